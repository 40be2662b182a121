"""What the moderator does while the cards go round (§6.1)."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.text import SeatName, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.lupus import deal
from companion.games.lupus.cast import cast
from companion.games.lupus.components.names import emblem, role_name
from companion.games.lupus.state import LupusState


def prompts(state: LupusState, moment: Moment, *, knows: bool) -> tuple[Prompt, ...]:
    """Show a card to somebody without a phone; enter real cards, deal what is left."""
    shown = _looked(state, moment)
    if state.options.deal_mode != "physical":
        return shown
    entering = _next_card(state, moment, knows=knows)
    put_right = _conflicts(state) if knows else ()
    return (*put_right, *entering, *_rest(state), *shown, _any_card(state))


def _looked(state: LupusState, moment: Moment) -> tuple[Press, ...]:
    """«I have seen it», from those who have no phone to say it with, and from idle phones."""
    late = (seat for seat, player in state.players.items() if player.role and not player.looked)
    seats = tuple(sorted(late, key=lambda seat: seat in moment.phones))
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

    The blind moderator is offered the whole deck, for what is left of it tells who has what.
    """
    waiting = deal.without_card(state)
    if not waiting:
        return ()
    seat = min(waiting, key=lambda one: (one in moment.phones, waiting.index(one)))
    left = deal.cards_left(state) if knows else dict(state.deck)
    return (
        Choose(
            key=f"card-{seat}",
            command="enter_role",
            field="role",
            label=text("lupus-this-card"),
            title=text("lupus-enter-role", who=SeatName(seat)),
            hint=text("lupus-enter-role-hint"),
            items=_items(state, {id: count for id, count in left.items() if count > 0}),
            act_for=(seat,),
            weight=Weight.QUIET if seat in moment.phones else Weight.MAIN,
        ),
    )


def _items(state: LupusState, counts: dict[str, int]) -> tuple[Item, ...]:
    return tuple(
        Item(id, role_name(state, id), text("lupus-times", n=counts[id]), emblem(state, id))
        for id in cast(state)
        if counts.get(id)
    )


def _conflicts(state: LupusState) -> tuple[Choose, ...]:
    """A role was entered more often than the deck has it: each such seat is offered the roles that
    are left."""
    seats = tuple(deal.conflicts(state))
    left = {id: count for id, count in deal.cards_left(state).items() if count > 0}
    if not seats or not left:
        return ()
    return (
        Choose(
            key="card-conflict",
            command="enter_role",
            field="role",
            label=text("lupus-this-card"),
            title=text("lupus-enter-role-conflict"),
            hint=text("lupus-deal-mismatch"),
            items=_items(state, left),
            act_for=seats,
        ),
    )


def _any_card(state: LupusState) -> Choose:
    """Any card of the deck for anybody: a slip of the finger is put right."""
    return Choose(
        key="card-again",
        command="enter_role",
        field="role",
        label=text("lupus-this-card"),
        title=text("lupus-enter-role-change"),
        items=_items(state, dict(state.deck)),
        act_for=tuple(state.players),
        weight=Weight.LINK,
        group="corrections",
    )


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
