"""Nothing is learned twice (P19): a player who holds the shared display gets one answer a night."""

import json

import pytest

from companion.games.lupus.facts.night import Answered
from companion.games.lupus.state import Phase
from companion.table.commands import Redo, Undo
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.shared_display_room import shared_display_room

NIGHTS = ("phones", "together")


def undo_to(evening, to=None):
    if to is None:
        to = evening.display.sees()["desk"]["undo"]["args"]["to"]
    return evening.display.asks(Undo(to))


def villagers(evening):
    return [one for one in evening.state.living if evening.state.role(one) == "villager"]


def answers(evening, seat):
    """What this seat was told of whom, in all that was written down."""
    events = (event for record in evening.room.records for event in record.events)
    facts = [one for one in events if isinstance(one, Answered) and seat in one.seats]
    return {(one.target, one.value) for one in facts if one.target is not None}


def try_everybody(evening, step):
    """The seer taps each of the others, and takes each back on the shared display."""
    seer = evening.holder("seer")
    for target in [one for one in evening.state.living if one != seer]:
        evening.to_step(step)
        for other, phone in evening.phones.items():
            night = evening.state.tonight()
            if other != seer and other not in night.tapped and step == "night":
                suspect = next(one for one in evening.state.living if one != other)
                phone.asks(do.Pick(step, suspect))
        evening.picks(seer, target)
        if step == "night":
            evening.until(lambda state: not state.in_night or state.tonight().closing)
        undo_to(evening)
    return seer


@pytest.mark.parametrize("night", NIGHTS)
def test_a_seer_who_holds_the_shared_display_gets_one_answer_a_night(night):
    evening = shared_display_room(night)
    seer = try_everybody(evening, "seer" if night == "phones" else "night")
    assert len(answers(evening, seer)) == 1


def test_the_answer_stands_when_the_night_falls_again():
    evening = shared_display_room()
    evening.to_step("seer")
    seer = evening.holder("seer")
    first, second, *_ = (one for one in evening.state.living if one != seer)
    evening.picks(seer, first)
    undo_to(evening, evening.night_fell() - 1)
    assert evening.state.night is None
    evening.to_step("seer")
    assert evening.state.tonight().picks == {"seer": first}
    evening.picks(seer, second)
    assert len(answers(evening, seer)) == 1


def before_the_first_step(evening):
    """The night has fallen, and nobody has been called yet."""
    undo_to(evening, evening.night_fell())
    assert evening.state.tonight().called is None


def seer_who_knows():
    """At the seer's step, with an answer; the seer, whom it was about, and another seat."""
    evening = shared_display_room()
    evening.to_step("seer")
    seer = evening.holder("seer")
    target, other, *_ = villagers(evening)
    evening.picks(seer, target)
    assert len(answers(evening, seer)) == 1
    return evening, seer, target, other


def test_the_answer_of_one_seer_is_not_given_to_another():
    evening, seer, _, other = seer_who_knows()
    before_the_first_step(evening)
    evening.display.do(do.SetRole(seer, "villager"))
    evening.display.do(do.SetRole(other, "seer"))
    evening.to_step("seer")
    assert "seer" not in evening.state.tonight().picks
    assert answers(evening, other) == set()
    evening.picks(other, seer)
    assert {one for one, _ in answers(evening, other)} == {seer}


def test_the_answer_stands_when_the_card_comes_back_to_who_had_it():
    evening, seer, target, other = seer_who_knows()
    before_the_first_step(evening)
    for seat, role in ((seer, "villager"), (other, "seer"), (other, "villager"), (seer, "seer")):
        evening.display.do(do.SetRole(seat, role))
    evening.to_step("seer")
    assert evening.state.tonight().picks == {"seer": target}


def test_the_answer_stands_though_a_seat_was_removed_before_it_came_and_both_are_undone():
    evening = shared_display_room("together")
    evening.to_step("night")
    seer = evening.holder("seer")
    target, gone, *_ = villagers(evening)
    evening.picks(seer, target)
    evening.display.do(do.Remove(gone))
    evening.until(lambda state: not state.in_night or state.tonight().closing)
    assert len(answers(evening, seer)) == 1
    before_the_first_step(evening)
    assert gone in evening.state.living
    evening.to_step("night")
    assert evening.state.tonight().picks == {"seer": target}


def test_another_pack_is_asked_anew_after_a_told_dawn():
    evening = shared_display_room()
    evening.to_day()
    (dead,) = evening.state.today().dead
    before_the_first_step(evening)
    joins = next(one for one in villagers(evening) if one != dead)
    evening.display.do(do.SetRole(joins, "werewolf"))
    evening.to_step("wolves")
    assert "wolves" not in evening.state.tonight().picks


