"""Where the voice leads, a step that was taken back counts again, and its line begins anew."""

from companion.core.value import replace
from companion.table import commands
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.handle import handle
from companion.table.log import facts
from companion.table.log.fold import evolve
from companion.table.log.record import Record
from companion.table.screens.way_back import redo_offer, undo_offer
from companion.table.state import Table
from tests.kit.golden.book import read, steps_of
from tests.kit.laws.games import GAMES
from tests.kit.table.scene import PlainLuck

EVERY = 25
"""Of the steps of the evening, at so many a look."""
TO_AND_FRO = 5.0
"""Seconds between the undo and the redo."""


def evening():
    """The table after each step of the recorded evening."""
    book = read("nobody_moderates")
    ring = tuple(book["ring"])
    seats = (facts.SeatTaken(seat, f"Guest {seat}", None) for seat in ring)
    opened = (facts.TableOpened("LUME42", ""), *seats, facts.GameChosen("lupus", ring, {}))
    table = evolve(Table(code=""), Record(1, 1000.0, "table.open", None, opened), GAMES)
    table = replace(table, tablet="tablet")
    for step in steps_of(book):
        record = Record(step.number + 1, step.at, step.name, step.seat, step.events)
        table = evolve(table, record, GAMES)
        yield step.at, table


def asked(table, command, now):
    ask = Ask("tablet", Kind.TABLET, f"{table.version:032x}", command)
    outcome = handle(table, ask, now, PlainLuck(), GAMES)
    assert outcome.record is not None, outcome.effects
    return outcome.table


def test_the_voice_reads_the_line_of_a_redone_step_anew():
    led = [(at, table) for at, table in evening() if table.game.state.led][::EVERY]
    assert len(led) > 3
    for at, before in led:
        undone = asked(before, commands.Undo(**undo_offer(before, GAMES).args), at + 1)
        now = at + 1 + TO_AND_FRO
        after = asked(undone, commands.Redo(**redo_offer(undone, GAMES).args), now)
        steps = before.game.steps
        assert after.game.steps[: len(steps)] == steps
        voice = after.game.state.voice
        assert voice.paused_at is not None or voice.since == now < voice.due
