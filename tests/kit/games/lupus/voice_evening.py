"""Evenings with the voice: nobody touches the shared display, the test moves the clock."""

import random
from collections import Counter
from typing import Any

from companion.core import Caller, Eye, Prompt, Stage
from companion.games.lupus import votes
from companion.games.lupus.deck import SPECIALS_FROM
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules import actors
from companion.games.lupus.options import WORLD, Options
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import LupusState, Phase
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.plans import second
from tests.kit.games.lupus.tables import ALL_CHOICES, ALL_SWITCHES, OF_CARDS, deck_for, world_deck
from tests.kit.random_play import Play

NEVER_ENDS = 6000
"""The most lines of an evening; more mean that it never ends."""


def lobby(rng: random.Random, size: int, **options: Any) -> Play:
    """A table of so many, each with a phone, with the voice and random house rules."""
    ring = tuple(rng.sample(range(1, size + 4), size))
    play = Play(GAME, ring, frozenset(ring), rng, GAME.open(ring, {}))
    chosen: dict[str, Any] = {id: rng.choice(values) for id, values in ALL_CHOICES.items()}
    chosen |= {id: rng.random() < 0.5 for id in ALL_SWITCHES if rng.random() < 0.3}
    chosen["night_input"] = rng.choice(("phones", "together"))
    chosen["defence_seconds"] = rng.choice((0, 0, 60))
    chosen["pauses"] = rng.choice((0, 3, 10))
    for id, value in {"moderation": "voice", **chosen, **options}.items():
        if id in OF_CARDS and size < SPECIALS_FROM:
            rng.random()  # the rule cannot matter; as many draws as where it is set
        elif id in Options.asked:  # a role that is gone has taken its rules along
            play.must_do(do.SetOption(id, value))
    draw = world_deck if play.state.box == WORLD else deck_for
    play.must_do(do.SetDeck(dict(Counter(draw(rng, size)))))
    return play


def deal(play: Play) -> Play:
    """Deal the cards, and let everybody look."""
    play.must_do(do.Deal())
    for seat in play.ring:
        play.must_do(do.Look(), Caller(seat))
    return play


def play_evening(play: Play, *, silent: float = 0.05) -> list[tuple[float, str]]:
    """Play it to the end by the phones alone: (when, which line) of all that was said.

    `silent`: how likely a player does not answer when asked.
    """
    lines: list[tuple[float, str]] = []
    for _ in range(NEVER_ENDS):
        state: LupusState = play.state
        if GAME.stage(state) is Stage.OVER:
            return lines
        line = phase_of(state).spoken_line(state)
        lines.append((play.now, "" if line is None else line.id))
        answer_on_phones(play, silent)
        due = GAME.wakes_at(play.state)
        assert due is not None, f"the voice waits for ever in {state.phase}"
        play.pass_time(max(0.0, due - play.now))
    raise AssertionError("the evening never ends")


def expected_action(state: LupusState) -> str:
    """What people do while a line is on: "pick", "aim", "talk", "speech" or "vote"; empty: they
    listen."""
    if state.in_night and state.tonight().open_step is not None:
        return "pick"
    if state.phase in (Phase.DISCUSSION, Phase.DEFENCE):
        return "talk" if state.phase is Phase.DISCUSSION else "speech"
    if state.phase is Phase.SHOT:
        return "aim"
    vote = phase_of(state).vote(state)
    return "vote" if vote is not None and vote.missing else ""


def answer_on_phones(play: Play, silent: float) -> None:
    """Answer on all phones; a talk and a speech sometimes run out of time."""
    state: LupusState = play.state
    what, rng = expected_action(state), play.rng
    if what == "pick":
        _night(play, silent)
    elif what == "aim":
        for seat in phase_of(state).awaited(state):
            play.must_do(do.Aim(rng.choice((*state.living, None))), Caller(seat))
    elif what == "talk" and rng.random() < 0.7:
        for seat in state.living:
            if seat not in state.today().ready:
                play.must_do(do.SayReady(), Caller(seat))
    elif what == "speech" and rng.random() < 0.5:
        day = state.today()
        play.must_do(do.FinishSpeech(), Caller(day.speakers[day.speaker]))
    elif what == "vote" and (vote := phase_of(state).vote(state)) is not None:
        for voter in vote.whose_turn:
            if rng.random() >= silent:
                _vote(play, voter)


def _night(play: Play, silent: float) -> None:
    """A pack looks at what its others show, and agrees."""
    shown: dict[str, int] = {}
    for seat in play.state.living:
        state = play.state
        targets = actors.legal_targets(state, seat)
        if not targets or play.rng.random() < silent:
            continue
        part, target = actors.choosing_part(state, seat), play.rng.choice(targets)
        if part is not None:
            target = shown.setdefault(part, target)
        step = state.tonight().called or ""
        nobody = actors.may_pass(state) and play.rng.random() < 0.5
        play.must_do(do.Pick(step, None if nobody else target), Caller(seat))
        if actors.waits_for_second(play.state.tonight(), seat) is not None:
            play.must_do(do.Pick(step, second(state, seat, target)), Caller(seat))


def _vote(play: Play, voter: int) -> None:
    state = play.state
    vote = phase_of(state).vote(state)
    legal = [one for one in vote.candidates if votes.vote_refusal(state, voter, one) is None]
    if legal:
        play.must_do(do.Vote(play.rng.choice(legal)), Caller(voter))


def table(size: int = 9, seed: int = 1, **options: Any) -> Play:
    """A lobby with usual rules."""
    plain: dict[str, Any] = {
        "simultaneous_votes": False,
        "ghosts": False,
        "pauses": 3,
        "defence_seconds": 0,
    }
    plain["night_input"] = "together"
    return lobby(random.Random(seed), size, **{**plain, **options})


def next_alarm(play: Play) -> None:
    """Let time pass until the next alarm."""
    play.pass_time(max(0.0, GAME.wakes_at(play.state) - play.now))


def until(play: Play, phase: Phase, answering: bool = True) -> Play:
    """Let the clock run until it is this phase."""
    for _ in range(3000):
        if play.state.phase is phase:
            return play
        if answering:
            answer_on_phones(play, 0)
        next_alarm(play)
    raise AssertionError(f"{phase} never came")


def open_window(play: Play) -> Play:
    """Deal the cards, and wait until the first step of the night is open."""
    until(deal(play), Phase.NIGHT)
    while play.state.tonight().open_step is None:
        play.pass_time(1)
    return play


def refused(play: Play, command: Any, caller: Caller) -> str:
    """The refusal code of a command."""
    refusal = play.do(command, caller)
    assert refusal is not None, f"{command} was taken"
    return refusal.code


def offered(play: Play, eye: Eye) -> dict[str, Prompt]:
    """The open prompts of that eye, by command."""
    view = GAME.view(play.state, eye, play.moment)
    return {one.command: one for one in view.prompts if one.closed is None}


def line_of(play: Play) -> str | None:
    said = phase_of(play.state).spoken_line(play.state)
    return None if said is None else said.id
