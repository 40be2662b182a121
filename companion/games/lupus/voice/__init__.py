"""The voice as moderator: what it says, when it continues, and who takes over from it."""
