"""A dawn is told by the moderator: until then only the tablet knows what it brought (§6.3). How
long the wall takes to announce something, and who is called from the second night on (L-N1)."""

import pytest

from companion.core import BLIND, Circle, Daybreak, Note, Script, SeatNames, text
from companion.core.eye import MODERATOR, PUBLIC
from companion.games.lupus.cast import roles, steps
from companion.games.lupus.game import GAME
from tests.games.lupus.voting import EIGHT
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.seen import button, panel, panel_of, spoken_night
from tests.kit.sentences import say as name_of
from tests.kit.sentences import translate

DECK = "wolf*2 seer v*9"
VICTIM = 9


def at_dawn(deck=DECK, victim=VICTIM, **more):
    """The first night is over, and only the tablet knows how it went."""
    scene = Evening(deck, first_night="bite", **more)
    for step in scene.steps_tonight:
        if step == "wolves":
            scene.act(step, victim)
    return scene.daybreak()


def dead_seats(scene, eye):
    return [mark.seat for mark in panel_of(scene, eye, Circle).marks if mark.dead]


def button_id(scene, eye=MODERATOR):
    return button(scene, eye).label.id


def test_only_the_tablet_knows_who_died_before_it_is_told():
    scene = at_dawn()
    assert (scene.view(PUBLIC).line, dead_seats(scene, PUBLIC)) == (text("lupus-line-dawn"), [])
    for seat in scene.ring:
        assert (scene.view(seat).line, dead_seats(scene, seat)) == (text("lupus-line-dawn"), [])
    for eye in (MODERATOR, BLIND):
        line = panel_of(scene, eye, Script).line
        assert line == text("lupus-say-dawn-dead", who=SeatNames((VICTIM,)), n=1)
        assert dead_seats(scene, eye) == [VICTIM]


def test_the_dead_do_not_learn_it_from_their_own_phone_either():
    scene = at_dawn()
    phones = [scene.view(seat) for seat in scene.ring]
    same = {repr((one.title, one.line, one.panels, one.prompts, one.emblem)) for one in phones}
    assert len(same) == 1
    assert scene.view(VICTIM).alike
    scene.advance().gives("DawnTold")
    view = scene.view(VICTIM)
    assert (panel(view, Note).lines, view.emblem) == ((text("lupus-ghost"),), "ghost")


@pytest.mark.parametrize("eye", [PUBLIC, 1, VICTIM])
def test_daybreak_looks_the_same_whoever_died_and_if_nobody_did(eye):
    dead, none = at_dawn(), Evening(DECK)
    none.daybreak()
    assert dead.view(eye) == none.view(eye)


def test_say_it_tells_everybody_and_then_the_talk_begins():
    scene = at_dawn()
    assert button_id(scene) == "lupus-go-say"
    scene.advance().gives("DawnTold")
    assert scene.view(PUBLIC).line == text("lupus-say-dawn-dead", who=SeatNames((VICTIM,)), n=1)
    daybreak = panel_of(scene, 1, Daybreak)
    assert (daybreak.fallen, scene.view(1).line) == ((VICTIM,), None)  # the name is the title
    assert (dead_seats(scene, PUBLIC), button_id(scene)) == ([VICTIM], "lupus-go-talk")
    scene.advance().gives("DiscussionOpened")


def test_a_dawn_that_ends_the_game_is_told_before_it_ends():
    scene = at_dawn("wolf*2 seer v*5", victim=8).tell_dawn().leave(7, 6).lynch_nobody()
    scene.act("wolves", 5)  # two wolves, three others
    scene.daybreak()
    assert (scene.side, button_id(scene)) == (None, "lupus-go-say")
    scene.advance().gives("DawnTold")
    assert (scene.phase, button_id(scene)) == ("dawn", "lupus-go-end")
    assert button_id(scene, BLIND) == "lupus-go-on"
    assert scene.advance().gives("GameEnded").then.side == "wolves"


def test_a_blind_moderator_presses_the_same_button_whether_or_not_it_is_the_end():
    assert button_id(at_dawn().tell_dawn(), BLIND) == "lupus-go-on"


def test_who_goes_home_before_the_dawn_is_told_does_not_end_the_game_yet():
    scene = at_dawn("wolf*2 seer v*5", victim=8).leave(1, 2)
    assert scene.phase == "dawn"
    assert dead_seats(scene, PUBLIC) == [1, 2]  # a removal is public (L-Q1), the night is not yet
    assert scene.advance().gives("DawnTold").then.advance().gives("GameEnded").then.side == "humans"


def test_a_dawn_is_put_right_by_hand_before_anybody_has_heard_of_it():
    scene = at_dawn()
    before = scene.view(PUBLIC), scene.view(VICTIM)
    scene.tablet.revive(VICTIM, "misread").kill(12, "mauled", "misread")
    assert ((scene.view(PUBLIC), scene.view(VICTIM)), scene.dead) == (before, (12,))
    assert panel_of(scene, MODERATOR, Script).line.params == {"n": 1, "who": SeatNames((12,))}
    scene.advance()
    assert (dead_seats(scene, PUBLIC), scene.player(VICTIM).alive) == ([12], True)


