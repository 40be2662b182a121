"""Parts of screens and commands that several phases use."""
