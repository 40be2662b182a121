"""The people at a table: seats, names, passes, and whose view the tablet shows."""
