"""One table in play, still pure: inputs in, a new table and effects out."""
