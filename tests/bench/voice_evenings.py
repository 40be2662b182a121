"""How long an evening lasts that the voice leads: `python -m tests.bench.voice_evenings
[evenings]`.

Twelve people with the rules as they come, simulated on the pure rules; who is named or chosen is
chance. *Quick*: everybody answers soon after being asked, has talked enough after a minute and
speaks for a quarter of one. *Slow*: everybody uses all the time there is but two seconds.
"""

from __future__ import annotations

import random
import statistics
import sys
from dataclasses import dataclass

from companion.core.command import TABLET, Caller
from companion.core.game import Stage
from companion.games.lupus.game import GAME
from tests.kit.deals import Play
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.voice_evening import answer_on_phones, asked, must

PEOPLE = 12
WAYS: dict[str, dict[str, object]] = {
    "one window a night, open votes": {},
    "one window a night, sealed votes": {"simultaneous_votes": True},
    "step by step, open votes": {"night_input": "phones"},
}


@dataclass(frozen=True)
class Pace:
    """Seconds after the line until an answer comes; None: two before the time is over."""

    look: float
    pick: float | None
    talk: float | None
    vote: float | None
    speech: float | None


SPOKEN = ("talk", "speech")
"""What may be left to its time."""
QUICK, SLOW = Pace(15, 8, 60, 4, 15), Pace(60, None, None, None, None)


def evening(rng: random.Random, pace: Pace, rules: dict[str, object]) -> tuple[float, int]:
    """One of them: minutes from the deal to the end, and how many days it had."""
    ring = tuple(range(1, PEOPLE + 1))
    play = Play(GAME, ring, frozenset(ring), rng, GAME.open(ring, {}))
    for id, value in {"moderation": "voice", **rules}.items():
        must(play, do.SetOption(id, value), TABLET)
    must(play, do.Deal(), TABLET)
    play.pass_time(pace.look)
    for seat in ring:
        must(play, do.Look(), Caller(seat))
    while GAME.stage(play.state) is not Stage.OVER:
        what = asked(play.state)
        due = GAME.wakes_at(play.state)
        assert due is not None, "the voice waits for ever"
        began = play.state.voice.until
        after = getattr(pace, what, None)
        wanted = due - 2 if after is None else min(began + after, due - 0.1)
        if what and wanted >= play.now and not (after is None and what in SPOKEN):
            play.pass_time(wanted - play.now)
            line = play.state.voice.lines
            answer_on_phones(play, 0, all_do=True)
            if play.state.voice.lines != line:
                continue
            due = GAME.wakes_at(play.state)
            assert due is not None, "an answer does not stop the voice"
        play.pass_time(max(0.0, due - play.now))
    return (play.now - 1000.0) / 60, play.state.number


def main(evenings: int) -> None:
    """The table of `companion/figures.md`."""
    print("| twelve people | everybody quick | everybody slow | days |\n|---|---|---|---|")
    for way, rules in WAYS.items():
        cells, days = [], []
        for pace in (QUICK, SLOW):
            ran = [evening(random.Random(f"{way} {n}"), pace, rules) for n in range(evenings)]
            minutes = sorted(one for one, _ in ran)
            low, high = minutes[evenings // 10], minutes[-1 - evenings // 10]
            cells.append(f"{statistics.median(minutes):.0f} min ({low:.0f} … {high:.0f})")
            days += [one for _, one in ran]
        print(f"| {way} | {' | '.join(cells)} | {min(days)} to {max(days)} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
