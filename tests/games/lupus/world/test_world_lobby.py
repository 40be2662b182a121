"""The second box in the lobby: its decks (L-B28 to L-B30, W1 to W4), chosen, proposed by number and
experience, and left."""

from collections import Counter

import pytest

from companion.core.eye import MODERATOR
from companion.core.words.prompts.base import Choose
from companion.games.lupus.cast import night_order, roles
from companion.games.lupus.deck import bounds, check, check_deck, propose
from companion.games.lupus.facts.presets import PRESETS, preset_of
from companion.games.lupus.game import GAME
from companion.games.lupus.options import CLASSIC, WORLD, Options
from companion.games.lupus.second_box import FIRST_EVENING, HEARTS, READY, SUITS, WHOLE_BOX
from tests.kit.games.lupus.cards import cards as dealt
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import lobby
from tests.kit.games.lupus.seen import asked_rules

pytestmark = needs("bodyguard", "hamster", "owl")
BOX = Options(box=WORLD)


def checked(deck, options=BOX):
    """The error of a deck, or its warnings."""
    counts = Counter(dealt(deck))
    result = check_deck(counts.total(), counts, options, roles(WORLD))
    return result.error.code if result.error else [one.code for one in result.warnings]


def test_w1_with_the_classic_box_a_witch_is_an_unknown_role():
    assert "witch" not in roles()
    with pytest.raises(AssertionError, match="E_OPTION"):
        Evening("wolf*2 seer witch v*4")


@pytest.mark.parametrize(
    ("deck", "codes"),
    [
        ("v*2 wolf*2 seer witch hunter elder", "E_DECK_VILLAGERS"),
        ("v*4 wolf*3 seer", "E_DECK_WOLVES"),
        ("v*4 wolf*2 seer witch*2", "E_DECK_NOT_IN_BOX"),
        ("v*5 wolf*3 seer witch hunter cupid", []),
        ("v*8 wolf*4 seer witch hunter cupid", []),
        ("v*10 wolf*2 seer witch hunter cupid", "E_DECK_WOLVES"),
        ("v*4 wolf*2 seer hunter piper", ["W_BELOW_RECOMMENDED"]),
        ("v*9 wolf*3 seer hunter hamster piper", ["W_DECK_LONE"]),
        ("v*5 wolf*2 seer bodyguard witch elder", ["W_DECK_SHIELDS"]),
        ("v*8 wolf*2 seer owl raven", ["W_DECK_NOMINEES"]),
        ("v*3 wolf*3 seer witch hunter cupid elder idiot raven", ["W_DECK_PLAIN"]),
    ],
)
def test_w2_to_w4_the_rules_of_the_second_box(deck, codes):
    assert checked(deck) == codes


def test_a_scapegoat_beside_a_captain_who_comes_first_is_unwise():
    rules = BOX.having("captain", "elected").having("scapegoat_before_captain", False)
    deck = "v*8 wolf*2 seer scapegoat"
    assert (checked(deck, rules), checked(deck)) == (["W_DECK_SCAPEGOAT"], [])


@pytest.mark.parametrize("n", [*range(5, 8), *range(25, 41)])
def test_beyond_the_box_the_ready_decks_can_be_dealt(n):
    options = BOX.having("deck_rule", "free")
    ready = propose(n, options)
    assert check_deck(n, ready, options, roles(WORLD)).error is None
    assert ready["werewolf"] == (1 if n < 8 else 4 + (n >= 34))
    assert {*ready} - {"werewolf", "seer", "villager"} == {*(["hunter"] if n < 8 else WHOLE_BOX)}


def test_the_bounds_are_those_of_the_check():
    limits = bounds(12, {}, BOX, roles(WORLD))
    assert [(one.low, one.high) for one in limits if one.values == ("werewolf",)] == [(2, 3)]


def chips(scene):
    """The rows of chips by their key: the values, and the chosen one."""
    rows = [one for one in scene.view(MODERATOR).prompts if isinstance(one, Choose)]
    chips = {one.key: ([item.value for item in one.items], one.chosen) for one in rows}
    return {key: row for key, row in chips.items() if key.startswith("chip-")}


def cards(scene):
    """The special cards of the deck."""
    return {id for id in scene.state.deck if roles(WORLD)[id].special}


def captain(scene):
    return scene.state.options.captain


def test_the_tablet_asks_for_the_box():
    scene = lobby(12)
    assert chips(scene)["chip-box"] == ([CLASSIC, WORLD], CLASSIC)
    assert "chip-style" in chips(scene)
    assert "box" in asked_rules(scene)
    assert not {"captain", "ready_deck"} & asked_rules(scene)
    scene.tablet.set_option("box", WORLD)
    assert chips(scene)["chip-box"] == ([CLASSIC, WORLD], WORLD)
    assert "chip-style" not in chips(scene)
    assert asked_rules(scene) >= {"box", "captain", "ready_deck"}
    assert "deck_preset" not in asked_rules(scene), "the number of people chooses"
    scene.tablet.set_option("box", CLASSIC)
    assert "chip-style" in chips(scene)


@pytest.mark.parametrize(
    ("n", "ready", "office"),
    [(8, FIRST_EVENING, "off"), (13, HEARTS, "elected"), (20, WHOLE_BOX, "elected")],
)
def test_the_box_proposes_a_deck_for_so_many_with_its_captain(n, ready, office):
    scene = lobby(n, box=WORLD)
    assert (cards(scene), captain(scene)) == ({*ready}, office)
    assert (check(scene.state).error, check(scene.state).warnings) == (None, ())


