"""What may be asked around the duels: the lobby, decks, ready, the clock, giving up."""

from __future__ import annotations

from companion.core.kit.lobby import rules_prompt
from companion.core.text import SeatName, Text, text
from companion.core.words.prompts.base import (
    Count,
    Counts,
    Pick,
    Press,
    Prompt,
    Weight,
)
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.form import Form
from companion.games.cities import clocks
from companion.games.cities.duel.ending import at_the_bell, occupied
from companion.games.cities.duel.own_undo import may_reopen
from companion.games.cities.duel.prompts_forms import taking_back
from companion.games.cities.lobby import LIST_AT_MOST, listed
from companion.games.cities.state import (
    MAIN_AT_LEAST,
    SIDE_AT_MOST,
    USUAL,
    CitiesState,
    Deck,
)


def lobby_prompts(state: CitiesState) -> tuple[Prompt, ...]:
    """What the tablet asks in the lobby: begin, who plays, house rules."""
    alone = None if state.players else text("E_TWO_PLAYERS")
    begin = Press(
        key="begin",
        command="begin",
        args={"tracking": "light"},
        label=text("cities-go-begin"),
        hint=text("cities-go-begin-hint"),
        closed=alone,
    )
    follow = Press(
        key="follow",
        command="begin",
        args={"tracking": "full"},
        label=text("cities-go-follow"),
        hint=text("cities-go-follow-hint"),
        closed=alone,
        weight=Weight.QUIET,
    )
    rules = rules_prompt(state.options, hint=text("cities-rules-hint"), without=("tracking",))
    return (begin, follow, *_players(state), rules)


def _players(state: CitiesState) -> tuple[Pick, ...]:
    if not state.players or len(state.ring) < 2:
        return ()
    return tuple(
        Pick(
            key=f"player-{side}",
            command="set_player",
            args={"side": side},
            label=text("cities-plays"),
            title=text(title),
            ring=state.ring,
            seats=state.ring,
            chosen=state.players[side],
            weight=Weight.QUIET,
            group="players",
        )
        for side, title in enumerate(("cities-player-first", "cities-player-second"))
    )


def ready_prompts(state: CitiesState, seat: int) -> tuple[Prompt, ...]:
    """Before a duel: the deck, and ready."""
    if state.paused:
        return clock_prompts(state, seat)
    if clocks.time_is_up(state):
        return (time_press(state), concede_match())
    known = state.decks.get(seat)
    prompts: list[Prompt] = []
    if seat not in state.ready:
        deck = known or USUAL
        label = text("cities-go-ready", main=deck.main, side=deck.side)
        prompts.append(Press(key=f"ready-{state.number}", command="ready", label=label))
    prompts += reopening(state, seat)
    prompts.append(_deck(state, known))
    if known is not None:
        prompts.append(_list(known))
    return (*prompts, *clock_prompts(state, seat, tuple(prompts)), concede_match())


def reopening(state: CitiesState, seat: int) -> tuple[Press, ...]:
    """The player whose step ended the duel may undo it."""
    if not may_reopen(state, seat):
        return ()
    return (taking_back(text("cities-back-duel", n=state.past[-1].number)),)


def _deck(state: CitiesState, known: Deck | None) -> Counts:
    deck = known or USUAL
    pool = deck.main + deck.side if state.past and known is not None else None
    high = 120 if pool is None else pool
    main = Count("main", text("cities-deck-main"), deck.main, MAIN_AT_LEAST, max(high, deck.main))
    side = Count("side", text("cities-deck-side"), deck.side, 0, SIDE_AT_MOST)
    return Counts(
        key=f"deck-{state.number}",
        command="declare_deck",
        field="sizes",
        label=text("cities-deck-set"),
        title=text("cities-deck-siding" if pool else "cities-deck"),
        hint=text("cities-deck-siding-hint" if pool else "cities-deck-hint"),
        rows=(main, side),
        total=pool,
        weight=Weight.QUIET,
    )


