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
from collections.abc import Callable
from dataclasses import dataclass

from companion.core.command import TABLET, Caller
from companion.core.game import Stage
from companion.games.lupus import commands as do
from companion.games.lupus import votes
from companion.games.lupus.commands import FinishSpeech, SayReady
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules import actors
from companion.games.lupus.phase import current_round
from companion.games.lupus.state import LupusState, Phase
from tests.kit.deals import Play
from tests.kit.games.lupus.voice_evening import must

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
        act, after = _asked(play.state, pace)
        due = GAME.wakes_at(play.state)
        assert due is not None, "the voice waits for ever"
        began = play.state.voice.until
        wanted = due - 2 if after is None else min(began + after, due - 0.1)
        if act is not None and wanted >= play.now:
            play.pass_time(wanted - play.now)
            line = play.state.voice.lines
            act(play)
            if play.state.voice.lines != line:
                continue
            due = GAME.wakes_at(play.state)
            assert due is not None, "an answer does not stop the voice"
        play.pass_time(max(0.0, due - play.now))
    return (play.now - 1000.0) / 60, play.state.number


def _asked(state: LupusState, pace: Pace) -> tuple[Callable[[Play], None] | None, float | None]:
    """What people do while this line stands, and when."""
    if state.in_night and state.tonight().open_step is not None:
        return _pick, pace.pick
    if state.phase is Phase.DISCUSSION:
        return (_ready, pace.talk) if pace.talk is not None else (None, None)
    if state.phase is Phase.DEFENCE:
        return (_finish, pace.speech) if pace.speech is not None else (None, None)
    vote = current_round(state)
    return (_vote, pace.vote) if vote is not None and vote.missing else (None, None)


def _pick(play: Play) -> None:
    packs: dict[str, int] = {}
    for seat in play.state.living:
        if targets := actors.legal_targets(play.state, seat):
            target = play.rng.choice(targets)
            if (part := actors.chooses(play.state, seat)) is not None:
                target = packs.setdefault(part, target)
            must(play, do.Pick(play.state.tonight().called or "", target), Caller(seat))


def _ready(play: Play) -> None:
    for seat in play.state.living:
        if seat not in play.state.today().ready:
            must(play, SayReady(), Caller(seat))


def _finish(play: Play) -> None:
    day = play.state.today()
    must(play, FinishSpeech(), Caller(day.speakers[day.speaker]))


def _vote(play: Play) -> None:
    vote = current_round(play.state)
    assert vote is not None
    for voter in vote.whose_turn:
        legal = [
            one for one in vote.candidates if votes.vote_refusal(play.state, voter, one) is None
        ]
        must(play, do.Vote(play.rng.choice(legal)), Caller(voter))


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
