"""The night (§6.2): its script, its phones, the tablet."""
