"""Who may ask for what: tries every command of the app for every caller, moment after moment.

    python -m tests.laws.rights            # prints what is not on the lists

The lists are kept by hand: `rights.txt` here for the table, and `rights.txt` among the proofs of
each game for its commands. An unlisted right fails, and so does an unlisted command.
"""

import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from companion.core import Command, Refusal, replace
from companion.table import commands as do
from companion.table.decide import decide
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.log.codec import Codec
from companion.table.state import Invite, Running, Seat, Table, Undone
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import moments
from tests.kit.random_play import Dice, Play, offers

LIST = Path(__file__).with_name("rights.txt")
OWN = Path(__file__).parents[1] / "kit" / "games"
"""Below it, in the folder of a game, lies the list of its commands."""
CODEC = Codec(GAMES)
Right = tuple[str, str, str]
"""Command (with the game's id before it), stage, caller."""
REHEARSAL = "rehearsal"
"""The stage of what is only allowed in a rehearsal."""
NONE = "-"
"""The stage of a table without a game."""
NOBODY = ("stranger", "screen", "old phone", "old tablet", "guest for another")
"""Callers who may do nothing at a table but come in."""


def commands() -> Iterator[tuple[str, str | None, type[Command]]]:
    """(name on the list, game, class) of every command that a device may send."""
    for game in (None, *GAMES):
        for name, kind in CODEC.commands(game).items():
            yield (name if game is None else f"{game}: {name}"), game, kind


def make_asks(table: Table, player: int, other: int, watcher: int) -> Mapping[str, Ask]:
    """A request of every kind of caller, still without its command."""
    command, id = do.Leave(), "0" * 32
    phone, tablet = Kind.PHONE, Kind.TABLET
    return {
        "host": Ask("tablet", tablet, id, command, None, "fresh"),
        "host for a seat": Ask("tablet", tablet, id, command, player, "fresh"),
        "host for a watcher": Ask("tablet", tablet, id, command, watcher, "fresh"),
        "player": Ask(f"phone {player}", phone, id, command, None, "fresh"),
        "watcher": Ask(f"phone {watcher}", phone, id, command, None, "fresh"),
        "stranger": Ask("stranger", phone, id, command, None, "fresh"),
        "screen": Ask(None, Kind.SCREEN, id, command, None, "fresh"),
        "old phone": Ask("phone of yesterday", phone, id, command, None, "fresh"),
        "old tablet": Ask("tablet of yesterday", tablet, id, command, None, "fresh"),
        "guest for another": Ask(f"phone {player}", phone, id, command, other, "fresh"),
    }


def table_of(play: Play | None, game: str | None) -> Table:
    """A table with a moment of a game: all players with phones, and one watcher."""
    ring = (1, 2, 3) if play is None else play.ring
    people = (*ring, max(ring) + 1)
    running = None
    if play is not None and game is not None:
        steps = tuple(play.steps)
        # As after an undo, which can be redone.
        undone = tuple(Undone(1, last.number, ()) for last in steps[-1:])
        running = Running(game, play.opening, ring, play.state, ring, steps, steps, undone=undone)
    return Table(
        code="LUME42",
        people={seat: Seat(seat, f"Guest {seat}", True) for seat in people},
        ring=ring,
        next_seat=max(people) + 1,
        holders={seat: f"phone {seat}" for seat in people},
        tablet="tablet",
        door_open=play is None or len(play.steps) % 3 > 0,
        invites={"invite": Invite("seat", ring[0], None)},
        game=running,
    )


