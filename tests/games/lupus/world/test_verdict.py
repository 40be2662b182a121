"""Verdicts of the second box: elder, idiot, scapegoat (W14, W15, W30 to W33)."""

import pytest

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.core.words.panels.base import Circle, Script, Verdict
from companion.games.lupus.commands import VOTES
from tests.games.lupus.voting import A, B, C
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.seen import panel_of, read
from tests.kit.games.lupus.world import world

pytestmark = needs("bodyguard", "medium", "mythomaniac")
# 1, 2 wolves · 3 seer · 4 elder · 5 bodyguard · 6 mythomaniac · 7–11 villagers · 12 witch
ELDER = "wolf*2 seer elder bodyguard mythomaniac v*5 witch"


@pytest.mark.parametrize("shields", [{}, {"bodyguard": 4}, {"witch": 4}])
def test_w14_the_elder_outlives_the_first_bite_that_nobody_has_stopped(shields):
    evening = world(ELDER, at="night 2").night(wolves=4, **shields)
    assert evening.dead == ()
    assert evening.lynch_nobody().night(wolves=4).dead == (() if shields else (4,))


def test_w15_with_the_elder_lynched_the_humans_lose_their_powers_aloud():
    evening = world(ELDER, at="dawn").lynch(4)
    assert (evening.phase, evening.state.powers) == ("lynch", False)
    assert panel_of(evening, MODERATOR, Verdict).line.id == "lupus-say-elder"
    assert evening.advance().then.steps_tonight == ("wolves",)
    for seat, step in ((3, "seer"), (6, "mythomaniac")):
        evening.by(seat).pick(step, 1).refuses("E_WRONG_PHASE")


DAY = [
    *("dawn", "discussion", "election", "nomination", "defence"),
    *("runoff", "lot", "lynch", "shot", "handover"),
]


def play_to(evening, phase):
    """That phase of the first day: seat 7 is elected captain, nominated with 8, and lynched; before
    a lot they are tied."""
    while evening.phase != phase:
        missing = evening.round.missing if evening.phase in VOTES else ()
        for place, voter in enumerate(missing):
            tied = place % 2 and voter != 8 and evening.phase != "election"
            half = tied and (evening.phase == "nomination" or phase == "lot")
            evening.by(voter).vote(8 if voter == 7 or half else 7)
        if not missing:
            evening.wait(31).advance()


@pytest.mark.parametrize("phase", DAY)
def test_w15_an_elder_lynched_by_hand_takes_them_along_aloud_in_every_phase(phase):
    """A correction by day is public, and everybody hears at once what it has brought (L-B24)."""
    evening = world(f"{ELDER} v hunter", at="dawn", captain="elected")
    play_to(evening, phase)
    evening.kill(4, cause="lynched")
    assert not evening.state.powers
    assert evening.phase in (phase, "defence"), "who has voted in vain is counted anew"
    for eye in (MODERATOR, PUBLIC, *(seat_eye(seat) for seat in (4, 5, 11))):
        assert repr(evening.view(eye)).count("'lupus-say-elder'") == 1, eye
    assert "lupus-say-elder" in repr(panel_of(evening, MODERATOR, Script).line)
    evening.leave(9)
    assert "lupus-say-elder" in repr(evening.view(PUBLIC).line), "another one takes nothing back"
    play_to(evening, "night")
    assert evening.steps_tonight == ("wolves",)
    assert "lupus-say-elder" not in repr(evening.view(MODERATOR))


# 1, 2 wolves · 3 seer · 4 idiot · 5 medium · 6–9 villagers
IDIOT = "wolf*2 seer idiot medium v*4"


def condemned(deck=IDIOT, **more):
    return world(deck, at="dawn", **more).lynch(4)


