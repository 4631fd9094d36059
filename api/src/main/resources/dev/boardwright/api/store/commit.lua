-- One change of one game, made if the game is at the expected revision and version.
-- KEYS game, log
-- ARGV 1 commit id, 2 revision, 3 version, 4 expiry in ms or '', 5 channel of the doorbell, 6 game id,
--      7 version after it, 8 body of the append (both '' without one), 9 latest time or '',
--      10 ruleset, 11 status, 12 listed, 13 created, 14 header, 15 owners (all absent without one),
--      and at the end the time of the last change that is known, or ''
-- Answers {'done', time}, {'behind', snapshot}, {'missing'} or {'late', time}.
local game, log = KEYS[1], KEYS[2]
local id, revision, version = ARGV[1], ARGV[2], ARGV[3]
local appends, changes = ARGV[7] ~= '', ARGV[14] ~= nil
local known = ARGV[#ARGV]
local stored = redis.call('HMGET', game, 'revision', 'version', 'recent', 'expires', 'updated')

-- A commit whose answer was lost comes again: it finds its id in the log or with the header.
local function done_before()
  if appends then
    local there = redis.call('XRANGE', log, ARGV[7], ARGV[7])[1]
    return there and there[2][2] == id and there[2][4]
  end
  return string.match(stored[3] or '', id .. '=(%d+)')
end

local function log_lost()
  return redis.error_reply('LOGLOST the log of game ' .. ARGV[6] .. ' is gone')
end

if not stored[1] and revision ~= '0' then return {'missing'} end
if (stored[1] or '0') ~= revision or (stored[2] or '0') ~= version or known ~= '' and stored[5] ~= known then
  local at = done_before()
  if at then return {'done', at} end
  return {'behind', snapshot(game, log, revision, version, known)}
end

local millis = now()
local time = string.format('%d', millis)
if ARGV[9] ~= '' and millis > tonumber(ARGV[9]) then return {'late', time} end
if appends then
  local fields = {'commit', id, 'at', time, 'first', version, 'body', ARGV[8]}
  if version == '0' then
    redis.call('XADD', log, ARGV[7], unpack(fields))
  elseif not redis.call('XADD', log, 'NOMKSTREAM', ARGV[7], unpack(fields)) then
    return log_lost()
  end
elseif version ~= '0' and redis.call('EXISTS', log) == 0 then
  return log_lost()
end
if changes then
  redis.call('HSET', game, 'revision', string.format('%d', tonumber(revision) + 1),
    'ruleset', ARGV[10], 'status', ARGV[11], 'listed', ARGV[12], 'created', ARGV[13], 'header', ARGV[14],
    'owners', ARGV[15])
end
if appends then
  redis.call('HSET', game, 'version', ARGV[7], 'updated', time)
else
  -- The ids of the last eight changes of the header alone, each of 16 characters, with its time.
  local recent = string.sub(id .. '=' .. time .. ' ' .. (stored[3] or ''), 1, 248)
  redis.call('HSET', game, 'version', version, 'updated', time, 'recent', recent)
end
if ARGV[4] == '' then
  if stored[4] then -- Something had set an end to it.
    redis.call('PERSIST', game)
    redis.call('PERSIST', log)
    redis.call('HDEL', game, 'expires')
  end
else
  local expires = string.format('%d', millis + tonumber(ARGV[4]))
  redis.call('HSET', game, 'expires', '1')
  redis.call('PEXPIREAT', game, expires)
  redis.call('PEXPIREAT', log, expires)
end
redis.call('PUBLISH', ARGV[5], ARGV[6])
for owner in string.gmatch(ARGV[15] or '', '%S+') do redis.call('PUBLISH', ARGV[5], owner) end
return {'done', time}
