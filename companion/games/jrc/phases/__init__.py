"""The steps of §4, one file each with their rules and screens."""
