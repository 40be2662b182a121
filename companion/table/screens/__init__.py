"""What each device shows of a table: its picture in parts, and the desk of the tablet."""
