"""What the turn allows with saints from hand, the sanctuary and supports (§6, §7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.text import Text, text
from companion.core.words.prompts.base import Choose, Item, Order, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.sancta.codes import why_not
from companion.games.sancta.screens.fields import saint_fields
from companion.games.sancta.state import SANCTUARY, SanctaState
from companion.games.sancta.turn.allowed import hand_refusal, place_refusal, substitution_refusal
from companion.games.sancta.typed_words import LONG_NAME


def zones(
    state: SanctaState, seat: int, more: Mapping[str, Any], *, host: bool
) -> tuple[Prompt, ...]:
    """Place, support, substitute, reorder; covered saints have no name on the tablet."""
    player = state.players[seat]
    covered = host and state.options.sanctuary_hidden
    places = tuple(
        Item(str(n), _waiting(n, one.name, one.level, covered=covered))
        for n, one in enumerate(player.sanctuary)
    )
    shut = why_not(hand_refusal(state, seat))
    found: list[Prompt] = [_place(state, seat, places, more)]
    found += [_support({"closed": shut, **more}), _support_stays({"closed": shut, **more})]
    found.append(_substitute(state, seat, places, more))
    if len(places) > 1:
        found.append(
            Order(
                key="reorder",
                command="reorder",
                label=text("sancta-reorder"),
                title=text("sancta-reorder-title"),
                items=places,
                weight=Weight.QUIET,
                **more,
            )
        )
    return tuple(found)


def _waiting(place: int, name: str, level: int, *, covered: bool) -> Text:
    if covered:
        return text("sancta-covered-saint", n=place + 1)
    return text("sancta-saint", name=name, level=level)


def _place(
    state: SanctaState, seat: int, places: tuple[Item, ...], more: Mapping[str, Any]
) -> Form:
    """A saint from hand; where four wait already, one of them must go (F1)."""
    fields: tuple[Field, ...] = saint_fields(state)
    full = len(state.players[seat].sanctuary) >= SANCTUARY
    if full:
        fields += (Field("instead_of", "choice", text("sancta-instead"), items=places),)
    fields += (Field("sort", "words", text("sancta-sort"), high=LONG_NAME),)
    empty = needs_saint(state, seat)
    what = "place-empty" if empty else "place"
    return Form(
        key="place-full" if full else "place",
        command="place_saint",
        label=text(f"sancta-{what}"),
        title=text(f"sancta-{what}-title"),
        hint=text(f"sancta-{what}-hint"),
        fields=fields,
        closed=why_not(place_refusal(state, seat)),
        weight=Weight.MAIN if empty else Weight.QUIET,
        **more,
    )


def needs_saint(state: SanctaState, seat: int) -> bool:
    """Whether the turn has nothing to gain before a saint from hand is there."""
    player = state.players[seat]
    empty = player.active is None and not player.sanctuary
    return empty and place_refusal(state, seat) is None


def _support(more: Mapping[str, Any]) -> Press:
    label = text("sancta-support")
    return Press(
        key="support", command="support", label=label, weight=Weight.QUIET, group="effects", **more
    )


def _support_stays(more: Mapping[str, Any]) -> Form:
    name = Field("called", "words", text("sancta-support-name"), low=1, high=40)
    return Form(
        key="support-stays",
        command="support",
        args={"stays": True},
        label=text("sancta-support-stays"),
        title=text("sancta-support-stays-title"),
        fields=(name,),
        weight=Weight.QUIET,
        group="effects",
        **more,
    )


def _substitute(
    state: SanctaState, seat: int, places: tuple[Item, ...], more: Mapping[str, Any]
) -> Choose:
    return Choose(
        key="substitute",
        command="substitute",
        field="place",
        label=text("sancta-substitute"),
        title=text("sancta-substitute-title"),
        hint=text("sancta-substitute-hint"),
        items=places,
        chosen=places[0].value if len(places) == 1 else None,
        closed=why_not(substitution_refusal(state, seat)),
        weight=Weight.QUIET,
        **more,
    )
