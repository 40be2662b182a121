"""The shipped voice: what is read aloud, made into sound on the server."""
