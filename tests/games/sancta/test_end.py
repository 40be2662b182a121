"""The end, and people who leave (§14 W, §5)."""

from companion.games.sancta.game import ROSE_SECONDS
from tests.kit.games.sancta.saints_table import SaintsTable, four, two


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
    scene = four().me.beatitude().by(2).react("pass").by(3).react("pass").tablet.remove(4).then
    assert scene.points() == 1
    scene.tablet.remove(4).refuses("E_NO_SUCH_SEAT")


def test_saints_and_hand_go_to_the_discards():
    scene = four(deck_size=85)
    before = scene.state.piles[-1].discard
    scene.tablet.remove(2, 5)
    assert scene.state.piles[-1].discard == before + 6
    assert four(deck_size=85, track_hands=True).tablet.remove(2).then.state.piles[-1].discard == 6


def test_with_own_decks_the_cards_just_leave():
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
