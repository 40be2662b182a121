"""Corrections by hand: kill, revive, set role, and what a removal costs (§8.1)."""

import pytest

from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.evening import Evening


def test_a_role_set_by_hand_changes_the_role_and_never_the_card_dealt():
    evening = Evening(EIGHT, at="dawn")
    evening.tablet.set_role(4, "werewolf", "slip")
    assert (evening.role(4), evening.player(4).dealt) == ("werewolf", "villager")
    assert evening.side is None
    evening.tablet.set_role(5, "werewolf", "slip")
    assert evening.side == "wolves", "four wolves and four others"


def test_who_is_revived_is_alive_without_a_death_and_votes():
    evening = Evening(EIGHT, first_night="bite")
    evening.night(wolves=4)
    evening.tablet.revive(4, "slip")
    assert (evening.player(4).alive, evening.player(4).death) == (True, None)
    evening.to("nomination")
    assert 4 in evening.order


def test_nobody_is_removed_before_the_first_night_or_twice():
    evening = Evening(EIGHT)
    evening.tablet.remove(4, "home")
    evening.tablet.remove(4, "home").refuses("E_TARGET_DEAD")
    evening.tablet.remove(99, "home").refuses("E_TARGET_DEAD")
    evening.undo(len(evening.steps))
    evening.tablet.remove(4, "home").refuses("E_WRONG_PHASE")


@pytest.mark.parametrize("cause", ["mauled", "seen", "lynched", "removed"])
def test_all_deaths_by_hand_are_public_by_name_and_stand_with_their_cause(cause):
    evening = Evening(EIGHT, at="dawn")
    evening.tablet.kill(4, cause, "slip")
    assert evening.player(4).death.cause == cause
