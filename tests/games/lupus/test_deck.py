"""Which decks may be dealt, which are unwise, and which are proposed (cases D)."""

from collections import Counter

import pytest

from companion.core.event import RingChanged
from companion.games.lupus import deck as builder
from companion.games.lupus.cast import roles
from companion.games.lupus.deck import bounds, check, check_deck, propose
from companion.games.lupus.options import Options
from companion.games.lupus.role import Role, Side
from tests.kit.games.lupus.cards import SPECIALS, cards, needs
from tests.kit.games.lupus.invented import card, lobby

PLAIN = {"villager": 5, "werewolf": 2, "seer": 1}


def verdict(n, deck, **given):
    """The first error, or None; then the warnings."""
    result = check(lobby(n, deck, **given).state)
    error = None if result.error is None else result.error.code
    return error, [warning.code for warning in result.warnings]


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
    assert scene.state.deck == PLAIN
    assert deals(scene)


def test_an_illegal_deck_may_be_put_together_but_is_not_dealt():
    scene = lobby(8, "v*4 wolf*2 seer special1")
    scene.tablet.deal().refuses("E_DECK_SPECIALS_NEED_9").set_deck(PLAIN)
    assert deals(scene)


@pytest.mark.parametrize(
    ("case", "n", "deck", "code"),
    [
        ("D1", 8, "v*5 wolf*2 seer special1", "E_DECK_SPECIALS_NEED_9"),
        ("D2", 9, "v*6 wolf*2 seer", None),
        ("D2", 9, "v*5 wolf*2 seer special1", None),
        ("D2", 9, "v*4 wolf*2 seer special1 special2", "E_DECK_VILLAGERS"),
        ("D3", 15, "v*12 wolf*2 seer", None),
        ("D3", 15, "v*11 wolf*3 seer", "E_DECK_WOLVES"),
        ("D4", 16, "v*12 wolf*3 seer", None),
        ("D4", 16, "v*13 wolf*2 seer", "E_DECK_WOLVES"),
        ("D4", 17, "v*13 wolf*3 seer", "E_DECK_VILLAGERS"),
        ("D7", 7, "v*4 wolf*2 seer", "E_PLAYER_COUNT"),
        ("D7", 25, "v*22 wolf*2 seer", "E_PLAYER_COUNT"),
        ("D8", 9, "v*5 wolf*2 seer", "E_DECK_SIZE"),
        ("D8", 9, "v*7 wolf*2 seer", "E_DECK_SIZE"),
        ("D9", 9, "v*7 wolf*2", "E_DECK_SEER"),
        ("D9", 9, "v*5 wolf*2 seer*2", "E_DECK_SEER"),
        ("D10", 12, "v*5 wolf*2 seer special1*2 special2 special3", "E_DECK_NOT_IN_BOX"),
    ],
)
def test_d1_to_d10_what_the_box_admits(case, n, deck, code):
    assert error(n, deck) == code, case


def test_d6_each_kind_below_its_number_has_a_warning_of_its_own():
    late = sorted(SPECIALS, key=lambda id: roles()[id].advised)[-2:]
    assert warnings(10, f"v*5 wolf*2 seer {' '.join(late)}") == ["W_BELOW_RECOMMENDED"] * 2


@pytest.mark.parametrize(
    ("n", "deck", "kinds", "code"),
    [
        (9, "v*5 wolf*2 seer custom1", ["human"], None),
        (9, "v*4 wolf*2 seer custom1 custom2", ["human", "human"], "E_DECK_VILLAGERS"),
        (8, "v*4 wolf*2 seer custom1", ["human"], "E_DECK_SPECIALS_NEED_9"),
        (10, "v*5 wolf*2 seer custom1*2", ["human"], "E_DECK_NOT_IN_BOX"),
        (9, "v*5 wolf*2 seer custom1", ["wolf"], None),
        (9, "v*6 wolf seer custom1", ["wolf"], "E_DECK_WOLVES"),
    ],
)
def test_d11_an_invented_card_is_a_special_and_no_werewolf_of_the_deck(n, deck, kinds, code):
    customs = [card(slot, counts_as) for slot, counts_as in enumerate(kinds, 1)]
    assert error(n, deck, customs=customs) == code


@pytest.mark.parametrize(
    ("n", "deck", "warned"),
    [
        (5, "v*3 wolf seer", "PLAYER_COUNT DECK_WOLVES DECK_VILLAGERS"),
        (
            *(8, "v*4 wolf seer special1*2"),
            "DECK_SPECIALS_NEED_9 DECK_WOLVES DECK_VILLAGERS DECK_NOT_IN_BOX BELOW_RECOMMENDED",
        ),
        (9, "v*5 seer*2 special1 custom1", "DECK_WOLVES DECK_SEER"),
        pytest.param(
            *(9, "v*2 wolf*2 seer hamster*2 mason mythomaniac"),
            "DECK_MASONS_PAIR DECK_VILLAGERS DECK_NOT_IN_BOX" + 3 * " BELOW_RECOMMENDED",
            marks=needs("hamster", "mason", "mythomaniac"),
        ),
    ],
)
def test_d12_the_free_rule_turns_what_the_box_forbids_into_warnings(n, deck, warned):
    if "special1" in deck and n == 9 and roles()[SPECIALS[0]].advised > n:
        warned += " BELOW_RECOMMENDED"
    codes = warnings(n, deck, deck_rule="free", customs=[card(1, "wolf")])
    assert codes == [f"W_{one}" for one in warned.split()]


