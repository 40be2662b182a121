"""P19: nothing is known early. Pairs of evenings that differ in what is told later look alike on
the shared display as long as they do on the wall; each fault that was found is noticed when it is
back."""

import os
from collections import Counter

import pytest

from companion.core.text import SeatNames, text
from companion.games.lupus import corrections, phase
from companion.games.lupus.facts.day import DawnBroke
from companion.games.lupus.facts.night import StepOpened
from companion.games.lupus.game import Lupus
from companion.games.lupus.narration import recap
from companion.games.lupus.victory import check_end
from companion.table.log.facts import SeatShown
from tests.kit.games.lupus.told_later import KnownEarly, play

PAIRS = int(os.environ.get("VEGLIA_LED_PAIRS", "12"))
TRIES = 60
NIGHTS = ("phones", "together")


@pytest.mark.parametrize("night", NIGHTS)
def test_what_is_told_later_is_on_no_device_before(night):
    tried = Counter()
    for seed in range(PAIRS):
        tried += play(seed, night).tried
    assert tried["compared"] > 20 * PAIRS, f"pairs that end at once prove nothing: {tried}"
    assert tried["told"] > PAIRS / 3, f"worlds that never differ prove nothing: {tried}"


def no(*_anything):
    return False


def named(fact):
    """The diary names the dead when day breaks."""
    dead = tuple(seat for seat, _ in fact.deaths)
    return text("lupus-diary-dawn-dead", who=SeatNames(dead))


def at_once(draft, _moment):
    """The end of a game follows a correction by hand."""
    return check_end(draft)


def everybody(*_anything):
    return None


class Never:
    """A field that is always False."""

    def __get__(self, *_instance):
        return False

    def __set__(self, *_value): ...


FAULTS = {
    "the diary names the dead of an untold dawn": ((DawnBroke, "diary_line", named),),
    "corrections tell who lives": ((phase, "is_awaited", no),),
    "whoever has taken over knows the dawn": ((phase, "before_announcement", lambda state: state),),
    "a correction that ends the game ends it at once": (
        (corrections, "_over", at_once),
        (recap, "FIRST", (StepOpened,)),
    ),
    "the tablet that goes round shows any card": ((Lupus, "lends_to", everybody),),
    "a look at a card is told to nobody": ((SeatShown, "told", Never()),),
}


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_that_was_found_is_noticed_when_it_is_back(name, monkeypatch):
    for place, word, spoiled in FAULTS[name]:
        monkeypatch.setattr(place, word, spoiled)
    assert any(notices(seed, night) for seed in range(TRIES) for night in NIGHTS), name


def notices(seed, night):
    try:
        play(seed, night)
    except KnownEarly:
        return True
    return False
