"""Every sentence that the screens of random evenings say, and the catalogs they are said from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from companion.core.eye import BLIND, MODERATOR, PUBLIC, Eye, seat_eye
from companion.core.text import SeatName, SeatNames, Text
from companion.games.lupus import GAME
from tests.deals import Play, a_move
from tests.laws.lives import table

LOCALE = Path(__file__).parents[3] / "companion" / "locale"
LANGUAGES = ("it", "en")
LIVES = 6


@cache
def catalog(language: str) -> str:
    """All of a language's catalogs, joined as the server joins them."""
    files = [LOCALE / f"{language}.ftl", *sorted(LOCALE.glob(f"{language}.*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(catalog(language)))
    return made


def spoken(said: Text, language: str) -> tuple[str, list[Any]]:
    """The sentence with seats called «P3», and what Fluent finds wrong with it."""
    message = bundle(language).get_message(said.id)
    params: dict[str, Any] = {}
    wrong: list[Any] = []
    for name, value in said.params:
        if isinstance(value, Text):
            params[name], inner = spoken(value, language)
            wrong += inner
        elif isinstance(value, SeatName):
            params[name] = f"P{value.seat}"
        elif isinstance(value, SeatNames):
            params[name] = ", ".join(f"P{seat}" for seat in value.seats)
        else:
            params[name] = value
    sentence, errors = bundle(language).format_pattern(message.value, params)
    return str(sentence), [*wrong, *errors]


def texts(thing: Any) -> Iterator[Text]:
    """Every text in a view, a panel, a prompt…, those inside texts included."""
    if isinstance(thing, Text):
        yield thing
        for _, value in thing.params:
            yield from texts(value)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for one in fields(thing):
            yield from texts(getattr(thing, one.name))
    elif isinstance(thing, tuple | list):
        for one in thing:
            yield from texts(one)


def eyes(play: Play) -> tuple[Eye, ...]:
    """A few seats, and all who are no seat."""
    return (MODERATOR, BLIND, PUBLIC, *(seat_eye(seat) for seat in play.ring[:8]))


def evening(seed: int | str) -> Iterator[Play]:
    """A random game, before each of its moves and at its end."""
    play = table(GAME, f"words {seed}")
    for _ in range(4000):
        yield play
        if str(play.state.phase) == "over":
            return
        offer = a_move(play)
        if offer is None:
            play.pass_time(2.0)
        else:
            assert play.do(offer.command, offer.caller) is None


@cache
def everything_said() -> frozenset[Text]:
    """All texts of some random evenings: every eye's screens, the diary, the story."""
    said: set[Text] = set()
    for seed in range(LIVES):
        for turn, play in enumerate(evening(seed)):
            if turn % 4 == 0 or str(play.state.phase) != "night":
                for eye in eyes(play):
                    said |= set(texts(GAME.view(play.state, eye, play.moment)))
        said |= {line for step in play.steps for line in texts(GAME.tell(step))}
        said |= set(texts(GAME.recap(play.state, tuple(play.steps))))
    return frozenset(said)
