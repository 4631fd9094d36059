-- Ends a job unless it was scheduled again since it was taken, or for a time that had not come then.
-- KEYS times, tickets  ARGV key, ticket, delay in ms after which it comes again or ''
if (redis.call('HGET', KEYS[2], '=' .. ARGV[1]) or '0') ~= ARGV[2] then return 0 end
local latest = redis.call('HGET', KEYS[2], '>' .. ARGV[1])
local due = latest and tonumber(latest)
if ARGV[3] ~= '' then
  local again = now() + tonumber(ARGV[3])
  due = due and math.min(due, again) or again
end
if due then
  redis.call('ZADD', KEYS[1], string.format('%d', due), ARGV[1])
else
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], '=' .. ARGV[1])
end
return 1
