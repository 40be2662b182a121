"""The lobby: people come and go; the tablet chooses the cards and the house rules."""

from companion.core import Moment, Panel, Piles, Prompt, Refusal, Stage, Text, refuse, replace, text
from companion.core.view import Scene, Tone, View
from companion.games.lupus import deck
from companion.games.lupus.cast import cast
from companion.games.lupus.components.names import pile
from companion.games.lupus.components.ring import ring_of
from companion.games.lupus.components.shared_display import blind_notes
from companion.games.lupus.odds.length import length_of
from companion.games.lupus.odds.shown import odds_of
from companion.games.lupus.phase import LupusPhase
from companion.games.lupus.phases.lobby.prompts import prompts
from companion.games.lupus.state import LupusState, Phase


class Lobby(LupusPhase):
    """Everything is chosen, and the cards are dealt."""

    id = Phase.LOBBY
    follows = (Phase.DEAL,)
    stage = Stage.LOBBY
    tone = Tone.TABLE
    has_button = False
    layout = Scene.LOBBY
    title_id = "lupus-lobby"

    def why_not(self, state: LupusState, now: float, blind: bool) -> Refusal:
        return refuse("E_WRONG_PHASE")

    def script(self, state: LupusState, moment: Moment) -> None:
        """Nothing is read."""

    def line(self, state: LupusState) -> Text:
        return text("lupus-waiting-line", n=len(state.ring))

    def panels(self, state: LupusState) -> tuple[Panel, ...]:
        return ring_of(state), _deck_piles(state)

    def desk_line(self, state: LupusState) -> Text | None:
        return text("lupus-deck-people", n=len(state.ring)) if state.ring else None

    def desk_prompts(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
        return prompts(state, moment)

    def desk_panels(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
        shown = self.panels(state)
        if not knows:
            # Said while another way can be chosen.
            shown += blind_notes(state, moment, "lupus-blind-pointing-lobby", state.ring)
        if not state.ring or deck.check(state).error is not None:
            return shown
        length = length_of(state)
        odds = odds_of(state.deck, state.options, moment.simulated)
        return *shown, odds, *(() if length is None else (length,))

    def phone(self, state: LupusState, seat: int, moment: Moment, wall: View) -> View:
        return replace(wall, title=text("lupus-waiting"), emblem="game-lupus")


def _deck_piles(state: LupusState) -> Piles:
    n = len(state.ring)
    if n == 0:
        return Piles(title=text("lupus-deck-nobody"))
    check = deck.check(state)
    warnings = tuple(one.text for one in check.warnings)
    if check.error is not None:
        warnings = (check.error.text, *warnings)
    praise = "lupus-deck-fine" if state.deck_by_hand else "lupus-deck-proposed"
    return Piles(
        title=text("lupus-deck", n=sum(state.deck.values())),
        piles=tuple(pile(state, id, state.deck[id]) for id in cast(state) if state.deck.get(id)),
        notes=() if warnings else (text(praise, n=n),),
        warnings=warnings,
    )
