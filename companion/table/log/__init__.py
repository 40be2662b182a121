"""The log of a table: facts, records, and the fold from records to a table."""
