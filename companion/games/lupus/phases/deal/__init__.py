"""The deal (§6.1): everybody gets a card and looks at it."""
