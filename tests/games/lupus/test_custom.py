"""Invented cards: sides, answers, steps of their own, wolves outside the pack (L-D6, A31)."""

import pytest

from companion.games.lupus.cast import pack
from companion.games.lupus.night_rules.actors import legal_targets
from companion.games.lupus.victory import parity
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import card

# 1, 2 wolves · 3 the invented card · 4 seer · 5–10 villagers
DECK = "wolf*2 custom1 seer v*6"


def invented(*given, at="night", **options):
    return Evening(DECK, customs=[card(1, *given)], at=at, **options)


def test_a_custom_wolf_of_the_pack_wakes_and_decides_with_it():
    evening = invented("wolf", "yes", "yes", "with_wolves", first_night="bite").open("wolves")
    assert (pack(evening.state), evening.player(3).knows) == ((1, 2, 3), (1, 2))
    assert evening.player(1).knows == (2, 3)
    for seat in (1, 2):
        evening.pick(seat, 5)
    evening.wait(31).advance().refuses("E_NO_AGREEMENT").then.pick(1, 3).refuses("E_TARGET_WOLF")
    assert evening.pick(3, 5).then.to("dawn").dead == (5,)


def test_a_custom_wolf_outside_the_pack_does_not_wake_and_may_be_bitten():
    evening = invented("wolf", "yes", first_night="bite").open("wolves")
    assert (pack(evening.state), evening.player(3).knows) == ((1, 2), ())
    assert parity(evening.state) == (3, 7)
    for seat in (1, 2):
        evening.pick(seat, 3)
    assert evening.by(3).pick("wolves", 5).events
    evening.to("dawn")
    assert (evening.dead, parity(evening.state)) == ((3,), (2, 7))


def test_a_custom_wolf_counts_for_parity_and_wins_with_the_wolves():
    evening = invented("wolf", at="dawn").kill(5, 6, 7)
    assert evening.side is None
    evening.kill(8)
    assert (evening.side, evening.winners) == ("wolves", (1, 2, 3))


def test_a_custom_wolf_alone_keeps_the_humans_from_winning_and_loses_with_the_wolves():
    evening = invented("wolf", at="dawn").leave(1, 2)
    assert evening.side is None
    evening.leave(3)
    assert (evening.side, evening.winners) == ("humans", (4, 5, 6, 7, 8, 9, 10))


@pytest.mark.parametrize(("counts_as", "seems"), [("human", "yes"), ("wolf", "no")])
def test_an_invented_card_seems_to_the_seer_what_the_table_says(counts_as, seems):
    assert invented(counts_as, seems).open("seer").pick(4, 3).then.answer("seer") == seems


def test_a_step_of_its_own_is_called_each_night_and_has_no_automatic_effect():
    evening = invented("human", "no", "no", "own", at="night 2")
    assert evening.steps_tonight == ("seer", "wolves", "custom1")
    evening.open("custom1")
    assert set(legal_targets(evening.state, 3)) == set(evening.ring)
    assert evening.pick(3, 5).then.pick(3, 6).refuses("E_ALREADY_ACTED").then.to("dawn").dead == ()
    night = evening.state.nights[-1]
    assert (night.picks, night.answers) == ({"custom1": 5}, ())
