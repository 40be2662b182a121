"""The vocabulary that rules and browsers share: prompts and panels."""
