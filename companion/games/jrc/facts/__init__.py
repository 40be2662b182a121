"""What is written down of a campaign: each fact says what is true after it."""