@pytest.mark.parametrize("when", ["while it stands", "before the first step"])
def test_no_choice_stands_on_a_player_who_has_gone(when):
    evening, seer, target, other = seer_who_knows()
    if when == "before the first step":
        before_the_first_step(evening)
    else:
        undo_to(evening)
        assert evening.state.tonight().picks == {"seer": target}
    evening.display.do(do.Remove(target))
    evening.to_step("seer")
    assert "seer" not in evening.state.tonight().picks
    evening.picks(seer, other)
    assert evening.state.tonight().picks == {"seer": other}


def test_nobody_can_tell_whose_answer_stands():
    traces = set()
    for role in ("seer", "villager", "werewolf"):
        evening = shared_display_room()
        evening.to_step("seer")
        actor = evening.holder(role)
        target = next(seat for seat in evening.state.living if seat != actor)
        *_, bystander = (seat for seat in evening.state.living if seat not in (actor, target))
        evening.picks(actor, target)
        undo_to(evening)
        others = [evening.phones[bystander], evening.wall, evening.display]
        screens = json.dumps([other.sees() for other in others])
        traces.add((screens.count(f'"missing": [{actor}'), actor in evening.state.tonight().tapped))
        assert evening.picks(actor, target).refusal is None
    assert len(traces) == 1


@pytest.mark.parametrize("night", NIGHTS)
def test_nobody_can_tell_whose_answer_stood_where_the_card_is_changed_then(night):
    evening = shared_display_room(night)
    step = "seer" if night == "phones" else "night"
    seer = try_everybody(evening, step)
    evening.to_step(step)
    evening.display.do(do.SetRole(seer, "villager", "x"))
    other = next(one for one in evening.state.living if one != seer)
    assert evening.picks(seer, other).refusal is None
    assert seer in evening.state.tonight().tapped


def test_an_undo_at_night_is_told_to_all_in_words_and_by_the_voice():
    evening = shared_display_room()
    evening.to_step("seer")
    villager = evening.holder("villager")
    evening.picks(villager, next(seat for seat in evening.state.living if seat != villager))
    undo_to(evening)
    for device in (evening.wall, evening.display, *evening.phones.values()):
        assert device.sees()["table"]["notice"]["text"] == {"t": "table-notice-undone"}
    line = next(one for one in evening.wall.sees()["view"]["panels"] if one["kind"] == "script")
    assert line["line"]["p"]["first"] == {"t": "lupus-say-back"}
    evening.display.do(Redo(**evening.display.sees()["desk"]["redo"]["args"]))
    assert evening.wall.sees()["table"]["notice"]["text"] == {"t": "table-notice-redone"}
    evening.next_alarm()
    assert "lupus-say-back" not in json.dumps(evening.wall.sees()), "the next line says its own"


def test_after_a_told_dawn_nobody_chooses_another_prey():
    evening = shared_display_room()
    evening.to_day()
    (dead,) = evening.state.today().dead
    night = evening.state.nights[-1]
    undo_to(evening, evening.night_fell() - 1)
    evening.to_step("wolves")
    assert evening.state.tonight().picks["wolves"] == dead
    wolves = [seat for seat in evening.state.living if evening.state.role(seat) == "werewolf"]
    for wolf in wolves:
        other = next(one for one in evening.state.living if one not in (dead, *wolves))
        evening.picks(wolf, other)
    evening.to_day()
    assert evening.state.today().dead == (dead,)
    assert {part: evening.state.nights[-1].picks[part] for part in night.picks} == night.picks


def sealed_vote(**options):
    evening = shared_display_room(simultaneous_votes=True, **options)
    evening.to_day()
    evening.until(lambda state: state.phase is Phase.NOMINATION)
    living = evening.state.living
    for voter in living:
        target = living[0] if voter != living[0] else living[1]
        evening.phones[voter].do(do.Vote(target))
    evening.announce()
    return evening, voter, evening.state.today().nomination.votes


def test_a_sealed_vote_that_was_opened_is_voted_once():
    evening, last, votes = sealed_vote()
    assert "undo" not in evening.display.sees()["desk"]
    assert "to" not in evening.diary()[0]
    undo_to(evening, evening.diary()[0]["n"] - 1).refuses("E_STAYS_OPEN")
    opened = next(one["n"] for one in evening.diary() if one["text"]["t"] == "lupus-diary-vote")
    undo_to(evening, opened - 1)
    assert evening.state.phase is Phase.DISCUSSION
    evening.until(lambda state: state.phase is not Phase.DISCUSSION)
    assert evening.state.today().nomination.votes == votes
    evening.phones[last].asks(do.Vote(votes[0][0])).refuses("E_ALREADY_VOTED")
    evening.until(lambda state: state.phase is not Phase.NOMINATION)
