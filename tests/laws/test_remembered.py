"""What was worked out once is found again: a remembered function is given the very same things."""

import sys
from collections import Counter
from inspect import getclosurevars, isfunction

import pytest

from companion.core import remembered as module
from companion.table.device import ONLOOKER, Kind, Looker
from companion.table.present import Showing
from tests.laws.games import GAMES
from tests.laws.lives import moments
from tests.laws.screens import table_of


def remembered_functions():
    """Every function of the project that keeps its answers, by name, with what it keeps."""
    return {
        f"{thing.__module__}.{thing.__name__}": getclosurevars(thing).nonlocals["kept"]
        for name, place in tuple(sys.modules.items())
        if name.startswith("companion.")
        for thing in vars(place).values()
        if isfunction(thing) and hasattr(thing, "__wrapped__")
        if thing.__code__.co_filename == module.__file__
    }


def answers():
    """How often each has worked something out; the oldest answers go, so the newest is named."""
    return {name: next(reversed(kept), None) for name, kept in remembered_functions().items()}


def draw(play):
    """For all phones and the screens: they are many, the tablet is one."""
    showing = Showing(table_of(play), play.now, GAMES)
    phones = [Looker(Kind.PHONE, seat) for seat in play.ring]
    for looker in (*phones, ONLOOKER):
        showing.to(looker)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_moment_drawn_again_works_out_nothing_anew(game):
    anew, looked = Counter(), 0
    for seed in range(3):
        for play in moments(game, f"again {seed}", every=5):
            draw(play)
            before = answers()
            draw(play)
            anew.update(name for name, newest in answers().items() if newest != before[name])
            looked += 1
    assert looked > 10
    assert not anew, f"given what is made anew each time: {anew}"
