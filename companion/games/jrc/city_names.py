"""The cities of a campaign (§2): the nine of the form, the eight of the text, or one's own."""

from collections.abc import Sequence

NINE = (
    *("Atlanta", "Boston", "Chicago", "Cleveland", "Dallas", "Houston", "Miami", "Seattle"),
    "Washington D.C.",
)
EIGHT = tuple(city for city in NINE if city != "Seattle")  # C1
FEWEST, MOST = 5, 12
LONG_NAME = 20
"""Most characters of a city's name, which heads a row on a phone."""


def clean_name(called: str, others: Sequence[str]) -> str:
    """A city's name on one line, not too long, and different from the `others`."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in called).split())[:LONG_NAME]
    name, number = plain.strip(), 2
    taken = {other.casefold() for other in others}
    while name.casefold() in taken:
        name = f"{plain[: LONG_NAME - 3].strip()} {number}"
        number += 1
    return name
