"""The big screen, and whoever only watches: what everybody may know, and never more."""

from __future__ import annotations

from companion.core.remembered import remembered
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.view import View
from companion.core.words.panels.base import Awaited, Panel, Piles
from companion.games.lupus import deck
from companion.games.lupus.cast import cast
from companion.games.lupus.flow import awaited
from companion.games.lupus.state import LupusState, Phase
from companion.games.lupus.view_day import (
    day_line,
    day_panels,
    daybreak,
    final_verdict,
    tone,
)
from companion.games.lupus.view_ring import day_ring, end_ring, quiet_ring
from companion.games.lupus.view_words import heading, pile


def public_view(state: LupusState) -> View:
    """What nobody in particular sees."""
    return View(tone=tone(state), title=heading(state), line=_line(state), panels=_panels(state))


def _line(state: LupusState) -> Text | None:
    if state.phase is Phase.LOBBY:
        return text("lupus-waiting-line", n=len(state.ring))
    if state.phase is Phase.DEAL:
        return text("lupus-say-deal", way=state.options.deal_mode)
    if state.phase is Phase.NIGHT:
        return text("lupus-rest")
    return None if state.phase is Phase.OVER else day_line(state)


def _panels(state: LupusState) -> tuple[Panel, ...]:
    if state.phase is Phase.LOBBY:
        return lobby_panels(state)
    if state.phase is Phase.DEAL:
        return quiet_ring(state), seen_cards(state, awaited(state))
    if state.phase is Phase.NIGHT:
        return (quiet_ring(state),)
    if state.phase is Phase.OVER:
        verdict = final_verdict(state)
        ring = end_ring(state)
        return (ring,) if verdict is None else (verdict, ring)
    if state.phase is Phase.DAWN:
        return quiet_ring(state), daybreak(state)
    return by_day(state)


def seen_cards(state: LupusState, waiting: Ring) -> Awaited:
    """How many have seen (or, with real cards, entered) their card in DEAL."""
    total = len(state.players)
    done = total - len(waiting)
    words = text("lupus-deal-seen", way=state.options.deal_mode, done=done, total=total)
    return Awaited(done=done, total=total, missing=waiting, words=words)


@remembered
def by_day(state: LupusState) -> tuple[Panel, ...]:
    """The ring, the clock, the verdict and the votes."""
    return day_ring(state, False, ()), *day_panels(state)


@remembered
def lobby_panels(state: LupusState) -> tuple[Panel, ...]:
    """Who is here, and the cards that will be dealt."""
    return quiet_ring(state), deck_piles(state)


def deck_piles(state: LupusState) -> Piles:
    """The deck, called after its own cards, with what there is to say about it."""
    n = len(state.ring)
    if n == 0:
        return Piles(title=text("lupus-deck-nobody"))
    check = deck.check(state)
    warnings = tuple(one.text for one in check.warnings)
    if check.error is not None:
        warnings = (check.error.text, *warnings)
    return Piles(
        title=text("lupus-deck", n=sum(state.deck.values())),
        piles=tuple(pile(state, id, state.deck[id]) for id in cast(state) if state.deck.get(id)),
        notes=() if warnings else (_praise(state, n),),
        warnings=warnings,
    )


def _praise(state: LupusState, n: int) -> Text:
    return text("lupus-deck-fine" if state.deck_by_hand else "lupus-deck-proposed", n=n)
