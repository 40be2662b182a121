"""Corrections by hand (§8.1): a player leaves, dies, comes back, has another role; a step is
skipped. Each form asks for a reason for the diary."""

from collections.abc import Mapping

from companion.core import Field, Form, Item, Prompt, Text, Weight, memoize, text
from companion.games.lupus.cast import causes, offered_roles
from companion.games.lupus.components.names import role_name
from companion.games.lupus.options import Options
from companion.games.lupus.state import Custom, Deck, LupusState, Player

LONG_REASON = 80
"""Characters."""


def correction_forms(state: LupusState) -> tuple[Prompt, ...]:
    """All forms, for a person who moderates."""
    return _forms(state.players, state.customs, state.deck, state.options)


def remove_form(state: LupusState) -> tuple[Prompt, ...]:
    """The form with which a player goes home."""
    return tuple(one for one in correction_forms(state) if one.command == "remove")


@memoize  # 65 µs in each view of the tablet
def _forms(
    players: Mapping[int, Player], customs: tuple[Custom, ...], deck: Deck, options: Options
) -> tuple[Prompt, ...]:
    living = tuple(seat for seat, player in players.items() if player.alive)
    dead = tuple(seat for seat, player in players.items() if not player.alive)
    forms = []
    if living:
        leaves = text("lupus-hands-remove", name=text("lupus-hands-somebody"))
        hint = text("lupus-hands-remove-hint")
        named = {cause: text(f"lupus-cause-{cause}") for cause in causes(options.box)}
        forms = [
            _form("remove", _who(living), hint=hint, label=leaves),
            _form("kill", _who(living), _choice("cause", "lupus-hands-cause", named)),
        ]
    if dead:
        forms.append(_form("revive", _who(dead)))
    state = LupusState(players=players, customs=customs, deck=deck, options=options)
    roles = _choice(
        "role", "lupus-hands-which", {id: role_name(state, id) for id in offered_roles(state)}
    )
    return (
        *forms,
        _form("set_role", _who(tuple(players)), roles, label=text("lupus-hands-role")),
        _form("skip_step", label=text("lupus-hands-skip")),
    )


def _form(
    command: str, *fields: Field, label: Text | None = None, hint: Text | None = None
) -> Form:
    reason = Field("reason", "words", text("lupus-hands-reason"), high=LONG_REASON)
    return Form(
        key=f"hand-{command}",
        command=command,
        label=label or text(f"lupus-hands-{command}"),
        hint=hint,
        warn=text("lupus-hands-warn"),
        fields=(*fields, reason),
        weight=Weight.LINK,
        group="corrections",
    )


def _who(seats: tuple[int, ...]) -> Field:
    return Field("seat", "seat", text("lupus-hands-who"), seats=seats)


def _choice(id: str, label: str, items: Mapping[str, Text]) -> Field:
    return Field(id, "choice", text(label), items=tuple(Item(*one) for one in items.items()))
