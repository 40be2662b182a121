"""A copy without papers and whispers can be taken up at any moment of any game."""

import os
import random

import pytest

from companion.core import Stage, fold, payload
from companion.core.eye import MODERATOR
from companion.table.commands import ChooseGame, Leave
from companion.table.export.copies import BadCopy, copied, restored
from companion.table.log.codec import Codec
from companion.table.log.fold import fold as folded
from companion.web.store.copy_reader import BAD, TOO_LARGE
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import random_games
from tests.kit.table.around import table_of
from tests.kit.table.scene import Room
from tests.laws.strange_copies import mutated, try_copy, valid_copies

CODEC = Codec(GAMES)
MOMENTS = 9


def copies(play, game):
    """The state at some moments of this life, each with the copy that a host may make (or None)."""
    last = len(play.steps)
    for number in sorted({last * part // MOMENTS for part in range(1, MOMENTS + 1)}):
        then = play.after(number)
        allowed = game.may_be_copied(then.state, MODERATOR)
        yield then.state, payload(copied(table_of(then), GAMES)) if allowed else None


@EVERY_GAME
def test_a_game_goes_on_from_a_copy_made_at_any_moment(game):
    looked = taken = 0
    for play in random_games(game.id, 4):
        if game.open(play.ring, game.keep(play.states[0])) != play.states[0]:
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
def test_a_copy_is_taken_where_somebody_has_left_the_lobby_and_no_ring_of_strangers(game):
    room = Room(GAMES)
    phones = room.guests(9)
    room.host.do(ChooseGame(game.id))
    phones[3].do(Leave())
    copy = payload(copied(room.table, GAMES))
    table = folded(restored(copy, "luna", ("key", 9e9), 5.0, GAMES, CODEC.read), GAMES)
    assert table.ring == table.game.ring == room.table.ring
    assert table.game.state == room.table.game.state
    for ring in ([1, 2, 77], [1, 2, 2], [1, "2"], [0, 1]):
        strange = {**copy, "ring": ring, "steps": []}
        with pytest.raises(BadCopy):
            restored(strange, "luna", ("key", 9e9), 5.0, GAMES, CODEC.read)


@EVERY_GAME
def test_what_nobody_is_told_of_is_a_whisper_and_a_whisper_moves_no_other_screen(game):
    for event in game.events:
        assert event.whisper or not event.silent, f"{event.wire} is silent, and would be copied"
        assert not (event.whisper and event.public), f"{event.wire} is whispered aloud"


@EVERY_GAME
def test_without_its_papers_and_whispers_the_end_is_the_same_end(game):
    for play in random_games(game.id, 6):
        events = [
            event
            for step in play.steps
            for event in step.events
            if not (event.paper or event.whisper)
        ]
        state = play.states[0]
        for event in events:
            state = game.evolve(state, event)
        assert game.stage(state) is Stage.OVER
        assert fold(game.evolve, play.states[0], play.steps) == play.state


EACH_GAME = pytest.mark.parametrize("game", list(GAMES))
MANY = int(os.environ.get("VEGLIA_COPIES", "60"))
"""Changed copies of each game; `make soak` tries 2,000."""


@EACH_GAME
def test_a_valid_copy_is_taken(game):
    assert all(try_copy(copy, random.Random(1)) == "taken" for copy in valid_copies(game))


@EACH_GAME
def test_a_changed_copy_is_refused_or_can_be_shown_printed_and_played(game):
    dice, copies = random.Random(f"changed {game}"), valid_copies(game)
    outcomes = {try_copy(mutated(dice.choice(copies), dice), dice) for _ in range(MANY)}
    assert {"taken", BAD} <= outcomes <= {"taken", BAD, TOO_LARGE}


@EACH_GAME
@pytest.mark.parametrize("size", [1_000, 50_000])
def test_a_list_that_is_too_long_is_refused_wherever_it_stands(game, size):
    (copy, *_) = valid_copies(game)
    for holder, key in lists(copy):
        before, holder[key] = holder[key], list(range(size))
        if key != "steps" and key != "papers":
            assert try_copy(copy, random.Random(1)) == TOO_LARGE, key
        holder[key] = before


def lists(thing):
    """The first dozen lists in there, as who holds each and under which key."""
    found, waiting = [], [thing]
    while waiting and len(found) < 12:
        one = waiting.pop(0)
        for key, value in one.items() if isinstance(one, dict) else enumerate(one):
            if isinstance(value, list):
                found.append((one, key))
            if isinstance(value, dict | list):
                waiting.append(value)
    return found


@pytest.mark.parametrize("number", [10**18, -(10**12), 1e300])
def test_numbers_that_no_copy_holds_are_refused(number):
    (copy, *_) = valid_copies("jrc")
    copy["steps"][0]["at"] = number
    assert try_copy(copy, random.Random(1)) in (BAD, TOO_LARGE)


def test_depth_is_refused_before_it_costs_anything():
    (copy, *_) = valid_copies("jrc")
    deep = []
    for _ in range(200):
        deep = [deep]
    copy["kept"] = {"x": deep}
    assert try_copy(copy, random.Random(1)) == TOO_LARGE
