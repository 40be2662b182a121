"""What each device shows of a table: its documents, and the desk of the tablet."""
