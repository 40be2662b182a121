"""What is said where deaths of the second box meet: to the fallen, and of the end."""

import pytest

from companion.games.lupus.phases.over import final_verdict
from tests.kit.games.lupus.seen import view
from tests.kit.games.lupus.world import world

# 1, 2 wolves · 3 seer · 4 hunter · 5–9 villagers
HUNTER = "wolf*2 seer hunter v*5"


def last_shot(target):
    """Before the last wolf, the lynched hunter takes a player along."""
    evening = world(HUNTER, at="discussion").killed(1, 6, 7, 8, 9).lynch(4)
    return evening.by(4).aim(target).then.close().advance().then


def piped():
    """A lynching, after which everybody follows the piper."""
    evening = world("wolf seer piper v*5", at="night 2")
    for heard in ((1, 2), (4, 5)):
        evening.night(piper=heard).lynch_nobody()
    return evening.night(piper=(6, 7)).lynch(8)


def grieved():
    """The last wolf dies of grief for the lynched."""
    return world("wolf seer cupid v*5").night(cupid=(1, 4)).lynch(4).advance().then


@pytest.mark.parametrize("end", [lambda: last_shot(2), grieved, piped])
def test_nobody_reads_of_as_many_wolves_where_the_wolves_have_not_won(end):
    evening = end()
    assert evening.side in ("humans", "piper")
    assert "lupus-leaves-end" not in repr(final_verdict(evening.state).line)


def test_where_the_shot_leaves_as_many_wolves_as_others_it_is_said():
    assert "lupus-leaves-end" in repr(final_verdict(last_shot(5).state).line)


def test_whoever_is_shot_or_dies_of_grief_by_day_does_not_read_that_the_village_did_it():
    evening = world("wolf*2 seer hunter cupid v*8").night(cupid=(7, 8)).lynch(4)
    evening.by(4).aim(7).then.close()
    lines = {seat: view(evening, seat).line.id for seat in (4, 7, 8)}
    assert lines == {4: "lupus-ghost-day", **dict.fromkeys((7, 8), "lupus-ghost-fallen")}
