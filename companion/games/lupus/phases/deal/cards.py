"""The cards of the deal (§6.1): dealt by the app, by real cards, or by both; and what the moderator
does while they go round."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from companion.core import By, Caller, Chance, Command, Decision, Moment, Refusal, Ring, refuse
from companion.core.text import SeatName, SeatNames, Text, labelled, text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.lupus import deck
from companion.games.lupus.cast import cast
from companion.games.lupus.commands import LOBBY
from companion.games.lupus.components.names import emblem, role_name
from companion.games.lupus.facts.lobby import CardsHandedOut, Dealt, Looked, RestDealt, RoleEntered
from companion.games.lupus.options import VOICE
from companion.games.lupus.state import Deck, LupusState, Phase


class Deal(Command, by=By.HOST, phases=LOBBY):
    """Lobby, tablet: deal the cards, or (physical) let them be handed out."""

    def decide(self, state: LupusState, moment: Moment, chance: Chance) -> Decision:
        if error := deck.check(state).error or phones_missing(state, moment):
            return error
        if state.options.deal_mode == "physical":
            return (CardsHandedOut(),)
        return (Dealt(_shuffled(state.ring, dict(state.deck), chance)),)


def phones_missing(state: LupusState, moment: Moment) -> Refusal | None:
    """With the voice everybody answers on a phone, or all together, where the tablet goes round."""
    without = moment.without_phone(state.ring)
    if state.options.moderation != VOICE or state.options.passes or not without:
        return None
    return refuse("E_NO_PHONES", who=SeatNames(without))


def _shuffled(seats: Ring, cards: dict[str, int], chance: Chance) -> tuple[tuple[int, str], ...]:
    pile = [role for role, count in cards.items() for _ in range(count)]
    return tuple(zip(seats, chance.shuffled(pile), strict=True))


class Look(Command, phases=(Phase.DEAL,)):
    """Deal: a seat has seen its card."""

    def decide(self, state: LupusState, caller: Caller) -> Decision:
        if caller.seat is None or caller.seat not in state.players:
            return refuse("E_NO_SUCH_SEAT")
        player = state.players[caller.seat]
        if player.role is None:
            return refuse("E_ROLE_MISSING")
        return refuse("E_ALREADY_ACTED") if player.looked else (Looked(player.seat),)


class EnterRole(Command, phases=(Phase.DEAL,)):
    """Physical deal: the card that a seat has drawn."""

    role: str

    def decide(self, state: LupusState, caller: Caller) -> Decision:
        if state.options.deal_mode != "physical":
            return refuse("E_WRONG_PHASE")
        if caller.seat is None or caller.seat not in state.players:
            return refuse("E_NO_SUCH_SEAT")
        if not state.deck.get(self.role):
            return refuse("E_ROLE_MISMATCH", missing=0)
        return (RoleEntered(caller.seat, self.role),)


def without_card(state: LupusState) -> Ring:
    """Seats whose card is not known yet."""
    return tuple(seat for seat, player in state.players.items() if player.role is None)


def cards_left(state: LupusState) -> dict[str, int]:
    """Cards of the deck that nobody has; below 0 where too many have entered one."""
    left = Counter(dict(state.deck))
    left.subtract(player.role for player in state.players.values() if player.role)
    return {role: count for role, count in left.items() if count}


def conflicts(state: LupusState) -> Iterator[int]:
    """Seats with a card that was entered more often than the deck contains it."""
    left = cards_left(state)
    for seat, player in state.players.items():
        if player.role is not None and left.get(player.role, 0) < 0:
            yield seat


class DealRest(Command, by=By.HOST, phases=(Phase.DEAL,)):
    """Mixed deal, tablet: the cards not yet entered go to the seats without one, by chance."""

    def decide(self, state: LupusState, chance: Chance) -> Decision:
        seats = without_card(state)
        if not seats:
            return refuse("E_WRONG_PHASE")
        left = cards_left(state)
        if any(count < 0 for count in left.values()):
            return refuse("E_ROLE_MISMATCH", missing=0)
        return (RestDealt(_shuffled(seats, left, chance)),)


def deck_mismatch(state: LupusState) -> Refusal | None:
    """Why the night cannot fall yet: cards are `missing`, or are not those of the deck (D13)."""
    if not cards_left(state):
        return None
    return refuse("E_ROLE_MISMATCH", missing=len(without_card(state)))


def prompts(state: LupusState, moment: Moment, *, knows: bool) -> Iterator[Prompt]:
    """Show a card to a seat without a phone; enter real cards, deal what is left."""
    physical = state.options.deal_mode == "physical"
    if physical:
        yield from _entering(state, moment, knows=knows)
    late = (seat for seat, player in state.players.items() if player.role and not player.looked)
    if seats := tuple(sorted(late, key=moment.phones.__contains__)):
        yield Press(
            key="look-for",
            command="look",
            **labelled("lupus-look-for", "hint"),
            act_for=seats,
            group="seat",
        )
    if physical:  # any card of the deck for any seat: a slip of the finger is put right
        title = text("lupus-enter-role-change")
        how: dict[str, Any] = {"weight": Weight.LINK, "group": "corrections"}
        yield which_card("card-again", state, title, state.deck, tuple(state.players), **how)


def _entering(state: LupusState, moment: Moment, *, knows: bool) -> Iterator[Prompt]:
    """Prompts for entered cards. Seats whose card was entered too often are offered the cards that
    are left. Then one tap a card: seats without a phone first, in ring order. A blind moderator is
    offered the whole deck, because the remaining cards reveal who has what. Mixed tables: the rest
    of the deck is dealt to those without a card."""
    double, left, waiting = tuple(conflicts(state)), cards_left(state), without_card(state)
    if knows and double and any(count > 0 for count in left.values()):
        title, hint = text("lupus-enter-role-conflict"), text("lupus-deal-mismatch")
        yield which_card("card-conflict", state, title, left, double, hint=hint)
    if not waiting:
        return
    seat = min(waiting, key=lambda one: (one in moment.phones, waiting.index(one)))
    title, hint = text("lupus-enter-role", who=SeatName(seat)), text("lupus-enter-role-hint")
    how = {"hint": hint, "weight": Weight.QUIET if seat in moment.phones else Weight.MAIN}
    yield which_card(f"card-{seat}", state, title, left if knows else state.deck, (seat,), **how)
    if not double:
        yield Press(
            key="deal-rest",
            command="deal_rest",
            **labelled("lupus-deal-rest", "hint"),
            weight=Weight.QUIET,
        )


def which_card(
    key: str, state: LupusState, title: Text, counts: Deck, act_for: Ring = (), **more: Any
) -> Choose:
    """A prompt for a player's card among `counts`; with the number of each, except on a phone."""
    items = tuple(
        Item(
            id,
            role_name(state, id),
            text("lupus-times", n=counts[id]) if act_for else None,
            emblem(state, id),
        )
        for id in cast(state)
        if counts.get(id, 0) > 0
    )
    return Choose(
        key=key,
        command="enter_role",
        field="role",
        label=text("lupus-this-card"),
        title=title,
        items=items,
        act_for=act_for,
        **more,
    )
