"""For any commands in any order, and for every game on the shelf, played by its own offers through
the door: replay equals live, and the laws of a step hold.

`Room` folds the records after every step and compares; `refuses` is checked here for all.
"""

import json
import random

import pytest

from companion.core.game import Moment, Stage
from companion.games.registry import find_games
from companion.table import commands
from companion.table.commands import COMMANDS, ChooseGame, Redo, Undo
from companion.table.device import Kind
from companion.table.screens.padding import size
from companion.table.screens.present import Showing, eye_of, viewer_of
from tests.kit.random_play import Dice, command_of
from tests.kit.table.coin import OpenHands, Peek, PickSide, SetStake, Start
from tests.kit.table.scene import Phone, Room

pytestmark = pytest.mark.unmeasured


def _newest_undo(room: Room) -> int:
    """The number of the newest undo, as the tablet counts; 0: none."""
    undone = room.table.game.undone if room.table.game else ()
    return room.table.shown_number(undone[-1].number) if undone else 0


def random_command(chance: random.Random, room: Room):
    seat = chance.randint(1, 6)
    order = [str(one) for one in room.table.ring]
    chance.shuffle(order)
    invites = [*room.table.invites, "guess"]
    return chance.choice(
        [
            commands.Join(f"Guest {chance.randint(1, 8)}"),
            commands.Leave(),
            commands.Rename(seat, f"Guest {chance.randint(1, 8)}"),
            commands.UseInvite(chance.choice(invites)),
            commands.AddSeat(f"Guest {chance.randint(1, 8)}"),
            commands.RemoveSeat(seat),
            commands.ReleaseSeat(seat),
            commands.MoveSeat(seat, chance.randint(-2, 9)),
            commands.SetRing(tuple(order)),
            commands.OpenDoor(),
            commands.CloseDoor(),
            commands.NameTable(f"Table {seat}"),
            commands.ChooseGame(chance.choice(["coin", "other", "none"]), chance.random() < 0.3),
            commands.Rematch(chance.random() < 0.3),
            commands.Undo(room.table.version - chance.randint(0, 12)),
            commands.Redo(_newest_undo(room)),
            commands.HandOver(),
            commands.MakeRecovery(),
            commands.SeatQr(seat),
            commands.SetBlind(chance.random() < 0.5),
            *(SetStake(seat), Start(), Start(), OpenHands(), Peek()),
            *(PickSide("heads"), PickSide("tails"), PickSide("heads")),
        ]
    )


def random_device(chance: random.Random, room: Room, number: int) -> Phone:
    held = [Phone(room, Kind.PHONE, token) for token in room.table.holders.values()]
    tablet = Phone(room, Kind.TABLET, room.table.tablet)
    fresh = Phone(room, chance.choice(list(Kind)), f"new-{number}")
    return chance.choice([tablet, tablet, tablet, *held, fresh])


@pytest.mark.parametrize("seed", range(6))
def test_replay_equals_live_whatever_is_asked(seed):
    chance = random.Random(seed)
    room = Room().with_coin()
    room.guests(3)
    kinds = set()
    for number in range(250):
        device = random_device(chance, room, number)
        command = random_command(chance, room)
        act_for = chance.randint(1, 5) if chance.random() < 0.2 else None
        answer = device.asks(command, act_for=act_for)
        kinds.add(type(command))
        if answer.refusal is not None:
            assert answer.outcome.table == answer.before
        check_invariants(room)
        if chance.random() < 0.1:
            room.wait(chance.random() * 40)
    assert len(kinds & set(COMMANDS)) > 15


def check_invariants(room: Room) -> None:
    table = room.table
    assert len(set(table.ring)) == len(table.ring)
    assert set(table.ring) <= set(table.people)
    assert {seat.id for seat in table.people.values() if seat.phone} == set(table.holders)
    assert len(set(table.holders.values())) == len(table.holders)
    assert table.public_version <= table.version == len(room.records)
    running = table.game
    if running is not None:
        assert running.ring == running.state.ring == table.ring
    phones = [Phone(room, Kind.PHONE, token) for token in (*table.holders.values(), None)]
    pictures = [phone.sees() for phone in phones]
    Phone(room, Kind.TABLET, table.tablet).sees()
    if pictures[0]["view"].get("hush"):
        assert len({size(phone.own()) for phone in phones}) == 1


MOVES = {8: 120, 24: 50}
"""By the number of people: with many each is a long look round."""


def answer_any_offer(room: Room, chance: random.Random) -> bool:
    """Answer one offer of any device; False: there is none."""
    running = room.table.game
    game = room.games[running.id]
    phones = [Phone(room, Kind.PHONE, token) for token in room.table.holders.values()]
    devices = [room.host, *chance.sample(phones, len(phones))]
    chance.shuffle(devices)
    for device in devices:
        eye = eye_of(room.table, viewer_of(room.table, device.kind, device.token))
        prompts = [*game.view(running.state, eye, Moment(room.now, room.table.phones)).prompts]
        chance.shuffle(prompts)
        for prompt in prompts:
            answers = list(prompt.answers())[:50]
            if answers:
                answer = chance.choice(answers)
                command = command_of(game, prompt.command, answer.args)
                device.do(command, act_for=answer.seat if device is room.host else None)
                return True
    return False


def _undo_redo_undo(room: Room, back: dict) -> None:
    """A redo brings back every step."""
    before = room.table.game.steps
    room.host.do(Undo(**back))
    if again := room.host.sees()["desk"].get("redo"):
        room.host.do(Redo(**again["args"]))
        assert room.table.game.steps[: len(before)] == before
        room.host.do(Undo(**back))


def check_dark_phones(room: Room) -> int:
    """How many phones were dark."""
    showing = Showing(room.table, room.now, room.games)
    tokens = [*room.table.holders.values(), None]
    viewers = [viewer_of(room.table, "phone", token) for token in tokens]
    own = [showing.padded(viewer, showing.documents(viewer)[1]) for viewer in viewers]
    dark = [one for one in own if json.loads(one).get("hush")]
    assert len({len(one) for one in dark}) <= 1
    return len(dark)


@pytest.mark.parametrize("people", MOVES)
@pytest.mark.parametrize("id", sorted(find_games()))
def test_a_game_is_played_at_a_table(id, people):
    chance = random.Random(people)
    room = Room(find_games(), Dice(people))
    for place in range(people):
        room.guest(f"Ospite {place + 1} è già qui"[:24])
    if room.table.game is None or room.table.game.id != id:
        room.host.do(ChooseGame(id))
    for number in range(MOVES[people]):
        if room.games[id].stage(room.table.game.state) is Stage.OVER:
            break
        if not answer_any_offer(room, chance):
            room.wait(5.0)
        check_dark_phones(room)
        if number % 15 == 14 and "undo" in (desk := room.host.sees()["desk"]):
            _undo_redo_undo(room, desk["undo"]["args"])
        room.wait(chance.choice([0.0, 1.0, 7.0]))
    assert room.table.game.state.ring
