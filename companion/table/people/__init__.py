"""The people at a table: seats, names, invites, and whose view the tablet shows."""
