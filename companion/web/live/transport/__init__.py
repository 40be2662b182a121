"""The one way between a socket and the table: every byte in and out passes here.
Why it is ours and what it leans on: `decisions/0009-the-transport.md`.
"""
