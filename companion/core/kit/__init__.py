"""What all games share: house rules, facts, commands, phases, sealed rounds."""
