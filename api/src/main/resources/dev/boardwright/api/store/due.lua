-- Takes jobs that are due; they come again after the lease. Answers {key, ticket, key, ticket, ...}.
-- KEYS times, tickets  ARGV limit, lease in ms
local time = now()
local jobs = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', string.format('%d', time), 'LIMIT', 0, ARGV[1])
local taken = {}
for _, key in ipairs(jobs) do
  redis.call('ZADD', KEYS[1], string.format('%d', time + tonumber(ARGV[2])), key)
  local latest = redis.call('HGET', KEYS[2], '>' .. key)
  if latest and tonumber(latest) <= time then redis.call('HDEL', KEYS[2], '>' .. key) end
  table.insert(taken, key)
  table.insert(taken, redis.call('HGET', KEYS[2], '=' .. key) or '0')
end
return taken
