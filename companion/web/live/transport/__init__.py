"""The transport: every byte between a socket and a table passes here.
`decisions/0009-the-transport.md` says why it is our own code and what it depends on."""
