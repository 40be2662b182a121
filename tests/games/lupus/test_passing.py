"""The tablet goes from hand to hand in the night of all together, to people without a phone."""

import pytest

from companion.core import BLIND, Caller, Moment
from companion.core.eye import MODERATOR, seat_eye
from companion.games.lupus.game import GAME
from companion.games.lupus.night_rules.actors import unanswered
from companion.games.lupus.night_rules.pass_and_play import READ_SECONDS, holder, turn_seconds
from companion.games.lupus.state import Phase, passing
from tests.kit.games.lupus.commands import SHARED_DISPLAY, do
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.voice_evening import deal, next_alarm, offered, table, until

# 1, 2 wolves · 3 seer · 4 to 9 villagers
HOUSE = "wolf*2 seer v*6"
PHONES = (2, 4, 6, 8)
WITHOUT = (1, 3, 5, 7, 9)
TURN = 30  # of the first night


def open_window(phones=PHONES, **options):
    """The window of a night in which the wolves bite: the tablet sets out."""
    rules = {"night_input": "together", "without_phone": "passing", "first_night": "bite"}
    return Evening(HOUSE, phones=phones, **{**rules, **options}).open("night")


def phones_answered():
    """All who have a phone have answered."""
    evening = open_window()
    for seat in PHONES:
        evening.pick(seat, 9)
    return evening


def take_turn(evening, seat, target=None):
    """The tablet reaches `seat`, who taps a name and keeps it until the time is over."""
    hand = evening.tablet.on_behalf_of(seat)
    hand.take_device().gives("DeviceTaken")
    if target is not None:
        hand.pick("night", target)
    evening.wait(TURN if evening.step else READ_SECONDS)


def asked_seat(evening):
    turns = passing(evening.state)
    return None if turns is None else turns.turn


def pass_around(evening, choices=None):
    """Everybody without a phone, one after the other; who is asked, in order."""
    order, step = [], evening.step
    while evening.step == step and (seat := asked_seat(evening)) is not None:
        order.append(seat)
        other = next(one for one in evening.living if one != seat)
        take_turn(evening, seat, (choices or {}).get(seat, other) if evening.step else None)
    return tuple(order)


def test_it_goes_to_everybody_without_a_phone_in_the_order_of_the_ring_and_twice():
    evening = phones_answered()
    assert pass_around(evening, {1: 9, 3: 1}) == WITHOUT
    evening.wait(0)
    assert evening.state.night.closing, "all have answered, so that the window has closed by itself"
    assert evening.state.night.picks == {"wolves": 9, "seer": 1}
    evening.advance().refuses("E_DEVICE_PASSES")
    assert pass_around(evening) == WITHOUT
    assert evening.advance().gives("DawnBroke").then.dead == (9,)


def test_a_turn_lasts_as_long_whatever_was_tapped_and_when():
    evening = open_window()
    for seat, target, after in ((1, 9, 3), (3, 1, 15), (5, None, 0)):
        evening.tablet.on_behalf_of(seat).take_device()
        begun = evening.now
        evening.wait(after)
        if target:
            evening.tablet.on_behalf_of(seat).pick("night", target)
        assert evening.game.wakes_at(evening.state) == begun + TURN
        evening.wait(begun + TURN - evening.now)
        assert asked_seat(evening) != seat
    assert 5 in unanswered(evening.state)


def test_nobody_but_the_seat_that_is_named_takes_it_and_in_wrong_hands_the_turn_begins_anew():
    evening = open_window().tablet.on_behalf_of(3).take_device().refuses("E_NOT_YOUR_TURN").then
    evening.by(1).take_device().refuses("E_NOT_MODERATOR")
    evening.tablet.return_device().refuses("E_WRONG_PHASE").tablet.on_behalf_of(1).take_device()
    evening.tablet.on_behalf_of(1).take_device().refuses("E_ALREADY_ACTED")
    evening.tablet.pass_over().refuses("E_ALREADY_ACTED").then.wait(TURN - 1)
    evening.tablet.return_device().gives("DeviceReturned").then.wait(300)
    assert asked_seat(evening) == 1, "a person moderates: nobody is passed over by the clock"
    take_turn(evening, 1, 9)
    evening.tablet.pass_over().gives("DevicePassed")
    assert asked_seat(evening) == 5


def test_every_name_is_taken_from_everybody_and_holding_the_tablet_says_which_does_not_count():
    evening = open_window()
    hand = evening.tablet.on_behalf_of(1)
    hand.take_device()
    hand.pick("night", 2).gives("ChoseInVain")
    assert "lupus-band-vain" in repr(evening.sees(1)["prompts"])
    hand.pick("night", 9).gives("Proposed")
    assert "lupus-band-vain" not in repr(evening.sees(1)["prompts"])
    hand.pick("night", 1).gives("ChoseInVain")
    assert evening.state.night.proposals == {}
    hand.pick("night", 9)
    assert evening.wait(TURN).state.night.proposals == {1: 9}


