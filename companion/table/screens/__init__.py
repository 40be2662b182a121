"""What each device is shown of a table: its picture, the parts of it, the desk of the tablet."""
