"""From the language's dataclasses to JSON-ready shapes; the only place that knows how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

from companion.core.text import SeatName, SeatNames, Text, param_payload, text_payload


def payload(thing: Any) -> Any:
    """A JSON-ready copy of `thing`.

    A dataclass becomes an object of its fields, with `kind` first where its class has one;
    fields that hold their default are left out, so that a view stays small.
    """
    if isinstance(thing, Text):
        return text_payload(thing)
    if isinstance(thing, SeatName | SeatNames):
        return param_payload(thing)
    if is_dataclass(thing) and not isinstance(thing, type):
        return _object(thing)
    if isinstance(thing, Mapping):
        return {str(key): payload(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [payload(value) for value in thing]
    return thing


def _object(thing: Any) -> dict[str, Any]:
    kind = getattr(type(thing), "kind", None)
    shape: dict[str, Any] = {} if kind is None else {"kind": kind}
    for one in fields(thing):
        value = getattr(thing, one.name)
        if value != _default(one):
            shape[one.name] = payload(value)
    return shape


def _default(one: Field[Any]) -> Any:
    if one.default is not MISSING:
        return one.default
    if one.default_factory is not MISSING:
        return one.default_factory()
    return MISSING
