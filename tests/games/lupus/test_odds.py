"""Who will win: games played on the real rules, against fractions that are worked out anew here."""

import random
from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from companion.core import Chance, Odds, Verdict, replace, text
from companion.core.eye import MODERATOR, PUBLIC
from companion.games.lupus.game import GAME
from companion.games.lupus.odds.length import length_of
from companion.games.lupus.odds.playout import count
from companion.games.lupus.odds.policies import ANYHOW, LED, Policy, known_to
from companion.games.lupus.odds.shown import deck_name, odds_of, unsimulated
from companion.games.lupus.options import Options
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import lobby
from tests.kit.games.lupus.seen import panel_of
from tests.kit.playbook import Scene

PUBLISHED = {
    (8, 2): (Fraction(8, 35), Fraction(5, 32)),
    (9, 2): (Fraction(5, 32), Fraction(94, 315)),
    (15, 2): (Fraction(1093, 3584), Fraction(2768, 6435)),
    (16, 3): (Fraction(526, 2145), Fraction(1397, 8192)),
    (24, 3): (Fraction(239930, 676039), Fraction(281965, 1048576)),
}
"""Players and wolves -> the humans' chance where the first night bites, and where the first prey
is the moderator (design/balance.md)."""
GAMES = 200


@cache
def by_day(n, wolves):
    """The humans' chance at the start of a day with so many living: one is lynched by chance."""
    if wolves == 0:
        return Fraction(1)
    if wolves >= n - wolves:
        return Fraction(0)
    hit = Fraction(wolves, n)
    return hit * by_night(n - 1, wolves - 1) + (1 - hit) * by_night(n - 1, wolves)


def by_night(n, wolves):
    """The same before a night, which takes a human; the end is looked at in between, too."""
    if wolves == 0:
        return Fraction(1)
    return Fraction(0) if wolves >= n - wolves else by_day(n - 1, wolves)


def exact(n, wolves, first_night):
    return by_night(n, wolves) if first_night == "bite" else by_day(n, wolves)


def drawn(knows, offered, talk, chance):
    """Everybody votes for whom chance has named: each living player is lynched alike."""
    return talk.drawn


@pytest.mark.parametrize(("people", "chances"), PUBLISHED.items())
def test_the_recursion_gives_the_published_fractions(people, chances):
    assert chances == (exact(*people, "bite"), exact(*people, "moderator"))


@pytest.mark.unmeasured
@pytest.mark.parametrize("first_night", ["bite", "moderator"])
@pytest.mark.parametrize(("n", "wolves"), [(8, 2), (9, 2), (16, 3)])
def test_the_rules_played_by_chance_come_to_the_exact_fraction(n, wolves, first_night):
    options = replace(Options(), deck_rule="free", first_night=first_night, self_vote=True)
    chance = Chance(random.Random(f"{n} {wolves} {first_night}"))
    deck = {"werewolf": wolves, "villager": n - wolves}
    wins = count(deck, options, Policy("drawn", ANYHOW.night, drawn, drawn), chance, GAMES)
    wanted = float(exact(n, wolves, first_night))
    sigma = (wanted * (1 - wanted) / GAMES) ** 0.5
    assert abs(wins["humans"] / GAMES - wanted) < 5 * sigma


@pytest.mark.unmeasured
def test_a_village_that_follows_its_seer_wins_more_often_than_one_that_goes_by_chance():
    wins = {}
    for policy in (ANYHOW, LED):
        chance = Chance(random.Random(policy.id))
        deck = {"werewolf": 2, "seer": 1, "villager": 9}
        options = replace(Options(), deck_rule="free")
        wins[policy.id] = count(deck, options, policy, chance, 100)["humans"]
    assert wins["led"] > wins["anyhow"] + 10


def test_a_simulated_player_knows_what_its_phone_has_shown_and_nothing_else():
    """Two worlds in which the hidden cards of others lie otherwise: the same is known."""
    one, other = Evening("seer v*2 wolf v*4 wolf"), Evening("seer v*4 wolf v*2 wolf")
    for evening in (one, other):
        evening.night(seer=9)
    for seat in (1, 2, 3):
        assert known_to(one.state, seat) == known_to(other.state, seat)
    assert (known_to(one.state, 1).seen, known_to(one.state, 2).seen) == ({9: True}, {})
    assert (known_to(one.state, 4).fellows, known_to(one.state, 4).seen) == ({9}, {})


def test_the_page_of_the_deck_says_who_will_win_and_how_that_was_got():
    odds = panel_of(lobby(9, deck_preset="plain"), MODERATOR, Odds)
    assert [bar.label.id for bar in odds.bars] == ["lupus-odds-led", "lupus-odds-anyhow"]
    for bar in odds.bars:
        assert 99 <= sum(part.value for part in bar.parts) <= 101
    ids = [note.id for note in odds.notes]
    assert ids == ["lupus-odds-one-more", "lupus-odds-first-bite", "lupus-odds-how"]


