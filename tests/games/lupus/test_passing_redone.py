"""Undo and redo while the tablet goes from hand to hand: it is covered whatever came back, the turn
has its whole time, and nothing that tablet and wall show follows from a card."""

import random
from dataclasses import dataclass

import pytest

from companion.core.value import replace
from companion.games.lupus import commands as do
from companion.games.lupus.commands import PassOver, ReturnDevice, TakeDevice
from companion.games.lupus.game import GAME, Lupus
from companion.games.lupus.night_rules.actors import chooses, legal_targets
from companion.games.lupus.night_rules.pass_and_play import holder, turn_seconds
from companion.games.lupus.state import Phase, passing
from companion.table.commands import AddSeat, ChooseGame, Redo, ShowSeat, Undo
from companion.table.device import Kind
from tests.kit.deals import Dice
from tests.kit.table.scene import Phone, Room

pytestmark = pytest.mark.unmeasured

MOVES = 24
SEEDS = (2, 7, 11)
"""Rounds in which much is undone and redone; others go back to the cards at once."""
PHONES = 2
DECK = {"werewolf": 2, "seer": 1, "bodyguard": 1, "villager": 5}
RULES = {"moderation": "voice", "night_input": "together", "first_night": "bite"}


class Dealer(Dice):
    """The same luck at all tables of a seed, but for who gets which card."""

    def __init__(self, seed, world):
        super().__init__(seed)
        self._cards = Dice(f"{seed} {world}")

    def shuffled(self, things):
        return self._cards.shuffled(things)


@dataclass
class Night:
    """A table in its first night: two people have a phone, to the others the tablet goes."""

    room: Room
    phones: list[Phone]

    @property
    def state(self):
        return self.room.table.game.state

    def on(self):
        """To the next moment of the schedule."""
        self.room.wait(max(0.0, self.room.alarm - self.room.now))

    def seen(self):
        """All that tablet and wall show, and when it goes on by itself."""
        wall = self.room.stranger(Kind.SCREEN, "wall")
        return self.room.alarm, self.room.host.sees(), wall.sees()

    def asks(self, who, command):
        """`who`: the place of a phone, or the seat that has the tablet, or the tablet itself."""
        sort, number = who
        device = self.phones[number] if sort == "phone" else self.room.host
        made = device.asks(command, act_for=number if sort == "hand" else None)
        return "" if made.refusal is None else made.refusal.code

    def way(self, command):
        """The undo or redo that the tablet offers; None: it offers none."""
        offer = self.room.host.sees()["desk"].get(command.__name__.lower())
        return None if offer is None else command(**offer["args"])


def night(seed, world=0, game=GAME):
    """As the tablet sets out."""
    room = Room({game.id: game}, Dealer(seed, world))
    guests = room.guests(PHONES)
    for place in range(sum(DECK.values()) - PHONES):
        room.host.do(AddSeat(f"Without {place}"))
    if room.table.game is None:
        room.host.do(ChooseGame(game.id))
    for id, value in RULES.items():
        room.host.do(do.SetOption(id, value))
    room.host.do(do.SetDeck(DECK))
    room.host.do(do.Deal())
    for guest in guests:
        guest.do(do.Look())
    for seat in room.table.ring[PHONES:]:
        room.host.do(do.Look(), act_for=seat)
    begun = Night(room, guests)
    while passing(begun.state) is None:
        begun.on()
    return begun


HOST = ("host", 0)


def a_move(worlds, rng):
    """Who does what next at both tables: what is asked, something else, or a way back."""
    one = worlds[0]
    state, seat = one.state, passing(one.state).turn
    if rng.random() < 0.3:
        ways = [way for way in (one.way(Undo), one.way(Redo)) if way is not None]
        return HOST, rng.choice(ways)
    if rng.random() < 0.15:
        return ("phone", place := rng.randrange(PHONES)), on_a_phone(worlds, place, rng)
    if rng.random() < 0.1:
        return HOST, rng.choice((PassOver(), ReturnDevice(), ShowSeat(seat)))
    if holder(state) is None:
        return ("hand", seat), TakeDevice()
    if state.tonight().open_step and rng.random() < 0.8:
        return ("hand", seat), do.Pick("night", rng.choice(state.living))
    return HOST, None


