"""Choosing a game, rematch, undo and redo."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping
from math import inf
from operator import attrgetter
from typing import Any

from companion.core.event import Event, RingChanged
from companion.core.game import Decision, Game, Moment, Stage
from companion.core.kit.answers_shown import last_opening, repeat_answers
from companion.core.log import Step
from companion.core.refusal import refuse
from companion.core.words.prompts.field import Value
from companion.games.registry import Games
from companion.table.command import TableCommand
from companion.table.log import facts
from companion.table.log.replay import BY_UNDO, back_to, redone, rewound
from companion.table.people.seating import stage_of
from companion.table.state import Running, Table

Rows = tuple[tuple[Value, ...], ...]
AFTER_DOWNTIME = "table.back"
"""Name of the step that the program takes after a time without a process."""
_NUMBER = attrgetter("number")


class ChooseGame(TableCommand):
    """Open a game. `abandon`: whether a running game may be given up."""

    game: str
    abandon: bool = False
    cards: tuple[tuple[Value, ...], ...] = ()
    """Rows as in `Game.cards`, kept by the host's device from other evenings."""

    def decide(self, table: Table, games: Games) -> Decision:
        if self.game not in games:
            return refuse("E_NO_SUCH_GAME")
        if stage_of(table, games) is Stage.PLAY and not self.abandon:
            return refuse("E_GAME_RUNNING")
        return _open_game(table, self.game, games, self.cards)


class Rematch(TableCommand):
    """Open the same game again, with everybody who is here and the same house rules."""

    abandon: bool = False

    def decide(self, table: Table, games: Games) -> Decision:
        stage = stage_of(table, games)
        if table.game is None or stage is Stage.LOBBY:
            return refuse("E_WRONG_PHASE")
        if stage is Stage.PLAY and not self.abandon:
            return refuse("E_GAME_RUNNING")
        return _open_game(table, table.game.id, games)


class Undo(TableCommand):
    """Take back the game's steps with a number above `to` (as the tablet counts)."""

    to: int

    def decide(self, table: Table, now: float, games: Games) -> Decision:
        """Alarms are taken back, too. Answers that were shown stay (decision 14), and so do facts
        of the table: if the ring has changed meanwhile, the game gets the new ring, as long as it
        is in its lobby or admits late guests."""
        running, to = table.game, table.log_number(self.to)
        newest = None if running is None else next(undoable(running), None)
        if running is None or newest is None or newest.number <= to:
            return refuse("E_NOTHING_TO_UNDO")
        game, target = games[running.id], undo_target(running, to, games)
        if target is None:
            return refuse("E_STAYS_OPEN")
        to, moment = target, Moment(now, table.phones)
        after = rewound(running, table.version + 1, now, to, games)
        again, state = repeat_answers(game, after.state, after.seen, moment)
        stays = game.kept_through_undo(running.state, state, moment)
        ring = _missed_ring_change(table, after, games)
        hidden = not _is_announced(table, state, _steps_above(running, to), games)
        taken: Event = facts.Rewound(to, hidden)
        return (taken, *again, *stays) if ring is None else (taken, *again, *stays, ring)


class Redo(TableCommand):
    """Take back the newest undo, number `undo` on the tablet, if nothing new has happened since."""

    undo: int

    def decide(self, table: Table, now: float, games: Games) -> Decision:
        """Random outcomes are in the steps and stay the same; time runs on."""
        running = table.game
        if running is None or not running.undone:
            return refuse("E_NOTHING_TO_REDO")
        last = running.undone[-1]
        if table.shown_number(last.number) != self.undo:
            return refuse("E_NOTHING_TO_REDO")
        after = redone(running, table.version + 1, now, games)
        moment = Moment(now, table.phones)
        stays = games[running.id].kept_through_undo(running.state, after.state, moment)
        since = (*last.steps, *_steps_above(running, last.to))
        hidden = not _is_announced(table, after.state, since, games)
        return (facts.Redone(last.number, hidden), *stays)


