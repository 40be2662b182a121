"""Cupid and the lovers (L-B5, W6, W16 to W24)."""

import pytest

from companion.core.eye import PUBLIC
from companion.core.text import SeatName, text
from companion.games.lupus.phases.dawn import announcement
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.seen import cause, pick, story_lines
from tests.kit.games.lupus.world import name_two, world

pytestmark = needs("bodyguard")
# 1, 2 wolves · 3 seer · 4 cupid · 5 elder · 6 hunter · 7 bodyguard · 8–12 villagers
DECK = "wolf*2 seer cupid elder hunter bodyguard v*5"
CUPID, ELDER, HUNTER, A, B = 4, 5, 6, 8, 9


def joined(one, other, *, deck=DECK, at="discussion", **options):
    """Cupid joins these two in the first night."""
    evening = world(deck, **options)
    name_two(evening, "cupid", one, other)
    return evening.to(at)


@pytest.mark.parametrize("way", ["phones", "pointing"])
def test_w6_the_same_name_twice_is_refused_and_oneself_is_allowed(way):
    evening = world(DECK, night_input=way).open("cupid")
    name_two(evening, "cupid", A)
    if way == "phones":
        evening.by(CUPID).pick("cupid", A).refuses("E_ALREADY_ACTED").pick("cupid", CUPID)
    else:
        evening.tablet.settle(A, "cupid").refuses("E_ALREADY_ACTED").settle(CUPID, "cupid")
    assert evening.state.noted["cupid"] == (CUPID, A)


def test_w6_closed_after_one_name_there_are_no_lovers():
    evening = world(DECK)
    name_two(evening, "cupid", A)
    evening.to("dawn")
    assert "cupid" not in evening.state.noted
    evening.lynch_nobody().by(CUPID).pick("cupid", B).refuses("E_WRONG_PHASE")


def test_every_phone_gives_two_names_before_it_has_answered():
    evening = world(DECK).open("cupid")
    for seat in (3, CUPID):
        assert pick(evening, seat).hint.id == "lupus-band-two"
        evening.by(seat).pick("cupid", A)
        assert pick(evening, seat).title.id == "lupus-band-first"
        assert A not in pick(evening, seat).seats
        evening.by(seat).pick("cupid", A).refuses("E_ALREADY_ACTED")
        assert seat not in evening.state.night.tapped
        evening.by(seat).pick("cupid", B)
        assert seat in evening.state.night.tapped
    assert pick(evening, CUPID).title.id == "lupus-band-lovers"
    assert pick(evening, 3).title.id == "lupus-band-suspects"


def test_the_lovers_learn_of_each_other_at_the_end_of_the_night():
    evening = joined(A, B, at="night")
    [card] = evening.view(A).own
    assert "lupus-card-heart" not in [line.id for line in card.lines]
    evening.open("heart")
    for seat, other in ((A, B), (B, A)):
        assert pick(evening, seat).title.id == "lupus-band-heart"
        assert dict(pick(evening, seat).title.params)["target"].seat == other
    assert pick(evening, 3).title.id == "lupus-ask-decoy"
    evening.to("discussion")
    [card] = evening.view(A).own
    assert "lupus-card-heart" in [line.id for line in card.lines]


def test_w16_with_a_lynched_elder_the_lover_hunter_falls_and_is_not_asked():
    evening = joined(ELDER, HUNTER).lynch(ELDER)
    assert (evening.phase, cause(evening, HUNTER)) == ("lynch", "grief")
    assert evening.advance().then.phase == "night"


@pytest.mark.parametrize("other", [1, B])
def test_w17_a_guarded_lover_dies_of_grief_in_the_same_dawn_also_a_wolf(other):
    evening = joined(A, other, announce_cause=True).lynch_nobody().night(wolves=A, bodyguard=other)
    assert {*evening.dead} == {A, other}
    assert (cause(evening, A), cause(evening, other)) == ("mauled", "grief")
    grief = text("lupus-say-grief", who=SeatName(other))
    assert repr(grief) in repr(announcement(evening.state)), "it has words of its own"


def test_w18_the_spare_life_of_one_lover_saves_both():
    assert joined(ELDER, B).lynch_nobody().night(wolves=ELDER).dead == ()


@pytest.mark.parametrize("how", [("remove", 1, "home"), ("kill", 1, "removed", "home")])
def test_w19_a_removal_is_no_death_and_dissolves_the_pair(how):
    evening = joined(1, B)
    getattr(evening.tablet, how[0])(*how[1:])
    assert evening.player(B).alive
    assert evening.leave(2).side == "humans"
    assert B in evening.winners


