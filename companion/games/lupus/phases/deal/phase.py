"""The deal (§6.1): everybody gets a card and looks at it."""

from collections.abc import Iterator
from typing import Any

from companion.core import Chance, Draft, Moment, Refusal, Ring, Text, replace, text
from companion.core.view import Scene, Tone, View, expand_panels
from companion.core.words.panels.base import Awaited, Circle, Panel, Script
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.lupus.components.card import own_card
from companion.games.lupus.components.names import missing_line
from companion.games.lupus.components.ring import ring_of
from companion.games.lupus.night_rules import call_order
from companion.games.lupus.phase import LupusPhase
from companion.games.lupus.phases.deal.cards import deck_mismatch, prompts, which_card
from companion.games.lupus.phases.night.script import opening
from companion.games.lupus.state import LupusState, Phase, Player, Voice

KIND_BYTES = 240
"""Most bytes of a card in the list: an invented one has a long name."""


class DealPhase(LupusPhase):
    """Everybody gets a card, and says so when they have looked at it."""

    id = Phase.DEAL
    follows = (Phase.NIGHT,)
    tone = Tone.TABLE
    help_step = "deal"
    button_label = "lupus-go-first-night"
    layout = Scene.SCRIPT
    voice_until = "all have said that they have seen their card"
    title_id = "lupus-deal"

    def why_not(self, state: LupusState, now: float, blind: bool) -> Refusal | None:
        return deck_mismatch(state)

    def go_on(self, draft: Draft[LupusState], moment: Moment, chance: Chance) -> None:
        call_order.begin_night(draft, moment)

    def awaited(self, state: LupusState) -> Ring:
        """Seats that have not looked, or have no card."""
        return tuple(seat for seat, player in state.players.items() if not player.looked)

    def warning(self, state: LupusState, moment: Moment, knows: bool) -> Text | None:
        return missing_line("lupus-warn-unseen", self.awaited(state))

    def script(self, state: LupusState, moment: Moment) -> Script:
        return Script(
            line=text("lupus-say-deal", way=state.options.deal_mode),
            following=opening(state, moment),
            emblem="lantern",
            asks_sounds=True,
        )

    def line(self, state: LupusState) -> Text:
        """What all are asked to do until the last one has looked; then that the game begins."""
        if not self.awaited(state):
            return text("lupus-say-all-seen")
        return text("lupus-say-deal", way=state.options.deal_mode)

    def panels(self, state: LupusState) -> tuple[Panel, ...]:
        return ring_of(state), self._seen_cards(state)

    def _seen_cards(self, state: LupusState) -> Awaited:
        """How many have seen (or, with real cards, entered) their card."""
        waiting, total = self.awaited(state), len(state.players)
        done = total - len(waiting)
        words = text("lupus-deal-seen", way=state.options.deal_mode, done=done, total=total)
        return Awaited(done=done, total=total, missing=waiting, words=words)

    def desk_line(self, state: LupusState) -> Text:
        entered = sum(player.role is not None for player in state.players.values())
        return text("lupus-deal-entered", n=entered, of=len(state.players))

    def desk_prompts(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
        return tuple(prompts(state, moment, knows=knows))

    def desk_panels(self, state: LupusState, moment: Moment, knows: bool) -> tuple[Panel, ...]:
        ring = ring_of(state, roles=knows, waits=self.awaited(state))
        return self._seen_cards(state), ring

    def phone(self, state: LupusState, seat: int, moment: Moment, wall: View) -> View:
        """The card is in the middle until it was looked at; then in the header."""
        player = state.players[seat]
        new = player.role is not None and not player.looked
        return replace(
            wall,
            line=_phone_line(state, player),
            prompts=tuple(_phone_prompts(state, player)),
            panels=own_card(state, seat) if new else expand_panels((Circle.kind,), wall),
            own=() if new else own_card(state, seat),
        )

    def secret_bytes(self, state: LupusState, seat: int, usual: int) -> int:
        """A player who enters a real card is offered all kinds that the deck has."""
        physical = state.options.deal_mode == "physical"
        return usual + KIND_BYTES * len(state.deck) if physical else usual

    def voice_line(self, state: LupusState) -> Text:
        return self.line(state)

    def restart_key(self, state: LupusState) -> bool:
        return not self.awaited(state)

    def voice_display_prompts(self, state: LupusState, moment: Moment) -> tuple[Prompt, ...]:
        return tuple(prompts(state, moment, knows=False))

    def voice_continues_at(self, state: LupusState, voice: Voice) -> float | None:
        return None if self.awaited(state) else voice.due


def _phone_line(state: LupusState, player: Player) -> Text:
    if player.looked:
        return text("lupus-looked-line")
    if player.role is not None:
        return text("lupus-deal-line")
    physical = state.options.deal_mode == "physical"
    return text("lupus-deal-physical-line" if physical else "lupus-deal-none-line")


def _phone_prompts(state: LupusState, player: Player) -> Iterator[Prompt]:
    """With real cards: which one it is; and that the own card was seen.

    All cards of the deck are offered, because a shorter list would reveal what others have entered.
    The current entry is not marked, because neighbours may see the phone.
    """
    is_dealt, deck = player.role is not None, state.deck
    if state.options.deal_mode == "physical" and is_dealt:
        again: dict[str, Any] = {"weight": Weight.LINK, "group": "corrections", "secret": True}
        yield which_card("card-again", state, text("lupus-which-card-again"), deck, **again)
    elif state.options.deal_mode == "physical":
        yield which_card("card", state, text("lupus-which-card"), deck, secret=True)
    if is_dealt and not player.looked:
        yield Press(key="look", command="look", label=text("lupus-looked"))
