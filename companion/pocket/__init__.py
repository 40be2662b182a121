"""The shell of one device: the same table in a browser's worker, without a server."""
