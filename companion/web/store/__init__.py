"""The database: records, backups, expiry, copies."""
