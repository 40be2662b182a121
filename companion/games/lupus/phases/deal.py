"""The deal (§6.1): everybody gets a card and looks at it."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.view import Scene, Tone, View, laid
from companion.core.words.panels.base import Awaited, Circle, Panel, Script
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.lupus import deal
from companion.games.lupus.cast import cast
from companion.games.lupus.night import call_order
from companion.games.lupus.phase import ByVoice, LupusPhase
from companion.games.lupus.screens import prompts_deal
from companion.games.lupus.screens.card import own_card
from companion.games.lupus.screens.ring import day_ring, quiet_ring
from companion.games.lupus.screens.words import emblem, late, role_name
from companion.games.lupus.state import LupusState, Phase, Player
from companion.games.lupus.told.script_night import opening

KIND_BYTES = 240
"""What a card takes among others to choose from, at most: an invented one has a long name."""


def _why_not(state: LupusState, _now: float, _blind: bool) -> Refusal | None:
    return deal.mismatch(state)


def _go_on(draft: Draft[LupusState], moment: Moment, _chance: Chance) -> None:
    call_order.fall(draft, moment)


def _awaited(state: LupusState) -> Ring:
    """Who has not looked, or has no card."""
    return tuple(seat for seat, player in state.players.items() if not player.looked)


def _warning(state: LupusState, _moment: Moment, _knows: bool) -> Text | None:
    return late("lupus-warn-unseen", _awaited(state))


def _line(state: LupusState) -> Text:
    return text("lupus-say-deal", way=state.options.deal_mode)


def _so_far(state: LupusState) -> Text:
    """What is asked of everybody until the last has looked; then that it begins."""
    return _line(state) if _awaited(state) else text("lupus-say-all-seen")


def _reads(state: LupusState, moment: Moment) -> Script:
    return Script(line=_line(state), following=opening(state, moment), emblem="lantern")


def _panels(state: LupusState) -> tuple[Panel, ...]:
    return quiet_ring(state), _seen_cards(state)


def _seen_cards(state: LupusState) -> Awaited:
    """How many have seen (or, with real cards, entered) their card."""
    waiting, total = _awaited(state), len(state.players)
    done = total - len(waiting)
    words = text("lupus-deal-seen", way=state.options.deal_mode, done=done, total=total)
    return Awaited(done=done, total=total, missing=waiting, words=words)


def _desk_line(state: LupusState) -> Text:
    entered = sum(player.role is not None for player in state.players.values())
    return text("lupus-deal-entered", n=entered, of=len(state.players))


def _desk_prompts(state: LupusState, moment: Moment, knows: bool) -> tuple[Prompt, ...]:
    return prompts_deal.prompts(state, moment, knows=knows)


def _desk_panels(state: LupusState, _moment: Moment, knows: bool) -> tuple[Panel, ...]:
    return _seen_cards(state), day_ring(state, knows, _awaited(state))


def _phone(state: LupusState, seat: int, _moment: Moment, wall: View) -> View:
    """The card lies in the middle until it was looked at; then it is put aside."""
    player = state.players[seat]
    new = player.role is not None and not player.looked
    return replace(
        wall,
        line=_phone_line(state, player),
        prompts=_phone_prompts(state, player),
        panels=own_card(state, seat) if new else laid((Circle.kind,), wall),
        own=() if new else own_card(state, seat),
    )


def _phone_line(state: LupusState, player: Player) -> Text:
    if player.looked:
        return text("lupus-looked-line")
    if player.role is not None:
        return text("lupus-deal-line")
    physical = state.options.deal_mode == "physical"
    return text("lupus-deal-physical-line" if physical else "lupus-deal-none-line")


def _phone_prompts(state: LupusState, player: Player) -> tuple[Prompt, ...]:
    """A player says that the own card was seen; with real cards, which one it is."""
    if state.options.deal_mode == "physical":
        return (_which_card(state, player), *_looked(player))
    return _looked(player)


def _looked(player: Player) -> tuple[Press, ...]:
    if player.looked or player.role is None:
        return ()
    return (Press(key="look", command="look", label=text("lupus-looked")),)


def _which_card(state: LupusState, player: Player) -> Choose:
    """Every card of the deck is offered: a shorter list would tell what others have entered. The
    player's own entry is not marked either, for neighbours may see the phone while others still
    choose.
    """
    told = player.role is not None
    return Choose(
        key="card-again" if told else "card",
        command="enter_role",
        field="role",
        label=text("lupus-this-card"),
        title=text("lupus-which-card-again" if told else "lupus-which-card"),
        items=tuple(
            Item(id, role_name(state, id), emblem=emblem(state, id))
            for id in cast(state)
            if state.deck.get(id)
        ),
        secret=True,
        weight=Weight.LINK if told else Weight.MAIN,
        group="corrections" if told else "",
    )


def _secret_bytes(state: LupusState) -> int:
    """Whoever enters a real card is offered all kinds that the deck has."""
    return KIND_BYTES * len(state.deck) if state.options.deal_mode == "physical" else 0


PHASE = LupusPhase(
    id=Phase.DEAL,
    follows=(Phase.NIGHT,),
    tone=Tone.TABLE,
    scene=Scene.SCRIPT,
    title=lambda _state: text("lupus-deal"),
    help_step="deal",
    why_not=_why_not,
    go_on=_go_on,
    awaited=_awaited,
    label=lambda _state, _knows: text("lupus-go-first-night"),
    warning=_warning,
    reads=_reads,
    line=_so_far,
    panels=_panels,
    desk_line=_desk_line,
    desk_prompts=_desk_prompts,
    desk_panels=_desk_panels,
    phone=_phone,
    secret_bytes=_secret_bytes,
    by_voice=ByVoice(
        says=_so_far,
        also=lambda state: not _awaited(state),
        hands=lambda state, moment: prompts_deal.prompts(state, moment, knows=False),
        due=lambda state, voice: None if _awaited(state) else voice.due,
        when="all have said that they have seen their card",
    ),
)
