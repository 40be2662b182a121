"""The decrees of a table that plays all it needs, and how they go."""

DECREES = (
    ("executive",),
    ("executive", "hr"),
    ("navy",),
    ("treasury", "secret"),
    ("executive", "navy"),
)
