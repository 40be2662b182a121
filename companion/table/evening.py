"""The games of an evening: who won each, and the last one for its story."""

from collections import Counter
from collections.abc import Mapping

from companion.core.game import Stage
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.value import replace
from companion.core.words.panels.base import Chapter, Chronicle, Panel, Verdict
from companion.games.registry import Games
from companion.table.state import PlayedGame, Running, Table


def archive_game(table: Table, games: Games) -> Table:
    """The table before the next game: a finished one is kept for its story, others are dropped."""
    running = table.game
    if running is None or not _is_over(running, games):
        return table
    after = replace(table, last=running, evening=(*table.evening, _played(running, games)))
    left = {seat: name for seat, name in table.left.items() if is_in_story(after, seat)}
    return replace(after, left=left)


def is_in_story(table: Table, seat: int) -> bool:
    """Whether the story or the score may name this person."""
    played = () if table.last is None else table.last.ring
    return seat in played or any(seat in one.winners for one in table.evening)


def last_game(table: Table, games: Games) -> Running | None:
    """The game whose story may be read: the current one if it is over, else the one before."""
    running = table.game
    if running is not None and _is_over(running, games):
        return running
    return table.last


def panels(table: Table, games: Games) -> tuple[Panel, ...]:
    """The panels of that story; after several games also the score of the evening."""
    running = last_game(table, games)
    if running is None:
        return ()
    story = games[running.id].recap(running.state, running.steps)
    played = table.evening if running is table.last else (*table.evening, _played(running, games))
    if len(played) < 2:
        return story
    chapter = Chapter(text("table-evening"), tuple(_score(played, _people(table))))
    return tuple(_with_chapter(panel, chapter) for panel in story)


def _people(table: Table) -> dict[int, int]:
    """By seat: under which seat the score counts it. A person who left and sat down again under the
    same name is one person."""
    called = {**table.left, **{seat.id: seat.name for seat in table.people.values()}}
    newest = {name: seat for seat, name in called.items()}
    return {seat: newest[name] for seat, name in called.items()}


def _is_over(running: Running, games: Games) -> bool:
    return games[running.id].stage(running.state) is Stage.OVER


def _played(running: Running, games: Games) -> PlayedGame:
    story = games[running.id].recap(running.state, running.steps)
    verdict = next((panel for panel in story if isinstance(panel, Verdict)), None)
    if verdict is None:
        return PlayedGame(running.id)
    return PlayedGame(running.id, verdict.title, verdict.winners)


def _with_chapter(panel: Panel, chapter: Chapter) -> Panel:
    if not isinstance(panel, Chronicle):
        return panel
    return replace(panel, chapters=(*panel.chapters, chapter))


def _score(played: tuple[PlayedGame, ...], people: Mapping[int, int]) -> list[Text]:
    """One line a game, then how often each person has won, most wins first."""
    lines = [
        text("table-evening-game", n=n, game=text(f"{one.game}-name"), end=one.end)
        if one.end is not None
        else text("table-evening-game-open", n=n, game=text(f"{one.game}-name"))
        for n, one in enumerate(played, 1)
    ]
    won = ({people.get(seat, seat): None for seat in one.winners} for one in played)
    wins = Counter(seat for winners in won for seat in winners)
    for times in sorted(set(wins.values()), reverse=True):
        seats = tuple(seat for seat, count in wins.items() if count == times)
        who = SeatNames(seats) if len(seats) > 1 else SeatName(seats[0])
        lines.append(text("table-evening-won", who=who, n=times))
    return lines
