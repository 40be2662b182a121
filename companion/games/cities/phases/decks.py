"""Before the first duel: decks are declared, and both players press ready (§2, §4)."""

from collections.abc import Mapping
from typing import ClassVar

from companion.core import Chance, Decision, Note, Panel, Scene, SeveralLines, View, refuse, replace
from companion.core.text import Text, text
from companion.core.words.prompts.base import Count, Counts, Press, Prompt, Weight
from companion.core.words.prompts.field import Field, Form
from companion.games.cities import deck as decks
from companion.games.cities.commands import MatchCommand
from companion.games.cities.components.board import counters
from companion.games.cities.components.clock import ClockStarted, clock_prompts, countdown
from companion.games.cities.components.duel_end import concede, reopen_prompts
from companion.games.cities.duel import Phase
from companion.games.cities.facts.match import DeckDeclared, DeckListed, DuelStarted, ReadyPressed
from companion.games.cities.phase import CitiesPhase
from companion.games.cities.state import CitiesState, Draft

WHEN = (Phase.DECKS, Phase.WON)
USUAL_AT_MOST = 120
"""The largest deck that the form offers; a larger one that was declared stays."""


class DeclareDeck(MatchCommand, phases=WHEN):
    """Before a duel: `{"main": cards, "side": cards}` (§2); after a duel the same cards in all."""

    sizes: Mapping[str, int]

    def decide(self, state: CitiesState, seat: int) -> Decision:
        if set(self.sizes) != {"main", "side"}:
            return refuse("E_DECK_LIST")
        main, side = self.sizes["main"], self.sizes["side"]
        if main < decks.MAIN_AT_LEAST:
            return refuse("E_DECK_TOO_SMALL", cards=main, least=decks.MAIN_AT_LEAST)
        if side > decks.SIDE_AT_MOST:
            return refuse("E_SIDE_TOO_LARGE", cards=side, most=decks.SIDE_AT_MOST)
        if side < 0 or main > decks.DECK_AT_MOST:
            return refuse("E_DECK_LIST")
        known = state.decks.get(seat)
        if state.past and known is not None and main + side != known.main + known.side:
            return refuse("E_POOL_CHANGED", cards=main + side, before=known.main + known.side)
        return (DeckDeclared(seat, main, side),)


class ListCards(MatchCommand, phases=WHEN):
    """Before a duel, if wished: «3 Drago, 2+1 Arciere, 9 Fante*» (main+side, * mercenary)."""

    text: SeveralLines

    def decide(self, state: CitiesState, seat: int) -> Decision:
        if seat not in state.decks:
            return refuse("E_DECK_MISSING")
        cards = decks.read_cards(self.text)
        if cards is None:
            return refuse("E_DECK_LIST")
        many = decks.too_many(cards, both=state.options.copies_scope == "main_and_side")
        if many is not None:
            return refuse("E_TOO_MANY_COPIES", card=many, most=decks.COPIES_AT_MOST)
        (main, side), deck = decks.sizes_of(cards), state.decks[seat]
        if main > deck.main or side > deck.side:
            return refuse("E_LIST_TOO_LONG", main=main, side=side, deck=deck.main, beside=deck.side)
        return (DeckListed(seat, cards),)


class Ready(MatchCommand, phases=WHEN):
    """Before a duel: ready. With both, the duel begins, and with the first duel the clock (M4)."""

    def decide(self, state: CitiesState, seat: int, now: float, chance: Chance) -> Decision:
        if seat in state.ready:
            return refuse("E_ALREADY_READY")
        draft = Draft(state)
        if seat not in state.decks:
            draft.record(DeckDeclared(seat, decks.USUAL.main, decks.USUAL.side))
        draft.record(ReadyPressed(seat))
        if not draft.state.ready.missing:
            starter = starts_next(state) or (chance.one_of(state.players), "drawn")
            draft.record(DuelStarted(*starter))
            if not state.rung and not state.runs:
                draft.record(ClockStarted(now))
        return draft.decision


