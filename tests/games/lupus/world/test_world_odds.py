"""Who wins with the second box: exact fractions of games that go every way of chance (§13)."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from companion.core.chance import Chance
from companion.games.lupus.deck import propose
from companion.games.lupus.game import GAME
from companion.games.lupus.odds.length import length_of
from companion.games.lupus.odds.playout import count, play
from companion.games.lupus.odds.policies import ANYHOW, Policy
from companion.games.lupus.odds.shown import setting
from companion.games.lupus.options import WORLD, Options
from tests.kit.games.lupus.invented import lobby

GAMES = 200
RULES = Options(deck_rule="free", box=WORLD, self_vote=True)


def drawn(known, offered, talk, chance):
    """Everybody votes for whom chance has named."""
    return talk.drawn if talk.drawn in offered else offered[0]


BY_CHANCE = Policy("drawn", ANYHOW.night, drawn, lambda known, offered, talk, chance: offered[0])
"""The first who is offered is captain: none changes anything where all vote alike."""


class EveryWay:
    """A chance that takes another way in each game, until all have been taken. `share`: how likely
    the way of this game was. The cards lie as they are: all choices are alike for all seats."""

    def __init__(self):
        self.ways, self.place, self.share = [], 0, Fraction(1)

    def one_of(self, things):
        if self.place == len(self.ways):
            self.ways.append((0, len(things)))
        taken, many = self.ways[self.place]
        self.place, self.share = self.place + 1, self.share / many
        return things[taken]

    def shuffled(self, things):
        return tuple(things)

    def between(self, low, high):
        return low

    def go_on(self):
        """Prepare the next way; whether there is one."""
        self.place, self.share = 0, Fraction(1)
        while self.ways and self.ways[-1][0] + 1 == self.ways[-1][1]:
            self.ways.pop()
        if self.ways:
            taken, many = self.ways.pop()
            self.ways.append((taken + 1, many))
        return bool(self.ways)


def deck(words):
    """`"1 hunter 3"`: werewolves, cards of the second box, villagers."""
    wolves, *cards, villagers = words.split()
    return {"werewolf": int(wolves), **dict.fromkeys(cards, 1), "villager": int(villagers)}


def exact(cards, rules=RULES):
    """By side: its exact chance."""
    chance, wins = EveryWay(), Counter()
    while True:
        side = play(cards, rules, BY_CHANCE, chance).side
        wins[side] += chance.share
        if not chance.go_on():
            return dict(wins)


def fractions(words):
    """`"humans=7/15 wolves=8/15"`."""
    return {side: Fraction(value) for side, value in (one.split("=") for one in words.split())}


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("1 4", "humans=7/15 wolves=8/15"),
        ("1 hunter 3", "humans=31/60 wolves=29/60"),
        ("1 witch 3", "humans=17/30 wolves=13/30"),
        ("1 elder 3", "humans=9/20 wolves=11/20"),
        ("1 idiot 3", "humans=37/80 wolves=43/80"),
        ("1 cupid 3", "humans=37/75 lovers=4/75 wolves=34/75"),
        ("1 wild_child 3", "humans=19/60 wolves=41/60"),
        ("1 piper 3", "humans=17/45 piper=2/9 wolves=2/5"),
        ("1 cupid hunter 2", "humans=13/20 lovers=1/24 wolves=37/120"),
        ("1 witch hunter 2", "humans=89/144 wolves=55/144"),
        ("1 scapegoat 3", "humans=7/15 wolves=8/15"),
        ("1 raven 3", "humans=7/15 wolves=8/15"),
    ],
)
def test_the_exact_chances_of_five_people(cards, wanted):
    assert exact(deck(cards)) == fractions(wanted)


@pytest.mark.unmeasured
def test_a_captain_changes_no_chance_where_all_vote_alike():
    rules = RULES.having("captain", "elected")
    assert exact(deck("1 4"), rules) == fractions("humans=7/15 wolves=8/15")


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        ("2 hunter 5", "humans=36461/120960"),
        ("2 witch 5", "humans=4583/16800"),
        ("2 elder 5", "humans=13799/60480"),
        ("2 idiot 5", "humans=14323/60480"),
        ("2 cupid 5", "humans=629/2016 lovers=75/896"),
        ("2 wild_child 5", "humans=187/2016"),
        ("1 piper 4", "humans=17/48 piper=1/6"),
    ],
)
def test_larger_tables_come_to_the_exact_fractions(cards, wanted):
    wins = count(deck(cards), RULES, BY_CHANCE, Chance(random.Random(cards)), GAMES)
    for side, exact in fractions(wanted).items():
        sigma = (exact * (1 - exact) / GAMES) ** 0.5
        assert abs(wins[side] / GAMES - exact) < 5 * sigma, side


@pytest.mark.unmeasured
@pytest.mark.parametrize("n", [8, 13, 20])
def test_a_ready_deck_is_played_to_its_end_with_its_captain(n):
    rules = Options(box=WORLD, captain="off" if n < 12 else "elected")
    name = setting(rules, propose(n, rules)).name
    line = GAME.simulate(name, Chance(random.Random(n)), 5)
    assert name in GAME.simulations()
    for wins in line.removeprefix(name).split():
        assert sum(int(one.partition("=")[2]) for one in wins.split(",")) == 5


def test_an_evening_with_few_roles_is_no_longer_than_with_the_first_box():
    lengths = [length_of(lobby(8, box=box).state).title.params["n"] for box in (WORLD, "classic")]
    assert lengths == sorted(lengths)
