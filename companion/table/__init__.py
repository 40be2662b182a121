"""The rules of one table, pure: an input gives a new table and effects."""
