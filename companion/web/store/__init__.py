"""What lies on disk: records, their database, backups, and the way back into a table."""
