"""How long an evening will take: from the days of simulated games, rules and estimated times."""

from collections.abc import Mapping
from functools import cache
from pkgutil import get_data

from companion.core import Odds, text
from companion.games.lupus.night_rules.actors import parts_tonight
from companion.games.lupus.options import Options
from companion.games.lupus.state import LupusState

LENGTH = "length"
"""First word of the lines of `played.txt` that tell how many days a game has."""
DEAL, END = 150.0, 90.0
"""Seconds until all have looked at their cards; seconds at the end."""
FRAME = 40.0
"""Seconds of a night for falling asleep and waking."""
STEP, TURN = 25.0, 8.0
"""Seconds for one step of a night; seconds for one person where all answer together."""
TELL, RULING = 30.0, 30.0
"""Seconds for a dawn; seconds for runoff and verdict."""
OPEN_VOTE, SEALED_VOTE = 8.0, 45.0
"""Seconds for one open vote; seconds for all sealed votes."""
DEFENCE = 40.0
"""Seconds for one defence without a clock."""
ALIVE = 0.7
"""Part of the people who are alive on a usual day."""


def lines_of_games() -> list[str]:
    """The lines of `played.txt`, which `python -m companion.web.build.simulations` writes: what was
    played, and for each policy the games that each side has won."""
    written = get_data(__package__, "played.txt")
    assert written is not None
    return written.decode().splitlines()


@cache
def _days() -> Mapping[int, tuple[int, int, int]]:
    """By number of people: days of which a tenth, half and nine tenths of the games had no more."""
    lines = (line.split() for line in lines_of_games() if line.startswith(LENGTH))
    return {int(n): (int(low), int(mid), int(high)) for _, n, low, mid, high in lines}


def _seconds(state: LupusState, days: int) -> float:
    options, people = state.options, len(state.ring)
    alive = max(1.0, ALIVE * people)
    steps = parts_tonight(state, 2)
    together = options.night_input == "together"
    night = FRAME + options.at_pace(TURN * alive if together else STEP * len(steps))
    votes = SEALED_VOTE if options.simultaneous_votes else OPEN_VOTE * alive
    limit = 0 if "defence_seconds" in options.idle else options.defence_seconds
    speech = 2 * (limit or DEFENCE)
    talk = sum(options.talk_seconds(day) for day in range(1, days + 1))
    day = TELL + RULING + options.at_pace(votes + speech + votes / 2)
    election = votes if options.captain == "elected" else 0
    return DEAL + END + options.at_pace(election) + talk + days * (night + day)


def length_of(state: LupusState) -> Odds | None:
    """The panel *about 50 minutes*, with the spread folded; None: no such games were simulated.
    With a deck by hand, or a bite in the first night, they have other days."""
    found, usual = _days().get(len(state.ring)), Options().first_night
    if found is None or state.deck_by_hand or state.options.first_night != usual:
        return None
    low, mid, high = (max(5, 5 * round(_seconds(state, days) / 300)) for days in found)
    return Odds(
        title=text("lupus-length", n=mid),
        more=text("lupus-length-more"),
        notes=(
            text("lupus-length-spread", low=low, high=high),
            text("lupus-length-days", low=found[0], high=found[2]),
        ),
    )
