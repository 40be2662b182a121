"""The lobby: who plays, the cards, the house rules, and what a new game takes over."""
