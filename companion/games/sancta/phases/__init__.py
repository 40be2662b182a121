"""The phases, a file each: what is true of a phase and what it shows stand in its class."""
