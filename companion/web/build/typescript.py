"""The dataclasses of the language, spelled in TypeScript for the tools that check the modules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from importlib import import_module
from inspect import get_annotations
from pkgutil import walk_packages
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from companion import core
from companion.core.command import Command
from companion.core.text import Text
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.web.codec import Codec

LINE = 120
"""Characters of a line in static/js."""
LANGUAGE = f"{core.__name__}."
"""Where the words are that every browser understands: each module of the language is loaded."""
for _module in walk_packages(core.__path__, f"{core.__name__}."):
    import_module(_module.name)
_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown"}
_HEAD = """\
/* Made by `python -m companion.web.protocol` from the Python classes; not to be changed by hand. */
export type Param = number | string | { seat: number } | { seats: number[] } | Text;

export interface Text {
  t: string;
  p?: Record<string, Param>;
}
"""
_PICTURE = """\
export interface Seat {
  id: number;
  name: string;
  phone: boolean;
}

export interface Table {
  code: string;
  name: string;
  door: "open" | "closed";
  game?: string;
  notice?: { v: number; text: Text };
  reference?: AnyPanel[];
  seats: Seat[];
  ring: number[];
  ring_open?: boolean;
}

export interface Picture {
  v: number;
  now?: number;
  me: { kind: "phone" | "tablet" | "screen"; seat?: number; watches?: boolean };
  table: Table;
  view: View;
  desk?: Desk;
  pad?: string;
}

export interface Desk {
  prompts: AnyPrompt[];
  diary: Line[];
  grants: Grant[];
  connected: number[];
  addresses: string[];
  blind: boolean;
  undo?: Press;
}

export interface Line {
  n: number;
  at: number;
  text: Text;
  shows?: boolean;
  gone?: boolean;
  to?: number;
  warn?: boolean;
}

export interface Grant {
  sort: "tablet" | "recovery" | "seat";
  seat?: number;
  expires_at?: number;
  link?: string;
}

export interface Answer {
  id: string | null;
  ok: boolean;
  code?: string;
  text?: Text;
}
"""


def words(of: Any) -> list[Any]:
    """All kinds of prompts, or of panels, as they are written down."""
    found: list[Any] = [one for one in of.__subclasses__() if one.__module__.startswith(LANGUAGE)]
    return sorted(found, key=lambda one: one.kind)


def types() -> str:
    """The text of `types.d.ts`."""
    prompts, panels = words(Prompt), words(Panel)
    shapes = _closed_over([Prompt, *prompts, Panel, *panels, View])
    parts = [_HEAD, *(_interface(shape) for shape in shapes)]
    parts += [_union("AnyPrompt", prompts), _union("AnyPanel", panels), _PICTURE, _commands()]
    return "\n".join(parts)


def _closed_over(shapes: list[type]) -> list[type]:
    """`shapes` and every dataclass that their fields speak of."""
    found = list(shapes)
    for shape in found:
        for hint in get_type_hints(shape).values():
            found += [one for one in _dataclasses(hint) if one not in found]
    return [one for one in found if one is not Text]


def _dataclasses(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and is_dataclass(hint):
        yield hint
    for part in get_args(hint):
        yield from _dataclasses(part)


def _interface(shape: type) -> str:
    base = next((one for one in (Prompt, Panel) if issubclass(shape, one)), None)
    own = get_annotations(shape)
    hints = get_type_hints(shape)
    named = [one for one in fields(shape) if one.name in own]
    lines = [f"  {one.name}{'?' * may_miss(one)}: {spelled(hints[one.name])};" for one in named]
    kind = getattr(shape, "kind", None)
    if kind is not None:
        lines.insert(0, f'  kind: "{kind}";')
    elif shape in (Prompt, Panel):
        lines.insert(0, "  kind: string;")
    extends = f" extends {_name(base)}" if base is not None and base is not shape else ""
    return "\n".join([f"export interface {_name(shape)}{extends} {{", *lines, "}", ""])


def _name(shape: type | None) -> str:
    """Two rooms of the core use the same word: the steps of a script are `ScriptStage`."""
    name = shape.__name__ if shape is not None else ""
    return {"Stage": "ScriptStage"}.get(name, name)


def may_miss(one: Field[Any]) -> bool:
    """Whether a field has a default, so that a payload may leave it out."""
    return one.default is not MISSING or one.default_factory is not MISSING


def spelled(hint: Any) -> str:
    """The TypeScript of a hint; payloads leave out what holds its default."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if hint in (None, NoneType):
        return "null"
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(spelled(part) for part in parts))
    if origin is tuple:
        return _tuple(parts)
    if isinstance(origin, type) and issubclass(origin, Mapping | dict):
        return f"Record<string, {spelled(parts[1])}>"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return " | ".join(f'"{one.value}"' for one in hint)
    if hint in (Prompt, Panel):
        return f"Any{hint.__name__}"
    return _name(hint)


def _tuple(parts: tuple[Any, ...]) -> str:
    if parts[-1:] == (Ellipsis,):
        inner = spelled(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return f"[{', '.join(spelled(part) for part in parts)}]"


def _union(name: str, of: Iterable[type]) -> str:
    flat = f"export type {name} = {' | '.join(_name(one) for one in of)};"
    if len(flat) <= LINE:
        return f"{flat}\n"
    return "\n".join([f"export type {name} =", *(f"  | {_name(one)}" for one in of)]) + ";\n"


def _commands() -> str:
    lines = [
        f'  "{name}": {arguments(command)};' for name, command in Codec({}).commands(None).items()
    ]
    said = "/** What the table itself may be asked with `do`: the command's name and its `args`. */"
    return "\n".join([said, "export interface Commands {", *lines, "}", ""])


def arguments(command: type[Command]) -> str:
    """The type of a command's `args`."""
    hints = get_type_hints(command)
    named = [
        f"{one.name}{'?' * may_miss(one)}: {spelled(hints[one.name])}" for one in fields(command)
    ]
    return f"{{ {'; '.join(named)} }}" if named else "Record<string, never>"
