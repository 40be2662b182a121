"""The phases, a file each."""
