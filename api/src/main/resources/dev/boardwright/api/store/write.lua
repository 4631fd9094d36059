-- Writes a document if it is at the expected revision. Answers 1, or 0 if it is not.
-- KEYS key  ARGV call id, revision, text, expiry in ms or ''
local stored = redis.call('HMGET', KEYS[1], 'revision', 'call')
if stored[2] == ARGV[1] then return 1 end -- The answer was lost, and the call comes again.
if (stored[1] or '0') ~= ARGV[2] then return 0 end
local revision = string.format('%d', tonumber(ARGV[2]) + 1)
redis.call('HSET', KEYS[1], 'revision', revision, 'call', ARGV[1], 'text', ARGV[3])
if ARGV[4] == '' then redis.call('PERSIST', KEYS[1]) else redis.call('PEXPIRE', KEYS[1], ARGV[4]) end
return 1
