"""Reads and writes golden games: the log, and what each step changes on whose screens."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from companion.core import BLIND, Event, Moment, Step, View, fold, payload
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.table.log.codec import Codec
from companion.table.log.facts import GameChosen
from companion.table.log.record import Record
from tests.kit.golden.screens import Screen, change, numbers_of, screen
from tests.kit.laws.games import GAMES, proof
from tests.kit.playbook import Scene

FOLDER = Path(__file__).parents[2] / "golden"
CODEC = Codec(GAMES)


def page_of(scene: Scene, about: str) -> dict[str, Any]:
    """The page of a golden game: game, people and log."""
    return {
        "about": about,
        "game": scene.game.id,
        "ring": list(scene.ring),
        "phones": sorted(scene.phones),
        "log": [_step_json(step) for step in scene.steps],
    }


def _step_json(step: Step) -> list[Any]:
    """A step as JSON: number, time, command, seat, facts."""
    stored = Record(step.number, step.at, step.name, step.seat, step.events)
    record = json.loads(CODEC.dump(stored))
    facts = [[one.pop("wire"), one] for one in record["events"]]
    return [record["number"], record["at"], record["name"], record["seat"], *facts]


def steps_of(page: dict[str, Any]) -> Iterator[Step]:
    """The steps of a page, read as from the store."""
    for number, at, name, seat, *facts in page["log"]:
        events = [{"wire": wire, **fact} for wire, fact in facts]
        record = {"number": number, "at": at, "name": name, "seat": seat, "events": events}
        read = CODEC.load(json.dumps(record))
        yield Step(read.number, read.at, read.name, read.seat, read.events)


def log_of(page: dict[str, Any], *before: Event) -> Iterator[Record]:
    """A golden game as the log of a table. `before`: earlier events."""
    steps, ring = tuple(steps_of(page)), tuple(page["ring"])
    opened = (*before, GameChosen(page["game"], ring, {}))
    yield Record(1, steps[0].at, "table.open", None, opened)
    for number, one in enumerate(steps, start=2):
        yield Record(number, one.at, one.name, one.seat, one.events)


def render(page: dict[str, Any]) -> Iterator[str]:
    """After each step the changes, with the screens that show them (see `screens`).

    In brackets a fingerprint of all whole pictures, with what the lines leave out (hints, labels
    of parts, order).
    """
    before: dict[str, Screen] = {}
    for heading, pictures in _pictures(page):
        whose = dict[str, list[str]]()
        for name, picture in pictures.items():
            now = screen(picture)
            for line in change(before.get(name, {}), now):
                whose.setdefault(line, []).append(name)
            before[name] = now
        yield heading
        yield from _grouped(whose, tuple(pictures))


def fingerprints(page: dict[str, Any]) -> Iterator[str]:
    """The heading of each step, with the fingerprint of all pictures."""
    return (heading for heading, _ in _pictures(page))


def _pictures(page: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """After each step its heading, and the picture of every eye by its name."""
    game = GAMES[page["game"]]
    ring, phones = tuple(page["ring"]), frozenset(page["phones"])
    eyes = {"tablet": MODERATOR, "blind": BLIND, "screen": PUBLIC}
    eyes |= {str(seat): seat_eye(seat) for seat in ring}
    state, left_out = game.open(ring, {}), _foreign(page)
    for step in steps_of(page):
        state = fold(game.evolve, state, (step,))
        moment, whole = Moment(step.at, phones), sha256()
        pictures = {
            name: _without(left_out, _payload(game.view(state, eye, moment)))
            for name, eye in eyes.items()
        }
        for picture in pictures.values():
            whole.update(json.dumps(picture, sort_keys=True).encode())
        asked = f" by {step.seat}" if step.seat else ""
        yield f"{step.number} {step.name}{asked} [{whole.hexdigest()[:6]}]", pictures


def _payload(view: View) -> dict[str, Any]:
    """The view as JSON without `known`, which has its own tests, and without estimates, which
    depend on all existing cards."""
    seen: dict[str, Any] = payload(view)
    seen.pop("known", None)
    seen["panels"] = [one for one in seen.get("panels", ()) if one["kind"] != "odds"]
    for part in (*seen.get("prompts", ()), *seen.get("panels", ())):
        part.pop("known", None)
    return seen


def _foreign(page: dict[str, Any]) -> frozenset[str]:
    """Ids of things that this game does not have but lists (its module `foreign`)."""
    try:
        return proof(page["game"], "foreign").foreign(page)
    except LookupError:
        return frozenset()


def _without(ids: frozenset[str], thing: Any) -> Any:
    """A payload without the fields and list items with these ids."""
    if isinstance(thing, dict):
        return {key: _without(ids, value) for key, value in thing.items() if key not in ids}
    if isinstance(thing, list):
        left = [one for one in thing if not ids & _ids_of(one) and not _is_of(ids, one)]
        return [_without(ids, one) for one in left]
    return thing


def _is_of(ids: frozenset[str], part: Any) -> bool:
    """Whether a list item has only these `values`."""
    values = part.get("values") if isinstance(part, dict) else None
    return bool(values) and set(map(str, values)) <= ids


def _ids_of(part: Any) -> set[str]:
    """The ids of a list item."""
    names = (part.get("id"), part.get("value")) if isinstance(part, dict) else (part,)
    return {name for name in names if isinstance(name, str)}


def _grouped(whose: dict[str, list[str]], eyes: tuple[str, ...]) -> Iterator[str]:
    """The lines of a step, grouped by the eyes that see them."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for line, names in whose.items():
        groups.setdefault(tuple(names), []).append(line)
    for names, lines in groups.items():
        head = f"  {_who(names, eyes)}:"
        if len(lines) == 1:
            yield f"{head} {lines[0]}"
        else:
            yield head
            yield from (f"    {line}" for line in lines)


def _who(names: tuple[str, ...], eyes: tuple[str, ...]) -> str:
    """These eyes in short; a number is the phone of this seat."""
    if len(names) == len(eyes):
        return "all"
    seats = [int(name) for name in names if name.isdigit()]
    phones = "phones" if len(seats) == sum(map(str.isdigit, eyes)) else numbers_of(sorted(seats))
    return " ".join([*(name for name in names if not name.isdigit()), *filter(None, [phones])])


def path_of(name: str, kind: str = "json") -> Path:
    """The file of a golden game: its log (json) or its screens (txt)."""
    return FOLDER / f"{name}.{kind}"


def read(name: str) -> dict[str, Any]:
    """The recorded page of a golden game."""
    return json.loads(path_of(name).read_text(encoding="utf-8"))


def read_screens(name: str) -> list[str]:
    """The recorded lines of its screens."""
    return path_of(name, "txt").read_text(encoding="utf-8").splitlines()


def write(name: str, page: dict[str, Any]) -> None:
    """Record the log of a golden game, one step a line."""
    rows = []
    for key, value in page.items():
        if key == "log":
            inner = ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}" for one in value)
            rows.append(f'"{key}": [\n{inner}\n]')
        else:
            rows.append(f'"{key}": {json.dumps(value, ensure_ascii=False)}')
    path_of(name).write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def write_screens(name: str) -> None:
    """Record the screens of a golden game."""
    lines = "".join(f"{line}\n" for line in render(read(name)))
    path_of(name, "txt").write_text(lines, encoding="utf-8")
