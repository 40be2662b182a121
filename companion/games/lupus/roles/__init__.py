"""The roles, one file each: who it is, when it wakes, what it may do, how it seems."""
