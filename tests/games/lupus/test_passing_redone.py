"""Undo and redo while the tablet goes from hand to hand: it is covered whatever came back, the turn
has its whole time, and nothing that tablet and wall show follows from a card."""

import random

import pytest

from companion.core.value import replace
from companion.games.lupus.game import GAME, Lupus
from companion.games.lupus.night_rules.actors import choosing_part, legal_targets
from companion.games.lupus.night_rules.pass_and_play import holder, turn_seconds
from companion.games.lupus.state import Phase, passing
from companion.table.commands import Redo, ShowSeat, Undo
from tests.kit.games.lupus.cards import PROTECTOR
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.shared_display_room import shared_display_room

pytestmark = pytest.mark.unmeasured

MOVES = 24
SEEDS = (2, 7, 11)
"""Rounds in which much is undone and redone; others go back to the cards at once."""
DECK = {"werewolf": 2, "seer": 1, **PROTECTOR, "villager": 5}
PHONES = 2


def night(seed, world=0, game=GAME):
    """A first night as the tablet sets out: two people have a phone."""
    without = sum(DECK.values()) - PHONES
    begun = shared_display_room(
        "together", seed=seed, world=world, deck=DECK, without=without, game=game
    )
    begun.until(lambda state: passing(state) is not None)
    return begun


def send(evening, who, command):
    """`who`: a seat with a phone, the seat that has the tablet, or None, the tablet itself. Returns
    the code of a refusal."""
    device = evening.phones.get(who, evening.display)
    made = device.asks(command, act_for=who if device is evening.display else None)
    return "" if made.refusal is None else made.refusal.code


def way_back(evening, command):
    """The undo or redo that the tablet offers, or None."""
    offer = evening.display.sees()["desk"].get(command.__name__.lower())
    return None if offer is None else command(**offer["args"])


def all_screens(evening):
    """All that tablet and wall show, and when it goes on by itself."""
    return evening.room.alarm, evening.display.sees(), evening.wall.sees()


def random_move(worlds, rng):
    """Who does what next at both tables: what is asked, something else, or a way back."""
    evening = worlds[0]
    state, seat = evening.state, passing(evening.state).turn
    if rng.random() < 0.3:
        return None, rng.choice(
            [step for step in (way_back(evening, Undo), way_back(evening, Redo)) if step]
        )
    if rng.random() < 0.15:
        return (phone := rng.choice([*evening.phones])), random_pick(worlds, phone, rng)
    if rng.random() < 0.1:
        return None, rng.choice((do.PassOver(), do.ReturnDevice(), ShowSeat(seat)))
    if holder(state) is None:
        return seat, do.TakeDevice()
    if state.tonight().open_step and rng.random() < 0.8:
        return seat, do.Pick("night", rng.choice(state.living))
    return None, None


def random_pick(worlds, seat, rng):
    """A name that this phone may choose in both worlds, where it has not answered yet."""
    if seat in worlds[0].state.tonight().tapped or not worlds[0].state.tonight().open_step:
        return None
    legal = [set(legal_targets(one.state, seat) or one.state.living) - {seat} for one in worlds]
    seats = sorted(set.intersection(*legal))
    return do.Pick("night", rng.choice(seats)) if seats else None


def first_difference(game, seed):
    """The first difference between two tables at which people do the same."""
    worlds, rng = [night(seed, world, game) for world in (0, 1)], random.Random(seed)
    for _ in range(MOVES):
        if worlds[0].room.alarm is None or worlds[0].state.phase is Phase.DAWN:
            return ""
        passes = passing(worlds[0].state) is not None
        who, command = random_move(worlds, rng) if passes else (None, None)
        if command is None:
            for evening in worlds:
                evening.next_alarm()
            continue
        codes = [send(one, who, command) for one in worlds]
        if codes[0] != codes[1]:
            return f"{command}: {codes}"
        if isinstance(command, Undo | Redo) and any(holder(one.state) for one in worlds):
            return f"{command}: the tablet lies open"
        if all_screens(worlds[0]) != all_screens(worlds[1]):
            return f"{command}: shown"
        seconds = rng.choice((0.5, 3.0))
        for evening in worlds:
            evening.room.wait(seconds)
    return ""


def test_undo_and_redo_cover_the_tablet_and_tell_no_card():
    for seed in SEEDS:
        assert night(seed).state.players != night(seed, 1).state.players
        assert first_difference(GAME, seed) == ""


def test_after_undo_and_redo_the_turn_has_its_whole_time_and_what_was_tapped_counts():
    evening = night(1)
    first, second, *_ = passing(evening.state).seats
    for seat in (first, second):
        send(evening, seat, do.TakeDevice())
        send(evening, seat, do.Pick("night", seat))
        if seat == first:
            evening.next_alarm()
    tapped = evening.state.tonight().tapped
    assert tapped == {first, second}
    for step in (Undo, Redo):
        for _ in range(2):
            send(evening, None, way_back(evening, step))
        assert (passing(evening.state).turn, holder(evening.state)) == (second, None)
        evening.room.wait(5)
    assert (evening.state.tonight().tapped, send(evening, second, do.TakeDevice())) == (tapped, "")
    assert evening.room.alarm == evening.room.now + turn_seconds(evening.state)


class StaysOpen(Lupus):
    """What comes back, comes back with the tablet open."""

    def kept_through_undo(self, before, after, moment):
        facts = super().kept_through_undo(before, after, moment)
        return tuple(one for one in facts if one.wire != "lupus.device_returned")


class CoversWhoHasNoPart(Lupus):
    """A tablet that nobody with a part has in hand is covered at once, any other a little later."""

    def kept_through_undo(self, before, after, moment):
        facts, seat = super().kept_through_undo(before, after, moment), holder(after)
        later = 1 if seat is not None and choosing_part(after, seat) else 0
        return tuple(
            replace(one, at=one.at + later) if one.wire == "lupus.device_returned" else one
            for one in facts
        )


@pytest.mark.parametrize("leak", [StaysOpen, CoversWhoHasNoPart])
def test_every_seeded_leak_of_a_way_back_is_noticed(leak):
    assert any(first_difference(leak(), seed) for seed in SEEDS)
