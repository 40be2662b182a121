"""What is asked for by address: pages, files, forms, and what every answer carries."""
