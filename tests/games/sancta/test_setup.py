"""Set-up, the end, and people who leave (§14 A, W, §5)."""

import pytest

from companion.games.sancta.game import ROSE_SECONDS
from companion.games.sancta.phases.lobby import warning
from companion.games.sancta.phases.setup import first_player
from tests.kit.games.sancta.saints_table import GAME, SaintsTable, four, two
from tests.kit.playbook import Scene


@pytest.mark.parametrize(("players", "saints"), [(2, 5), (3, 4), (4, 4), (5, 3), (8, 3)])
def test_a1_the_number_of_players_says_how_many_saints_win(players, saints):
    assert Scene(GAME, range(1, players + 1)).tablet.begin().then.state.target == saints


def test_a1_at_four_players_the_lobby_asks_for_four_or_three():
    scene = Scene(GAME, (1, 2, 3, 4))
    assert scene.prompts()["set_target"].chosen == "4"
    scene.tablet.set_target("3").begin()
    assert scene.state.target == 3


def test_a1_one_player_is_not_enough_and_after_the_start_the_target_stands():
    Scene(GAME, (1,)).tablet.begin().refuses("E_PLAYER_COUNT")
    Scene(GAME, (1, 2)).tablet.begin().set_target("3").refuses("E_WRONG_PHASE")


def test_a1_people_who_come_late_change_the_target_that_nobody_chose():
    scene = Scene(GAME, (1, 2, 3)).tablet.set_target("4").then
    assert scene.state.options.target == 0, "the rules' own number is no choice"


def ring(levels, **rules):
    """The rules number the seats from 0, the table from 1."""
    return SaintsTable({seat + 1: level for seat, level in enumerate(levels)}, dealer=1, **rules)


def order(scene):
    turns = [scene.turn - 1]
    for _ in range(len(scene.ring) - 1):
        scene.pass_on()
        turns.append(scene.turn - 1)
    return turns


@pytest.mark.parametrize(
    ("levels", "rules", "turns"),
    [
        ([2, 4, 4, 3], {}, [2, 1, 0, 3]),
        ([4, 4, 2, 1], {}, [1, 0, 3, 2]),
        ([2, 4, 4, 3], {"direction": "cw"}, [2, 3, 0, 1]),
    ],
    ids=["a2", "a3", "a4"],
)
def test_on_a_tie_the_one_met_first_to_the_dealers_right_begins(levels, rules, turns):
    """The dealer comes last, and the direction of play leaves this alone."""
    assert order(ring(levels, **rules)) == turns


def test_a3_a_dealer_with_the_highest_saint_begins():
    assert first_player((10, 11, 12, 13), 10, {10: 4, 11: 1, 12: 1, 13: 1}) == 10


@pytest.mark.parametrize(
    ("players", "cards", "small"), [(4, 84, True), (4, 85, False), (3, 60, False), (6, 84, True)]
)
def test_a5_a_small_deck_is_warned_of(players, cards, small):
    scene = Scene(GAME, range(1, players + 1)).tablet.set_option("deck_size", cards).then
    warned = warning(scene.state)
    assert (warned is not None and warned.code == "W_SMALL_DECK") == small


def test_first_saints_may_be_entered_anew_until_all_are_there():
    scene = Scene(GAME, (1, 2))
    scene.tablet.begin().by(1).first_saint("Chiara", 2).first_saint("Chiara d’Assisi", 3)
    scene.by(1).first_saint("C" * 41, 3).refuses("E_SAINT_NAME")
    scene.by(2).first_saint("Rita", 0).refuses("E_LEVEL_RANGE")
    scene.tablet.on_behalf_of(2).first_saint("Rita", 1).gives("Started", "TurnStarted")
    assert scene.state.players[1].active.name == "Chiara d’Assisi"
    scene.by(1).first_saint("Rita", 1).refuses("E_WRONG_PHASE")


def test_house_rules_and_names_are_remembered_for_the_next_game():
    scene = SaintsTable({1: 2, 2: 1}, react_seconds=20, target=2)
    again = GAME.open((1, 2), GAME.keep(scene.state))
    assert again.options == scene.state.options
    assert set(again.names) == {("Primo 1", 2), ("Primo 2", 1)}


