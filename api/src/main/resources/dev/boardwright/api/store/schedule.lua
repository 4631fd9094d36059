-- Makes a job due, unless it is due earlier already. Either way it gets a new ticket, and is kept until a look at
-- this time or later. Answers this time.
-- KEYS times, tickets  ARGV key, delay in ms
local at = now() + tonumber(ARGV[2])
local due = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not due or at < tonumber(due) then
  redis.call('ZADD', KEYS[1], string.format('%d', at), ARGV[1])
end
local latest = redis.call('HGET', KEYS[2], '>' .. ARGV[1])
if not latest or at > tonumber(latest) then
  redis.call('HSET', KEYS[2], '>' .. ARGV[1], string.format('%d', at))
end
redis.call('HSET', KEYS[2], '=' .. ARGV[1], redis.call('HINCRBY', KEYS[2], 'last', 1))
return at
