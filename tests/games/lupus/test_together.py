"""All at once: one window for the whole night, then one line for each (§10)."""

from companion.core.command import ALARM, Tick
from companion.games.lupus.night_rules.actors import missing
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.evening import Evening

# 1, 2 wolves · 3 seer · 4–12 villagers
HOUSE = "wolf*2 seer v*9"


def window(at="night 2", phones=None):
    """The window of that night has just opened."""
    evening = Evening(HOUSE, at=at, night_input="together")
    if phones is not None:
        evening.phones = frozenset(phones)
    return evening.open("night")


def answer_all(evening, choices, but=()):
    for seat in evening.living:
        if seat not in but and evening.step == "night":
            other = next(one for one in evening.living if one != seat)
            evening.pick(seat, choices.get(seat, other))


CHOICES = {1: 8, 2: 8, 3: 1}


def test_the_window_closes_by_itself_when_all_have_answered_but_not_too_soon():
    evening = window()
    answer_all(evening, CHOICES)
    assert evening.step == "night"
    assert evening.game.wakes_at(evening.state) == evening.state.night.close_at
    assert evening.wait(8).step is None
    assert evening.state.night.closing


def test_the_last_answer_closes_it_when_the_time_is_over():
    evening = window()
    answer_all(evening, CHOICES, but=(12,))
    evening.wait(20)
    assert (evening.step, tuple(missing(evening.state))) == ("night", (12,))
    evening.pick(12, 1).gives("Suspected", "StepClosed")


def test_it_stays_open_while_the_pack_differs():
    evening = window()
    answer_all(evening, {**CHOICES, 2: 9})
    assert evening.wait(60).step == "night"
    evening.advance().refuses("E_NO_AGREEMENT").then.pick(2, 8).gives("StepClosed")


def test_the_moderator_may_settle_the_pack_and_close_the_window_himself():
    evening = window().pick(1, 8).then.pick(2, 9).then.advance().refuses("E_TOO_SOON").then.wait(8)
    evening.advance().refuses("E_NO_AGREEMENT").tablet.settle(9, "wolves")
    assert evening.advance().gives("Picked", "StepClosed").then.state.night.picks == {"wolves": 9}


def test_no_answer_is_given_before_the_window_is_closed():
    evening = window()
    answer_all(evening, CHOICES, but=(12,))
    assert evening.state.night.answers == ()
    evening.wait(20).pick(12, 1)
    answers = [(one.step, one.seats, one.value) for one in evening.state.night.answers]
    assert answers == [("seer", (3,), "yes")]


def test_decoys_may_be_changed_and_single_parts_may_not():
    evening = window().pick(10, 1).then.pick(10, 2).then.pick(4, 1).then.pick(4, 2).then
    evening.pick(3, 1).then.pick(3, 2).refuses("E_ALREADY_ACTED")
    evening.pick(3, 2, step="seer").refuses("E_NOT_YOUR_STEP")
    assert evening.state.night.suspicions == (("night", 10, 2), ("night", 4, 2))


def test_all_seats_without_a_phone_answer_through_the_tablet_whatever_their_role():
    evening = window(phones=(1, 2, 4, 5, 6, 7, 8))
    assert tuple(missing(evening.state)) == evening.living
    answer_all(evening, CHOICES, but=(9, 10, 11, 12))
    evening.wait(8)
    assert tuple(missing(evening.state)) == (9, 10, 11, 12)
    for seat in (9, 10, 11):
        evening.pick(seat, 1).gives("Suspected")
    evening.pick(12, 1).gives("Suspected", "StepClosed")


def test_somebody_who_goes_home_is_no_longer_awaited():
    evening = window()
    answer_all(evening, CHOICES, but=(12,))
    evening.wait(20).leave(12)
    assert 12 not in missing(evening.state)
    answer_all(evening, CHOICES)
    assert evening.state.night.closing
    assert evening.state.night.picks["seer"] == CHOICES[3]


def test_after_the_second_window_the_dawn_comes():
    evening = window()
    answer_all(evening, CHOICES)
    assert evening.wait(8).advance().gives("DawnBroke").then.dead == (8,)


def test_the_first_night_shows_the_pack_itself_and_asks_it_whom_it_suspects():
    evening = window("night")
    assert evening.state.players[1].knows == (2,)
    assert evening.pick(1, 2).then.pick(2, 8).then.state.night.picks == {}
    assert [one[1] for one in evening.state.night.suspicions] == [1, 2]


def test_an_alarm_out_of_date_does_nothing():
    evening = window()
    before = evening.state
    assert evening.play(Tick(), ALARM).events == ()
    assert evening.state is before


@needs("mythomaniac")
def test_a_pack_that_chose_nobody_is_not_shown_who_has_just_turned():
    evening = Evening("wolf*2 seer mythomaniac v*5", at="night 2", night_input="together")
    assert evening.open("night").pick(4, 1).tablet.skip_step("silent").then.role(4) == "werewolf"
    assert dict(evening.view(1).prompts[0].hint.params)["n"] == 1
