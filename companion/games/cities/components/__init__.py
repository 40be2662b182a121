"""What several phases share: parts of the screens, and commands that are asked in many phases."""
