"""No phone is ahead of the wall: what any public device is sent while the wall announces
something does not depend on what that is. Each fault that lets it out is noticed."""

from collections import Counter
from typing import Any

import pytest

from companion.core import BLIND, Game, Moment, Refusal, Stage
from companion.core.eye import seat_eye
from companion.table.decide import decide
from companion.table.device import Kind
from companion.table.effects import Ask
from tests.kit.faults.fault import faults
from tests.kit.laws.games import GAMES
from tests.kit.laws.leaks import is_noticed
from tests.kit.laws.random_games import MANY
from tests.kit.random_play import Dice, command_of
from tests.laws.announcing import WALL, Announcing, announcements

LIVES = MANY or 6
LIVES_AT_MOST = LIVES + 100
ENOUGH = 100
"""Frames for each game; in some games most lives end before anything is announced."""
ANNOUNCES = [
    game
    for game in GAMES.values()
    if type(game).announcement_seconds is not Game.announcement_seconds
]


class Early(AssertionError):
    """A public device is ahead of the wall."""


def all_announcements(game: Game[Any], lives: int = LIVES):
    for seed in range(lives):
        yield from announcements(game, seed)


def count_frames(one: Announcing) -> int:
    """The frames sent beside the wall; raises Early where they tell that something happened."""
    frames, quiet = (
        [frame for frame in moment.sent() if frame[0] != WALL]
        for moment in (one, one.with_nothing_new())
    )
    if frames != quiet:
        raise Early(f"{one.record.name}: {len(frames)} or {len(quiet)} frames, or others")
    return len(frames)


@pytest.mark.parametrize("game", ANNOUNCES, ids=lambda game: game.id)
def test_what_a_phone_is_sent_until_all_are_told_does_not_depend_on_what_is_announced(game):
    frames, seed = 0, 0
    while seed < LIVES or frames < ENOUGH:
        frames += sum(count_frames(one) for one in announcements(game, seed))
        seed += 1
        assert seed < LIVES_AT_MOST, frames


def test_announcements_are_tried_in_play_and_at_the_end_of_games():
    ends = Counter(
        game.stage(one.after.game.state)
        for game in ANNOUNCES
        for one in all_announcements(game)
        if one.after.game is not None
    )
    assert min(ends[Stage.PLAY], ends[Stage.OVER]) > 3, ends


@pytest.mark.parametrize("game", ANNOUNCES, ids=lambda game: game.id)
def test_all_are_told_in_one_push(game):
    for one in all_announcements(game, 2):
        viewers = {viewer for viewer, name, _ in one.sent(all_told=True) if name == "view"}
        assert viewers == {*one.public_devices, WALL}, "the wall hears that it may say it"


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
                    decision = decide(one.after, asked, one.news.until - 0.01, Dice(1), GAMES)
                    codes.add(decision.code if isinstance(decision, Refusal) else "")
    return codes


@pytest.mark.parametrize(
    "fault", faults("*_to_be_ahead_of_the_wall_is_noticed"), ids=lambda f: f.name
)
def test_every_way_to_be_ahead_of_the_wall_is_noticed(fault):
    with fault.injected():
        played = all_announcements(GAMES["lupus"])
        assert any(is_noticed(Early, count_frames, one) for one in played)


@pytest.mark.parametrize("fault", faults("*meanwhile_is_noticed"), ids=lambda f: f.name)
def test_a_game_that_takes_commands_meanwhile_is_noticed(fault):
    with fault.injected():
        assert any(refusals(one) != {"E_ANNOUNCING"} for one in announcements(GAMES["lupus"], 0))
