"""What was written down of a table, step by step: its facts, and the table that they fold to."""
