"""Starting a table, listing it, copying it: records in, records out."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from msgspec import json

from companion.core.chance import Chance
from companion.core.command import Caller
from companion.core.eye import PUBLIC
from companion.core.game import Game, Moment
from companion.core.kit.rules import UseRules
from companion.core.refusal import Refusal
from companion.core.value import replace
from companion.games.registry import Games
from companion.pocket.messages import DEVICE
from companion.table.command import TableCommand
from companion.table.device import THE_TABLET, Kind
from companion.table.effects import Ask
from companion.table.export.copies import BadCopy, restored
from companion.table.handle import handle, open_table
from companion.table.lifecycle import ChooseGame
from companion.table.log.codec import Codec
from companion.table.log.facts import RulesKept
from companion.table.log.fold import fold
from companion.table.log.record import Record
from companion.table.log.stored import read_table
from companion.table.people.invites import UseInvite
from companion.table.people.seating import NameTable
from companion.table.screens.present import Showing
from companion.table.state import Table

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LETTERS = 12
"""Letters of a code, which nobody types; it only has to be unique on this device."""
_INVITE = "opened here"


def new_code(chance: Chance) -> str:
    """The code of a new table."""
    return "".join(chance.one_of(LETTERS) for _ in range(CODE_LETTERS))


def new_table(
    name: str, game: str | None, wall: float, games: Games, chance: Chance
) -> list[Record]:
    """The first records of a new table, with this device as its tablet and `game` on it. An invalid
    name is left out. Raises KeyError for an unknown game."""
    opened = open_table(new_code(chance), "", wall, games, _INVITE)
    commands: list[TableCommand] = [UseInvite(_INVITE)]
    commands += [NameTable(name)] if name else []
    commands += [] if game is None else [ChooseGame(games[game].id)]
    assert opened.record is not None  # the first record of every table
    limited = (one for one in games.values() if one.rules_without_phones)
    kept = (RulesKept(one.id, _kept_rules(one, chance)) for one in limited)
    first = replace(opened.record, events=(*opened.record.events, *kept))
    return [first, *_after(fold([first], games), commands, wall, games, chance)[1]]


def new_rehearsal(game: str, wall: float, games: Games, chance: Chance) -> list[Record]:
    """The first records of a rehearsal of `game`. The phones of its friends are imaginary,
    too, so its house rules are not those without phones. Raises KeyError for an unknown game."""
    id = games[game].id
    first = open_table(new_code(chance), "", wall, games, _INVITE, rehearsal=id).record
    assert first is not None  # the first record of every table
    return [first, *_after(fold([first], games), [UseInvite(_INVITE)], wall, games, chance)[1]]


def _kept_rules(game: Game[Any], chance: Chance) -> Mapping[str, Any]:
    """What a new table keeps of `game`: its house rules without phones."""
    state, host = game.open((), {}), Caller(moderator=True)
    events = game.decide(state, UseRules(game.rules_without_phones), host, Moment(0.0), chance)
    assert not isinstance(events, Refusal), game.id
    return game.keep(reduce(game.evolve, events, state))


def open_copy(copy: str, wall: float, codec: Codec, games: Games, chance: Chance) -> list[Record]:
    """The records of a new table that continues the copied game. Its clocks run from the newest
    step, even if this device's clock is behind. Raises BadCopy, TooLarge."""
    try:
        shape = json.decode(copy)
    except (ValueError, RecursionError) as error:
        raise BadCopy("no JSON") from error
    if not isinstance(shape, dict):
        raise BadCopy("no copy")
    # A year is enough: the pass is used in the next record.
    invite = (_INVITE, wall + 365 * 86400)
    first = restored(shape, new_code(chance), invite, wall, games, codec.read)
    now = max(wall, *(one.at for one in first))
    table, taken = _after(fold(first, games), [UseInvite(_INVITE)], now, games, chance)
    Showing(table, now, games).to(THE_TABLET)
    return [*first, *taken]


def summary(table: Table, games: Games) -> dict[str, Any]:
    """A table in the list: `{code, name, game, title, seats, at, version}`; `title` is that of the
    public view, so that no role appears in the list."""
    running, title = table.game, None
    if running is not None:
        title = games[running.id].view(running.state, PUBLIC, Moment(table.acted_at)).title
    return {
        "code": table.code,
        "name": table.name,
        "game": None if running is None else running.id,
        "title": title,
        "seats": list(table.people.values()),
        "at": table.acted_at,
        "version": table.version,
    }


def read(code: str, stored: Sequence[str], codec: Codec, games: Games) -> Table:
    """The table of this log. Raises Unreadable."""
    return read_table(code, (one.encode() for one in stored), codec, games)


def _after(
    table: Table, commands: Sequence[TableCommand], wall: float, games: Games, chance: Chance
) -> tuple[Table, list[Record]]:
    """The table after these commands, and their records; a refused command leaves no record."""
    records = []
    for command in commands:
        id = "".join(chance.one_of("0123456789abcdef") for _ in range(32))
        asked = Ask(DEVICE, Kind.TABLET, id, command)
        outcome = handle(table, asked, wall, chance, games)
        table = outcome.table
        records += [] if outcome.record is None else [outcome.record]
    return table, records
