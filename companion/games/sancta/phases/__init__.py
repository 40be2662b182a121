"""The phases, a file or a folder each: what is true of a phase and what it shows."""
