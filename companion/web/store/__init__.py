"""The database: records, backups, retention, copies."""
