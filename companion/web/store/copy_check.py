"""Whether the game of a copy can be shown, printed and played: some logs with holes still fold."""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec.json import encode

from companion.core.command import Caller
from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.log import Step
from companion.core.log import fold as played
from companion.core.refusal import Refusal
from companion.core.text import Text
from companion.core.value import replace
from companion.games.registry import Games
from companion.table.device import A_SPECTATOR, THE_TABLET, Kind, Viewer
from companion.table.export.recap import annals, as_csv, as_text, recap_blocks, recap_json, sheet
from companion.table.screens.present import Showing, eye_of
from companion.table.state import Running, Table
from companion.web.random_source import CHANCE

Say = Callable[[Text], str]
ANSWERS_TRIED = 3
"""Answers tried for each question to each eye; all of them would take longer than the game."""
SHOWN_WITHIN = 1.0
"""Processor seconds for one picture of each eye; a table of forty takes a tenth."""


class Unusable(ValueError):
    """The game of a copy cannot be shown, printed or played."""


def check(table: Table, now: float, games: Games, translations: Sequence[Say]) -> None:
    """Show `table` to every eye, print it with each of `translations`, and try offered answers.
    Raises Unusable if this takes too long, and any exception of the rules."""
    began = time.process_time()
    viewers = (THE_TABLET, A_SPECTATOR, *(Viewer(Kind.PHONE, seat) for seat in table.people))
    for one in (table, replace(table, blind=True)):
        showing = Showing(one, now, games)
        for viewer in viewers:
            showing.to(viewer)
    if time.process_time() - began > SHOWN_WITHIN:
        raise Unusable("its pictures take too long")
    for say in translations:
        as_csv(sheet(table, games, say))
        as_text("", recap_blocks(table, games, say))
    encode([annals(table, games), recap_json(table, games)])
    for viewer in viewers:
        _try_offers(table, viewer, now, games)


def _try_offers(table: Table, viewer: Viewer, now: float, games: Games) -> None:
    """Decide the first answers to each question of this eye, and show the results."""
    running = table.game
    if running is None:
        return
    game, eye, moment = games[running.id], eye_of(table, viewer), Moment(now, table.phones)
    for caller, command in _offered(running, eye, moment, games):
        decision = game.decide(running.state, command, caller, moment, CHANCE)
        if isinstance(decision, Refusal) or not decision:
            continue
        step = Step(len(running.steps) + 1, now, command.name, caller.seat, decision)
        game.view(played(game.evolve, running.state, (step,)), eye, moment)


def _offered(
    running: Running, eye: Eye, moment: Moment, games: Games
) -> Iterator[tuple[Caller, Any]]:
    game = games[running.id]
    kinds: dict[str, Any] = {kind.name: kind for kind in game.commands}
    for prompt in game.view(running.state, eye, moment).prompts:
        if (kind := kinds.get(prompt.command)) is None:
            continue
        names = set(kind.__struct_fields__)
        for answer in islice(prompt.answers(), ANSWERS_TRIED):
            if names >= set(answer.args):
                args = {name: _frozen(value) for name, value in answer.args.items()}
                seat = eye.seat if eye.seat is not None else answer.seat
                yield Caller(seat, moderator=eye.seat is None), kind(**args)


def _frozen(value: Any) -> Any:
    return tuple(_frozen(one) for one in value) if isinstance(value, list) else value
