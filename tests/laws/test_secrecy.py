"""P1: no eye is shown what it may not know. P2: every seeded leak is noticed."""

import dataclasses
import os
from collections import Counter
from dataclasses import dataclass
from itertools import cycle
from types import SimpleNamespace

import pytest

from companion.core.command import TABLET
from companion.core.eye import MODERATOR, Sight
from companion.core.game import Stage
from companion.games.final_decrees.facts.trade import TradeProposed
from companion.games.jrc.commands import OpenPapers
from companion.table import lifecycle
from companion.table.export import copies
from companion.table.screens import way_back
from companion.table.state import Table
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.leaky import about, mutants
from tests.kit.laws.lives import some_lives
from tests.kit.laws.lockstep import Leak
from tests.kit.laws.paired import run

PAIRS = int(os.environ.get("VEGLIA_PAIRS", "6"))
"""Of each game; `make soak` plays 2,000."""
EYES = [*Sight, None]
"""Whose eye it is, in turn; None: left to chance, as in `make soak`."""
TRIES = 60
Sancta, Lupus = type(GAMES["sancta"]), type(GAMES["lupus"])
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
EVERY_LEAK = [
    pytest.param(leaky, id=f"{leaky.game.id}-{leaky.name.replace(' ', '-')}") for leaky in mutants()
]


@EVERY_GAME
def test_paired_games_look_alike_to_an_eye_that_may_not_tell_them_apart(game):
    eyes, ended, tried, compared, differ = Counter(), Counter(), Counter(), 0, 0
    wishes = proof(game.id, "pairs").Wishes
    for seed, sight in zip(range(PAIRS), cycle(EYES)):
        steps = run(game, seed, None if sight is None else wishes(sight=sight.value))
        eyes[steps.eye.sight] += 1
        ended[steps.ended] += 1
        tried += steps.tried
        compared += steps.compared
        differ += steps.a.state != steps.b.state
    assert set(eyes) == set(Sight), "every kind of eye has looked"
    assert differ > 0.8 * PAIRS, "pairs of equal worlds prove nothing"
    assert compared > 30 * PAIRS, "pairs that end at once prove nothing"
    assert ended[""] > PAIRS / 10, f"too few pairs were played through: {ended}"
    assert tried["alike"], (
        "no command was tried that nobody is offered: pass `unoffered` to the pair"
    )
    assert tried["taken back"], "no step was taken back"


@pytest.mark.parametrize("leaky", EVERY_LEAK)
def test_every_seeded_leak_is_noticed(leaky):
    caught = any(leaks(leaky, seed) for seed in (about(leaky, "LATE"), *range(TRIES)))
    assert caught, f"{leaky.name} survived {TRIES} pairs: the test of secrecy is blind"


def yes(*_anything):
    return True


def no(*_anything):
    return False


@dataclass(frozen=True)
class Loose:
    """A way to carry away, or to count, too much: one function of the table, spoiled."""

    game: str
    spoils: str
    place: object
    word: str
    spoiled: object
    sight: str = "moderator"
    options: tuple = ()
    soon: int = 0
    """A pair that shows it, which is played first."""


def undone_aloud(_table, _after, steps, _games):
    """Whether all hear of an undo follows from whether it takes something hidden along."""
    return all(event.public for step in steps for event in step.events)


def is_copied(game):
    """Whether the host may carry a copy away while the game is played."""
    return any(
        game.may_be_copied(state, MODERATOR)
        for play in some_lives(game.id, 2)
        for state in play.lived
        if game.stage(state) is Stage.PLAY
    )


def carried(id):
    """The way of every game to carry away too much: its sealed papers in the copy, or, where it
    makes no copy while it is played, any copy."""
    soon = getattr(proof(id, "leaks"), "LATE", {}).get("a copy with its papers", 0)
    if is_copied(GAMES[id]):
        return Loose(id, "a copy with its papers", copies, "_stays_here", no, soon=soon)
    return Loose(id, "a copy while it is played", type(GAMES[id]), "may_be_copied", yes, soon=soon)


COVERED = (("sanctuary_hidden", True),)
CARRIED = [
    Loose("sancta", "a copy that lists whispers", copies, "_is_exported", yes, soon=1),
    Loose("sancta", "a copy with the last name", copies, "_author", lambda step: step.seat, soon=7),
    Loose("sancta", "a copy of what is covered", Sancta, "may_be_copied", yes, options=COVERED),
    Loose("lupus", "a copy for a blind host", Lupus, "may_be_copied", yes, sight="blind"),
    Loose(
        "sancta",
        "a tablet that counts whispers",
        Table,
        "shown_number",
        lambda table, number: number,
    ),
    Loose(
        "sancta", "an undo of whispers", lifecycle, "_is_announced", undone_aloud, sight="public"
    ),
    Loose("sancta", "a diary of whispers", way_back, "is_silent", no),
    Loose("final_decrees", "a tablet that counts deals", Table, "shown_number", lambda table, n: n),
    Loose("final_decrees", "a diary of deals", way_back, "is_silent", no),
    Loose("final_decrees", "a way back that a deal opens", lifecycle, "is_silent", no),
    Loose("final_decrees", "a deal that moves the tablet", TradeProposed, "silent", False),
]


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_that_carries_away_too_much_is_noticed_in_every_game(game, monkeypatch):
    assert_noticed(carried(game), monkeypatch)


@pytest.mark.parametrize("loose", CARRIED, ids=lambda one: f"{one.game}-{one.spoils}")
def test_whatever_a_host_could_carry_away_or_count_is_noticed_too(loose, monkeypatch):
    assert_noticed(loose, monkeypatch)


def assert_noticed(loose, monkeypatch):
    monkeypatch.setattr(loose.place, loose.word, loose.spoiled)
    wishes = proof(loose.game, "pairs").Wishes(sight=loose.sight)
    if loose.options:
        wishes = dataclasses.replace(wishes, options=loose.options)
    leaky = SimpleNamespace(game=GAMES[loose.game], wishes=wishes)
    caught = any(leaks(leaky, seed) for seed in (loose.soon, *range(TRIES)))
    assert caught, f"{loose.spoils} survived {TRIES} pairs: the test of secrecy is blind"


def leaks(leaky, seed):
    """Whether the law notices the leak in this pair."""
    try:
        run(leaky.game, seed, leaky.wishes)
    except Leak:
        return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_tried_with_a_scene_that_tells(game):
    names = [leaky.name for leaky in proof(game, "leaks").MUTANTS]
    assert any("the scene" in name.replace("_", " ") for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_both_parts_that_all_may_read_are_tried_with_a_secret(game):
    names = [leaky.name for leaky in proof(game, "leaks").MUTANTS]
    assert any(name.startswith("a cue follows from") for name in names)
    assert any(name.startswith("the wall follows from") for name in names)


def test_a_driver_that_does_not_look_at_a_refusal_is_stopped():
    def driver(pair):
        while not pair.a.state.round:
            pair.both(TABLET, OpenPapers())

    steps = run(GAMES["jrc"], 0)
    for world in steps.worlds:
        world.state = world.opening
    with pytest.raises(AssertionError, match="a pair that does not end"):
        driver(steps)


def test_there_are_leaks_enough_to_trust_the_law():
    assert len(EVERY_LEAK) >= 20 * len(GAMES)
