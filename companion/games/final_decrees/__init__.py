"""Final Decrees: sealed bids, blame, arrows of control."""
