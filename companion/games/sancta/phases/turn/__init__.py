"""The phase of the turns: its class in `phase.py`, and a file for each thing that is done."""
