"""Copies as a stranger may upload them: valid ones with random changes.

python -m tests.laws.strange_copies 20000     so many of each game
"""

import copy as copying
import random
import sys
import time
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator
from typing import Any

import orjson

from companion.core import Stage, payload
from companion.core.eye import MODERATOR
from companion.games.registry import find_games
from companion.table.device import A_SPECTATOR, THE_TABLET, Kind, Viewer
from companion.table.export.copies import copied
from companion.table.export.recap import as_csv, as_text, recap_blocks, sheet
from companion.table.log.codec import Codec
from companion.table.log.fold import fold
from companion.table.screens.present import Showing
from companion.table.state import Table
from companion.web.store.copy_reader import BAD, TOO_LARGE, read
from tests.kit.laws.random_games import random_games
from tests.kit.random_play import Play, random_move
from tests.kit.table.around import table_of

GAMES = find_games()
CODEC = Codec(GAMES)
STEPS = 60
"""Of the games that are changed: short ones break as well as long ones."""
MOVES = 12
NOW = 5_000.0
GRANT = ("key", 9_000.0)
ODD = (None, True, -1, 0, 1, 2, 7, 41, 10**9, 1e300, 0.5, "", "x", "1", "wolf", [], {}, [1], [[]])


def valid_copies(game_id: str) -> list[dict[str, Any]]:
    """Copies of some games of this kind, made early and in the middle."""
    game, made = GAMES[game_id], []
    for play in random_games(game_id, 4):
        opening = play.states[0]
        if game.open(play.ring, game.keep(opening)) != opening:
            continue
        for number in (STEPS // 4, STEPS, len(play.steps) if len(play.steps) < 4 * STEPS else 0):
            then = play.after(number)
            if 0 < number <= len(play.steps) and game.may_be_copied(then.state, MODERATOR):
                made.append(payload(copied(table_of(then), GAMES)))
    return made


def mutated(copy: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """The copy with one to three random changes."""
    strange = copying.deepcopy(copy)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        holder, key = dice.choice(list(_places(strange)))
        _change(holder, key, dice)
    return strange


def _places(thing: Any) -> Iterator[tuple[Any, Any]]:
    """(holder, key) of everything in there."""
    inner = thing.items() if isinstance(thing, dict) else enumerate(thing)
    for key, value in inner:
        yield thing, key
        if isinstance(value, dict | list):
            yield from _places(value)


def _change(holder: Any, key: Any, dice: random.Random) -> None:
    value = holder[key]
    match dice.randrange(6):
        case 0:
            del holder[key]
        case 1:
            holder[key] = dice.choice(ODD)
        case 2 if isinstance(value, list) and value:
            holder[key] = value * dice.choice((2, 3, 50, 600))
        case 3 if isinstance(value, list):
            dice.shuffle(value)
        case 4 if isinstance(value, int | float):
            holder[key] = value + dice.choice((-1, 1, 3, 100, 0.5))
        case _:
            other, at = dice.choice(list(_places({"": holder})))
            holder[key] = copying.deepcopy(other[at])


def try_copy(copy: dict[str, Any], dice: random.Random) -> str:
    """Upload, show, print and play a copy. Returns the refusal, or "taken"."""
    answer = read(orjson.dumps(copy), "luna", GRANT, NOW)
    if isinstance(answer, str):
        assert answer in (BAD, TOO_LARGE), answer
        return answer
    table = fold((CODEC.load(b64decode(one)) for one in answer), GAMES)
    _show_all(table)
    _play(table, dice)
    return "taken"


def _show_all(table: Table) -> None:
    showing = Showing(table, NOW, GAMES)
    for viewer in (THE_TABLET, A_SPECTATOR, *(Viewer(Kind.PHONE, one) for one in table.people)):
        orjson.dumps(showing.to(viewer), default=lambda shape: shape.__dict__)
    as_csv(sheet(table, GAMES, lambda text: text.id))
    as_text("", recap_blocks(table, GAMES, lambda text: text.id))


def _play(table: Table, dice: random.Random) -> None:
    running = table.game
    game = GAMES[running.id]
    play = Play(game, running.ring, frozenset(), dice, running.state, NOW)
    for _ in range(MOVES):
        if not play.ring or game.stage(play.state) is Stage.OVER:
            return
        offer = random_move(play)
        if offer is None:
            play.now += 2.0
        else:
            play.do(offer.command, offer.caller)


def main() -> None:
    """Try many; print the results and the slowest time."""
    for game_id in GAMES:
        dice, found, slowest = random.Random(f"strange {game_id}"), Counter[str](), 0.0
        copies = valid_copies(game_id)
        for _ in range(int(sys.argv[1])):
            strange, began = mutated(dice.choice(copies), dice), time.process_time()
            try:
                found[try_copy(strange, dice)] += 1
            except Exception as error:
                found[f"taken, then {error!r}"[:120]] += 1
            slowest = max(slowest, time.process_time() - began)
        print(game_id, dict(found), f"slowest {slowest:.2f} s", flush=True)


if __name__ == "__main__":
    main()
