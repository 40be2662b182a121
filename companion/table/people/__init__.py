"""The people at a table: seats, names, invites, and the view that the tablet shows."""
