-- What a caller lacks who knows this revision and this version of a game; false if there is none.
local function snapshot(game, log, revision, version)
  local stored = redis.call('HMGET', game, 'revision', 'version', 'updated')
  if not stored[1] then return false end
  local header = false
  if stored[1] ~= revision then header = redis.call('HGET', game, 'header') end
  local tail = {}
  if stored[2] ~= version then
    local from = '-'
    if tonumber(version) < tonumber(stored[2]) then
      from = string.format('%d', tonumber(version) + 1)
    end
    tail = redis.call('XRANGE', log, from, '+')
  end
  return {stored[1], stored[2], stored[3], header, tail}
end
