"""The offers to undo and redo on the tablet's desk."""

from typing import Any

from companion.core.command import Tick
from companion.core.game import Game
from companion.core.kit.rules import OptionSet
from companion.core.log import Entry, Step
from companion.core.text import Text, text
from companion.core.words.prompts.base import Press, Weight
from companion.games.registry import Games
from companion.table.lifecycle import Redo, Undo, is_silent, is_tables_own, undo_target, undoable
from companion.table.state import Table


def undo_offer(table: Table, games: Games) -> Press | None:
    """The button that takes back the last step as a host understands it: together with alarms that
    rang after it, and with all diary lines that are merged into one."""
    if table.game is None:
        return None
    back = _way_back(table, games)
    if back is None or undo_target(table.game, table.log_number(back[0]), games) is None:
        return None
    to, shows = back
    blind = "-blind" if table.sees_no_secrets else ""
    return Press(
        key="table.undo",
        command=Undo.name,
        args={"to": to},
        label=text("table-undo"),
        warn=text(f"table-undo-warn{blind}") if shows else None,
        weight=Weight.LINK,
        group="undo",
    )


def redo_offer(table: Table, games: Games) -> Press | None:
    """The button that takes the newest undo back, with the last diary line it would bring back."""
    running = table.game
    if running is None or not running.undone:
        return None
    last = running.undone[-1]
    lines = (line_of(games[running.id], step) for step in reversed(last.steps) if is_in_diary(step))
    return Press(
        key="table.redo",
        command=Redo.name,
        args={"undo": table.shown_number(last.number)},
        label=text("table-redo"),
        hint=next((line for line in lines if line is not None), None),
        weight=Weight.LINK,
        group="undo",
    )


def line_of(game: Game[Any], step: Step) -> Text | None:
    """The diary line of the step; several changed house rules are one line."""
    many = sum(isinstance(event, OptionSet) for event in step.events)
    return text("table-diary-rules", count=many) if many > 1 else game.diary_line(step)


def is_in_diary(entry: Entry) -> bool:
    """Whether the entry has a diary line."""
    return not isinstance(entry, Step) or not (is_tables_own(entry) or is_silent(entry))


def shows(step: Step) -> bool:
    """Whether the step has shown a player a secret."""
    return any(event.shows for event in step.events)


def _way_back(table: Table, games: Games) -> tuple[int, bool] | None:
    """The number of the step to undo to, and whether the undo hides something already seen.

    Skips a step that is only an alarm (it would ring again at once) and silent steps (nobody would
    know what was undone). A step that only follows another (a look at a card) is undone with it.
    Steps that the diary shows as one line are undone together.
    """
    if table.game is None:
        return None
    game = games[table.game.id]
    shown, word, target = False, "", None
    for step in undoable(table.game):
        passes = step.name == Tick.name or is_silent(step)
        sentence = None if passes else line_of(game, step)
        line = "" if sentence is None else sentence.id
        if target is not None and not passes and (line != word or line not in game.merged_lines):
            break
        # A blind moderator is always warned: a warning for some steps only would reveal a role.
        shown = shown or table.sees_no_secrets or shows(step)
        if not passes and line not in game.undone_with_previous:
            target, word = (table.shown_number(step.number) - 1, shown), line
    return target
