"""What the tablet chooses before the cards are dealt: what is asked, and how it is answered."""
