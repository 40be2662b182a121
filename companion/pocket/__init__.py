"""The pocket edition: one device without a server; the table runs in a browser's worker."""
