"""What the phases show in common: the flowers, the own saints, the window."""
