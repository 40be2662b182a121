"""Generate TypeScript types of views, prompts and messages, for the type checker."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from importlib import import_module
from inspect import get_annotations
from pkgutil import walk_packages
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec.structs import FieldInfo

from companion import core
from companion.core.command import Command
from companion.core.text import Text
from companion.core.value import Frozen, fields
from companion.core.view import View
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.table.log.codec import Codec
from companion.table.messages import CommandReply, Do
from companion.table.screens import picture
from companion.table.screens.documents import Layer
from companion.web.live import messages

LANGUAGE = f"{core.__name__}."
"""The packages with prompts and panels; all their modules are imported."""
for _module in walk_packages(core.__path__, LANGUAGE):
    import_module(_module.name)
_NAMES: dict[type, str] = {Prompt: "EveryPrompt", Panel: "EveryPanel"}
"""`Prompt` is the union of all prompts, `EveryPrompt` has the fields they share."""
_MESSAGES = (picture.Picture, CommandReply, messages.Hearing, messages.Time, messages.ServerEvents)
"""Messages besides views; the types they use are included."""
_ASKED = (messages.Hello, Do, messages.Sound)
"""What a device sends."""
_BASES = (Prompt, Panel, Layer, picture.Desk)
"""Classes whose interfaces those of their subclasses extend."""
_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", Any: "unknown"}
_MAY = {True: "", False: "?"}
"""Behind the name of a field: whether JSON may leave it out."""
_WIDTH = 120
"""Characters in a line of JavaScript."""
_HEAD = """\
/* Made by `python -m companion.web.protocol` from the Python classes; not to be changed by hand. */
export type Param = number | string | SeatName | SeatNames | Text;

export type Params = Record<string, Param>;

export interface Text {
  t: string;
  p?: Params;
}
"""

GROUPED = re.compile(r"\([^()]*\)")
"""A union that is already in brackets."""


def words(of: Any) -> list[Any]:
    """All kinds of prompts, or of panels, in the order of definition."""
    found: list[Any] = [one for one in of.__subclasses__() if one.__module__.startswith(LANGUAGE)]
    return sorted(found, key=lambda one: one.kind)


def types() -> str:
    """The text of `types.d.ts`. Raises ValueError if two types have the same name."""
    prompts, panels = words(Prompt), words(Panel)
    shapes = _closed_over([Prompt, *prompts, Panel, *panels, View, *_MESSAGES])
    parts = [_HEAD, *(_interface(shape) for shape in shapes), *map(_model, _ASKED)]
    parts += [_vocabulary(Prompt, prompts), _vocabulary(Panel, panels), _commands()]
    written = "\n".join(parts)
    names = Counter(re.findall(r"^export (?:interface|type) (\w+)", written, re.MULTILINE))
    if twice := [name for name, count in names.items() if count > 1]:
        raise ValueError(f"{twice}: TypeScript would take them for one")
    return written


def _closed_over(shapes: list[type]) -> list[type]:
    found = dict.fromkeys(shapes)
    waiting = list(shapes)
    for shape in waiting:
        for hint in get_type_hints(shape, include_extras=True).values():
            for one in _values(hint):
                if one not in found:
                    found[one] = None
                    waiting.append(one)
    return [one for one in found if one is not Text]


def _values(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and (issubclass(hint, Frozen) or is_typeddict(hint)):
        yield hint
    for part in get_args(hint):
        yield from _values(part)


def _interface(shape: type) -> str:
    base = next((one for one in _BASES if issubclass(shape, one)), None)
    lines = [_row(member) for member in (_keys(shape) if is_typeddict(shape) else _fields(shape))]
    kind = getattr(shape, "kind", None)
    if isinstance(kind, str) and shape is not base:
        lines.insert(0, f'  kind: "{kind}";')
    extends = f" extends {_name(base)}" if base is not None and base is not shape else ""
    return "\n".join([f"export interface {_name(shape)}{extends} {{", *lines, "}", ""])


def _row(member: str) -> str:
    """One field; a union too long for a line has one value in each, as biome formats it."""
    if len(row := f"  {member};") <= _WIDTH:
        return row
    name, choice = member.split(": ", 1)
    return "\n".join([f"  {name}:", *(f"    | {one}" for one in choice.split(" | "))]) + ";"


def _fields(shape: Any) -> Iterator[str]:
    own, hints = get_annotations(shape), get_type_hints(shape)
    for one in fields(shape):
        if one.name in own:
            yield f"{one.name}{_MAY[one.required]}: {_sent(one, hints[one.name])}"


def _keys(shape: Any) -> Iterator[str]:
    for name, hint in get_type_hints(shape, include_extras=True).items():
        may = get_origin(hint) is NotRequired
        yield f"{name}{'?' * may}: {spelled(get_args(hint)[0] if may else hint)}"


def _model(shape: type[Frozen]) -> str:
    """The fields of a class that is validated on input; optional ones are never null."""
    lines = [
        f"  {one.encode_name}{_MAY[one.required]}: {spelled(one.type).removesuffix(' | null')};"
        for one in fields(shape)
    ]
    return "\n".join([f"export interface {shape.__name__} {{", *lines, "}", ""])


def _sent(one: FieldInfo, hint: Any) -> str:
    """The type of a field that is sent: defaults are left out, so None never occurs."""
    written = spelled(hint)
    return written.removesuffix(" | null") if one.default is None else written


def _name(shape: type | None) -> str:
    return "" if shape is None else _NAMES.get(shape, shape.__name__)


def spelled(hint: Any) -> str:
    """The TypeScript of a type hint; fields at their default are left out."""
    if get_origin(hint) is Annotated:  # in Python a shape of JSON, of which the class tells
        hint = next((one for one in get_args(hint)[1:] if isinstance(one, type)), get_args(hint)[0])
    origin, parts = get_origin(hint), get_args(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if hint in (None, NoneType):
        return "null"
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(spelled(part) for part in parts))
    if origin is tuple:
        return _tuple(parts)
    if origin is list:
        return _tuple((*parts, ...))
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in parts)
    if isinstance(origin, type) and issubclass(origin, Mapping | dict):
        return f"Record<string, {spelled(parts[1])}>"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return " | ".join(f'"{one.value}"' for one in hint)
    return hint.__name__ if hint in (Prompt, Panel) else _name(hint)


def _tuple(parts: tuple[Any, ...]) -> str:
    if parts[-1:] == (Ellipsis,):
        inner = spelled(parts[0])
        union = " | " in GROUPED.sub("", inner)
        return f"({inner})[]" if union else f"{inner}[]"
    return f"[{', '.join(spelled(part) for part in parts)}]"


def _vocabulary(of: type, shapes: Iterable[Any]) -> str:
    """Every word by its kind, and the union of all, discriminated by `kind`."""
    rows = [f"  {one.kind}: {_name(one)};" for one in shapes]
    name = of.__name__
    union = f"export type {name} = {name}s[keyof {name}s];"
    return "\n".join([f"export interface {name}s {{", *rows, "}", "", union, ""])


def _commands() -> str:
    lines = [f'  "{name}": {arguments(kind)};' for name, kind in Codec({}).commands(None).items()]
    heading = "/** Commands of the table itself, sent with `do`: the name and its `args`. */"
    return "\n".join([heading, "export interface Commands {", *lines, "}", ""])


def arguments(command: type[Command]) -> str:
    """The type of a command's `args`."""
    hints = get_type_hints(command)
    named = [
        f"{one.name}{_MAY[one.required]}: {spelled(hints[one.name])}" for one in fields(command)
    ]
    return f"{{ {'; '.join(named)} }}" if named else "Record<string, never>"
