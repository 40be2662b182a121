"""Nobody's phone is ahead of the wall: what any public device is sent while the wall announces
something does not depend on what that is. Each fault that lets it out is noticed."""

from collections import Counter
from typing import Any

import pytest

from companion.core.eye import BLIND, seat_eye
from companion.core.game import Game, Moment, Stage
from companion.core.refusal import Refusal
from companion.table import decide as deciding
from companion.table.decide import decide
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.pushes import ANNOUNCED
from companion.table.screens import present
from companion.table.screens.desk import desk
from companion.table.screens.present import Showing
from companion.web.live.devices import Devices
from tests.kit.deals import Dice, command_of
from tests.kit.laws.games import GAMES
from tests.kit.laws.lives import MANY
from tests.laws.announcing import WALL, Announcing, announcements

LIVES = MANY or 6
ANNOUNCES = [
    game
    for game in GAMES.values()
    if type(game).announcement_seconds is not Game.announcement_seconds
]


class Early(AssertionError):
    """A public device is ahead of the wall."""


def lived(game: Game[Any], lives: int = LIVES):
    for seed in range(lives):
        yield from announcements(game, seed)


def look(one: Announcing) -> int:
    """What goes out beside the wall is as if nothing had happened; how much it was."""
    told, quiet = (
        [frame for frame in moment.sent() if frame[0] != WALL]
        for moment in (one, one.with_nothing_new())
    )
    if told != quiet:
        raise Early(f"{one.record.name}: {len(told)} or {len(quiet)} frames, or others")
    return len(told)


@pytest.mark.parametrize("game", ANNOUNCES, ids=lambda game: game.id)
def test_what_a_phone_is_sent_until_all_are_told_does_not_depend_on_what_is_announced(game):
    frames, ends = 0, Counter()
    for one in lived(game):
        frames += look(one)
        assert one.after.game is not None
        ends[game.stage(one.after.game.state)] += 1
    assert frames > 500
    assert min(ends[Stage.PLAY], ends[Stage.OVER]) > 3, ends


@pytest.mark.parametrize("game", ANNOUNCES, ids=lambda game: game.id)
def test_all_are_told_in_one_push(game):
    for one in lived(game, 2):
        told = {looker for looker, name, _ in one.sent(all_told=True) if name == "view"}
        assert told == {*one.public_devices, WALL}, "the wall hears that it may say it"


@pytest.mark.parametrize("game", ANNOUNCES, ids=lambda game: game.id)
def test_what_is_asked_too_early_is_refused_to_all_alike(game):
    for seed in range(2):
        for one in announcements(game, seed):
            assert refusals(one) == {"E_ANNOUNCING"}


def refusals(one: Announcing) -> set[str]:
    """What phones and the blind tablet hear that ask for what is offered before or after the step,
    or to nobody."""
    assert one.before.game is not None
    assert one.after.game is not None
    game, moment = GAMES[one.after.game.id], Moment(one.record.at, one.after.phones)
    devices = ((device, Kind.PHONE) for device in one.after.holders.values())
    codes = set()
    for device, kind in (*devices, (one.after.tablet, Kind.TABLET)):
        for state in (one.before.game.state, one.after.game.state):
            for eye in (BLIND, *map(seat_eye, one.after.game.ring)):
                for prompt in game.view(state, eye, moment).prompts:
                    if (answer := next(prompt.answers(), None)) is None:
                        continue
                    command = command_of(game, prompt.command, answer.args)
                    asked = Ask(device, kind, "0" * 32, command)
                    made = decide(one.after, asked, one.news.until - 0.01, Dice(1), GAMES)
                    codes.add(made.code if isinstance(made, Refusal) else "")
    return codes


def connected_is_told(self, pushes, showing, show=Devices.show):
    wanted = tuple(pushes)
    if not any(push.everybody or push == ANNOUNCED for push in wanted):
        showing.__dict__["before_announcement"] = None
    show(self, wanted, showing)


def desk_of_now(self):
    told = self._news or self._table, self._games, self._moment, self._around, self._kept
    return desk(*told)


def nobody_waits(_before, _looker):
    return False


def phones_alone(_before, looker):
    return looker.kind is Kind.PHONE


def seats_alone(_before, looker):
    return looker.kind is Kind.TABLET or looker.seat is not None


FAULTS = {
    "a phone that connects anew is drawn from the true state": (Devices, "show", connected_is_told),
    "nobody waits for the wall": (present, "waits", nobody_waits),
    "a blind tablet is told at once": (present, "waits", phones_alone),
    "who looks on is told at once": (present, "waits", seats_alone),
    "the diary of a blind tablet is ahead": (Showing, "desk", property(desk_of_now)),
}


@pytest.mark.parametrize("name", FAULTS)
def test_every_way_to_be_ahead_of_the_wall_is_noticed(name, monkeypatch):
    place, word, wrong = FAULTS[name]
    monkeypatch.setattr(place, word, wrong)
    assert any(is_early(one) for one in lived(GAMES["lupus"])), name


def is_early(one: Announcing) -> bool:
    try:
        look(one)
    except Early:
        return True
    return False


def test_a_game_that_takes_commands_meanwhile_is_noticed(monkeypatch):
    monkeypatch.setattr(deciding, "may_not_act", lambda *_asked: False)
    assert any(refusals(one) != {"E_ANNOUNCING"} for one in announcements(GAMES["lupus"], 0))
