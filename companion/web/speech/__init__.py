"""The shipped voice: speech synthesis on the server."""