def starts_next(state: CitiesState) -> tuple[int, str] | None:
    """The player who begins the next duel, and why; None: it will be drawn."""
    last = state.past[-1] if state.past else None
    if last is None or state.options.starter == "random":
        return None
    if state.options.starter == "alternate":
        return state.other(last.starter), "turn"
    return None if last.winner is None else (state.other(last.winner), "lost")


class Decks(CitiesPhase):
    """The decks of both players; the next duel begins when both are ready."""

    id = Phase.DECKS
    scene = Scene.LINE
    follows: ClassVar[tuple[str, ...]] = (Phase.DRAW, Phase.OPENING)
    by_hand: ClassVar[tuple[str, ...]] = (Phase.OVER,)

    def title(self, state: CitiesState, seat: int | None = None) -> Text:
        return text("cities-before-duel", n=state.number)

    def line(self, state: CitiesState, seat: int | None = None) -> Text | None:
        return text("cities-line-ready")

    def panels(self, state: CitiesState, seat: int | None = None) -> tuple[Panel, ...]:
        return *countdown(state), setup_note(state), counters(state, seat)

    def asks(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        known = state.decks.get(seat)
        deck = known or decks.USUAL
        prompts: list[Prompt] = []
        if seat not in state.ready:
            label = text("cities-go-ready", main=deck.main, side=deck.side)
            prompts.append(Press(key=f"ready-{state.number}", command="ready", label=label))
        prompts += reopen_prompts(state, seat)
        pool = deck.main + deck.side if state.past and known is not None else None
        prompts.append(_sizes(state.number, deck, pool))
        if known is not None:
            prompts.append(_list(known))
        return (*prompts, *clock_prompts(state, seat, tuple(prompts)), concede("match"))

    def secret(self, state: CitiesState, seat: int, shown: View) -> View:
        """Add the deck list, which only its owner may read (§10)."""
        prompts = (replace(one, known=one.command != "list_cards") for one in shown.prompts)
        return replace(shown, prompts=tuple(prompts))

    def in_place(self, prompt: Prompt, seat: int, *, phone: bool) -> Prompt:
        """The tablet does not see a list; it may write it anew."""
        prompt = super().in_place(prompt, seat, phone=phone)
        if not isinstance(prompt, Form):
            return prompt
        blank = tuple(replace(field, value="") for field in prompt.fields)
        return replace(prompt, fields=blank, hint=text("cities-list-hint"))


def setup_note(state: CitiesState) -> Note:
    """How the table is laid for the next duel (§4)."""
    cities = text("cities-lay-cities", capital=state.options.capital_slot)
    return Note(title=text("cities-lay"), lines=(cities, text("cities-lay-decks")))


def _sizes(number: int, deck: decks.Deck, pool: int | None) -> Counts:
    """The sizes of a deck; `pool`: the cards that are exchanged between its two parts."""
    high = max(pool or USUAL_AT_MOST, deck.main)
    siding = "-siding" if pool else ""
    return Counts(
        key=f"deck-{number}",
        command="declare_deck",
        field="sizes",
        label=text("cities-deck-set"),
        title=text(f"cities-deck{siding}"),
        hint=text(f"cities-deck{siding}-hint"),
        rows=(
            Count("main", text("cities-deck-main"), deck.main, decks.MAIN_AT_LEAST, high),
            Count("side", text("cities-deck-side"), deck.side, 0, decks.SIDE_AT_MOST),
        ),
        total=pool,
        weight=Weight.QUIET,
    )


def _list(known: decks.Deck) -> Form:
    """A form for the optional deck list, which only its owner can read (§10)."""
    hint, (main, side) = text("cities-list-hint"), decks.sizes_of(known.cards)
    if known.cards:
        beside = {"side": side, "beside": known.side}
        hint = text("cities-list-so-far", main=main, deck=known.main, **beside)
    field = Field(
        *("text", "words", text("cities-list-cards")),
        high=decks.LIST_AT_MOST,
        value=decks.written(known.cards),
        note=text("cities-list-note"),
    )
    return Form(
        key="list",
        command="list_cards",
        label=text("cities-list-set"),
        title=text("cities-list"),
        hint=hint,
        fields=(field,),
        weight=Weight.QUIET,
        group="deck",
    )
