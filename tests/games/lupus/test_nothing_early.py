"""Nothing is known early (P19): the tablet of the voice learns a dawn and an end with all."""

import json

import pytest

from companion.games.lupus.state import Phase, passing
from companion.table.commands import ReleaseSeat, ShowSeat, Undo
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.shared_display_room import shared_display_room

pytestmark = pytest.mark.unmeasured


def correction(kind, seat):
    return kind(seat, *{do.Kill: ("mauled", "x"), do.SetRole: ("villager", "x")}.get(kind, ("x",)))


def reads_the_last_line(state):
    night = state.night
    return night is not None and night.closing and night.cursor + 1 == len(night.order)


def notice(device):
    notice = device.sees()["table"].get("notice")
    return None if notice is None else notice["text"]


@pytest.mark.parametrize("night", ["phones", "together"])
@pytest.mark.parametrize("takes_over", [False, True], ids=["the-voice", "a-person"])
def test_before_a_dawn_is_told_the_tablet_of_the_voice_knows_nothing_of_it(night, takes_over):
    evening = shared_display_room(night)
    if takes_over:
        evening.until(reads_the_last_line, answering=True)
        evening.display.do(do.TakeOver())
        evening.display.do(do.Advance())
    else:
        evening.to_untold_dawn()
    assert evening.state.untold
    (dead,) = evening.state.today().dead
    screen = json.dumps(evening.display.sees())
    assert f'"seats": [{dead}]' not in screen
    assert "lupus-say-dawn" not in screen
    assert evening.diary()[0]["text"] == {"t": "lupus-diary-dawn"}


@pytest.mark.parametrize("kind", [do.Kill, do.Revive, do.Remove, do.SetRole])
def test_corrections_of_an_untold_dawn_are_refused_alike_for_dead_and_living(kind):
    evening = shared_display_room()
    evening.to_untold_dawn()
    for seat in evening.state.ring:
        evening.display.asks(correction(kind, seat)).refuses("E_DAWN_UNTOLD")
    assert "remove" not in {one["command"] for one in evening.display.sees()["view"]["prompts"]}


def test_once_it_is_told_the_diary_names_the_dead():
    evening = shared_display_room()
    evening.to_untold_dawn()
    (dead,) = evening.state.today().dead
    evening.next_alarm()
    assert evening.diary()[0]["text"]["t"] != "lupus-diary-told-dead", "the wall announces it first"
    evening.announce()
    line = {"t": "lupus-diary-told-dead", "p": {"who": {"seats": [dead]}}}
    assert evening.diary()[0]["text"] == line


def talk_with_one_wolf():
    """A talk by day; one wolf is left."""
    evening = shared_display_room(deck={"werewolf": 1, "seer": 1, "villager": 6}, deck_rule="free")
    evening.to_day()
    return evening


@pytest.mark.parametrize("kind", [do.Kill, do.Remove, do.SetRole])
def test_a_correction_that_is_taken_back_at_once_tells_nothing_of_who_it_was_made_on(kind):
    seen = set()
    for seat in talk_with_one_wolf().state.living:
        evening = talk_with_one_wolf()
        evening.display.do(correction(kind, seat))
        offer = evening.display.sees()["desk"]["undo"]
        screens = [one.sees()["view"] for one in (evening.display, evening.wall)]
        alarm, content = evening.room.alarm, json.dumps(screens)
        evening.display.do(Undo(**offer["args"]))
        lines = [line["text"]["t"] for line in evening.diary() if line.get("gone")]
        seen.add((*lines, alarm, "lupus-over" in content, "werewolf" in json.dumps(screens[1])))
    assert len(seen) == 1, seen


def test_the_end_after_a_death_by_hand_is_told_a_moment_later():
    evening = talk_with_one_wolf()
    evening.display.do(do.Kill(evening.holder("werewolf"), "mauled", "x"))
    assert evening.state.phase is Phase.DISCUSSION
    evening.next_alarm()
    assert evening.state.phase is Phase.OVER
    evening.announce()
    lines = [line["text"]["t"] for line in evening.diary()[:2]]
    assert lines == ["lupus-diary-over", "lupus-diary-killed"]


def test_a_pause_does_not_hold_up_that_moment():
    evening = talk_with_one_wolf()
    evening.display.do(do.PauseVoice())
    evening.display.do(do.Kill(evening.holder("werewolf"), "mauled", "x"))
    evening.next_alarm()
    assert evening.state.phase is Phase.OVER


def test_the_tablet_that_goes_round_shows_a_card_to_whoever_has_taken_it_and_to_nobody_else():
    evening = shared_display_room("together", without=3)
    evening.until(lambda state: passing(state) is not None)
    first, *others = passing(evening.state).seats
    for seat in (first, *others):
        evening.display.asks(ShowSeat(seat)).refuses("E_NOT_YOUR_TURN")
    evening.display.do(do.TakeDevice(), act_for=first)
    for seat in others:
        evening.display.asks(ShowSeat(seat)).refuses("E_NOT_YOUR_TURN")
    evening.display.do(ShowSeat(first))
    assert notice(evening.wall) is None, "whose turn it is, the tablet says"


def test_whoever_takes_a_phone_off_a_seat_to_look_at_its_card_is_told_on():
    evening = shared_display_room()
    evening.to_step("seer")
    seat = evening.holder("seer")
    evening.display.do(ReleaseSeat(seat))
    evening.display.do(ShowSeat(seat))
    sentence = {"t": "table-notice-seat-shown", "p": {"who": {"seat": seat}}}
    phones = (phone for other, phone in evening.phones.items() if other != seat)
    everybody = (evening.wall, evening.display, *phones)
    assert [notice(one) for one in everybody] == [sentence] * len(everybody)
