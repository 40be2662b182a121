"""The base classes of all values: frozen Structs of msgspec, which also write and read their JSON.

A value is a class below one of these bases, with annotated fields and no decorator. `Frozen` is
written down whole (facts, states); of a `Sparse` value the fields that hold their default are not
written (what screens show), and the fields of a `SparseByName` are given by name.

Its name in JSON follows from the class (`tag_name`). What a class statement says beside its bases
(`class Deal(Command, by=By.HOST)`) goes to the class method `configure`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

import msgspec
from msgspec import field as field
from msgspec.structs import FieldInfo

_SETTINGS = ("frozen", "omit_defaults", "forbid_unknown_fields", "rename", "tag_field")
_CAPITAL = re.compile("(?<!^)(?=[A-Z])")


def snake_case(name: str) -> str:
    """`SpeakerCalled` becomes `speaker_called`."""
    return _CAPITAL.sub("_", name).lower()


def payload(value: Any) -> Any:
    """A JSON-ready copy of a value, or of lists and mappings of values, as a device reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class ValueMeta(msgspec.StructMeta):
    """Metaclass of values. msgspec does not pass on `kw_only` or class keywords of our own."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], space: dict[str, Any], /, **words: Any
    ) -> Any:
        settings: dict[str, Any] = {one: words.pop(one) for one in _SETTINGS if one in words}
        by_name = any(getattr(base, "by_name", False) for base in bases)
        settings["kw_only"] = words.pop("kw_only", by_name)
        inherited = (base.tag_name for base in bases if hasattr(base, "tag_name"))
        tag_of = space.get("tag_name") or next(inherited, None)
        if tag_of is not None:
            settings["tag"] = tag_of(space["__module__"], name)
        made: Any = super().__new__(mcls, name, bases, space, **settings)
        if tag_of is not None:
            setattr(made, made.__struct_config__.tag_field, settings["tag"])
        made.configure(**words)
        return made

    def __init__(cls, name: str, bases: Any, space: dict[str, Any], /, **words: Any) -> None:
        """Accept the class keywords, which `__new__` has handled."""


if TYPE_CHECKING:  # msgspec's own class would be no frozen one to a type checker
    T = TypeVar("T")

    class _Value:
        __struct_fields__: ClassVar[tuple[str, ...]]

        def __init_subclass__(cls, **words: Any) -> None: ...

    def replace(value: T, /, **changes: Any) -> T:
        """A copy with other values for these fields."""

    def asdict(value: Frozen) -> dict[str, Any]:
        """The fields by name; inner values are not converted."""

    def fields(value: Frozen | type[Frozen]) -> tuple[FieldInfo, ...]:
        """The description of each field, as msgspec has it."""
else:
    from msgspec.structs import asdict, fields, replace  # noqa: F401

    class _Value(msgspec.Struct, metaclass=ValueMeta, frozen=True, forbid_unknown_fields=True):
        @classmethod
        def configure(cls) -> None:
            """Hook called with the keywords of a new class. Raises TypeError for an unknown one."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(_Value):
    """A frozen value, encoded with all fields."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Sparse(Frozen, omit_defaults=True):
    """A part of what a screen shows; fields at their default are not encoded."""


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class SparseByName(Sparse):
    """As `Sparse`, with fields given by keyword."""

    by_name: ClassVar[bool] = True
