-- KEYS game, log  ARGV revision, version
return snapshot(KEYS[1], KEYS[2], ARGV[1], ARGV[2])
