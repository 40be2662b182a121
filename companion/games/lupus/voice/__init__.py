"""The voice that moderates: what it says, when it goes on, and who takes over from it."""
