"""How a golden game is written down: the log line by line, and whose screen changed to what."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.core.eye import BLIND, MODERATOR, PUBLIC, Eye, seat_eye
from companion.core.game import Game, Moment
from companion.core.log import Step, fold
from companion.core.payload import payload
from companion.table.facts import Record
from companion.web.codec import Codec
from tests.kit.laws.games import GAMES
from tests.kit.playbook import Scene

FOLDER = Path(__file__).parents[2] / "golden"
CODEC = Codec(GAMES)


def lines_of(scene: Scene) -> list[str]:
    """The standing steps as one line of JSON each: number, time, command, seat, facts."""
    return [
        CODEC.dump(Record(step.number, step.at, step.name, step.seat, step.events)).decode()
        for step in scene.steps
    ]


def written(scene: Scene, about: str) -> dict[str, Any]:
    """The whole page of a golden game."""
    log = [_short(line) for line in lines_of(scene)]
    page: dict[str, Any] = {
        "about": about,
        "game": scene.game.id,
        "ring": list(scene.ring),
        "phones": sorted(scene.phones),
        "log": log,
    }
    return page | {"shown": list(shown(page))}


def _short(line: str) -> list[Any]:
    record = json.loads(line)
    facts = [[one["wire"], one["fact"]] for one in record["events"]]
    return [record["number"], record["at"], record["name"], record["seat"], *facts]


def steps_of(page: dict[str, Any]) -> Iterator[Step]:
    """The steps of a page, read as the store would read them."""
    for number, at, name, seat, *facts in page["log"]:
        events = [
            {"wire": wire, "version": CODEC.event(wire).version, "fact": fact}
            for wire, fact in facts
        ]
        record = {"number": number, "at": at, "name": name, "seat": seat, "events": events}
        read = CODEC.load(json.dumps(record))
        yield Step(read.number, read.at, read.name, read.seat, read.events)


def shown(page: dict[str, Any]) -> Iterator[str]:
    """After each step one line: the moderator's words, then every eye whose screen is another.

    A screen is named by six figures of its fingerprint; the words are those of the line that is
    read aloud, or of the title.
    """
    game = GAMES[page["game"]]
    ring, phones = tuple(page["ring"]), frozenset(page["phones"])
    eyes = {"mod": MODERATOR, "blind": BLIND, "all": PUBLIC}
    eyes |= {str(seat): seat_eye(seat) for seat in ring}
    state, before = game.open(ring, {}), dict.fromkeys(eyes, "")
    for step in steps_of(page):
        state = fold(game.evolve, state, (step,))
        moment = Moment(step.at, phones)
        now = {name: _print(game, state, eye, moment) for name, eye in eyes.items()}
        changed = [f"{name}:{now[name]}" for name in eyes if now[name] != before[name]]
        before = now
        yield f"{step.number} {step.name} | {_words(game, state, moment)} | {' '.join(changed)}"


def _print(game: Game[Any], state: Any, eye: Eye, moment: Moment) -> str:
    frame = json.dumps(payload(game.view(state, eye, moment)), sort_keys=True)
    return hashlib.sha256(frame.encode()).hexdigest()[:6]


def _words(game: Game[Any], state: Any, moment: Moment) -> str:
    view = payload(game.view(state, MODERATOR, moment))
    aloud = [panel["line"]["t"] for panel in view.get("panels", ()) if panel["kind"] == "script"]
    return " ".join([view["title"]["t"], *aloud])


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def read(name: str) -> dict[str, Any]:
    """A golden game as it was recorded."""
    page: dict[str, Any] = json.loads(path_of(name).read_text(encoding="utf-8"))
    return page


def write(name: str, page: dict[str, Any]) -> None:
    """Record a golden game: one step a line, so that a change reads as a diff."""
    rows = []
    for key, value in page.items():
        if key in ("log", "shown"):
            inner = ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}" for one in value)
            rows.append(f'"{key}": [\n{inner}\n]')
        else:
            rows.append(f'"{key}": {json.dumps(value, ensure_ascii=False)}')
    path_of(name).write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
