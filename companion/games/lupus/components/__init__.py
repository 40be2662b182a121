"""What several phases show: ring, card, countdown, tally, the tablet in the middle of the table."""
