"""What the phases show in common: ring, cards, notes, and what is asked."""
