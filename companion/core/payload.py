"""From the language's dataclasses to JSON-ready shapes; the only place that knows how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

from companion.core.text import SeatName, SeatNames, Text, param_payload, text_payload

Shaper = Callable[[Any], Any]
_KEPT = "_shape"


class Shape(dict[str, Any]):
    """The JSON-ready shape of an object that several eyes may share. `text`: where its JSON is kept
    once it is written."""

    __slots__ = ("text",)

    def __init__(self, shape: Mapping[str, Any]) -> None:
        super().__init__(shape)
        self.text: Any = None


def payload(thing: Any) -> Any:
    """A JSON-ready copy of `thing`, to be read and not changed: who shares an object shares it.

    A dataclass becomes an object of its fields, with `kind` first where its class has one;
    fields that hold their default are left out, so that a view stays small. What a class calls
    `alone` is the name of a field that stands for the whole where it says nothing else.
    """
    return _SHAPERS[type(thing)](thing)


class _Shapers(dict[type, Shaper]):
    """How each type is spelled, found out once."""

    def __missing__(self, kind: type) -> Shaper:
        shaper = self[kind] = _shaper(kind)
        return shaper


def _shaper(kind: type) -> Shaper:
    if is_dataclass(kind):
        return _of_object(kind)
    if issubclass(kind, Mapping):
        return lambda thing: {str(key): payload(value) for key, value in thing.items()}
    if issubclass(kind, list | tuple):
        return _of_list
    return _as_it_is


def _as_it_is(thing: Any) -> Any:
    return thing


def _of_list(things: Any) -> list[Any]:
    return [_SHAPERS[type(one)](one) for one in things]


def _of_object(kind: type) -> Shaper:
    """Memoises the JSON shape on the object, for several eyes share it. Only a frozen dataclass
    without slots has room for that; others are spelled each time."""
    name = getattr(kind, "kind", None)
    parts = tuple((one.name, _default(one)) for one in fields(kind))
    alone: str = getattr(kind, "alone", "")

    def spelled(thing: Any) -> dict[str, Any]:
        shape: dict[str, Any] = {} if name is None else {"kind": name}
        for part, default in parts:
            value = getattr(thing, part)
            if value is not default and value != default:
                shape[part] = _SHAPERS[type(value)](value)
        return shape

    def kept(thing: Any) -> Any:
        shape = thing.__dict__.get(_KEPT)
        if shape is None:
            shape = spelled(thing)
            short = shape.keys() == {alone}
            shape = thing.__dict__[_KEPT] = shape[alone] if short else Shape(shape)
        return shape

    may_keep = kind.__dictoffset__ != 0 and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return kept if may_keep else spelled


def _default(one: Field[Any]) -> Any:
    return one.default if one.default_factory is MISSING else one.default_factory()


_SHAPERS = _Shapers(
    {
        Text: text_payload,
        SeatName: param_payload,
        SeatNames: param_payload,
        **dict.fromkeys((str, int, float, bool, type(None)), _as_it_is),
    }
)
