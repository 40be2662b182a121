"""What is written down of a match: each fact says what is true after it."""
