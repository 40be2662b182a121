"""What several phases show alike; nothing here asks which phase is on."""
