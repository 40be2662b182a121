"""The eliminated who keep voting (acceptance cases G)."""

import pytest

from companion.core.words.panels.base import Note
from tests.kit.games.lupus.evening import Evening

EIGHT = "wolf*2 v*5 seer"


def second_day(deck=EIGHT, **options):
    """Seat 4 was lynched on day 1, seat 3 mauled in night 2; it is the vote of day 2."""
    evening = Evening(deck, ghosts=True, **options, at="dawn").lynch(4).night(wolves=3)
    return evening.to("nomination")


def test_g1_a_ghost_votes_in_the_nomination_and_not_in_the_runoff():
    evening = second_day()
    assert 4 in evening.order
    votes = dict.fromkeys(evening.order, 1)
    evening.votes({**votes, 1: 2}).to("runoff")
    assert 4 not in evening.order
    evening.by(4).vote(1).refuses("E_DEAD_CANNOT_VOTE")


@pytest.mark.parametrize(("vote_from", "votes"), [("next_day", False), ("same_day", True)])
def test_g2_tonights_victim_votes_from_the_day_that_the_house_says(vote_from, votes):
    evening = second_day(ghost_vote_from=vote_from)
    assert (3 in evening.order) is votes
    if not votes:
        evening.by(3).vote(1).refuses("E_DEAD_CANNOT_VOTE")
    evening.votes({voter: 1 if voter != 1 else 2 for voter in evening.order}).to("runoff")
    evening.votes(dict.fromkeys(evening.order, 1)).to("night").night().to("nomination")
    assert 3 in evening.order


def test_g2_with_same_day_the_lynched_still_waits_for_tomorrow():
    evening = second_day(ghost_vote_from="same_day")
    assert 4 in evening.order
    assert evening.player(4).death.by_day


def test_a_ghost_is_told_from_which_day_it_votes():
    evening = second_day()
    assert "lupus-ghost-vote" in told(evening, 4)
    assert "lupus-ghost-vote-tomorrow" in told(evening, 3)


def test_a_ghost_does_not_read_what_the_clock_says_anyway():
    evening = Evening(EIGHT, ghosts=True, at="dawn").lynch(4).night(wolves=3).to("discussion")
    assert "lupus-line-talk" not in told(evening, 4)


def told(evening, seat):
    """The ids of the lines of all notes that a seat reads."""
    shown = evening.view(seat)
    return {line.id for panel in shown.panels if isinstance(panel, Note) for line in panel.lines}


def test_g3_nobody_votes_for_a_ghost():
    evening = second_day()
    assert evening.by(evening.order[0]).vote(3).refuses("E_TARGET_DEAD").then.round.votes == ()


def test_g3_nobody_votes_for_the_dead_without_ghosts_either():
    evening = Evening(EIGHT, first_night="bite").night(wolves=3).to("nomination")
    evening.by(4).vote(3).refuses("E_TARGET_DEAD").by(3).vote(4).refuses("E_DEAD_CANNOT_VOTE")
    assert evening.order == (4, 5, 6, 7, 8, 1, 2)


def test_the_removed_never_vote_not_even_as_ghosts():
    evening = Evening(EIGHT, ghosts=True, at="dawn").gone(5).lynch(4).night().to("nomination")
    assert evening.order == (1, 2, 3, 4, 6, 7, 8)
    evening.by(5).vote(1).refuses("E_DEAD_CANNOT_VOTE")


def test_only_the_cause_removed_costs_the_ghost_vote():
    evening = Evening(EIGHT, ghosts=True, ghost_vote_from="same_day", at="dawn")
    evening.tablet.kill(5, "mauled", "slip").kill(6, "removed", "slip").then.to("nomination")
    assert 5 in evening.order
    assert 6 not in evening.order


def test_a_ghost_takes_no_part_in_the_night():
    evening = second_day()
    evening.votes({voter: 1 if voter != 1 else 2 for voter in evening.order})
    evening.to("runoff").votes(dict.fromkeys(evening.order, 1)).to("night").open("seer")
    evening.by(4).pick("seer", 2).refuses("E_NOT_YOUR_STEP")
    assert evening.state.night.suspicions == ()


def test_ghosts_do_not_vote_in_a_runoff_of_everyone():
    evening = Evening(
        EIGHT, ghosts=True, ghost_vote_from="same_day", all_nominated="everyone_votes"
    )
    evening.night().killed(2, 3, 4, 5, 6, cause="lynched").to("nomination")
    assert evening.order == (1, 2, 3, 4, 5, 6, 7, 8)
    evening.votes({1: 7, 2: 7, 3: 7, 4: 1, 5: 1, 6: 1, 7: 8, 8: 1}).to("defence")
    assert evening.nominees == (1, 7)
    assert evening.to("runoff").order == (8,)
