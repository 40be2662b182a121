"""The machinery of a night: who is called when, what answers count, what they come to."""
