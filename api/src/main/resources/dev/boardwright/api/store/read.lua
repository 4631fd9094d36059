-- KEYS game, log  ARGV revision, version, time of the last change
return snapshot(KEYS[1], KEYS[2], ARGV[1], ARGV[2], ARGV[3])