def on_a_phone(worlds, place, rng):
    """A name that this phone may choose in both worlds, where it has not answered yet."""
    seat = worlds[0].phones[place].seat
    if seat in worlds[0].state.tonight().tapped or not worlds[0].state.tonight().open_step:
        return None
    legal = [set(legal_targets(one.state, seat) or one.state.living) - {seat} for one in worlds]
    both = sorted(set.intersection(*legal))
    return do.Pick("night", rng.choice(both)) if both else None


def differs(game, seed):
    """The first difference between two tables at which people do the same."""
    worlds, rng = [night(seed, world, game) for world in (0, 1)], random.Random(seed)
    for _ in range(MOVES):
        if worlds[0].room.alarm is None or worlds[0].state.phase is Phase.DAWN:
            return ""
        asked = passing(worlds[0].state) is not None
        who, command = a_move(worlds, rng) if asked else (HOST, None)
        if command is None:
            for one in worlds:
                one.on()
            continue
        codes = [one.asks(who, command) for one in worlds]
        if codes[0] != codes[1]:
            return f"{command}: {codes}"
        if isinstance(command, Undo | Redo) and any(holder(one.state) for one in worlds):
            return f"{command}: the tablet lies open"
        if worlds[0].seen() != worlds[1].seen():
            return f"{command}: shown"
        seconds = rng.choice((0.5, 3.0))
        for one in worlds:
            one.room.wait(seconds)
    return ""


def test_undo_and_redo_cover_the_tablet_and_tell_no_card():
    for seed in SEEDS:
        assert night(seed).state.players != night(seed, 1).state.players
        assert differs(GAME, seed) == ""


def test_after_undo_and_redo_the_turn_has_its_whole_time_and_what_was_tapped_counts():
    one = night(1)
    first, second, *_ = passing(one.state).seats
    for seat in (first, second):
        one.asks(("hand", seat), TakeDevice())
        one.asks(("hand", seat), do.Pick("night", seat))
        if seat == first:
            one.on()
    tapped = one.state.tonight().tapped
    assert tapped == {first, second}
    one.asks(HOST, one.way(Undo))
    one.asks(HOST, one.way(Undo))
    assert (passing(one.state).turn, holder(one.state)) == (second, None)
    one.room.wait(5)
    one.asks(HOST, one.way(Redo))
    one.asks(HOST, one.way(Redo))
    assert (passing(one.state).turn, holder(one.state)) == (second, None)
    assert one.state.tonight().tapped == tapped
    assert one.asks(("hand", second), TakeDevice()) == ""
    assert one.room.alarm == one.room.now + turn_seconds(one.state)


class StaysOpen(Lupus):
    """What comes back, comes back with the tablet open."""

    def kept_through_undo(self, before, after, moment):
        kept = super().kept_through_undo(before, after, moment)
        return tuple(one for one in kept if one.wire != "lupus.device_returned")


class CoversWhoHasNoPart(Lupus):
    """A tablet that nobody with a part has in hand is covered at once, any other a little later."""

    def kept_through_undo(self, before, after, moment):
        kept, seat = super().kept_through_undo(before, after, moment), holder(after)
        later = 1 if seat is not None and chooses(after, seat) else 0
        return tuple(
            replace(one, at=one.at + later) if one.wire == "lupus.device_returned" else one
            for one in kept
        )


@pytest.mark.parametrize("leak", [StaysOpen, CoversWhoHasNoPart])
def test_every_seeded_leak_of_a_way_back_is_noticed(leak):
    assert any(differs(leak(), seed) for seed in SEEDS)
