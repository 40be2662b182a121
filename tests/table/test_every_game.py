"""Every game on the shelf is at home at a table: played by its own offers, through the door.

`Room` folds the records after every step and compares, so replay equals live here too.
"""

import json
import random

import pytest

from companion.core.game import Moment, Stage
from companion.games.registry import find_games
from companion.table.commands import ChooseGame, Redo, Undo
from companion.table.device import Kind
from companion.table.screens.present import Showing, eye_of, looker_of
from tests.kit.deals import Dice, command_of
from tests.kit.table.scene import Phone, Room

pytestmark = pytest.mark.unmeasured

MOVES = {8: 120, 24: 50}
"""By the number of people: with many each is a long look round."""


def move(room: Room, chance: random.Random) -> bool:
    """Answer one offer of any device; False: there is none."""
    running = room.table.game
    game = room.games[running.id]
    phones = [Phone(room, Kind.PHONE, token) for token in room.table.holders.values()]
    devices = [room.host, *chance.sample(phones, len(phones))]
    chance.shuffle(devices)
    for device in devices:
        eye = eye_of(room.table, looker_of(room.table, device.kind, device.token))
        prompts = [*game.view(running.state, eye, _moment(room)).prompts]
        chance.shuffle(prompts)
        for prompt in prompts:
            answers = list(prompt.answers())[:50]
            if answers:
                answer = chance.choice(answers)
                command = command_of(game, prompt.command, answer.args)
                device.do(command, act_for=answer.seat if device is room.host else None)
                return True
    return False


def _undone_and_redone(room: Room, back: dict) -> None:
    """Every step of before counts again; then it is taken back once more."""
    before = room.table.game.steps
    room.host.do(Undo(**back))
    if again := room.host.sees()["desk"].get("redo"):
        room.host.do(Redo(**again["args"]))
        assert room.table.game.steps[: len(before)] == before
        room.host.do(Undo(**back))


def _moment(room: Room):
    return Moment(room.now, room.table.phones)


def dark_phones_are_alike(room: Room) -> int:
    """How many phones were dark."""
    showing = Showing(room.table, room.now, room.games)
    tokens = [*room.table.holders.values(), None]
    lookers = [looker_of(room.table, "phone", token) for token in tokens]
    own = [showing.padded(looker, showing.documents(looker)[1]) for looker in lookers]
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
        if not move(room, chance):
            room.wait(5.0)
        dark_phones_are_alike(room)
        if number % 15 == 14 and "undo" in (desk := room.host.sees()["desk"]):
            _undone_and_redone(room, desk["undo"]["args"])
        room.wait(chance.choice([0.0, 1.0, 7.0]))
    assert room.table.game.state.ring