@pytest.mark.parametrize("preset", ["progressive", "plain"])
@pytest.mark.parametrize(("id", "n"), [(id, n) for id in SUITS for n in SUITS[id]])
def test_a_ready_deck_is_offered_only_where_it_gives_no_warning(id, n, preset):
    rules = Options(box=WORLD, ready_deck=id, deck_preset=preset)
    result = check_deck(n, propose(n, rules), rules, roles(WORLD))
    assert (result.error, result.warnings) == (None, ())
    assert propose(n, rules).keys() == {*READY[id], "werewolf", "seer", "villager"}
    assert propose(n, rules)["werewolf"] == 2 + (n >= 15) + (n >= 22)


@pytest.mark.parametrize(
    ("n", "offered"),
    [
        (8, (None, None)),
        (12, (["first_evening", "hearts"], "hearts")),
        (18, (["first_evening", "hearts", "whole_box"], "whole_box")),
        (24, (None, None)),
    ],
)
def test_how_experienced_people_are_is_asked_where_there_is_a_choice(n, offered):
    assert chips(lobby(n, box=WORLD)).get("chip-ready_deck", (None, None)) == offered


def test_people_who_are_new_get_the_deck_of_a_first_evening_also_in_a_crowd():
    scene = lobby(16, box=WORLD)
    scene.tablet.set_deck({"werewolf": 3, "seer": 1, "piper": 1, "villager": 11})
    scene.tablet.set_option("ready_deck", "first_evening")
    assert (cards(scene), captain(scene)) == ({*FIRST_EVENING}, "off")
    assert not scene.state.deck_by_hand, "it replaces what was chosen by hand"
    scene.tablet.set_option("ready_deck", "hearts")
    assert (cards(scene), captain(scene)) == ({*HEARTS}, "elected")


def test_the_proposal_follows_the_people_and_a_captain_who_was_refused_stays_away():
    state = lobby(8, box=WORLD).state
    assert state.options.captain == "off"
    state = GAME.seated(state, tuple(range(1, 13)))
    assert state.options.captain == "elected", "with twelve another deck is ready"
    scene = lobby(12, box=WORLD, captain="off")
    state = GAME.seated(scene.state, tuple(range(1, 14)))
    assert state.options.captain == "off", "the same ready deck, with one villager more"
    assert sum(state.deck.values()) == 13
    scene.tablet.propose_deck()
    assert captain(scene) == "elected"


@pytest.mark.parametrize(
    ("before", "now", "chosen", "elects"),
    [
        (11, 12, None, "elected"),
        (12, 11, None, "off"),
        (12, 13, "off", "off"),
        (11, 11, "elected", "elected"),
    ],
)
def test_a_rematch_with_more_or_fewer_people_has_the_captain_of_its_ready_deck(
    before, now, chosen, elects
):
    rules = {} if chosen is None else {"captain": chosen}
    memory = GAME.keep(lobby(before, box=WORLD, **rules).state)
    again = GAME.open(tuple(range(1, now + 1)), memory)
    assert (sum(again.deck.values()), again.options.captain) == (now, elects)
    for strange in (-1, 10**9, "12", None, 1.5):
        assert GAME.open((1, 2), {**memory, "people": strange}).ring == (1, 2)


def test_a_rematch_whose_deck_by_hand_no_longer_fits_has_the_captain_of_the_ready_deck():
    by_hand = {"werewolf": 2, "seer": 1, "witch": 1, "villager": 8}
    memory = {**GAME.keep(lobby(12, box=WORLD, captain="off").state), "deck": by_hand}
    offices = {n: GAME.open(tuple(range(1, n + 1)), memory).options.captain for n in (11, 12, 13)}
    assert offices == {11: "off", 12: "off", 13: "elected"}


def test_back_to_the_first_box_everything_of_the_second_goes():
    scene = lobby(12, box=WORLD, lovers_win="last_two", deck_rule="free")
    scene.tablet.set_night_order(tuple(reversed(night_order(scene.state)))).refuses("E_NIGHT_ORDER")
    order = night_order(scene.state)
    scene.tablet.set_night_order((order[1], order[0], *order[2:]))
    scene.tablet.set_deck({"werewolf": 2, "seer": 1, "witch": 1, "villager": 8})
    scene.tablet.set_option("box", CLASSIC)
    assert scene.state.deck == {"werewolf": 2, "seer": 1, "villager": 8}
    assert scene.state.options == Options(deck_rule="free")
    for id, value in (("captain", "elected"), ("lovers_win", "last_two")):
        scene.tablet.set_option(id, value).refuses("E_OPTION")


def test_what_a_device_has_kept_brings_box_and_captain_together():
    scene = lobby(12).tablet.use_rules({"captain": "elected"}).refuses("E_RULES").then
    scene.tablet.use_rules({"box": WORLD, "captain": "elected", "abstain": True})
    assert (scene.state.options.box, captain(scene)) == (WORLD, "elected")
    again = GAME.open(scene.ring, GAME.keep(scene.state))
    assert (again.options, again.deck) == (scene.state.options, scene.state.deck)


@pytest.mark.parametrize("id", PRESETS)
def test_a_set_of_rules_takes_no_cards_away(id):
    scene = lobby(20, box=WORLD, abstain=True)
    before = scene.state
    scene.tablet.use_preset(id)
    assert (scene.state.deck, captain(scene)) == (before.deck, "elected")
    assert not scene.state.options.abstain
    assert preset_of(scene.state.options) == id
