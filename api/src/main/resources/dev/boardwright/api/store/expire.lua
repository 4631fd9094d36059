-- Lets a game go after a while, if it is at the expected revision and version, and changed last at the time known.
-- Answers 1 if so, else 0.
-- KEYS game, log
-- ARGV 1 revision, 2 version, 3 time or '' for any, 4 expiry in ms
local stored = redis.call('HMGET', KEYS[1], 'revision', 'version', 'updated')
if stored[1] ~= ARGV[1] or stored[2] ~= ARGV[2] or ARGV[3] ~= '' and stored[3] ~= ARGV[3] then return 0 end
redis.call('HSET', KEYS[1], 'expires', '1')
redis.call('PEXPIRE', KEYS[1], ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[4])
return 1
