"""Texts in words: a text in a language, and all texts of a view."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from companion.core.text import SeatName, SeatNames, Text
from companion.web.catalogs import ORIGINAL, Catalogs, string_files

CATALOGS = Catalogs()


@cache
def catalog(language: str) -> str:
    """All of a language's catalogs, joined one after the other."""
    return "\n".join(file.read_text(encoding="utf-8") for _, file in string_files(language))


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(catalog(language)))
    return made


def translate(said: Text, language: str) -> tuple[str, list[Any]]:
    """The sentence, with seats called «P3», and the errors of Fluent. A sentence that the language
    lacks is taken from the original."""
    words = bundle(language)
    words = words if words.has_message(said.id) else bundle(ORIGINAL)
    message = words.get_message(said.id)
    params: dict[str, Any] = {}
    wrong: list[Any] = []
    for name, value in said.params.items():
        if isinstance(value, Text):
            params[name], inner = translate(value, language)
            wrong += inner
        elif isinstance(value, SeatName):
            params[name] = f"P{value.seat}"
        elif isinstance(value, SeatNames):
            params[name] = ", ".join(f"P{seat}" for seat in value.seats)
        else:
            params[name] = value
    sentence, errors = words.format_pattern(message.value, params)
    return str(sentence), [*wrong, *errors]


def sentence(said: Text, language: str = "it") -> str:
    """The sentence, which must have no errors."""
    sentence, wrong = translate(said, language)
    assert not wrong, (said, wrong)
    return sentence


PICKED = {f"Unknown external: {one}" for one in ("name", "names", "n")}
"""Errors of variables that the browser fills in: the chosen name or names."""


def incomplete(said: Iterable[Text], language: str) -> list[str]:
    """Those that the language lacks, that lack a variable or are empty, each with its errors."""
    found = []
    for one in said:
        sentence, wrong = translate(one, language)
        wrong = [error for error in wrong if str(error) not in PICKED]
        here = bundle(language).has_message(one.id)
        if wrong or not here or not (sentence.strip() or one.id.endswith("-words")):
            found.append(f"{one.id}: {wrong}")
    return sorted(found)


def texts(thing: Any) -> Iterator[Text]:
    """Every text in a view, a panel or a prompt, also those inside texts."""
    found: list[Text] = []
    _collect(thing, found)
    return iter(found)


def _collect(thing: Any, found: list[Text]) -> None:
    kind = type(thing)
    if kind is Text:
        found.append(thing)
        for value in thing.params.values():
            _collect(value, found)
    elif isinstance(thing, tuple | list):
        for one in thing:
            _collect(one, found)
    else:
        for name in _names(kind):
            _collect(getattr(thing, name), found)


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of a Struct; none of anything else."""
    return getattr(kind, "__struct_fields__", ())


def say(id: str, language: str = "it", **params: object) -> str:
    """A sentence of the catalog as the program's own pages say it."""
    return CATALOGS.say(language, id, **params)
