"""Which decks may be dealt, which are unwise, and which are proposed (acceptance cases D)."""

from collections import Counter

import pytest

from companion.games.lupus import deck as builder
from companion.games.lupus.cast import roles
from companion.games.lupus.deck import check
from companion.games.lupus.options import Options
from companion.games.lupus.role import Role, Side
from tests.games.lupus.decks import lobby
from tests.kit.games.lupus.cards import cards


def verdict(n, deck, **given):
    """The first error, or None; then the warnings."""
    found = check(lobby(n, deck, **given).state)
    error = None if found.error is None else found.error.code
    return error, [warning.code for warning in found.warnings]


def error(n, deck, **given):
    return verdict(n, deck, **given)[0]


def warnings(n, deck, **given):
    first, all_of_them = verdict(n, deck, **given)
    assert first is None
    return all_of_them


def deals(scene):
    """The cards are dealt, and are those of the deck."""
    deck = dict(scene.state.deck)
    scene.tablet.deal().gives("Dealt")
    return Counter(player.dealt for player in scene.state.players.values()) == deck


def test_d1_eight_play_with_five_villagers_two_wolves_and_a_seer():
    scene = lobby(8)
    assert scene.state.deck == {"villager": 5, "werewolf": 2, "seer": 1}
    assert deals(scene)


def test_d1_no_special_card_for_eight():
    assert error(8, "v*4 wolf*2 seer medium") == "E_DECK_SPECIALS_NEED_9"
    assert error(8, "v*5 wolf*2 seer medium") == "E_DECK_SPECIALS_NEED_9"


def test_an_illegal_deck_may_be_put_together_but_is_not_dealt():
    scene = lobby(8, "v*4 wolf*2 seer medium")
    scene.tablet.deal().refuses("E_DECK_SPECIALS_NEED_9")
    scene.tablet.set_deck({"villager": 5, "werewolf": 2, "seer": 1})
    assert deals(scene)


def test_d2_nine_have_room_for_one_special():
    assert error(9, "v*6 wolf*2 seer") is None
    assert error(9, "v*5 wolf*2 seer medium") is None
    assert error(9, "v*4 wolf*2 seer medium possessed") == "E_DECK_VILLAGERS"
    assert error(9, "v*5 wolf*2 seer mason") == "E_DECK_MASONS_PAIR"


def test_d3_two_wolves_up_to_fifteen():
    assert error(15, "v*12 wolf*2 seer") is None
    assert error(15, "v*11 wolf*3 seer") == "E_DECK_WOLVES"


def test_d4_three_wolves_from_sixteen_and_never_thirteen_villagers():
    assert error(16, "v*12 wolf*3 seer") is None
    assert error(16, "v*13 wolf*2 seer") == "E_DECK_WOLVES"
    assert error(17, "v*13 wolf*3 seer") == "E_DECK_VILLAGERS"


def test_d6_a_card_below_its_number_is_a_warning_with_that_number():
    found = check(lobby(10, "v*6 wolf*2 seer hamster").state)
    assert found.error is None
    (warning,) = found.warnings
    assert warning.code == "W_BELOW_RECOMMENDED"
    assert dict(warning.params)["advised"] == 15


def test_d6_each_kind_below_its_number_has_a_warning_of_its_own():
    assert warnings(12, "v*6 wolf*2 seer mason*2 hamster") == ["W_BELOW_RECOMMENDED"] * 2


@pytest.mark.parametrize("n", [7, 25])
def test_d7_the_box_is_for_eight_to_twenty_four(n):
    assert error(n, f"v*{n - 3} wolf*2 seer") == "E_PLAYER_COUNT"


def test_d8_one_card_for_each_player():
    assert error(9, "v*5 wolf*2 seer") == "E_DECK_SIZE"
    assert error(9, "v*7 wolf*2 seer") == "E_DECK_SIZE"


def test_d9_never_without_a_seer():
    assert error(9, "v*7 wolf*2") == "E_DECK_SEER"
    assert error(9, "v*5 wolf*2 seer*2") == "E_DECK_SEER"


def test_d10_never_more_copies_than_the_box_holds():
    deck = "v*5 wolf*2 seer medium*2 possessed guard"
    assert error(12, deck) == "E_DECK_NOT_IN_BOX"
    assert error(12, "v*6 wolf*2 seer mason*3") == "E_DECK_NOT_IN_BOX"


def test_d11_an_invented_card_is_a_special():
    assert error(9, "v*5 wolf*2 seer custom1", customs=1) is None
    assert error(9, "v*4 wolf*2 seer custom1 custom2", customs=2) == "E_DECK_VILLAGERS"
    assert error(8, "v*4 wolf*2 seer custom1", customs=1) == "E_DECK_SPECIALS_NEED_9"
    assert error(10, "v*5 wolf*2 seer custom1*2", customs=1) == "E_DECK_NOT_IN_BOX"