def test_where_the_wolves_start_far_ahead_the_page_says_so_and_which_rule_would_help():
    scene = Scene(GAME, range(1, 9))
    uneven = panel_of(scene, MODERATOR, Odds).notes[0]
    assert uneven == text("lupus-odds-uneven", wolves=2, players=8, rule="box")
    scene.tablet.set_option("deck_rule", "free")
    uneven = panel_of(scene, MODERATOR, Odds).notes[0]
    assert uneven == text("lupus-odds-uneven", wolves=2, players=8, rule="free")


def test_a_deck_that_nobody_has_played_says_so_and_a_wrong_one_says_nothing_of_it():
    scene = Scene(GAME, range(1, 11))
    scene.tablet.set_option("deck_rule", "free").set_deck({"werewolf": 2, "seer": 3, "villager": 5})
    assert deck_name(scene.state.deck) == "seer3-villager5-werewolf2"
    odds = odds_of(scene.state.deck, scene.state.options, None)
    assert (odds.bars, [note.id for note in odds.notes]) == ((), ["lupus-odds-unknown"])
    scene.tablet.set_deck({"werewolf": 1})
    assert panel_of(scene, MODERATOR, Odds) is None


def test_nothing_is_said_of_it_on_the_wall_or_once_the_cards_are_dealt():
    assert panel_of(Scene(GAME, range(1, 9)), PUBLIC, Odds) is None
    assert panel_of(Evening("wolf*2 seer v*5"), MODERATOR, Odds) is None


def test_at_the_end_everybody_reads_how_often_it_ends_so():
    evening = Evening("wolf*2 seer v*5").kill(1, 2, cause="lynched")
    assert Counter(_ids(panel_of(evening, PUBLIC, Verdict).line))["lupus-odds-end"] == 1


def _ids(text):
    yield text.id
    for value in text.params.values():
        if hasattr(value, "params"):
            yield from _ids(value)


def test_a_deck_that_was_not_played_is_asked_for_and_shown_once_it_is_known():
    strange = {"werewolf": 3, "seer": 1, "villager": 4}
    evening = Scene(GAME, ring=range(1, 9))
    state = replace(evening.state, deck=strange, options=replace(Options(), deck_rule="free"))
    name = GAME.unsimulated(state)
    assert name == f"{state.options.first_night} seer1-villager4-werewolf3"
    line = GAME.simulate(name, Chance(random.Random(1)), 4)
    deck = (strange, state.options)
    assert odds_of(*deck, {}).notes[0].id == "lupus-odds-playing"
    assert odds_of(*deck, {name: ""}).notes[0].id == "lupus-odds-unknown"
    odds = odds_of(*deck, {name: line})
    assert (len(odds.bars), dict(odds.notes[-1].params)["n"]) == (2, 4)


def test_a_deck_that_was_played_and_one_with_an_invented_card_are_not_asked_for():
    deck = {"werewolf": 2, "seer": 1, "villager": 5}
    assert unsimulated(Options(), deck) == ""
    assert unsimulated(Options(), {**deck, "custom-1": 1}) == ""
    for name in ("bite dragon1", "noon seer1", "bite", "bite seer1-"):
        with pytest.raises(LookupError):
            GAME.simulate(name, Chance(random.Random(1)), 1)


def minutes(n, **options):
    """How long an evening of so many people takes, as the tablet says."""
    return length_of(lobby(n, **options).state).title.params["n"]


def test_more_people_and_longer_talks_take_longer():
    by_people = [minutes(n) for n in range(8, 25)]
    assert by_people == sorted(by_people)
    assert 25 <= by_people[0] <= 45 < by_people[-1] <= 180
    assert minutes(12, discussion_seconds=30) < minutes(12)
    assert minutes(12, shorter_talk=True) < minutes(12) < minutes(12, pace="calm")
    free = minutes(12, pace="no_clock")
    assert minutes(12, pace="no_clock", defence_seconds=600) == free, "no defence has a clock"
    assert minutes(12, night_input="together") < minutes(12)  # one window for all roles


def test_only_the_steps_that_the_night_calls_take_time():
    assert minutes(8) < minutes(8, call_absent_roles=True)


def test_no_length_is_told_of_games_that_nobody_has_played():
    scene = lobby(8)
    scene.tablet.set_deck(dict(scene.state.deck))
    assert length_of(scene.state) is None
    assert length_of(lobby(8, first_night="bite").state) is None


def test_the_spread_is_told_and_the_tablet_alone_shows_the_length():
    scene = lobby(12)
    length = length_of(scene.state)
    spread, days = (note.params for note in length.notes)
    assert spread["low"] <= length.title.params["n"] <= spread["high"]
    assert days["low"] < days["high"]
    assert length in scene.view(MODERATOR).panels
    assert length not in scene.view(PUBLIC).panels