@pytest.mark.parametrize(
    ("n", "deck", "code"),
    [
        (6, "v*3 wolf*3", "E_DECK_WOLVES"),
        (6, "v*6", "E_DECK_WOLVES"),
        (6, "v*3 wolf*2 custom1", "E_DECK_WOLVES"),
        (7, "v*4 wolf*3", None),
        (4, "v*3 wolf", "E_PLAYER_COUNT"),
        (41, "v*40 wolf", "E_PLAYER_COUNT"),
    ],
)
def test_d12_but_five_to_forty_and_some_wolves_fewer_than_the_others_there_must_be(n, deck, code):
    assert error(n, deck, deck_rule="free", customs=[card(1, "wolf")]) == code


@pytest.mark.parametrize(
    ("n", "deck", "code"),
    [
        (7, "v*9 wolf special1", "E_PLAYER_COUNT"),
        (8, "v*9 wolf special1", "E_DECK_SPECIALS_NEED_9"),
        (9, "v*2 wolf special1", "E_DECK_SIZE"),
        (9, "v*4 wolf*3 special1 special2", "E_DECK_WOLVES"),
        (9, "v*4 wolf*2 special1 special2 special3", "E_DECK_SEER"),
        (9, "v*4 wolf*2 seer special1*2", "E_DECK_VILLAGERS"),
        pytest.param(
            9, "v*4 wolf*2 seer mason special1", "E_DECK_MASONS_PAIR", marks=needs("mason")
        ),
    ],
)
def test_the_first_error_in_the_order_of_the_rules_is_the_one_reported(n, deck, code):
    assert error(n, deck) == code


def test_d13_real_cards_that_are_not_the_deck_keep_the_night_from_falling():
    scene = lobby(8, deal_mode="physical")
    scene.tablet.deal().gives("CardsHandedOut").advance().refuses("E_ROLE_MISMATCH")
    for seat, role in enumerate(cards("v*4 wolf*3 seer"), 1):
        scene.tablet.on_behalf_of(seat).enter_role(role)
    scene.tablet.advance().refuses("E_ROLE_MISMATCH").tablet.on_behalf_of(5).enter_role("villager")
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


@pytest.mark.parametrize("deck", [{"joker": 1}, {"custom1": 1}, {"villager": -1}])
def test_cards_that_nobody_knows_are_refused(deck):
    lobby(9).tablet.set_deck(deck).refuses("E_OPTION")


# What is proposed (§4).


def test_beyond_the_box_more_villagers_then_a_fourth_and_a_fifth_wolf():
    free = Options(deck_rule="free")
    wolves = [propose(n, free)["werewolf"] for n in (5, 7, 8, 16, 25, 31, 32, 39, 40)]
    assert wolves == [1, 1, 2, 3, 3, 3, 4, 4, 5]


def test_the_proposal_follows_the_people_until_the_table_chooses():
    scene, nine = lobby(8), RingChanged(tuple(range(1, 10)))
    scene.tablet.set_option("deck_preset", "plain")
    assert scene.game.evolve(scene.state, nine).deck == {**PLAIN, "villager": 6}
    scene.tablet.set_deck(PLAIN)
    assert scene.game.evolve(scene.state, nine).deck == PLAIN
    scene.tablet.propose_deck()
    assert not scene.state.deck_by_hand


# While a deck is built, what forbids it is shown beside it, before it is refused (L-D7).

BUILT = {
    8: ("wolf*2 seer v*5", "wolf*3 seer v*4", "wolf*2 seer v*4 special1", "wolf*2 seer*2 v*4"),
    14: (
        *("wolf*2 seer special1 special2 special3 v*8", "wolf*2 seer special1*2 special2 v*8"),
        *("wolf*2 seer special1 v*10", "wolf*2 v*12"),
        pytest.param("wolf*2 seer mason*2 special1 special2 v*7", marks=needs("mason")),
        pytest.param("wolf*2 seer mason special1 special2 v*8", marks=needs("mason")),
    ),
}


@pytest.mark.parametrize("rule", ["box", "free"])
@pytest.mark.parametrize("names", [*BUILT[8], *BUILT[14]])
def test_whoever_builds_a_deck_reads_what_forbids_it_before_it_is_sent(names, rule):
    deck, options = Counter(cards(names)), Options(deck_rule=rule)
    n = sum(deck.values())
    assert n in (8, 14)
    error = check_deck(n, deck, options, roles()).error
    broken = [one for one in bounds(n, deck, options, roles()) if not one.admits(deck)]
    assert (error and error.text) == (broken[0].why if broken else None)


def test_the_deck_on_the_table_comes_with_what_it_has_to_keep_to():
    counts = lobby(9).prompts()["set_deck"]
    deck = {row.value: row.count for row in counts.rows}
    assert all(one.admits(deck) for one in counts.bounds)
    assert not all(one.admits({**deck, "seer": 0, "villager": 6}) for one in counts.bounds)
