"""The witch: one healing, one poison (L-B7, W5, W7 to W13); her answer «nobody» stands after a told
dawn that is taken back (L-N6, decision 14)."""

import json
import re

import pytest

from companion.core.words.prompts.base import Pick
from companion.games.lupus.phase import phase_of
from companion.table.commands import Undo
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.seen import cause, pick
from tests.kit.games.lupus.shared_display_room import shared_display_room
from tests.kit.games.lupus.world import world

pytestmark = needs("bodyguard", "hamster")
# 1, 2 wolves · 3 seer · 4 witch · 5 bodyguard · 6 hamster · 7–12 villagers
DECK = "wolf*2 seer witch bodyguard hamster v*6"
WITCH, A, B = 4, 7, 8
WAYS = pytest.mark.parametrize("way", ["phones", "pointing", "together"])


def second_night(deck=DECK, **options):
    return world(deck, at="night 2", **options)


def causes_of_death(evening):
    return {seat: cause(evening, seat) for seat in evening.dead}


def test_w5_in_the_first_night_she_sleeps_and_she_comes_after_the_wolves():
    world(DECK).by(WITCH).pick("witch", A).refuses("E_TOO_EARLY")
    lobby_order = second_night().steps_tonight
    assert lobby_order.index("witch") == lobby_order.index("wolves") + 1


@WAYS
@pytest.mark.parametrize("guard", [{}, {"bodyguard": A}])
def test_w7_whom_she_heals_lives_and_w11_guarded_or_not_she_is_shown_no_other(way, guard):
    evening = second_night(night_input=way).night(wolves=A, witch=A, **guard)
    assert evening.dead == ()
    evening.lynch_nobody()
    if way == "phones":
        evening.act("wolves", B).open("witch")
        assert pick(evening, WITCH).hint.id == "lupus-band-poison-only"


@WAYS
@pytest.mark.parametrize("bitten", [A, WITCH])
def test_w8_her_poison_kills_beside_the_bite_also_her_own(way, bitten):
    evening = second_night(night_input=way).night(wolves=bitten, witch=B)
    assert causes_of_death(evening) == {bitten: "mauled", B: "poisoned"}
    assert evening.state.anchor in (bitten, B)


def test_she_who_may_not_heal_herself_is_not_asked_to_tap_her_own_name():
    for allowed, hint in ((True, "lupus-band-victim"), (False, "lupus-band-victim-self")):
        evening = second_night(witch_may_heal_self=allowed).act("wolves", WITCH).open("witch")
        assert pick(evening, WITCH).hint.id == hint


def test_w9_a_spent_potion_is_refused_and_without_both_she_gets_the_decoy():
    evening = second_night().night(wolves=A, witch=B).lynch_nobody().act("wolves", 9).open("witch")
    evening.by(WITCH).pick("witch", 10).refuses("E_ALREADY_ACTED").pick("witch", 9).then.to("dawn")
    assert evening.dead == ()
    evening.lynch_nobody().act("wolves", 9).open("witch")
    assert pick(evening, WITCH).title.id == "lupus-ask-decoy"
    assert pick(evening, WITCH).hint == pick(evening, 3).hint
    evening.by(WITCH).pick("witch", 10).then.to("dawn")
    assert causes_of_death(evening) == {9: "mauled"}


@pytest.mark.parametrize(
    ("victim", "allowed", "lives"), [(A, True, False), (WITCH, True, True), (WITCH, False, False)]
)
def test_w10_she_heals_herself_where_the_table_allows_it_and_never_poisons_herself(
    victim, allowed, lives
):
    evening = second_night(witch_may_heal_self=allowed).act("wolves", victim).open("witch")
    picked = evening.by(WITCH).pick("witch", WITCH)
    if not lives:
        picked.refuses("E_TARGET_SELF")
    assert evening.to("dawn").dead == (() if lives else (victim,))


@pytest.mark.parametrize(("guarded", "cause"), [(False, "mauled"), (True, "poisoned")])
def test_w12_without_the_healing_the_victim_is_poisoned_unless_the_bite_kills(guarded, cause):
    evening = second_night().night(wolves=B, witch=B).lynch_nobody()
    evening.night(wolves=A, witch=A, **({"bodyguard": A} if guarded else {}))
    assert causes_of_death(evening) == {A: cause}


