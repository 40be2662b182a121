"""Panels and prompts that several phases use."""
