"""Screens as a person reads them: what is asked, what is shown, one thing a line, in short.

A text is its id with what stands in it, `lupus-night(n=1)`. P3 is the person in seat 3. A field
that is true is its name alone. What a prompt or a panel is made of (marks, rows, choices…) stands
below it by its own name, without what only explains it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, groupby
from typing import Any

Screen = dict[str, dict[str, str]]
"""Things by their names, each with its fields in short."""
HEADS = {"prompts": "ask ", "panels": "", "own": "own "}
"""The parts of a view that are lists of things, and how the names of these begin."""
NAMES = ("seat", "id", "value", "key", "at", "name", "label")
"""What tells the parts of a thing from each other; the first that they have."""
EXPLAINS = {"label", "note", "hint", "emblem", "heading", "group", "title"}


def screen(view: dict[str, Any]) -> Screen:
    """The payload of one view, in short."""
    found: Screen = {"screen": {k: short(v) for k, v in view.items() if k not in HEADS}}
    for part, head in HEADS.items():
        for thing in view.get(part, ()):
            kind, key = thing["kind"], thing.get("key", "")
            _enter(found, f"{head}{kind} {key}".strip(), thing)
    return found


def _enter(found: Screen, name: str, thing: dict[str, Any]) -> None:
    """A prompt or a panel; each of its parts is a field."""
    fields: dict[str, str] = {}
    for word, value in thing.items():
        if word in ("kind", "key", "hint"):
            continue
        if not _has_parts(value):
            fields[word] = short(value)
            continue
        for one in value:
            part = one if isinstance(one, dict) else {"": one}
            key = next((key for key in NAMES if key in part), "")
            fields[_new(fields, f"{word}:{short(part.get(key, ''))}")] = " ".join(
                told({k: short(v) for k, v in part.items() if k != key and k not in EXPLAINS})
            )
    found[_new(found, name)] = fields


def _new(found: Mapping[str, Any], name: str) -> str:
    """This name, with a number where it is taken already."""
    if name not in found:
        return name
    return next(one for n in count(2) if (one := f"{name} #{n}") not in found)


def _has_parts(value: Any) -> bool:
    """Whether this is a list of things that are more than sentences."""
    things = [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []
    return any("t" not in one for one in things)


def short(value: Any) -> str:
    """Any part of a payload, in one line."""
    if isinstance(value, dict):
        return _text(value) or _braces(value)
    if isinstance(value, list):
        if value and all(type(one) is int for one in value):
            return numbers_of(value)
        return f"[{', '.join(map(short, value))}]"
    return str(value)


def _braces(value: dict[str, Any]) -> str:
    """A thing within a thing: what tells it from others comes first, without its word."""
    key = next((word for word in NAMES if word in value), "")
    more = {k: short(v) for k, v in value.items() if k != key and k not in EXPLAINS}
    words = [*filter(None, [short(value.get(key, ""))]), *told(more)]
    return words[0] if key and len(words) == 1 else f"{{{' '.join(words)}}}"


def told(fields: dict[str, str]) -> Iterator[str]:
    """Each field with its value; parts of a thing with their own fields in braces, and seats of
    which the same is told together: `marks:2-5{waits}`."""
    alike: dict[tuple[str, str], list[int]] = {}
    for name, value in fields.items():
        word, colon, part = name.partition(":")
        if colon and part.isdigit():
            alike.setdefault((word, value), []).append(int(part))
    for name, value in fields.items():
        word, colon, part = name.partition(":")
        if colon and part.isdigit():
            seats = alike.pop((word, value), None)
            if seats:
                yield f"{word}:{numbers_of(seats)}" + (f"{{{value}}}" if value else "")
        elif colon:
            yield name + (f"{{{value}}}" if value else "")
        else:
            yield name if value == "True" else f"{name}={value}"


def _text(value: dict[str, Any]) -> str:
    """A sentence, or who is named in one; nothing where it is neither."""
    if "t" in value:
        params = ", ".join(
            f"{name}={short(one)}" for name, one in sorted(value.get("p", {}).items())
        )
        return f"{value['t']}({params})" if params else str(value["t"])
    if value.keys() == {"seat"}:
        return f"P{value['seat']}"
    if value.keys() == {"seats"}:
        return "+".join(f"P{seat}" for seat in value["seats"]) or "nobody"
    return ""


def numbers_of(numbers: Sequence[int]) -> str:
    """`1-4 7 9`: four and more in a row are told by their ends."""
    rows: list[str] = []
    for _, row in groupby(enumerate(numbers), lambda at: at[1] - at[0]):
        run = [number for _, number in row]
        rows += [f"{run[0]}-{run[-1]}"] if len(run) > 3 else map(str, run)
    return " ".join(rows)


def change(before: Screen, now: Screen) -> list[str]:
    """What is gone (`-`), what is new (`+`), and of what is another the fields that are (`~`)."""
    lines = [f"- {name}" for name in before if name not in now]
    for name, fields in now.items():
        old = before.get(name)
        if old is None:
            lines.append(" ".join(["+", name, *told(fields)]))
        elif old != fields:
            other = {word: value for word, value in fields.items() if old.get(word) != value}
            gone = [f"-{word}" for word in old if word not in fields]
            lines.append(" ".join(["~", name, *told(other), *gone]))
    return lines
