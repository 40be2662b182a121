"""Sancta Sanctorum: saints, points, the Rose."""
