"""What every game is made of, written once: house rules, facts, commands, phases, rounds."""
