"""Reactions and the die (§14 R, T)."""

import pytest

from companion.core.eye import MODERATOR
from companion.games.sancta.state import Face
from tests.kit.games.sancta.saints_table import four, piles, two
from tests.kit.sentences import translate

ONE = (("", 1, False),) * 6


def test_r1_the_first_cancel_wins_and_the_second_keeps_the_card():
    scene = four(track_hands=True)
    scene.me.beatitude().by(2).react("cancel").by(3).react("cancel").refuses("E_ALREADY_CANCELLED")
    assert (scene.player(2).hand, scene.player(3).hand, scene.points()) == (4, 5, 0)


def test_r2_r3_nobody_cancels_a_trial_or_the_own_beatitude():
    four().me.trial(1, "effect").by(2).react("cancel").refuses("E_NO_REACTION")
    four().me.beatitude().react("cancel").refuses("E_OWN_BEATITUDE")


def test_r4_while_the_window_is_open_everything_else_waits():
    scene = four().me.beatitude().then
    for act in (scene.me.end_turn, scene.me.support, scene.me.roll, scene.me.beatitude):
        act().refuses("E_PENDING_REACTION")
    scene.me.trial(1).refuses("E_PENDING_REACTION")
    scene.tablet.void_cancel().refuses("E_PENDING_REACTION")


def test_r5_without_a_cancel_the_point_is_gained():
    scene = four().bless()
    assert scene.points() == 1
    scene.by(2).react("cancel").refuses("E_NO_REACTION")


def test_r6_every_opponents_phone_has_the_same_question():
    scene = four().me.beatitude().then
    first, *others = [scene.prompts(seat)["react"] for seat in (2, 3, 4)]
    assert others == [first, first]
    assert "react" not in scene.prompts(1)


def test_r7_ten_seconds_are_the_end_and_no_hand_closes_it():
    scene = four()
    scene.phones = frozenset((1, 2, 3))
    scene.me.beatitude().tablet.close_window().refuses("E_PENDING_REACTION")
    scene.by(2, 3).react("pass").then.wait(9.9)
    assert scene.state.window is not None
    assert scene.wait(0.1).points() == 1


def test_a_cancel_at_the_end_of_the_window_comes_too_late_even_before_its_alarm():
    scene = four().me.beatitude().then
    scene.now += 10
    assert scene.by(2).react("cancel").refuses("E_NO_REACTION").then.wait(0).points() == 1


def test_r8_without_a_limit_the_host_closes_it():
    scene = four(react_seconds=0).me.beatitude().by(2, 3).react("pass").then.wait(3600)
    assert scene.state.window is not None
    assert scene.tablet.close_window().then.points() == 1
    scene.tablet.close_window().refuses("E_NO_REACTION")


def test_r9_a_void_cancel_opens_the_window_for_the_others_again():
    scene = four(track_hands=True).me.beatitude().by(3).react("pass").then.wait(4)
    scene.by(2).react("cancel").tablet.void_cancel().gives("CancelVoided", "WindowOpened")
    window = scene.state.window
    assert set(window.asked) == {3, 4}
    assert window.passed == frozenset(), "everybody is asked anew"
    assert (window.clock.remaining(scene.now), scene.player(2).hand) == (10, 5)
    scene.by(2).react("cancel").refuses("E_NO_REACTION").by(3).react("pass").by(4).react("pass")
    assert scene.points() == 1
    scene.tablet.void_cancel().refuses("E_NO_REACTION")


def test_a_void_cancel_of_the_only_opponent_gives_the_point():
    assert two(9).bless(cancelled_by=2).tablet.void_cancel().then.points() == 1


def test_r10_spoken_reactions_need_no_window_and_a_window_none_that_is_spoken():
    scene = four(reaction_mode="spoken").me.beatitude(2).then
    assert (scene.points(), scene.state.turn.source, scene.state.window) == (0, "beatitude", None)
    scene.pass_on()
    scene.me.beatitude(scene.turn).refuses("E_OWN_BEATITUDE").beatitude(9).refuses("E_NO_SUCH_SEAT")
    assert scene.me.beatitude().then.points() == 1
    four().me.beatitude(2).refuses("E_NO_REACTION")


