"""What is written down of a game: each fact says what is true after it."""
