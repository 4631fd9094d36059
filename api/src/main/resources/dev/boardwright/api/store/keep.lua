-- Keeps a text unless one is kept already, which is then answered; false if this one is kept.
-- KEYS key  ARGV call id, text, expiry in ms
local kept = redis.call('HMGET', KEYS[1], 'call', 'text')
if kept[1] == ARGV[1] then return false end -- The answer was lost, and the call comes again.
if kept[1] then return kept[2] end
redis.call('HSET', KEYS[1], 'revision', '1', 'call', ARGV[1], 'text', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return false