def _steps_above(running: Running, number: int) -> tuple[Step, ...]:
    """The steps that count with a number above this one."""
    return tuple(step for step in running.steps if step.number > number)


def _is_announced(table: Table, after: Any, steps: tuple[Step, ...], games: Games) -> bool:
    """Whether everybody is told of this undo or redo: if one of the steps is public, and always if
    phones are dark before or after it, because the holder of the tablet may be a player."""
    running = table.game
    assert running is not None
    if running.hushed_since is not None or games[running.id].hushed(after):
        return True
    return any(event.public for step in steps for event in step.events)


def undo_target(running: Running, to: int, games: Games) -> int | None:
    """The number of the last step that counts after an undo to `to`: if that would lead into a
    sealed round that was opened since, the step that opened it. None: nothing would be undone.
    Silent steps do not count, because an offer to undo would reveal them."""
    opened = 0
    if running.opened and running.opened[-1] > to:
        before = back_to(running, to, games).state
        opened = last_opening(games[running.id], before, _steps_above(running, to))
    newest = _newest_public(running)
    return None if newest is None or newest.number <= opened else max(to, opened)


def first_final_step(running: Running, games: Games) -> float:
    """The number of the oldest step that cannot be undone, because the newest one opened a sealed
    round (`undo_target`); infinite if the newest step can be undone."""
    steps, newest = running.steps, _newest_public(running)
    if newest is None or not running.opened or newest.number > running.opened[-1]:
        return inf

    def is_final(step: Step) -> bool:
        return undo_target(running, step.number - 1, games) is None

    end, span = bisect_right(steps, newest.number, key=_NUMBER), 1
    # From the end: `is_final` of an older step is slower, because it folds all steps since.
    while span < end and is_final(steps[end - span]):
        span *= 2
    first = bisect_left(steps, True, max(0, end - span), end, key=is_final)
    return steps[first].number if first < end else inf


def _newest_public(running: Running) -> Step | None:
    return next((step for step in undoable(running) if not is_silent(step)), None)


def undoable(running: Running) -> Iterator[Step]:
    """The steps of the game that count, newest first, without those of the table."""
    return (step for step in reversed(running.steps) if not is_tables_own(step))


def is_silent(step: Step) -> bool:
    """Whether only the one who acted may know that the step was taken."""
    return all(event.silent for event in step.events)


def is_tables_own(step: Step) -> bool:
    """Whether the step is no move of the game: a new ring, an undo, a restart."""
    if step.name in (*BY_UNDO, AFTER_DOWNTIME):
        return True
    return all(isinstance(event, RingChanged) for event in step.events)


def _open_game(table: Table, game: str, games: Games, cards: Rows = ()) -> Decision:
    ring = (*table.ring, *table.watchers)
    running = table.game
    if running is None:
        kept = _with_cards(games[game], table.kept.get(game, {}), cards)
        return (facts.GameChosen(game, ring, kept),)
    closed = facts.RulesKept(running.id, games[running.id].keep(running.state))
    known = {**table.kept, closed.game: closed.kept}
    kept = _with_cards(games[game], known.get(game, {}), cards)
    return (closed, facts.GameChosen(game, ring, kept))


def _with_cards(game: Game[Any], kept: Mapping[str, Any], cards: Rows) -> Mapping[str, Any]:
    """The house rules `kept` for a new game, with those `cards` of a device that it can read."""
    if not game.cards or not cards:
        return kept
    rows = tuple(dict.fromkeys(map(tuple, (*kept.get(game.cards, ()), *cards))))
    read = game.keep(game.open((), {game.cards: rows}))
    return {**kept, game.cards: read[game.cards]}


def _missed_ring_change(table: Table, after: Running, games: Games) -> RingChanged | None:
    """The table's ring for the game `after` an undo, if the game has an older one and takes it."""
    game = games[after.id]
    in_lobby = game.stage(after.state) is Stage.LOBBY
    if not in_lobby and not game.admits_late_guests(after.state):
        return None
    ring = (*table.ring, *table.watchers) if in_lobby else table.ring
    return None if ring == after.ring else RingChanged(ring)