def test_two_who_died_are_told_in_seat_order_with_one_more_by_hand():
    assert at_dawn().tablet.kill(4, "seen", "forgotten").then.dead == (4, VICTIM)


def test_the_telling_can_be_taken_back():
    scene = at_dawn().advance().then.undo()
    assert (scene.phase, scene.day.told) == ("dawn", False)
    assert scene.view(PUBLIC).line == text("lupus-line-dawn")


def test_a_skipped_dawn_is_told_all_the_same():
    assert at_dawn().tablet.skip_step("hurry").gives("StepSkipped", "DawnTold").then.day.told


def test_the_night_takes_as_many_taps_as_before():
    """From the opening line to the talk: two a step, the dawn, say it, the talk."""
    scene, taken = Evening("wolf*2 seer v*6"), []
    for _ in range(2):
        taps = 0
        while scene.phase != "discussion":
            scene.wait(31).advance()
            taps += 1
        taken.append(taps)
        scene.lynch_nobody()
    assert taken == [2 * 2 + 3, 2 * 2 + 3]


NINE = "wolf*2 seer v*6"


def seconds(evening, step):
    """What this step takes on the wall."""
    before = evening.state
    step()
    return round(GAME.announcement_seconds(before, evening.state), 2)


def after_the_second_night(victim):
    """An untold dawn after the second night."""
    evening = Evening(NINE, at="dawn").lynch(9)
    if victim is not None:
        evening.act("wolves", victim)
    return evening.daybreak()


@pytest.mark.parametrize("victim", [None, 8])
def test_a_dawn_takes_as_long_whether_somebody_was_lost_or_not(victim):
    evening = after_the_second_night(victim)
    assert seconds(evening, evening.tell_dawn) == 2.2
    assert seconds(evening, lambda: evening.to("discussion")) == 0.0


def test_a_verdict_takes_as_long_as_all_who_live_need_and_the_end_as_all_cards():
    evening = after_the_second_night(None).tell_dawn().to("nomination")
    evening.tablet.on_behalf_of(*evening.order).skip_voter("silent")
    assert seconds(evening, evening.advance) == round(0.9 + 0.16 * 8, 2), "nobody is named"
    evening.advance().then.night().to("nomination")
    first = evening.living[0]
    evening.all_name(first).to("runoff").votes(dict.fromkeys(evening.order, first))
    assert seconds(evening, evening.advance) == round(0.9 + 0.16 * 8, 2), "somebody is"
    ends = [evening.ring[0], evening.ring[1]]
    for wolf in (one for one in ends if evening.player(one).alive):
        taken = seconds(evening, lambda wolf=wolf: evening.tablet.kill(wolf, "removed", "x"))
    assert taken == round(0.9 + 0.22 * 9, 2)


def test_a_lot_has_its_own_time():
    evening = Evening("wolf*2 seer v*9", at="nomination")
    evening.votes({voter: 2 if voter % 2 else 1 for voter in evening.order})
    for _ in range(2):
        evening.to("runoff").votes({voter: 1 + at % 2 for at, voter in enumerate(evening.order)})
    evening.to("lot")
    assert seconds(evening, evening.advance) == 2.6


def test_sealed_votes_are_told_once_the_wall_has_opened_its_shutters():
    evening = Evening(NINE, at="nomination", simultaneous_votes=True)
    first, other, *_ = evening.living
    *most, last = evening.order
    for voter in most:
        choice = first if voter != first else other
        assert seconds(evening, lambda at=voter, for_=choice: evening.by(at).vote(for_)) == 0.0
    assert seconds(evening, lambda: evening.by(last).vote(first if last != first else other)) == 0.9


LATE = [id for id, role in steps().items() if role.first == 2 and role.in_box == 1]
"""Roles that the first night does not call, in the order of the night."""
SOON = LATE[:2]
WITH_LATE = f"wolf*2 seer {' '.join(SOON)} v*8"


def last_line(scene):
    """The last line of the night, as the moderator reads it."""
    return translate(spoken_night(scene)[-1], "it")[0]


def announced(ids):
    names = ", ".join(name_of(f"lupus-role-{id}") for id in ids)
    return f"La prossima notte chiamo anche: {names}"


def test_after_the_first_night_it_is_said_who_is_called_from_the_second_on():
    """In every game with these cards, regardless of who holds them; in later nights it is not
    said."""
    scene = Evening(WITH_LATE)
    assert f"{announced(SOON)}." in last_line(scene)
    scene.lynch(max(scene.living))
    assert "La prossima notte" not in last_line(scene)
    assert "La prossima notte" not in last_line(Evening(EIGHT))


def test_where_absent_roles_are_called_the_first_night_names_them_like_those_of_the_deck():
    """What is called tells nobody what the deck holds, so what is announced does not, either."""
    assert announced(LATE) in last_line(
        Evening(f"wolf*2 seer {LATE[0]} v*5", call_absent_roles=True)
    )
    assert len(roles()) > len(LATE)


def test_all_at_once_nobody_is_called_by_name_so_nobody_is_announced():
    assert "La prossima notte" not in last_line(Evening(WITH_LATE, night_input="together"))
