"""The rules of the night (§6.2); its screens and its script are in `phases/night/`."""
