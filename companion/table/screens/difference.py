"""The difference between two values, as it is sent.

A difference is a list of changes. A change is `[place, value]`: the new value at this place (keys
and indexes from the top). `[place]`: the value there is removed. `[place, items, 1]`: new items of
the list there, where a number stands for the item that had this index before. The length of a
difference reveals what has changed: it is used only for what is not secret, or for a device that is
never compared with others.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import FieldInfo, astuple

_Place = tuple[str | int, ...]
NAMES = ("key", "kind", "n")
"""Fields that may tell the items of a list apart."""
FEW = 1
"""Up to this many changes are never longer than the whole value."""
EMPTY = object()
"""Stands for the default of a field that is omitted when empty."""
encode = msgspec.json.Encoder().encode


def difference(was: Any, now: Any) -> list[bytes]:
    """The changes that lead from `was` to `now`, each encoded as JSON."""
    changes: list[bytes] = []
    if was != now:
        _add(was, now, (), changes)
    return changes


def _add(was: Any, now: Any, place: _Place, changes: list[bytes]) -> None:
    """Add the changes between two values at this place: the whole new one if that is shorter."""
    first = len(changes)
    if type(was) is type(now):
        if isinstance(now, msgspec.Struct):
            _add_fields(was, now, place, changes)
        elif isinstance(now, dict):
            _add_keys(was, now, place, changes)
        elif isinstance(now, (tuple, list)):
            _add_items(was, now, place, changes)
    if len(changes) == first:
        changes.append(encode((place, now)))
    elif len(changes) > first + FEW and place:
        whole = encode((place, now))
        if len(whole) < sum(map(len, changes[first:])):
            changes[first:] = [whole]


def _add_fields(was: Any, now: Any, place: _Place, changes: list[bytes]) -> None:
    kind: Any = type(now)
    fields = zip(_fields(kind), astuple(was), astuple(now), strict=True)
    for (key, default), old, value in fields:
        if old is value:
            continue
        gone = value is default or (default is EMPTY and not value)
        new = old is default or (default is EMPTY and not old)
        if gone and not new:
            changes.append(encode(((*place, key),)))
        elif new and not gone:
            changes.append(encode(((*place, key), value)))
        elif not gone and old != value:
            _add(old, value, (*place, key), changes)


def _add_keys(
    was: dict[str, Any], now: dict[str, Any], place: _Place, changes: list[bytes]
) -> None:
    changes += [encode(((*place, key),)) for key in was if key not in now]
    for key, value in now.items():
        if key not in was:
            changes.append(encode(((*place, key), value)))
        elif was[key] is not value and was[key] != value:
            _add(was[key], value, (*place, key), changes)


def _add_items(was: Sequence[Any], now: Sequence[Any], place: _Place, changes: list[bytes]) -> None:
    """Items with the same name are compared. If the names differ, the list is laid out anew first;
    items appended at the end are added. No changes if the items have no names."""
    if len(was) == len(now):
        pairs = enumerate(zip(was, now, strict=True))
        new = [(at, old, item) for at, (old, item) in pairs if old is not item and old != item]
        if all(_named_alike(old, item) for _, old, item in new):
            for at, old, item in new:
                _add(old, item, (*place, at), changes)
            return
    before, names = (_names(was), _names(now)) if was and now else (None, None)
    if before is None or names is None:
        return
    places = {name: at for at, name in enumerate(before)}
    grown = names[: len(before)] == before
    if not grown:
        laid = [places.get(name, item) for name, item in zip(names, now, strict=True)]
        changes.append(encode((place, laid, 1)))
    for at, (name, item) in enumerate(zip(names, now, strict=True)):
        if (old := places.get(name)) is not None:
            if was[old] is not item and was[old] != item:
                _add(was[old], item, (*place, at), changes)
        elif grown:
            changes.append(encode(((*place, at), item)))


def _named_alike(one: Any, other: Any) -> bool:
    """Whether both have the same name, or are of one type whose values have none."""
    name = _name(one)
    if name is None:
        return isinstance(one, msgspec.Struct) and type(one) is type(other)
    return bool(name == _name(other))


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    """For each field: its JSON key and the value at which it is omitted. Cached: 110 µs."""
    sparse = kind.__struct_config__.omit_defaults
    return tuple(
        (one.encode_name, _default(one) if sparse else msgspec.NODEFAULT)
        for one in msgspec.structs.fields(kind)
    )


def _default(field: FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else EMPTY


def _names(items: Sequence[Any]) -> Sequence[Any] | None:
    """Names that distinguish the items of a list: key, kind or number, with a count if repeated;
    else their indexes. None: nothing distinguishes them."""
    if _name(items[0]) is None:  # in a list of rows all are of one type
        return range(len(items)) if isinstance(items[0], msgspec.Struct) else None
    names = [_name(item) for item in items]
    if None in names:
        return None
    if len(set(names)) == len(names):
        return names
    seen = Counter[Any]()
    numbered = []
    for name in names:
        seen[name] += 1
        numbered.append((name, seen[name]))
    return numbered


def _name(item: Any) -> Any:
    if type(item) is str:
        return item
    return next((name for one in NAMES if (name := getattr(item, one, None))), None)
