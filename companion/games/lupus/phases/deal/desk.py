"""What the moderator does while the cards go round (§6.1)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core import Moment, Ring, SeatName, Text, replace, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.lupus import deal
from companion.games.lupus.cast import cast
from companion.games.lupus.components.names import emblem, role_name
from companion.games.lupus.state import LupusState


def prompts(state: LupusState, moment: Moment, *, knows: bool) -> tuple[Prompt, ...]:
    """Show a card to a seat without a phone; enter real cards, deal what is left."""
    shown = _looked(state, moment)
    if state.options.deal_mode != "physical":
        return shown
    entering = _next_card(state, moment, knows=knows)
    put_right = _conflicts(state) if knows else ()
    return (*put_right, *entering, *_rest(state), *shown, _any_card(state))


def _looked(state: LupusState, moment: Moment) -> tuple[Press, ...]:
    """«I have seen it», for seats without a phone, and for idle phones."""
    late = (seat for seat, player in state.players.items() if player.role and not player.looked)
    seats = tuple(sorted(late, key=moment.phones.__contains__))
    if not seats:
        return ()
    return (
        Press(
            key="look-for",
            command="look",
            label=text("lupus-look-for"),
            hint=text("lupus-look-for-hint"),
            act_for=seats,
            group="seat",
        ),
    )


def _next_card(state: LupusState, moment: Moment, *, knows: bool) -> tuple[Choose, ...]:
    """One tap a card: those without a phone first, in ring order.

    The blind moderator is offered the whole deck, for the cards that are left tell who has what.
    """
    waiting = deal.without_card(state)
    if not waiting:
        return ()
    seat = min(waiting, key=lambda one: (one in moment.phones, waiting.index(one)))
    left = deal.cards_left(state) if knows else state.deck
    title = text("lupus-enter-role", who=SeatName(seat))
    asked = _which_role(state, f"card-{seat}", title, left, (seat,))
    weight = Weight.QUIET if seat in moment.phones else Weight.MAIN
    return (replace(asked, hint=text("lupus-enter-role-hint"), weight=weight),)


def _which_role(
    state: LupusState, key: str, title: Text, counts: Mapping[str, int], seats: Ring
) -> Choose:
    """Which of the cards `counts` one of `seats` has."""
    return Choose(
        key=key,
        command="enter_role",
        field="role",
        label=text("lupus-this-card"),
        title=title,
        items=tuple(
            Item(id, role_name(state, id), text("lupus-times", n=counts[id]), emblem(state, id))
            for id in cast(state)
            if counts.get(id, 0) > 0
        ),
        act_for=seats,
    )


def _conflicts(state: LupusState) -> tuple[Choose, ...]:
    """A role was entered more often than the deck has it: each such seat is offered the roles that
    are left."""
    seats = tuple(deal.conflicts(state))
    left = deal.cards_left(state)
    if not seats or not any(count > 0 for count in left.values()):
        return ()
    title = text("lupus-enter-role-conflict")
    asked = _which_role(state, "card-conflict", title, left, seats)
    return (replace(asked, hint=text("lupus-deal-mismatch")),)


def _any_card(state: LupusState) -> Choose:
    """Any card of the deck for any seat: a slip of the finger is put right."""
    title, seats = text("lupus-enter-role-change"), tuple(state.players)
    asked = _which_role(state, "card-again", title, state.deck, seats)
    return replace(asked, weight=Weight.LINK, group="corrections")


def _rest(state: LupusState) -> tuple[Press, ...]:
    """Mixed tables: what is left of the deck is dealt to those without a card."""
    if not deal.without_card(state) or next(deal.conflicts(state), None) is not None:
        return ()
    return (
        Press(
            key="deal-rest",
            command="deal_rest",
            label=text("lupus-deal-rest"),
            hint=text("lupus-deal-rest-hint"),
            weight=Weight.QUIET,
        ),
    )
