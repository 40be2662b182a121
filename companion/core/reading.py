"""From JSON back to the typed fields of dataclasses, and the way there: standard library only.

A reader is made once for each type and asked often. It is exact: true is no 1, "1" is no 1, and 1.0
is no 1; only a whole number may stand where a float is meant, for JSON does not tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

Reader = Callable[[Any], Any]
WHOLE_FROM, WHOLE_TO = -(2**63), 2**64
"""The whole numbers that JSON carries safely between all our readers, the upper end left out."""


class BadShape(ValueError):
    """What was read does not have the type that is written in its class."""


def reader(hint: Any) -> Reader:
    """What reads values of this type. Raises TypeError for a type that no field may have."""
    origin = get_origin(hint)
    if hint is Any:
        return lambda value: value
    if hint in _PLAIN:
        return _PLAIN[hint]
    if origin is Annotated:
        return reader(get_args(hint)[0])
    if origin in (Union, UnionType):
        return _one_of(get_args(hint))
    if origin is tuple:
        return _tuple(get_args(hint))
    if origin is Mapping:
        return _mapping(*get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _member(hint)
    if is_dataclass(hint):
        return object_reader(hint, strict=False)
    raise TypeError(f"no field may be of the type {hint}")


def object_reader(kind: Any, *, strict: bool) -> Reader:
    """What reads a mapping as an object of this dataclass. `strict`: a field that the class does
    not have is refused; else it is passed over. Raises BadShape where one is missing or wrong."""
    hints = get_type_hints(kind, include_extras=True)
    parts = tuple((one.name, reader(hints[one.name])) for one in fields(kind))
    needed = {one.name for one in fields(kind) if one.default is one.default_factory is MISSING}
    known = frozenset(hints)

    def read(value: Any) -> Any:
        if not isinstance(value, Mapping) or not needed <= value.keys():
            raise BadShape(kind.__name__)
        if strict and not value.keys() <= known:
            raise BadShape(kind.__name__)
        return kind(**{name: part(value[name]) for name, part in parts if name in value})

    return read


def written(value: Any) -> Any:
    """A JSON-ready copy of `value`, with every field of every dataclass in it. Raises TypeError."""
    kind = type(value)
    if value is None or kind in (str, int, float, bool):
        return value
    if isinstance(value, Enum):
        return written(value.value)
    if is_dataclass(kind):
        return {one.name: written(getattr(value, one.name)) for one in fields(kind)}
    if isinstance(value, Mapping):
        return {str(key): written(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [written(one) for one in value]
    raise TypeError(f"nothing of the type {kind} is written down")


def _exactly(kind: type) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise BadShape(kind.__name__)
        return value

    return read


def _whole(value: Any) -> int:
    if type(value) is not int or not WHOLE_FROM <= value < WHOLE_TO:
        raise BadShape("int")
    return value


def _number(value: Any) -> float:
    if type(value) not in (int, float):
        raise BadShape("float")
    return float(value)


def _words(value: Any) -> str:
    # Half a character (a lone surrogate) can be written down nowhere.
    if type(value) is not str or any("\ud800" <= point <= "\udfff" for point in value):
        raise BadShape("str")
    return value


_PLAIN: dict[Any, Reader] = {
    str: _words,
    int: _whole,
    float: _number,
    bool: _exactly(bool),
    None: _exactly(NoneType),
    NoneType: _exactly(NoneType),
}


def _one_of(kinds: tuple[Any, ...]) -> Reader:
    # A whole number is an int wherever one may stand: float comes last.
    readers = [reader(kind) for kind in sorted(kinds, key=lambda kind: kind is float)]

    def read(value: Any) -> Any:
        for one in readers:
            try:
                return one(value)
            except BadShape:
                continue
        raise BadShape("none of several types")

    return read


def _tuple(kinds: tuple[Any, ...]) -> Reader:
    if kinds[-1] is ...:
        each = reader(kinds[0])

        def read_many(value: Any) -> Any:
            if not isinstance(value, list | tuple):
                raise BadShape("tuple")
            return tuple([each(one) for one in value])

        return read_many
    readers = [reader(kind) for kind in kinds]

    def read(value: Any) -> Any:
        if not isinstance(value, list | tuple) or len(value) != len(readers):
            raise BadShape("tuple")
        return tuple([one(part) for one, part in zip(readers, value, strict=True)])

    return read


def _mapping(key: Any, value: Any) -> Reader:
    name, thing = reader(key), reader(value)

    def read(given: Any) -> Any:
        if not isinstance(given, Mapping):
            raise BadShape("mapping")
        return {name(one): thing(part) for one, part in given.items()}

    return read


def _member(kind: type[Enum]) -> Reader:
    def read(value: Any) -> Any:
        try:
            return kind(value)
        except ValueError as error:
            raise BadShape(kind.__name__) from error

    return read
