"""Invented cards in play, and more copies of a role than the box holds (L-D6, L-D8)."""

from companion.games.lupus.cast import pack
from companion.games.lupus.night_rules.actors import legal_targets, settle_targets
from companion.games.lupus.phases.dawn import deaths
from companion.games.lupus.victory import parity
from tests.kit.games.lupus.evening import Evening

CARD = {
    "slot": 1,
    "card_name": "Lupastro",
    "text": "",
    "counts_as": "wolf",
    "seer_answer": "no",
    "medium_answer": "yes",
    "night_step": "none",
}
NINE = "wolf*2 seer custom1 v*5"
FREE = {"deck_rule": "free"}


def second_night(deck, **given):
    evening = Evening(deck, **given)
    evening.night()
    evening.lynch_nobody()
    return evening


def test_a_stranger_to_the_pack_counts_as_wolf_and_may_be_bitten():
    evening = second_night(NINE, customs=[CARD])
    assert parity(evening.state) == (3, 6)
    assert pack(evening.state) == (1, 2)
    assert evening.state.players[4].knows == ()
    evening.night(wolves=4)
    assert evening.dead == (4,)
    assert parity(evening.state) == (2, 6)


def test_a_custom_wolf_may_wake_with_the_pack():
    evening = Evening(NINE, customs=[{**CARD, "night_step": "with_wolves"}])
    evening.open("wolves")
    assert pack(evening.state) == (1, 2, 4)
    assert evening.state.players[4].knows == (1, 2)
    assert evening.state.players[1].knows == (2, 4)


def test_the_pack_does_not_bite_the_custom_wolf_that_wakes_with_it():
    evening = second_night(NINE, customs=[{**CARD, "night_step": "with_wolves"}])
    evening.open("wolves")
    evening.pick(1, 4).refuses("E_TARGET_WOLF")
    evening.pick(4, 5)
    evening.wait(31)
    evening.advance().refuses("E_NO_AGREEMENT")


def test_the_card_says_how_it_seems_to_seer_and_medium():
    deck = "wolf*2 seer medium custom1 v*5"
    evening = Evening(deck, customs=[CARD])
    evening.open("seer")
    evening.pick(3, 5)
    assert evening.answer("seer") == "no"
    evening.close()
    evening.to("dawn")
    evening.lynch(5)
    evening.open("medium")
    evening.pick(4, 1)
    assert evening.answer("medium") == "yes"


def test_a_card_with_its_own_step_is_called_each_night_and_changes_nothing_by_itself():
    card = {**CARD, "counts_as": "human", "night_step": "own"}
    evening = second_night(NINE, customs=[card])
    assert evening.steps_tonight == ("seer", "wolves", "custom1")
    evening.open("custom1")
    assert set(legal_targets(evening.state, 4)) == set(evening.ring)
    evening.pick(4, 5)
    evening.pick(4, 6).refuses("E_ALREADY_ACTED")
    evening.close()
    assert evening.state.night.picks == {"custom1": 5}
    assert evening.state.night.answers == ()
    assert deaths(evening.state) == ()


def test_a_mythomaniac_who_chose_an_invented_wolf_becomes_a_plain_werewolf():
    evening = second_night("wolf*2 seer custom1 myth v*5", customs=[CARD])
    evening.open("mythomaniac")
    evening.pick(5, 4)
    assert evening.role(5) == "werewolf"
    assert evening.player(5).dealt == "mythomaniac"


def test_custom_wolves_win_with_the_wolves_and_lose_with_them():
    evening = second_night(NINE, customs=[CARD])
    for seat in (1, 2):
        evening.tablet.remove(seat, "home")
    assert evening.side is None, "the third wolf is still there"
    evening.tablet.remove(4, "home")
    assert (evening.side, evening.winners) == ("humans", (3, 5, 6, 7, 8, 9))


def test_two_bodyguards_share_their_step_and_protect_neither_of_themselves():
    evening = second_night("wolf*2 seer guard*2 v*5", **FREE)
    evening.open("bodyguard")
    assert evening.state.players[4].knows == (5,)
    evening.pick(4, 5).refuses("E_TARGET_SELF")
    evening.pick(4, 6)
    evening.pick(5, 7)
    evening.wait(31)
    evening.advance().refuses("E_NO_AGREEMENT")
    evening.pick(5, 6)
    evening.close()
    evening.act("wolves", 6)
    evening.to("dawn")
    assert evening.dead == ()


def test_two_mediums_hear_the_same():
    evening = second_night("wolf*2 seer medium*2 v*5", **FREE)
    evening.open("medium")
    assert evening.state.players[5].knows == (4,)
    assert [(one.seats, one.value) for one in evening.state.night.answers] == [((4, 5), "none")]


def test_every_mason_sees_all_the_others_and_a_single_one_nobody():
    three = Evening("wolf*2 seer mason*3 v*5", **FREE)
    three.open("masons")
    assert three.state.players[5].knows == (4, 6)
    one = Evening("wolf*2 seer mason v*5", **FREE)
    one.open("masons")
    assert one.state.players[4].knows == ()


def test_two_mythomaniacs_choose_as_one_and_both_change():
    evening = second_night("wolf*2 seer myth*2 v*6", **FREE)
    evening.open("mythomaniac")
    evening.pick(4, 5).refuses("E_TARGET_SELF")
    evening.pick(4, 1)
    evening.pick(5, 1)
    assert [evening.role(seat) for seat in (4, 5)] == ["werewolf"] * 2
    assert parity(evening.state) == (4, 7)


def test_each_hamster_stands_for_itself():
    evening = Evening("wolf*2 seer hamster*2 v*5", **FREE)
    evening.night(seer=4)
    assert evening.dead == (4,)
    assert evening.player(5).alive
    for seat in (1, 2):
        evening.tablet.remove(seat, "home")
    assert (evening.side, evening.winners) == ("hamster", (5,))


def test_what_may_be_settled_is_what_those_who_act_may_choose():
    evening = second_night("wolf*2 seer guard*2 v*5", **FREE)
    evening.open("bodyguard")
    assert settle_targets(evening.state, "bodyguard") == (1, 2, 3, 6, 7, 8, 9, 10)
    evening.tablet.settle(4).refuses("E_TARGET_SELF")
    evening.tablet.settle(6)
    evening.pick(4, 7)
    evening.close()
    assert evening.state.night.picks == {"bodyguard": 6}
