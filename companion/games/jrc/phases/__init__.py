"""The steps of §4, one file each: the rules of a step and what it shows stand in its class."""
