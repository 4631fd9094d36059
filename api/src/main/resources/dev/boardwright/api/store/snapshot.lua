-- What a caller lacks who knows a game as it was at this revision and version, when it had changed last at this time
-- ('': whenever). False if there is none. The last of it is 0 if that is no part of the game, since a failover has lost
-- it; then it is the whole game.
local function snapshot(game, log, revision, version, updated)
  local stored = redis.call('HMGET', game, 'revision', 'version', 'updated', 'recent')
  if not stored[1] then return false end
  if stored[1] == revision and stored[2] == version and (updated == '' or stored[3] == updated) then
    return {stored[1], stored[2], stored[3], false, {}, 1}
  end
  local goes_on = tonumber(version) <= tonumber(stored[2])
  local tail = redis.call('XRANGE', log, goes_on and version or '-', '+')
  if goes_on then
    -- The change that the caller knows last is in the log, or it changed the header alone.
    local last = tail[1] and tail[1][1] == version .. '-0' and table.remove(tail, 1)
    goes_on = updated == '' or last and last[2][4] == updated
      or string.find(stored[4] or '', '=' .. updated .. ' ', 1, true)
    if not goes_on then tail = redis.call('XRANGE', log, '-', '+') end
  end
  local header = false
  if not goes_on or stored[1] ~= revision then header = redis.call('HGET', game, 'header') end
  return {stored[1], stored[2], stored[3], header, tail, goes_on and 1 or 0}
end