@pytest.mark.parametrize("sight", [MODERATOR, BLIND])
def test_while_it_goes_round_the_tablet_of_whoever_moderates_holds_no_secret(sight):
    evening = open_window()
    assert GAME.blindfolds(evening.state)
    assert set(evening.prompts(sight)) == {"take_device", "pass_over", "remove"}
    assert evening.sees(MODERATOR) == evening.sees(BLIND)
    evening.tablet.on_behalf_of(1).take_device()
    assert set(evening.prompts(sight)) == {"pick", "return_device", "remove"}
    pick = evening.prompts(sight)["pick"]
    assert (pick.seats, pick.act_for, pick.chosen) == (evening.living, (1,), None)
    blind = Caller(3, moderator=True, blind=True)
    refused = GAME.decide(evening.state, do.Pick("night", 9), blind, Moment(0), None)
    assert refused.code == "E_BLIND"


def test_somebody_who_leaves_is_passed_by_and_all_are_asked_again():
    evening = open_window()
    take_turn(evening, 1, 9)
    evening.tablet.on_behalf_of(3).take_device()
    evening.tablet.remove(5, "home").gives("AskedAgain", "PassingBegun")
    assert holder(evening.state) is None
    for seat in PHONES:
        evening.pick(seat, 9)
    assert pass_around(evening, {1: 9, 3: 1}) == (1, 3, 7, 9)
    evening.tablet.on_behalf_of(1).take_device().tablet.remove(1, "home").gives("DevicePassed")
    assert asked_seat(evening) == 3


def test_a_phone_that_comes_meanwhile_needs_no_tablet():
    evening = open_window()
    evening.phones = frozenset((*PHONES, 3))
    take_turn(evening, 1, 9)
    assert asked_seat(evening) == 5


def test_an_undo_and_a_house_that_was_away_cover_the_tablet_and_give_the_turn_its_time_again():
    evening = open_window().tablet.on_behalf_of(1).take_device().then
    (back,) = GAME.kept_through_undo(evening.state, evening.state, evening.moment)
    assert holder(back.apply(evening.state)) is None
    late = Moment(evening.now + 600, evening.phones)
    (again,) = GAME.after_downtime(evening.state, late)
    assert passing(again.apply(evening.state)).sent == late.now
    assert GAME.after_downtime(evening.state, evening.moment) == ()


def test_the_second_time_a_line_waits_for_everybody_and_nothing_is_asked():
    evening = phones_answered()
    pass_around(evening, {1: 9, 3: 1})
    evening.tablet.on_behalf_of(1).take_device()
    assert "pick" not in evening.prompts()
    assert evening.game.wakes_at(evening.state) == evening.now + READ_SECONDS
    evening.wait(READ_SECONDS).tablet.on_behalf_of(3).take_device()
    assert "lupus-band-yes" in repr(evening.sees(3))


def test_by_pointing_it_stays_where_it_is():
    evening = open_window(without_phone="pointing")
    assert passing(evening.state) is None
    evening.tablet.take_device().refuses("E_WRONG_PHASE").then.close()
    assert passing(evening.state) is None


def voice_led(phones=()):
    """An evening that the voice leads, most people without a phone, as its window opens."""
    play = table(without_phone="pointing", first_night="bite", window_seconds=60)
    play.phones = frozenset(phones)
    until(deal(play), Phase.NIGHT)
    while passing(play.state) is None:
        next_alarm(play)
    return play


def test_the_window_of_the_voice_waits_for_the_tablet_and_not_for_somebody_who_does_not_take_it():
    play = voice_led()
    seats = passing(play.state).seats
    assert seats == play.state.living
    for seat in seats[:-1]:
        play.must_do(do.TakeDevice(), Caller(seat, moderator=True, blind=True))
        other = next(one for one in seats if one != seat)
        play.must_do(do.Pick("night", other), Caller(seat, moderator=True, blind=True))
        play.pass_time(TURN)
    assert play.state.tonight().open_step is not None
    assert GAME.wakes_at(play.state) == play.now + 60, "the last one does not come"
    play.pass_time(60)
    assert play.state.tonight().closing
    while passing(play.state) is not None:
        play.pass_time(60)
    assert play.state.phase is Phase.DAWN


def test_a_pause_of_the_voice_covers_the_tablet():
    play = voice_led()
    first = passing(play.state).turn
    play.must_do(do.TakeDevice(), Caller(first, moderator=True, blind=True))
    play.must_do(do.PauseVoice(), SHARED_DISPLAY)
    assert (holder(play.state), GAME.wakes_at(play.state)) == (None, None)
    assert "take_device" not in offered(play, BLIND)
    play.pass_time(500)
    play.must_do(do.ResumeVoice(), SHARED_DISPLAY)
    assert (passing(play.state).turn, GAME.wakes_at(play.state)) == (first, play.now + 60)
    assert "pick" in offered(play, seat_eye(first))


def test_a_turn_of_the_first_night_is_ten_seconds_longer():
    evening = phones_answered()
    assert turn_seconds(evening.state) == evening.state.options.step_seconds + 10
    pass_around(evening, {1: 9, 3: 1})
    evening.wait(0)
    pass_around(evening)
    evening.to("dawn").lynch_nobody().open("night")
    assert turn_seconds(evening.state) == evening.state.options.step_seconds
