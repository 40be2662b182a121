"""The phases of §6, one class each with rules and screens.

A phase is a file, or a folder with the file `phase.py`.
"""
