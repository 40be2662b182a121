"""How imaginary friends choose in a rehearsal: by `ANYHOW`, from what their phones show."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Card, Chance, SeatName, SeatNames, Text, View
from companion.core.words.prompts.base import Answer, Offered, Pick, Prompt
from companion.games.lupus.odds.policies import ANYHOW, Knows, Talk


def imagined(view: View, prompt: Prompt, offered: Offered, chance: Chance) -> Answer:
    """The answer of a friend who sees `view`: the target on which the others who share its step
    agree, else one by the policy, else any that is offered."""
    by_seat: dict[int, Answer] = {}
    if isinstance(prompt, Pick):
        by_seat = {int(at): one for one in offered if (at := one.args[prompt.field]) is not None}
    if not by_seat:
        return chance.one_of(offered)
    agreed = next((seat for seat in _proposed(prompt) if seat in by_seat), None)
    if agreed is None:
        cards = (one for one in view.own if isinstance(one, Card))
        fellows = frozenset(seat for card in cards for line in card.lines for seat in _named(line))
        agreed = ANYHOW.day(Knows(fellows), tuple(by_seat), Talk(), chance)
    return by_seat[agreed]


def _proposed(prompt: Prompt) -> Iterator[int]:
    """The targets that others propose, as the sentence below the question says."""
    params = {} if prompt.hint is None else prompt.hint.params
    for name in ("target", "names"):
        if name in params:
            yield from _seats(params[name])


def _named(line: Text) -> Iterator[int]:
    """The seats that a line of the own card names."""
    for value in line.params.values():
        yield from _seats(value)


def _seats(value: object) -> tuple[int, ...]:
    if isinstance(value, SeatName):
        return (value.seat,)
    return value.seats if isinstance(value, SeatNames) else ()