def _list(known: Deck) -> Form:
    """The optional list, of which only its owner sees anything (§10)."""
    written = ", ".join(
        f"{main}{f'+{side}' if side else ''} {name}{'*' if free else ''}"
        for name, main, side, free in known.cards
    )
    field = Field(
        *("text", "words", text("cities-list-cards")),
        high=LIST_AT_MOST,
        value=written,
        note=text("cities-list-note"),
    )
    return Form(
        key="list",
        command="list_cards",
        label=text("cities-list-set"),
        title=text("cities-list"),
        hint=_counted(known),
        fields=(field,),
        weight=Weight.QUIET,
        group="deck",
    )


def _counted(known: Deck) -> Text:
    """What is written of the declared deck so far."""
    if not known.cards:
        return text("cities-list-hint")
    main, side = listed(known.cards)
    return text("cities-list-so-far", main=main, deck=known.main, side=side, beside=known.side)


def clock_prompts(
    state: CitiesState, seat: int, others: tuple[Prompt, ...] = ()
) -> tuple[Prompt, ...]:
    """A pause asked for, agreed to, ended (M4). `others`: what is asked besides; where that is
    nothing great, a yes is the great button, with the no beside it; else both are small."""
    if state.paused:
        return (Press(key="resume", command="resume", label=text("cities-go-resume")),)
    if state.clock is None or state.clock.since is None or state.rung:
        return ()
    if state.pause_asked is None:
        return (quiet("ask_pause", "cities-go-ask-pause"),)
    busy = any(one.weight is Weight.MAIN for one in others)
    if state.pause_asked == seat:
        group = "quick" if busy else ""
        return (quiet("drop_pause", "cities-go-withdraw-pause", group=group),)
    who = SeatName(state.pause_asked)
    agree = Press(
        key="confirm_pause",
        command="confirm_pause",
        label=text("cities-go-agree-pause"),
        title=None if busy else text("cities-pause-asked", who=who),
        weight=Weight.QUIET if busy else Weight.MAIN,
        group="quick" if busy else "",
    )
    return agree, quiet("drop_pause", "cities-go-drop-pause", group="quick")


def quiet(command: str, label: str, *, group: str = "match", warn: str | None = None) -> Press:
    """A small button, folded away with others of its group."""
    return Press(
        key=command,
        command=command,
        label=text(label),
        warn=None if warn is None else text(warn),
        weight=Weight.QUIET,
        group=group,
    )


def concede_match() -> Press:
    """Giving up the match is always possible (M3)."""
    return quiet("concede_match", "cities-go-concede-match", warn="cities-concede-match-warn")


def concede_duel() -> Press:
    """Giving up the duel, before the bell (M3)."""
    return quiet("concede_duel", "cities-go-concede-duel", warn="cities-concede-duel-warn")


def time_press(state: CitiesState) -> Press:
    """The time is over (M2); the button says what decides."""
    return Press(
        key="call_time",
        command="call_time",
        label=_decided(state),
        hint=text("cities-go-time-hint", counts=state.options.tiebreak),
    )


def _decided(state: CitiesState) -> Text:
    found = at_the_bell(state)
    if found is None:
        level = len(set(state.wins.values())) == 1
        return text("cities-go-time-extra" if level else "cities-go-time-plays-on")
    winner, how = found
    other = state.other(winner)
    scores = {"wins": state.wins, "conquests": state.conquests, "occupied": occupied(state)}
    score = scores[how][winner], scores[how][other]
    who, behind = SeatName(winner), SeatName(other)
    return text(f"cities-go-time-{how}", who=who, n=score[0], other=behind, less=score[1])


def tablet_prompts(state: CitiesState) -> tuple[Prompt, ...]:
    """What the tablet may do in its own name during a match."""
    if state.paused:
        return (Press(key="resume", command="resume", label=text("cities-go-resume")),)
    if clocks.time_is_up(state):
        return (time_press(state),) if clocks.is_counted(state) else ()
    if state.clock is None or state.clock.since is None or state.rung:
        return ()
    return (quiet("pause", "cities-go-pause", group="clock", warn="cities-pause-warn"),)