@pytest.mark.parametrize(
    ("pair", "lynched", "target", "causes"),
    [((A, B), HUNTER, A, {A: "shot", B: "grief"}), ((A, HUNTER), A, B, {B: "shot"})],
)
def test_w26_whom_the_hunter_takes_takes_a_lover_along_and_i11_one_who_dies_of_grief_shoots(
    pair, lynched, target, causes
):
    evening = joined(*pair).lynch(lynched).to("shot")
    evening.by(HUNTER).aim(lynched).refuses("E_TARGET_DEAD").by(HUNTER).aim(target).then.close()
    assert {seat: cause(evening, seat) for seat in evening.day.wave} == causes


# 1, 2 wolves · 3 cupid · 4 seer · 5–8 villagers
SMALL = "wolf*2 cupid seer v*4"


@pytest.mark.parametrize(
    ("rule", "pair", "gone", "side", "winners"),
    [
        ("alive", (1, 5), (2, 3, 4, 6, 7, 8), "lovers", (1, 5)),
        ("last_two", (1, 5), (3, 2, 4, 6, 7, 8), "lovers", (1, 5)),
        ("alive", (1, 5), (3, 4, 7, 8), "lovers", (1, 5)),
        ("last_two", (1, 5), (3, 4, 7, 8), "wolves", (2,)),
        ("alive", (4, 5), (1, 2), "humans", (3, 4, 5, 6, 7, 8)),
        ("alive", (1, 5), (1, 2), "humans", (3, 4, 6, 7, 8)),
    ],
    ids=["w20", "w20", "w21", "w21", "w22", "w23"],
)
def test_lovers_of_two_sides_win_alone_if_both_live_and_those_of_one_side_win_with_it(
    rule, pair, gone, side, winners
):
    evening = joined(*pair, deck=SMALL, lovers_win=rule)
    evening.kill(*gone)
    assert (evening.side, evening.winners) == (side, winners)


@pytest.mark.parametrize("model", [3, 5])
def test_w24_a_child_who_turns_makes_a_pair_of_two_sides_and_w38_falls_a_human_with_its_model(
    model,
):
    evening = world("wolf*2 cupid wild_child v*4").night(cupid=(4, 5), wild_child=model).kill(model)
    if model == 5:
        assert (evening.role(4), cause(evening, 4)) == ("wild_child", "grief")
        return
    assert evening.role(4) == "werewolf"
    evening.kill(6)
    assert (evening.side, evening.winners) == ("lovers", (4, 5))


@pytest.mark.parametrize("then", ["cupid", "wild_child"])
def test_a_lover_and_a_model_who_are_killed_by_hand_in_the_first_night_stay_in_the_story(then):
    evening = world("wolf*2 seer cupid wild_child v*6")
    name_two(evening, "cupid", 3, 8)
    evening.close()
    if then != "cupid":
        evening.open("wild_child").by(5).pick("wild_child", 9).then.close()
    evening.kill(8, 9, cause="mauled")
    ids = {line.id for line in story_lines(evening.to("dawn"))}
    assert {"lupus-story-lovers", "lupus-story-grief"} <= ids
    assert ("lupus-story-model" in ids) is ("lupus-story-model-gone" in ids) is (then != "cupid")


def test_before_a_dawn_is_told_the_grief_follows_what_is_corrected():
    evening = joined(A, B).lynch_nobody().act("wolves", A).daybreak()
    assert evening.dead == (A, B)
    assert evening.tablet.revive(A, "scene").then.dead == ()
    evening.kill(B)
    assert (evening.dead, cause(evening, A), cause(evening, B)) == ((A, B), "grief", "mauled")


@pytest.mark.parametrize("phase", ["dawn", "discussion"])
def test_grief_for_a_player_killed_by_hand_by_day_is_public_at_once_and_none_of_the_dawns(phase):
    """Of `lynched` nobody dies in the night: it joins no dawn that is still to be told (L-B24)."""
    evening = joined(A, B)
    if phase == "dawn":
        evening.lynch_nobody().act("wolves", 10).daybreak()
    night = evening.dead
    evening.kill(A, cause="lynched")
    assert (cause(evening, B), evening.dead) == ("grief", night)
    assert evening.view(PUBLIC).line == text("lupus-say-grief", who=SeatName(B))
    if phase == "dawn":
        evening.kill(11)
        assert (cause(evening, B), evening.dead) == ("grief", (*night, 11))
    else:
        evening.lynch_nobody()
        assert evening.phase == "night", "who dies by hand, or of grief for one, is not asked"


def test_a_vote_is_counted_without_both_lovers_where_one_is_killed_by_hand():
    evening = joined(A, B, at="nomination").all_name(B).to("defence").kill(A)
    assert B not in evening.day.nominees
    assert B not in [voter for voter, _ in evening.day.nomination.votes]


@pytest.mark.parametrize("way", ["phones", "together"])
def test_the_lovers_stay_together_where_cupid_has_gone_home(way):
    evening = world(DECK, night_input=way).open("night" if way == "together" else "cupid")
    for name in (A, B):
        evening.pick(CUPID, name)
    assert evening.leave(CUPID).to("dawn").state.noted["cupid"] == (A, B)
    assert cause(evening.kill(A), B) == "grief"
