"""Lupus in Tabula: the werewolf night."""
