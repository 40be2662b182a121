"""Invented cards: sides, answers, steps of their own, wolves outside the pack (L-D6, A31)."""

from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import card


def invented(deck, *cards, **options):
    return Evening(deck, customs=cards, **options)


def test_a_custom_wolf_of_the_pack_wakes_and_decides_with_it():
    evening = invented(
        "wolf*2 custom1 seer v*6", card(1, "wolf", "yes", "yes", "with_wolves"), first_night="bite"
    )
    evening.open("wolves")
    for seat in (1, 2):
        evening.pick(seat, 5)
    evening.wait(31)
    evening.advance().refuses("E_NO_AGREEMENT")
    evening.pick(1, 3).refuses("E_TARGET_WOLF")
    evening.pick(3, 5)
    evening.to("dawn")
    assert evening.dead == (5,)


def test_a_custom_wolf_outside_the_pack_does_not_wake_and_may_be_bitten():
    evening = invented("wolf*2 custom1 seer v*6", card(1, "wolf", "yes"), first_night="bite")
    evening.open("wolves")
    for seat in (1, 2):
        evening.pick(seat, 3)
    assert evening.by(3).pick("wolves", 5).events
    evening.to("dawn")
    assert evening.dead == (3,)


def test_a_custom_wolf_counts_for_parity_and_wins_with_the_wolves():
    evening = invented("wolf*2 custom1 seer v*6", card(1, "wolf"))
    evening.night()
    for seat in (5, 6, 7):
        evening.tablet.kill(seat, "mauled", "scene")
    assert evening.side is None
    evening.tablet.kill(8, "mauled", "scene")
    assert (evening.side, evening.winners) == ("wolves", (1, 2, 3))


def test_a_custom_wolf_alone_keeps_the_humans_from_winning():
    evening = invented("wolf*2 custom1 seer v*6", card(1, "wolf"))
    evening.night()
    evening.tablet.remove(1, "home")
    evening.tablet.remove(2, "home")
    assert evening.side is None
    evening.tablet.remove(3, "home")
    assert evening.side == "humans"


def test_an_invented_card_gives_its_own_answers():
    evening = invented("wolf*2 custom1 medium seer v*5", card(1, "human", "yes", "yes"))
    evening.open("seer")
    evening.pick(5, 3)
    assert evening.answer("seer") == "yes"
    evening.close()
    evening.to("dawn")
    evening.lynch(3)
    evening.open("medium")
    evening.pick(4, 1)
    assert evening.answer("medium") == "yes"


def test_a_wolf_may_seem_none():
    evening = invented("wolf*2 custom1 seer v*6", card(1, "wolf", "no", "no"))
    evening.open("seer")
    evening.pick(4, 3)
    assert evening.answer("seer") == "no"


def test_a_step_of_its_own_is_called_and_has_no_automatic_effect():
    evening = invented("wolf*2 custom1 seer v*6", card(1, step="own"))
    assert "custom1" in evening.steps_tonight
    evening.open("custom1")
    evening.pick(3, 5)
    evening.pick(3, 6).refuses("E_ALREADY_ACTED")
    evening.to("dawn")
    assert evening.dead == ()
    assert evening.state.nights[-1].picks["custom1"] == 5


def test_a_mythomaniac_copies_no_human_invention_but_joins_a_wolf_of_any_kind():
    wolfish = second_night_with(card(1, "wolf"))
    wolfish.act("mythomaniac", 3)
    assert wolfish.role(4) == "werewolf"
    human = second_night_with(card(1, "human", seer="yes"))
    human.act("mythomaniac", 3)
    assert human.role(4) == "mythomaniac"


def second_night_with(one):
    evening = invented("wolf*2 custom1 myth seer v*6", one)
    evening.night()
    evening.lynch_nobody()
    return evening
