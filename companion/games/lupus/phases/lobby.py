"""The lobby: people come and go; the tablet chooses the cards and the house rules."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Moment, Stage
from companion.core.refusal import Refusal, refuse
from companion.core.remembered import remembered
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Note, Panel, Piles
from companion.core.words.prompts.base import Prompt
from companion.games.lupus import deck
from companion.games.lupus.cast import cast
from companion.games.lupus.lobby.prompts import prompts
from companion.games.lupus.odds.shown import odds_of
from companion.games.lupus.phase import LupusPhase
from companion.games.lupus.screens.notes import cannot_choose, hidden
from companion.games.lupus.screens.ring import quiet_ring
from companion.games.lupus.screens.words import pile
from companion.games.lupus.state import LupusState, Phase

GAME_EMBLEM = "game-lupus"


def _why_not(_state: LupusState, _now: float, _blind: bool) -> Refusal:
    return refuse("E_WRONG_PHASE")


def _line(state: LupusState) -> Text:
    return text("lupus-waiting-line", n=len(state.ring))


@remembered
def _panels(state: LupusState) -> tuple[Panel, ...]:
    """Who is here, and the cards that will be dealt."""
    return quiet_ring(state), _deck_piles(state)


def _deck_piles(state: LupusState) -> Piles:
    """The deck by its cards, with what is wrong or unwise about it."""
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


def _desk_line(state: LupusState) -> Text | None:
    return text("lupus-deck-people", n=len(state.ring)) if state.ring else None


def _desk_prompts(state: LupusState, moment: Moment, _knows: bool) -> tuple[Prompt, ...]:
    return prompts(state, moment)


def _desk_panels(state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
    shown = _panels(state)
    if not knows:
        shown = (*shown, *_for_the_blind(state, moment))
    if not state.ring or deck.check(state).error is not None:
        return shown
    return *shown, odds_of(state.deck, state.options, moment.rehearsed)


def _for_the_blind(state: LupusState, moment: Moment) -> Iterator[Note]:
    """What a moderator who hides the secrets cannot lead, said while another way can be chosen."""
    if state.options.night_input == "pointing":
        yield hidden(text("lupus-blind-pointing-lobby"))
    else:
        yield from cannot_choose(state, moment, state.ring)


def _phone(_state: LupusState, _seat: int, _moment: Moment, wall: View) -> View:
    return replace(wall, title=text("lupus-waiting"), emblem=GAME_EMBLEM)


PHASE = LupusPhase(
    id=Phase.LOBBY,
    follows=(Phase.DEAL,),
    stage=Stage.LOBBY,
    tone=Tone.TABLE,
    scene=Scene.LOBBY,
    title=lambda _state: text("lupus-lobby"),
    has_button=False,
    why_not=_why_not,
    reads=lambda _state, _moment: None,
    line=_line,
    panels=_panels,
    desk_line=_desk_line,
    desk_prompts=_desk_prompts,
    desk_panels=_desk_panels,
    phone=_phone,
)
