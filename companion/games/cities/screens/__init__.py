"""What the screens of a match show in common, and what is asked around the duels."""