def table_commands(table: Table, player: int, watcher: int) -> tuple[Command, ...]:
    """Every command of a table, with useful arguments."""
    ring = tuple(str(seat) for seat in reversed(table.ring))
    steps = table.game.steps if table.game else ()
    return (
        *(do.Leave(), do.Rename(player, "Zoe"), do.Rename(watcher, "Zoe")),
        *(do.AddSeat("Zoe"), do.RemoveSeat(player), do.RemoveSeat(watcher), do.OpenDoor()),
        *(do.ReleaseSeat(player), do.MoveSeat(player, 0), do.MoveSeat(player, 1), do.CloseDoor()),
        *(do.SetRing(ring), do.NameTable("Veglia"), do.Rematch(True), do.HandOver()),
        *(do.ChooseGame(game, abandon=True) for game in GAMES),
        *(do.Undo(steps[-2].number if len(steps) > 1 else 0), do.Redo(1), do.MakeRecovery()),
        *(do.SeatQr(player), do.SetBlind(not table.blind), do.SeatWatchers()),
        *(do.ShowSeat(player), do.ShowSeat(watcher), do.SeatCard(player)),
        *(do.SetFriendsPace("calm"), do.KeepEvenings(not table.keeps_evenings)),
    )


def count_uses(lives: int, every: int = 7) -> dict[Right, int]:
    """How often each right was used in `lives` games of each kind, tried every few moves. What only
    a rehearsal allows has the stage «rehearsal»."""
    used: dict[Right, int] = defaultdict(int)
    rehearsed: dict[Right, int] = defaultdict(int)
    _ask_all(table_of(None, None), NONE, None, {}, used, random.Random(0))
    for id, game in GAMES.items():
        for number in range(lives):
            dice = random.Random(f"rights {id} {number}")
            for play in moments(game, number, every=every):
                table = table_of(play, id)
                _ask_all(table, id, play, _offered(play), used, dice)
                _ask_all(replace(table, rehearsal=True), id, play, {}, rehearsed, dice)
    for (name, _, caller), times in [one for one in rehearsed.items() if one[0] not in used]:
        used[name, REHEARSAL, caller] += times
    return used


def _offered(play: Play) -> dict[type[Command], list[Command]]:
    """The commands that are offered now or were sent before, by class."""
    found: dict[type[Command], list[Command]] = defaultdict(list)
    for eye in play.eyes:
        for offer in offers(play, eye, most=12):
            found[type(offer.command)].append(offer.command)
    for command in play.sent[-40:]:
        found[type(command)].append(command)
    return found


def _ask_all(
    table: Table,
    id: str,
    play: Play | None,
    offered: Mapping[type[Command], list[Command]],
    used: dict[Right, int],
    dice: random.Random,
) -> None:
    stage = NONE if play is None else play.game.stage(play.state).value
    now = 1000.0 if play is None else play.now
    watcher = max(table.people)
    for player in dice.sample(table.ring, min(3, len(table.ring))):
        other = dice.choice([seat for seat in table.people if seat != player])
        asks = make_asks(table, player, other, watcher)
        attempts = [(command.name, command) for command in table_commands(table, player, watcher)]
        for some in offered.values():
            picked = dice.sample(some, min(3, len(some)))
            attempts += [(f"{id}: {command.name}", command) for command in picked]
        for name, command in attempts:
            for caller, ask in asks.items():
                decision = decide(table, replace(ask, command=command), now, Dice(0), GAMES)
                if not isinstance(decision, Refusal) and decision:
                    used[name, stage, caller] += 1


def read_lists() -> tuple[set[Right], set[str]]:
    """The rights and the commands on the lists."""
    rights, known = set(), set()
    lists = {"": LIST} | {f"{game}: ": OWN / game / "rights.txt" for game in GAMES}
    for prefix, path in lists.items():
        for line in path.read_text().splitlines():
            name, stage, callers = (part.strip() for part in line.split("|"))
            known.add(prefix + name)
            rights |= {(prefix + name, stage, one.strip()) for one in callers.split(",") if one}
    return rights, known


if __name__ == "__main__":
    rights, _ = read_lists()
    for right in sorted(set(count_uses(int(sys.argv[1]) if len(sys.argv) > 1 else 12, 5)) - rights):
        print(" | ".join(right))
