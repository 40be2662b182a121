"""The phone of somebody in the ring, from the lobby to the end (the night: view_night)."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.remembered import remembered
from companion.core.seat import Ring, around
from companion.core.text import Text, text
from companion.core.view import Tone, View
from companion.core.words.panels.base import Chronicle, Note, Panel
from companion.core.words.prompts.base import Choose, Item, Pick, Press, Prompt, Weight
from companion.games.lupus import votes
from companion.games.lupus.cast import cast, role_of
from companion.games.lupus.events_vote import current_round
from companion.games.lupus.recap_story import chapters
from companion.games.lupus.state import LupusState, Phase, Player
from companion.games.lupus.view_card import own_card
from companion.games.lupus.view_day import day_line, day_panels, final_verdict, tone
from companion.games.lupus.view_night import night_view
from companion.games.lupus.view_notes import ghost_words, note_for
from companion.games.lupus.view_public import by_day, lobby_panels
from companion.games.lupus.view_ring import day_ring, end_ring, quiet_ring
from companion.games.lupus.view_words import emblem, heading, role_name

GAME_EMBLEM = "game-lupus"


def seat_view(state: LupusState, seat: int, moment: Moment) -> View:
    """What the person in `seat` sees on the own phone."""
    if state.phase is Phase.LOBBY:
        return _lobby(state, seat)
    if state.phase is Phase.DEAL:
        return _deal(state, seat)
    if state.phase is Phase.NIGHT:
        return night_view(state, seat, moment)
    return _over(state, seat) if state.phase is Phase.OVER else _day(state, seat)


def _lobby(state: LupusState, seat: int) -> View:
    return View(
        tone=tone(state),
        title=text("lupus-waiting"),
        line=text("lupus-waiting-line", n=len(state.ring)),
        emblem=GAME_EMBLEM,
        panels=lobby_panels(state),
    )


def _deal(state: LupusState, seat: int) -> View:
    """The card lies in the middle until it was looked at; then it is put aside."""
    player = state.players[seat]
    ring: tuple[Panel, ...] = (quiet_ring(state),)
    new = player.role is not None and not player.looked
    return View(
        tone=tone(state),
        title=heading(state),
        line=_deal_line(state, player),
        prompts=_deal_prompts(state, player),
        panels=own_card(state, seat) if new else ring,
        own=() if new else own_card(state, seat),
    )


def _deal_line(state: LupusState, player: Player) -> Text:
    if player.looked:
        return text("lupus-looked-line")
    if player.role is not None:
        return text("lupus-deal-line")
    physical = state.options.deal_mode == "physical"
    return text("lupus-deal-physical-line" if physical else "lupus-deal-none-line")


def _deal_prompts(state: LupusState, player: Player) -> tuple[Prompt, ...]:
    """Say that one has seen the card; with real cards, which one it is."""
    if state.options.deal_mode == "physical":
        return (_which_card(state, player), *_looked(player))
    return _looked(player)


def _looked(player: Player) -> tuple[Press, ...]:
    if player.looked or player.role is None:
        return ()
    return (Press(key="look", command="look", label=text("lupus-looked")),)


def _which_card(state: LupusState, player: Player) -> Choose:
    """Every card of the deck is offered: what others have entered must not shine through.

    What one has entered oneself is not marked: the phone lies open while others still choose.
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


def _day(state: LupusState, seat: int) -> View:
    if not state.alive(seat):
        return _ghost_day(state, seat)
    if state.untold:
        return _daybreak(state, seat)
    note = note_for(state, seat)
    light, title, line, panels = _for_all(state)
    return View(
        tone=light,
        title=title,
        line=line,
        prompts=_vote(state, seat),
        panels=panels if note is None else (note, *panels),
        own=own_card(state, seat),
    )


def _daybreak(state: LupusState, seat: int) -> View:
    """It is day, and nobody knows more before the moderator says it: also not by the size."""
    light, title, line, panels = _for_all(state)
    own = own_card(state, seat, brief=True)
    return View(tone=light, title=title, line=line, alike=True, panels=panels, own=own)


@remembered
def _for_all(state: LupusState) -> tuple[Tone, Text, Text | None, tuple[Panel, ...]]:
    """What all who live see by day."""
    return tone(state), heading(state), day_line(state), by_day(state)


def _ghost_day(state: LupusState, seat: int) -> View:
    """Somebody who is out follows the day; whether roles are shown, the table chooses."""
    sees = state.options.dead_see_roles and not state.options.ghosts
    line, note = ghost_words(state, seat)
    return View(
        tone=tone(state),
        title=text("lupus-ghost"),
        line=line,
        emblem="ghost",
        prompts=_vote(state, seat),
        panels=(note, *day_panels(state), day_ring(state, sees, ())),
        own=own_card(state, seat),
    )


def _vote(state: LupusState, seat: int) -> tuple[Pick, ...]:
    """The vote of whoever's turn it is."""
    vote = current_round(state)
    if vote is None or seat not in votes.whose_turn(vote):
        return ()
    if vote.papers is not None:
        hint = "lupus-vote-hint-secret"
    else:
        hint = "lupus-vote-runoff-hint" if state.phase is Phase.RUNOFF else "lupus-vote-hint"
    which = state.number, len(state.today().rounds)
    seats = votes.targets(state.players, state.options, vote.candidates, state.phase, seat)
    return _ballot(seat, state.ring, seats, *which, hint, state.options.abstain)


@remembered
def _ballot(
    seat: int, ring: Ring, seats: Ring, day: int, rounds: int, hint: str, abstain: bool
) -> tuple[Pick]:
    """The same question, however many have voted meanwhile."""
    others = around(ring, seat)
    return (
        Pick(
            key=f"d{day}-vote-{rounds}",
            command="vote",
            label=text("lupus-vote"),
            title=text("lupus-vote-title"),
            hint=text(hint),
            ring=(*others, seat) if seat in seats else others,
            seats=seats,
            none_label=text("lupus-vote-nobody") if abstain else None,
        ),
    )


def _over(state: LupusState, seat: int) -> View:
    verdict = final_verdict(state)
    story = Chronicle(chapters=chapters(state))
    panels: tuple[Panel, ...] = (_fate(state, seat), end_ring(state), story)
    return View(
        tone=tone(state),
        title=heading(state),
        panels=panels if verdict is None else (verdict, *panels),
        own=own_card(state, seat),
    )


def _fate(state: LupusState, seat: int) -> Note:
    """Whether one has won, and with whom (the dead share the victory, §7)."""
    side = "humans" if state.result is None else state.result.side
    won = state.result is not None and seat in state.result.winners
    id = "lupus-won" if won else "lupus-lost"
    was = emblem(state, role_of(state, seat).id)
    return Note(title=text(id), lines=(text(f"{id}-line", side=side),), emblem=was)
