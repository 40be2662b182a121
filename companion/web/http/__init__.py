"""HTTP: pages, files, forms, and the headers of every answer."""
