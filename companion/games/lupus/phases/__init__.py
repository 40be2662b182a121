"""The phases of §6, one class each: its rules and what it shows.

A phase is a file, or a folder with the file `phase.py`.
"""
