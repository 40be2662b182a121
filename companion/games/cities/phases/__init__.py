"""The phases, a file each: all that is true of a phase stands in its class."""
