"""A copy without papers and whispers can be taken up at any moment of any game."""

import pytest

from companion.core.eye import MODERATOR
from companion.core.game import Stage
from companion.core.log import fold
from companion.core.value import payload
from companion.table.export.copies import copied, restored
from companion.table.log.codec import Codec
from companion.table.log.fold import fold as folded
from companion.table.state import Running, Seat, Table
from tests.kit.laws.games import GAMES
from tests.kit.laws.lives import some_lives

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
CODEC = Codec(GAMES)
MOMENTS = 9


def copies(play, game):
    """The state at some moments of this life, each with the copy that a host may make (or None)."""
    opening = play.lived[0]
    ring = tuple(play.ring)
    people = {seat: Seat(seat, f"Guest {seat}", phone=False) for seat in ring}
    last = len(play.steps)
    for number in sorted({last * part // MOMENTS for part in range(1, MOMENTS + 1)}):
        steps = tuple(play.steps[:number])
        state = play.state if number == last else play.lived[number]
        running = Running(game.id, opening, ring, state, ring, steps, steps)
        table = Table(code="lume", people=people, ring=ring, game=running)
        allowed = game.may_be_copied(state, MODERATOR)
        yield state, payload(copied(table, GAMES)) if allowed else None


@EVERY_GAME
def test_a_game_goes_on_from_a_copy_made_at_any_moment(game):
    looked = taken = 0
    for play in some_lives(game.id, 4):
        if game.open(play.ring, game.keep(play.lived[0])) != play.lived[0]:
            continue  # a table that was set up by hand before its first step
        for state, copy in copies(play, game):
            looked += 1
            if copy is None:
                continue
            records = restored(copy, "luna", ("key", 9.0), 5.0, GAMES, CODEC.read)
            table = folded(records, GAMES)
            assert game.stage(table.game.state) is game.stage(state)
            taken += 1
    assert looked > 2 * MOMENTS
    assert taken, "no copy can be made of this game, not even at its end"


@EVERY_GAME
def test_what_nobody_is_told_of_is_a_whisper_and_a_whisper_moves_no_other_screen(game):
    for event in game.events:
        assert event.whisper or not event.silent, f"{event.wire} is silent, and would be copied"
        assert not (event.whisper and event.public), f"{event.wire} is whispered aloud"


@EVERY_GAME
def test_without_its_papers_and_whispers_the_end_is_the_same_end(game):
    for play in some_lives(game.id, 6):
        told = [
            event
            for step in play.steps
            for event in step.events
            if not (event.paper or event.whisper)
        ]
        state = play.lived[0]
        for event in told:
            state = game.evolve(state, event)
        assert game.stage(state) is Stage.OVER
        assert fold(game.evolve, play.lived[0], play.steps) == play.state
