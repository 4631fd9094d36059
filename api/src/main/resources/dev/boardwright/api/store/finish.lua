-- Ends a job unless it was scheduled again since it was taken.
-- KEYS times, tickets  ARGV key, ticket, delay in ms after which it comes again or ''
if (redis.call('HGET', KEYS[2], '=' .. ARGV[1]) or '0') ~= ARGV[2] then return 0 end
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], '=' .. ARGV[1])
else
  redis.call('ZADD', KEYS[1], string.format('%d', now() + tonumber(ARGV[3])), ARGV[1])
end
return 1
