"""Screens as short text: a line for each prompt and panel.

A text is its id with its parameters, `lupus-night(n=1)`. P3 is the person in seat 3. A field that
is true is its name alone. The parts of a prompt or panel (marks, rows, choices…) are fields with
their own names, without explanations.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, groupby
from typing import Any

Screen = dict[str, dict[str, str]]
"""Things by name, each with its short fields."""
HEADS = {"prompts": "ask ", "panels": "", "own": "own "}
"""The lists of a view, with the prefix of their names."""
NAMES = ("seat", "id", "value", "key", "at", "name", "label")
"""Fields that identify a part; the first one counts."""
EXPLAINS = {"label", "note", "hint", "emblem", "heading", "group", "title"}


def screen(view: dict[str, Any]) -> Screen:
    """The payload of one view as short text."""
    found: Screen = {"screen": {k: short(v) for k, v in view.items() if k not in HEADS}}
    for part, head in HEADS.items():
        for thing in view.get(part, ()):
            kind, key = thing["kind"], thing.get("key", "")
            _add(found, f"{head}{kind} {key}".strip(), thing)
    return found


def _add(found: Screen, name: str, thing: dict[str, Any]) -> None:
    """Add a prompt or a panel; each of its parts is a field."""
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
            fields[_unique(fields, f"{word}:{short(part.get(key, ''))}")] = " ".join(
                words({k: short(v) for k, v in part.items() if k != key and k not in EXPLAINS})
            )
    found[_unique(found, name)] = fields


def _unique(found: Mapping[str, Any], name: str) -> str:
    """This name, with a number where it is taken."""
    if name not in found:
        return name
    return next(one for n in count(2) if (one := f"{name} #{n}") not in found)


def _has_parts(value: Any) -> bool:
    """Whether this is a list of things other than texts."""
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
    """A nested thing: its identifying field comes first, without a name."""
    key = next((word for word in NAMES if word in value), "")
    more = {k: short(v) for k, v in value.items() if k != key and k not in EXPLAINS}
    parts = [*filter(None, [short(value.get(key, ""))]), *words(more)]
    return parts[0] if key and len(parts) == 1 else f"{{{' '.join(parts)}}}"


def words(fields: dict[str, str]) -> Iterator[str]:
    """Each field with its value; parts with their fields in braces, and equal seats together:
    `marks:2-5{waits}`."""
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
    """A text, a seat or seats; empty for anything else."""
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
    """`1-4 7 9`: four and more in a row are a range."""
    rows: list[str] = []
    for _, row in groupby(enumerate(numbers), lambda at: at[1] - at[0]):
        run = [number for _, number in row]
        rows += [f"{run[0]}-{run[-1]}"] if len(run) > 3 else map(str, run)
    return " ".join(rows)


def change(before: Screen, now: Screen) -> list[str]:
    """The removed (`-`), new (`+`) and changed things with their changed fields (`~`)."""
    lines = [f"- {name}" for name in before if name not in now]
    for name, fields in now.items():
        old = before.get(name)
        if old is None:
            lines.append(" ".join(["+", name, *words(fields)]))
        elif old != fields:
            other = {word: value for word, value in fields.items() if old.get(word) != value}
            gone = [f"-{word}" for word in old if word not in fields]
            lines.append(" ".join(["~", name, *words(other), *gone]))
    return lines