def test_whoever_has_passed_may_still_cancel():
    scene = four()
    scene.me.beatitude().by(2).react("pass").react("pass").refuses("E_ALREADY_ANSWERED")
    assert scene.by(2).react("cancel").then.points() == 0


def test_what_is_said_aloud_is_entered_by_the_host():
    scene = four()
    scene.phones = frozenset((1, 2))
    scene.me.beatitude().tablet.on_behalf_of(3).react("pass")
    scene.tablet.on_behalf_of(3).react("pass").refuses("E_ALREADY_ANSWERED")
    scene.tablet.on_behalf_of(4).react("cancel").gives("CancelledBy")
    scene.by(9).react("pass").refuses("E_NO_SUCH_SEAT")


def test_t1_a_typed_die_has_six_faces():
    scene = two(die_source="physical")
    for face in (7, 0, None):
        scene.me.roll(face).refuses("E_DIE_RANGE")
    scene.me.roll(6)
    two().me.roll(3).refuses("E_DIE_RANGE")


def table(face, points, *, ask=False):
    rows = [("", 0, True)] * 6
    rows[face - 1] = ("Una riga", points, ask)
    return tuple(rows)


def test_t2_a_row_of_the_table_gives_its_points():
    scene = two(2, die_table=table(4, 1)).give(1).then
    scene.chance.draw(4)
    scene.me.roll()
    assert (scene.rose(), scene.state.die) == (1, Face(4, "Una riga"))


def test_t3_points_do_not_fall_below_nothing():
    assert two(2, die_table=table(1, -1), die_source="physical").me.roll(1).then.points() == 0


def test_t4_the_points_are_waited_for():
    scene = two(3, die_source="physical").me.roll(2).end_turn().refuses("E_PENDING_DIE").then
    scene.by(2).react("cancel").refuses("E_NO_REACTION").then.me.enter_points(4).refuses(
        "E_DIE_RANGE"
    )
    assert "enter_points" in scene.prompts(1), "also after a reload"
    scene.me.enter_points(2)
    assert scene.points() == 2
    scene.me.enter_points(1).refuses("E_WRONG_PHASE")


@pytest.mark.parametrize("answer", ["pass", "cancel"])
def test_a_blockable_die_asks_like_a_beatitude(answer):
    scene = two(9, die_table=ONE, dice_blockable=True).me.roll().then
    assert scene.state.window.what == "die"
    scene.by(2).react(answer)
    assert scene.points() == (answer == "pass")


def test_a_void_cancel_of_the_only_opponent_is_not_told_as_a_new_question():
    scene = two(9).bless(cancelled_by=2)
    hint = scene.prompts(MODERATOR)["void_cancel"].hint
    assert translate(hint, "en")[0].endswith(
        "takes the card back, and there is nobody else to ask."
    )
    scene.tablet.void_cancel()
    assert [one.text.id for one in scene.state.story[-2:]] == [
        "sancta-told-void",
        "sancta-told-points",
    ]
    scene = four().bless(cancelled_by=2)
    hint = scene.prompts(MODERATOR)["void_cancel"].hint
    assert translate(hint, "en")[0].endswith("and the others are asked again.")
    assert scene.tablet.void_cancel().then.state.story[-1].text.id == "sancta-told-voided"


def test_the_card_of_somebody_who_has_left_stays_among_the_discards():
    scene = four(deck_size=60, track_hands=True).bless(cancelled_by=2)
    scene.tablet.remove(2)
    left, discard = piles(scene)
    hint = scene.prompts(MODERATOR)["void_cancel"].hint
    assert translate(hint, "en")[0].startswith("This turn only: the card does not count, and")
    scene.tablet.void_cancel()
    assert (piles(scene), scene.player(2).hand) == ((left, discard), 0)


def test_a_die_that_is_stopped_is_told_as_a_die():
    scene = two(9, die_table=ONE, dice_blockable=True).me.roll().by(2).react("cancel").then
    assert scene.state.story[-1].text.id == "sancta-told-cancelled-die"