def test_w30_a_condemned_idiot_shows_the_card_and_stays():
    evening = condemned()
    assert (evening.phase, evening.player(4).alive) == ("lynch", True)
    assert evening.day.lynched is None
    assert panel_of(evening, MODERATOR, Verdict).line.id == "lupus-say-idiot"
    mark = next(one for one in panel_of(evening, 6, Circle).marks if one.seat == 4)
    assert mark.role.id == "lupus-role-idiot", "everybody sees the card"
    assert evening.advance().then.phase == "night"
    assert evening.open("medium").by(5).pick("medium", 1).then.answer("medium") == "none"


def test_with_real_cards_nobody_who_stays_is_told_to_turn_one_face_down():
    evening = world(IDIOT, at="discussion", mob_cards="physical").lynch(4)
    assert (evening.phase, "lupus-hands-mob-ghost" in repr(evening.view())) == ("lynch", False)


def test_w30_a_shown_idiot_neither_votes_nor_is_voted_for():
    evening = condemned(ghosts=True, ghost_vote_from="same_day").advance().then.night()
    evening.to("nomination")
    assert 4 not in evening.order
    evening.by(4).vote(1).refuses("E_NOMINEE_CANNOT_VOTE")
    evening.by(evening.order[0]).vote(4).refuses("E_NOT_NOMINATED").then.kill(4)
    evening.by(4).vote(1).refuses("E_DEAD_CANNOT_VOTE")


def test_powers_lost_by_a_killing_at_night_last_until_the_dawn_is_told():
    evening = world("wolf*2 seer elder hunter v*4", first_night="bite").open("seer")
    evening.kill(4, cause="lynched").act("seer", 1).act("wolves", 5).daybreak()
    assert (evening.state.nights[-1].picks["seer"], evening.state.powers) == (1, True)
    assert "lupus-say-elder" in repr(read(evening).line)
    evening.advance().gives("DawnTold", "PowersLost")
    assert "lupus-say-elder" in repr(evening.view(PUBLIC).line)
    assert evening.advance().then.phase == "discussion", "the hunter fell, and is not asked"


def test_w31_without_powers_the_idiot_is_lynched_like_anybody():
    evening = world("wolf*2 seer idiot elder v*5", at="discussion").kill(5, cause="lynched")
    evening.lynch(4)
    assert not evening.player(4).alive


# 1 wolf · 2, 3 villagers · 4 … the rest
TIED = "wolf v*5 seer scapegoat"


@pytest.mark.parametrize("deck", [TIED, "wolf v*4 seer scapegoat*2"])
def test_w32_a_second_tie_is_paid_by_the_scapegoat_or_one_of_two_by_chance(deck):
    evening = world(deck, at="nomination").vote_like("A4 B4")
    for _ in range(2):
        evening.to("runoff").vote_like("A3 B3")
    if deck != TIED:
        evening.chance.draw(8)
    evening.advance()
    assert (evening.phase, evening.day.condemned) == ("lynch", 8)
    assert panel_of(evening, 3, Verdict).line.id == "lupus-leaves-scapegoat"
    evening.advance()
    assert not evening.player(8).alive


def test_w33_where_all_are_nominated_the_scapegoat_pays_too():
    evening = world("wolf scapegoat v*4 seer", at="discussion").leave(7, 6, 5, 4).to("nomination")
    assert evening.votes({A: B, B: C, C: A}).to("lynch").day.condemned == B


def test_of_a_lynched_elder_is_spoken_on_that_day_only_if_the_vote_has_done_it():
    assert world(ELDER, at="discussion").kill(4, cause="lynched").lynch(7).phase == "night"


def test_the_card_that_was_shown_stays_on_the_table_whatever_the_role_is_now():
    evening = condemned().advance().then.night().to("discussion")
    evening.tablet.set_role(4, "werewolf", "scene")
    for eye, card in ((PUBLIC, "idiot"), (seat_eye(6), "idiot"), (MODERATOR, "werewolf")):
        mark = panel_of(evening, eye, Circle).marks[3]
        assert (mark.role.id, mark.emblem) == (f"lupus-role-{card}", card)


def test_a_shown_idiot_is_told_that_it_has_no_vote():
    evening = condemned().advance().then.night().to("nomination")
    assert "lupus-wait-out" in repr(evening.view(4))
