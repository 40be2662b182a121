"""The discussion (§6.4): everybody talks, and ghosts may bet."""
