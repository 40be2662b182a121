"""The records of the phases are the whole truth: every way from one to another is in them."""

import pytest

from companion.core.event import Event
from companion.games.lupus.game import GAME
from companion.games.lupus.phase import phases
from companion.games.lupus.state import Phase
from tests.kit.golden.book import FOLDER, read, steps_of
from tests.kit.laws.lives import some_lives


def walked(ring: tuple[int, ...], events: list[Event]) -> set[tuple[str, str]]:
    """(phase, the next one) for each fact that has changed the phase."""
    state, ways = GAME.open(ring, {}), set()
    for event in events:
        before, state = state, GAME.evolve(state, event)
        if before.phase != state.phase:
            ways.add((str(before.phase), str(state.phase)))
    return ways


@pytest.fixture(scope="module")
def ways():
    """All ways that are gone in golden games and in games played by chance."""
    found = set()
    for play in some_lives("lupus"):
        found |= walked(play.ring, [event for step in play.steps for event in step.events])
    for path in FOLDER.glob("*.json"):
        game = read(path.stem)
        if game["game"] == "lupus":
            events = [event for step in steps_of(game) for event in step.events]
            found |= walked(tuple(game["ring"]), events)
    return found


def test_every_phase_has_its_record():
    assert list(phases()) == [phase.value for phase in Phase]


def test_no_game_goes_a_way_that_is_in_no_record(ways):
    said = {(one.id, to) for one in phases().values() for to in (*one.follows, *one.by_hand)}
    assert len(ways) > 10
    assert ways <= said, sorted(ways - said)


RARE = {("dawn", "over"), ("nomination", "lynch")}
"""Gone in the scenes E5 and N8, and seldom by chance."""


def test_every_way_that_needs_no_correction_is_gone(ways):
    said = {(one.id, to) for one in phases().values() for to in one.follows}
    assert said - RARE <= ways, sorted(said - ways)
