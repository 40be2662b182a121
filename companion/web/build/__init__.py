"""What is built before a program runs: the browser's code, its types, the wheel."""