@pytest.mark.parametrize("memory", [{"options": {"target": 99, "die_table": [["x", 9, True]]}}])
def test_what_is_not_legal_any_more_is_forgotten(memory):
    assert GAME.open((1, 2), memory).options == GAME.open((1, 2), {}).options


def test_only_the_tablet_sets_the_rules():
    scene = Scene(GAME, (1, 2)).by(1).begin().refuses("E_NOT_MODERATOR").then
    scene.tablet.set_option("react_seconds", 61).refuses("E_HOUSE_RULE")
    scene.tablet.set_target("10").refuses("E_HOUSE_RULE")
    scene.tablet.set_die_table((("x", 4, False),) * 6).refuses("E_HOUSE_RULE")
    scene.tablet.name_dealer(7).refuses("E_NO_SUCH_SEAT").by(1).end_turn().refuses("E_WRONG_PHASE")


def test_w1_the_last_saint_wins_at_once():
    scene = two(1).place("a", "b", "c", "d", level=1)
    for _ in range(4):
        scene.give(1)
    assert scene.rose() == 4
    scene.bless()
    assert (scene.state.phase, scene.state.winners) == ("over", (1,))


def test_w2_a_rose_may_be_full_in_an_opponents_turn():
    assert SaintsTable({1: 2, 2: 1}, target=1).give(1, seat=2).then.state.winners == (2,)


def test_w3_one_effect_completes_two():
    for how, winners in (("order", (1,)), ("shared", (1, 3))):
        scene = SaintsTable({1: 2, 2: 1, 3: 1}, target=1, simultaneous_win=how)
        scene.me.effect(((3, 1, 0, 0), (1, 2, 0, 0)))
        assert (scene.state.winners, scene.rose(1), scene.rose(3)) == (winners, 1, 1)


def test_w4_after_the_end_nothing_is_played():
    scene = two(1, target=1).bless().me.end_turn().refuses("E_GAME_OVER").then
    scene.by(2).react("cancel").refuses("E_GAME_OVER").tablet.remove(2).refuses("E_GAME_OVER")


def test_w5_whoever_leaves_gives_the_turn_on():
    scene = SaintsTable({1: 3, 2: 1, 3: 1})
    target = scene.state.target
    scene.tablet.remove(1).gives("PlayerLeft", "TurnStarted")
    assert (scene.turn, scene.state.target) == (3, target)
    scene.tablet.remove(2).gives("PlayerLeft", "Won")
    assert scene.state.winners == (3,)


def test_the_own_window_ends_without_a_point():
    scene = four().me.beatitude().tablet.remove(1).then
    assert (scene.state.window, scene.turn) == (None, 4)


def test_in_somebody_elses_window_it_counts_as_passed():
    scene = four().me.beatitude().by(2, 3).react("pass").tablet.remove(4).then
    assert scene.points() == 1
    scene.tablet.remove(4).refuses("E_NO_SUCH_SEAT")


def test_saints_and_hand_go_to_the_discards_and_with_own_decks_the_cards_just_leave():
    scene = four(deck_size=85)
    before = scene.state.piles[-1].discard
    assert scene.tablet.remove(2, 5).then.state.piles[-1].discard == before + 6
    assert four(deck_size=85, track_hands=True).tablet.remove(2).then.state.piles[-1].discard == 6
    scene = four(deck_size=30, own_decks=True).tablet.remove(2, 5).then
    assert all(pile.discard == 0 for pile in scene.state.piles.values())


def test_phones_wait_for_a_rose_of_anybody_and_for_nothing_else():
    scene = SaintsTable({1: 2, 2: 1}, target=2)
    before = scene.state
    scene.give(1, seat=2)
    assert scene.game.announcement_seconds(before, scene.state) == ROSE_SECONDS
    before = scene.state
    scene.give(1)
    assert scene.game.announcement_seconds(before, scene.state) == 0.0