def test_every_phone_has_a_line_and_the_answer_nobody():
    evening = second_night().act("wolves", A).open("witch")
    prompts = [pick(evening, seat) for seat in evening.living]
    assert all(isinstance(one, Pick) and one.none_label is not None for one in prompts)
    assert {one.hint.id for one in prompts} == {"lupus-band-victim", "lupus-band-neutral"}
    for seat in (WITCH, 3):
        evening.by(seat).pick("witch", None)
        assert pick(evening, seat).title.id == "lupus-band-nobody"
    assert evening.to("dawn").dead == (A,)


def test_in_other_steps_nobody_is_no_answer():
    evening = second_night().open("seer").by(3).pick("seer", None).refuses("E_TARGET_DEAD").then
    evening.by(A).pick("seer", None).refuses("E_TARGET_DEAD")


def test_a_witch_who_may_choose_nobody_has_the_names_of_a_decoy():
    """The healing is left and nobody was bitten; a phone without names would stand out."""
    evening = second_night().night(wolves=A, witch=B).lynch_nobody().to("night").open("witch")
    assert pick(evening, WITCH).hint.id == "lupus-band-victim-nobody"
    assert len(pick(evening, WITCH).seats) == len(pick(evening, 10).seats) > 0


@pytest.mark.parametrize(
    ("target", "cause", "acts"),
    [
        *((seat, "poisoned", {"bodyguard": seat}) for seat in (5, 6, 8)),
        (8, "seen", {"wolves": 8, "seer": 8}),
    ],
)
def test_i4_poison_kills_whatever_shields_and_w13_a_healed_hamster_that_is_seen_dies(
    target, cause, acts
):
    evening = second_night("wolf*2 seer witch elder idiot bodyguard hamster v*4")
    evening.night(witch=target, **acts)
    assert (causes_of_death(evening), evening.state.powers) == ({target: cause}, True)
    assert not evening.state.noted, "no card is shown, no life is spent"


def test_a_healing_of_a_player_who_leaves_is_given_back():
    evening = second_night().act("wolves", A).act("witch", A).leave(A).to("dawn")
    evening.lynch_nobody().act("wolves", B).open("witch")
    assert pick(evening, WITCH).hint.id == "lupus-band-victim"


def is_witch_step(state):
    return state.in_night and state.tonight().open_step == "witch"


def open_witch_step(night):
    """The witch's question of the second night is open, at a table of the second box."""
    deck = {"werewolf": 2, "seer": 1, "witch": 1, "villager": 6}
    evening = shared_display_room(night, deck=deck, box="world", deck_rule="free")
    evening.to_day()
    while evening.state.night is None:
        vote = phase_of(evening.state).vote(evening.state)
        for voter in () if vote is None else vote.whose_turn:
            target = next(one for one in vote.candidates if one != voter)
            evening.phones[voter].asks(do.Vote(target))
        evening.next_alarm()
    evening.until(is_witch_step, answering=True)
    return evening, evening.holder("witch")


def answer_and_undo(night, target):
    """The witch has answered, the dawn was told, and everything is taken back to before the night;
    the question is open again."""
    evening, witch = open_witch_step(night)
    if target == "somebody":
        target = next(one for one in evening.state.living if one != witch)
    evening.picks(witch, target)
    evening.to_day()
    evening.display.asks(Undo(evening.night_fell() - 1))
    evening.until(is_witch_step, answering=True)
    return evening, witch


def seen_beside(evening, seat):
    """All views but that of the seat, without times: an announcement has its own for each end."""
    others = [phone for one, phone in evening.phones.items() if one != seat]
    seen = [one.sees() for one in (evening.wall, evening.display, *others)]
    desk = {key: one for key, one in seen[1]["desk"].items() if key != "diary"}
    return re.sub(r'"since": [0-9.]+', "", json.dumps([desk, [one["view"] for one in seen]]))


@pytest.mark.unmeasured
@pytest.mark.parametrize("night", ["phones", "together"])
def test_nobody_can_tell_whether_it_stands_that_the_witch_chose_nobody(night):
    screens = []
    for target in (None, "somebody"):
        evening, witch = answer_and_undo(night, target)
        screens.append(seen_beside(evening, witch))
        for tap in (None, next(one for one in evening.state.living if one != witch)):
            assert evening.picks(witch, tap).refusal is None
            screens.append(seen_beside(evening, witch))
    assert screens[:3] == screens[3:]
