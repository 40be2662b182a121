"""What the phases show in common: panels and names."""
