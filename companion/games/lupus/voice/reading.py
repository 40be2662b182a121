"""How long a line is read aloud, as measured once with the shipped voice; never from a device."""

from collections.abc import Mapping
from functools import cache
from pkgutil import get_data

from msgspec.json import decode

from companion.core import SeatName, SeatNames, Text
from companion.games.lupus.cast import roles
from companion.games.lupus.options import WORLD

BREATH_SECONDS = 1.2
"""After each line; a device may be so late, or so much slower."""
NAME_SECONDS = 1.0
"""Seconds of any name: the length of a line must not depend on who is meant."""
LETTERS_A_SECOND = 12.0
"""For lines whose length was not measured."""
UNKNOWN_LETTERS = 60
TYPED = "lupus-words"
"""Texts that the table typed for an invented card; everybody may read them."""


def reading_seconds(line: Text) -> float:
    """Seconds for which `line` is read, with a breath, in the slowest language; to a tenth."""
    return round(BREATH_SECONDS + sounding_seconds(line), 1)


def sounding_seconds(line: Text) -> float:
    """Seconds for which `line` sounds."""
    read, params = _seconds(), line.params
    of_one = read.get(f"{line.id}[one]") if params.get("n") == 1 else None
    seconds = read.get(line.id, longest_of_its_kind(line.id)) if of_one is None else of_one
    for value in params.values():
        if isinstance(value, Text):
            seconds += sounding_seconds(value)
        elif isinstance(value, SeatName):
            seconds += NAME_SECONDS
        elif isinstance(value, SeatNames):
            seconds += NAME_SECONDS * len(value.seats)
        elif isinstance(value, str) and line.id == TYPED:
            seconds += len(value) / LETTERS_A_SECOND
    return seconds


def longest_of_its_kind(id: str) -> float:
    """Seconds for a line that was not read beforehand: the longest line whose id begins alike."""
    family, kind, *_ = *id.split("-"), ""
    alike = (time for one, time in _seconds().items() if one.startswith(f"{family}-{kind}-"))
    return max(alike, default=UNKNOWN_LETTERS / LETTERS_A_SECOND)


@cache
def _seconds() -> Mapping[str, float]:
    """Measured seconds of lines by id; `[one]`: in the form that speaks of one person. Cached,
    because reading the modules of all roles takes longer than a view. `lengths.json`, written by
    `python -m companion.web.protocol`: letters and seconds, the largest of all languages."""
    written = get_data(__package__, "lengths.json") or b""
    lengths = decode(written, type=dict[str, tuple[int, float]])
    found = {id: seconds for id, (_, seconds) in lengths.items()}
    for role in roles(WORLD).values():
        found |= {id: seconds for id, _, seconds in role.read_aloud}
    return found
