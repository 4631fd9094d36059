-- Counts uses of a bucket, kept as the time when it will be empty. Answers how long that is from now.
-- KEYS bucket  ARGV cost of the uses, the most it can take to be empty; all times in µs
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local empty = tonumber(redis.call('GET', KEYS[1]) or '0')
local left = math.min(math.max(empty - now, 0) + tonumber(ARGV[1]), tonumber(ARGV[2]))
redis.call('SET', KEYS[1], string.format('%d', now + left), 'PX', string.format('%d', math.ceil(left / 1000)))
return left
