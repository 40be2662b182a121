"""The printed first turn: its class in `phase.py`, what is printed in `printed.py`."""