def test_an_invented_wolf_is_no_werewolf_of_the_deck():
    given = {"customs": 1, "counts_as": "wolf"}
    assert error(9, "v*5 wolf*2 seer custom1", **given) is None
    assert error(9, "v*6 wolf seer custom1", **given) == "E_DECK_WOLVES"


def test_d12_the_free_rule_turns_what_the_box_forbids_into_warnings():
    assert warnings(5, "v*3 wolf seer", deck_rule="free") == [
        *("W_PLAYER_COUNT", "W_DECK_WOLVES", "W_DECK_VILLAGERS"),
    ]
    assert warnings(8, "v*4 wolf seer medium*2", deck_rule="free") == [
        *("W_DECK_SPECIALS_NEED_9", "W_DECK_WOLVES", "W_DECK_VILLAGERS", "W_DECK_NOT_IN_BOX"),
        "W_BELOW_RECOMMENDED",
    ]


def test_d12_but_some_wolves_and_fewer_than_the_others_there_must_be():
    assert error(6, "v*3 wolf*3", deck_rule="free") == "E_DECK_WOLVES"
    assert error(6, "v*6", deck_rule="free") == "E_DECK_WOLVES"
    assert error(7, "v*4 wolf*3", deck_rule="free") is None


@pytest.mark.parametrize("n", [4, 41])
def test_d12_the_free_rule_is_for_five_to_forty(n):
    assert error(n, f"v*{n - 1} wolf", deck_rule="free") == "E_PLAYER_COUNT"


def test_the_free_rule_counts_invented_wolves_and_many_copies():
    given = {"deck_rule": "free", "customs": 1, "counts_as": "wolf"}
    assert error(6, "v*3 wolf*2 custom1", **given) == "E_DECK_WOLVES"
    assert warnings(9, "v*5 seer*2 medium custom1", **given) == [
        *("W_DECK_WOLVES", "W_DECK_SEER"),
    ]
    assert warnings(9, "v*2 wolf*2 seer hamster*2 mason myth", deck_rule="free") == [
        *("W_DECK_MASONS_PAIR", "W_DECK_VILLAGERS", "W_DECK_NOT_IN_BOX"),
        *("W_BELOW_RECOMMENDED",) * 3,
    ]


def test_the_first_error_in_the_order_of_the_rules_is_the_one_reported():
    assert error(7, "v*9 wolf medium") == "E_PLAYER_COUNT"
    assert error(8, "v*9 wolf medium") == "E_DECK_SPECIALS_NEED_9"
    assert error(9, "v*2 wolf mason") == "E_DECK_SIZE"
    assert error(9, "v*4 wolf*3 mason guard") == "E_DECK_WOLVES"
    assert error(9, "v*4 wolf*2 mason guard medium") == "E_DECK_SEER"
    assert error(9, "v*4 wolf*2 seer mason guard") == "E_DECK_MASONS_PAIR"
    assert error(9, "v*4 wolf*2 seer guard*2") == "E_DECK_VILLAGERS"


def test_d13_real_cards_that_are_not_the_deck_keep_the_night_from_falling():
    scene = lobby(8, deal_mode="physical")
    scene.tablet.deal().gives("CardsHandedOut")
    scene.tablet.advance().refuses("E_ROLE_MISMATCH")
    for seat, role in enumerate(cards("v*4 wolf*3 seer"), 1):
        scene.tablet.on_behalf_of(seat).enter_role(role)
    scene.tablet.advance().refuses("E_ROLE_MISMATCH")
    scene.tablet.on_behalf_of(5).enter_role("villager")
    scene.tablet.advance().gives("NightFell")


class BesideTheBox(Role):
    """A role of another set of cards; without an `id` of its class it is not registered."""

    side = Side.HUMANS
    in_box = 0

    def __init__(self):
        self.id = "beside"


def test_a_role_beside_the_box_is_proposed_to_nobody_and_played_by_the_free_rule(monkeypatch):
    known = {**roles(), "beside": BesideTheBox()}
    monkeypatch.setattr(builder, "roles", lambda: known)
    assert not any("beside" in builder.propose(n, Options()) for n in builder.BOX)
    chosen = Counter(cards("v*6 wolf*2 seer beside"))
    assert builder.check_deck(10, chosen, Options(), known).error.code == "E_DECK_NOT_IN_BOX"
    free = builder.check_deck(10, chosen, Options(deck_rule="free"), known)
    assert (free.error, [one.code for one in free.warnings]) == (None, ["W_DECK_NOT_IN_BOX"])


def test_cards_that_nobody_knows_are_refused():
    scene = lobby(9)
    scene.tablet.set_deck({"joker": 1}).refuses("E_OPTION")
    scene.tablet.set_deck({"custom1": 1}).refuses("E_OPTION")
    scene.tablet.set_deck({"villager": -1}).refuses("E_OPTION")
