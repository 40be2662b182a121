"""Corrections by hand: kill, revive, set role, and what a removal costs (§8.1)."""

from tests.games.lupus.second_night import CROWD, second_night
from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 seer v*5"


def test_a_removed_hamster_is_not_alive_and_a_removed_human_shares_the_victory():
    evening = Evening("wolf*2 seer hamster v*5")
    evening.night()
    evening.tablet.remove(4, "home")
    evening.tablet.remove(5, "home")
    evening.tablet.remove(1, "home")
    evening.lynch(2)
    assert evening.side == "humans"
    assert 5 in evening.winners
    assert 4 not in evening.winners


def test_somebody_revived_is_back_with_the_present_role():
    evening = second_night(CROWD, "phones")
    evening.night(mythomaniac=1, wolves=4)
    evening.tablet.revive(4, "slip")
    assert evening.player(4).alive
    assert evening.player(4).death is None
    assert evening.role(4) == "werewolf"
    evening.to("nomination")
    assert 4 in evening.order


def test_a_role_set_by_hand_changes_the_role_and_never_the_card_dealt():
    evening = Evening(EIGHT)
    evening.night()
    evening.tablet.set_role(4, "werewolf", "slip")
    assert (evening.role(4), evening.player(4).dealt) == ("werewolf", "villager")
    assert evening.side is None
    evening.tablet.set_role(5, "werewolf", "slip")
    assert evening.side == "wolves", "four wolves and four others"


def test_nobody_is_removed_before_the_first_night_or_twice():
    evening = Evening(EIGHT)
    evening.undo(len(evening.steps))
    evening.tablet.remove(4, "home").refuses("E_WRONG_PHASE")
    evening = Evening(EIGHT)
    evening.tablet.remove(4, "home")
    evening.tablet.remove(4, "home").refuses("E_TARGET_DEAD")
    evening.tablet.remove(99, "home").refuses("E_TARGET_DEAD")


def test_all_deaths_by_hand_are_public_by_name_and_stand_with_their_cause():
    for cause in ("mauled", "seen", "lynched", "removed"):
        evening = Evening(EIGHT)
        evening.night()
        evening.tablet.kill(4, cause, "slip")
        assert evening.player(4).death.cause == cause


def medium_hears(evening):
    """What the medium is answered in the next night."""
    evening.open("medium")
    evening.by(4).pick("medium", 5)
    return evening.answer("medium")


MEDIUM = "wolf*2 seer medium v*7"


def test_whoever_is_killed_by_hand_as_lynched_is_lynched_for_the_medium():
    evening = Evening(MEDIUM, abstain=True)
    evening.night()
    evening.tablet.kill(1, "lynched", "forgotten")
    evening.lynch_nobody()
    assert medium_hears(evening) == "yes"


def test_a_lynching_that_is_corrected_at_night_counts_for_the_day_before():
    evening = Evening(MEDIUM, abstain=True)
    evening.night()
    evening.lynch_nobody()
    evening.tablet.kill(1, "lynched", "forgotten")
    assert medium_hears(evening) == "yes"


def test_the_medium_hears_of_the_vote_where_somebody_was_lynched_after_a_correction():
    evening = Evening(MEDIUM)
    evening.night()
    evening.tablet.kill(1, "lynched", "slip")
    evening.lynch(9)
    assert medium_hears(evening) == "no"


def test_other_causes_by_hand_are_no_lynching():
    evening = Evening(MEDIUM, abstain=True)
    evening.night()
    evening.tablet.kill(1, "mauled", "slip")
    evening.lynch_nobody()
    assert medium_hears(evening) == "none"
