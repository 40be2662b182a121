"""The printed box as a whole: its cards, the order of its night, its proposals, their figures.

A role that comes or goes changes the box, so these tests belong to every role at once.
"""

import random
from itertools import combinations

import pytest

from companion.core.chance import Chance
from companion.games.lupus.cast import roles
from companion.games.lupus.deck import check_deck, propose
from companion.games.lupus.game import GAME
from companion.games.lupus.odds.playout import count
from companion.games.lupus.odds.policies import LED
from companion.games.lupus.odds.shown import how_likely, played, presimulated
from companion.games.lupus.options import Options
from companion.games.lupus.role import Side
from tests.kit.games.lupus.cards import PRINTED, needs
from tests.kit.games.lupus.evening import Evening
from tests.kit.playbook import Scene

pytestmark = needs(*PRINTED)

# The table of §4: specials in the proposal and villagers, by number of players.
PROGRESSIVE = {
    **{8: (0, 5), 9: (1, 5), 10: (2, 5), 11: (3, 5), 12: (4, 5), 13: (4, 6), 14: (6, 5)},
    **{15: (7, 5), 16: (7, 5), 17: (8, 5), 18: (8, 6), 24: (8, 12)},
}
PLAIN = {
    **{8: (0, 5), 9: (0, 6), 15: (0, 12), 16: (0, 12), 17: (1, 12), 20: (4, 12)},
    **{21: (5, 12), 22: (6, 12), 23: (7, 12), 24: (8, 12)},
}


@pytest.mark.parametrize(("preset", "table"), [("progressive", PROGRESSIVE), ("plain", PLAIN)])
def test_the_proposals_are_those_of_the_table(preset, table):
    for n, (specials, villagers) in table.items():
        deck = propose(n, Options(deck_preset=preset))
        assert deck["villager"] == villagers, n
        assert sum(count for id, count in deck.items() if roles()[id].special) == specials, n


@pytest.mark.parametrize("preset", ["progressive", "plain"])
@pytest.mark.parametrize("rule", ["box", "free"])
def test_every_proposal_can_be_dealt_and_the_progressive_one_without_a_warning(preset, rule):
    options = Options(deck_preset=preset, deck_rule=rule)
    for n in range(5, 41) if rule == "free" else range(8, 25):
        result = check_deck(n, propose(n, options), options, roles())
        assert result.error is None, n
        if 8 <= n <= 24 and preset == "progressive":
            assert result.warnings == (), n


def test_plain_takes_masons_only_where_both_have_room():
    options = Options(deck_preset="plain")
    assert "mason" not in propose(21, options)
    assert (propose(21, options)["hamster"], propose(22, options)["mason"]) == (1, 2)
    assert "hamster" not in propose(22, options)


def test_d5_for_twenty_four_there_is_one_deck_only():
    box = {id: role.in_box for id, role in roles().items()}
    assert sum(box.values()) == 24
    for less, more in [*combinations(box, 2), *((b, a) for a, b in combinations(box, 2))]:
        deck = {**box, less: box[less] - 1, more: box[more] + 1}
        assert check_deck(24, deck, Options(), roles()).error is not None, (less, more)
    assert check_deck(24, box, Options(), roles()).error is None


@pytest.mark.parametrize(
    ("special", "advised"),
    [
        *(("medium", 9), ("possessed", 10), ("bodyguard", 11), ("owl", 12), ("hamster", 15)),
        ("mythomaniac", 16),
    ],
)
def test_the_sheets_advice_for_each_special(special, advised):
    role = roles()[special]
    assert role.advised == advised
    for n in range(9, 25):
        wolves = 2 if n <= 15 else 3
        villagers = min(12, n - wolves - 2)
        deck = {"villager": villagers, "werewolf": wolves, "seer": 1, role.id: 1}
        result = check_deck(n, deck, Options(), roles())
        expected = n < advised and sum(deck.values()) == n
        assert bool(result.warnings) == expected, n


def test_the_order_of_the_night_is_that_of_the_rules():
    evening = Evening("wolf*3 seer medium possessed bodyguard mason*2 hamster owl mythomaniac v*5")
    assert evening.steps_tonight == ("masons", "seer", "wolves", "owl")
    evening.night().lynch_nobody()
    called = "medium seer bodyguard wolves owl mythomaniac"
    assert evening.steps_tonight == tuple(called.split())
    evening.night().lynch_nobody()
    assert evening.steps_tonight == ("medium", "seer", "bodyguard", "wolves", "owl")


def test_every_deck_that_the_program_proposes_was_played_with_both_first_nights():
    for name, deck in presimulated().items():
        games = played(deck.options, deck.deck)
        assert games is not None, name
        for wins in games.values():
            assert sum(wins.counts.values()) == wins.games


@pytest.mark.parametrize(
    "n", [8, *(pytest.param(n, marks=pytest.mark.unmeasured) for n in (13, 17))]
)
def test_the_figures_in_the_package_are_those_of_the_rules_of_today(n):
    """A hundred games of a deck, with other chances: both say the same within five sigma."""
    options, deck = Options(), dict(Scene(GAME, range(1, n + 1)).state.deck)
    games = played(options, deck)
    assert games is not None
    wins = count(deck, options, LED, Chance(random.Random(n)), 100)
    share = (wins["humans"] + games["led"].counts[Side.HUMANS]) / (100 + games["led"].games)
    sigma = (share * (1 - share) * (1 / 100 + 1 / games["led"].games)) ** 0.5
    off = wins["humans"] / 100 - games["led"].counts[Side.HUMANS] / games["led"].games
    assert abs(off) < 5 * sigma


def test_a_share_that_is_the_same_however_one_plays_is_one_number():
    alike = set()
    for deck in presimulated().values():
        line = how_likely(deck.deck, deck.options, "hamster")
        shares = {wins.per_cent("hamster") for wins in played(deck.options, deck.deck).values()}
        assert line.id == ("lupus-odds-end-alike" if len(shares) == 1 else "lupus-odds-end")
        alike.add(line.id)
    assert len(alike) == 2
