-- Lets a game go after a while, if it is at the expected revision and version. Answers 1 if so, else 0.
-- KEYS game, log
-- ARGV 1 revision, 2 version, 3 expiry in ms
local stored = redis.call('HMGET', KEYS[1], 'revision', 'version')
if stored[1] ~= ARGV[1] or stored[2] ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], 'expires', '1')
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return 1
