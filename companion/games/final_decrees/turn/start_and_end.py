"""The turn: drawing, Stagnation and Decline, the end of a turn and of the game (§5, §8, §9)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import refuse
from companion.games.final_decrees import commands as do
from companion.games.final_decrees import deck
from companion.games.final_decrees.facts.turn import (
    CardDrawn,
    Declined,
    GameEnded,
    TurnBegan,
    TurnEnded,
)
from companion.games.final_decrees.state import DecreesState


@answers(do.Draw)
def draw(state: DecreesState, command: do.Draw) -> Decision:
    """A card was drawn, in step 2 or as an action; `E_OPTION` for one that does not exist."""
    turn = state.now()
    action = not turn.awaits_card
    if command.card not in (deck.ORDINARY, deck.DECLINE):
        return refuse("E_OPTION")
    if action and turn.actions_left < 1:
        return refuse("E_NO_ACTIONS")
    if action and turn.draw_used:
        return refuse("E_DRAW_USED")
    if state.deck_left < 1:
        return refuse("E_NO_CARD_LEFT")
    draft = Draft(state)
    doubt = deck.warning(state, command.card) or ""
    if command.card == deck.DECLINE:
        _decline(draft, doubt, action=action)
    else:
        draft.tell(CardDrawn(turn.player, action, doubt))
        if draft.state.deck_left == 0:
            end(draft, "deck")
    return draft.decision


def _decline(draft: Draft[DecreesState], doubt: str, *, action: bool) -> None:
    """§8, in its three steps."""
    state, player = draft.state, draft.state.now().player
    under = state.deck_left - 1
    discarded = min(state.options.sd_discard, under)
    empties = state.options.sd_empty_ends and 0 < discarded == under
    moved = () if empties else _blame_to_directors(state)
    returned = under > 0 and not empties
    picked = state.options.sd_pick and discarded > 0
    draft.tell(Declined(player, action, discarded, moved, returned, picked, doubt))
    if not returned:
        end(draft, "deck")


def _blame_to_directors(state: DecreesState) -> tuple[tuple[str, int, int], ...]:
    """Step 2: what every directed ministry hands to its director; the empty keep theirs (A6)."""
    directed = ((one, state.director(one)) for one in state.ministries)
    return tuple(
        (one, director, state.ministry[one])
        for one, director in directed
        if director is not None and state.ministry[one]
    )


@answers(do.EndTurn)
def end_turn(state: DecreesState) -> Decision:
    """Step 4 for the player, step 1 for the next clockwise."""
    player = state.now().player
    at = state.posting(player)
    draft = Draft(state).tell(TurnEnded(player, at, len(state.lying_at(at))))
    place = state.ring.index(player) + 1
    return begin(draft, state.ring[place % len(state.ring)]).decision


def begin(draft: Draft[DecreesState], player: int) -> Draft[DecreesState]:
    """The turn of `player` begins (§5, step 1)."""
    return draft.tell(TurnBegan(player, draft.state.posting(player)))


def end(draft: Draft[DecreesState], reason: str) -> Draft[DecreesState]:
    """The game is over (§9)."""
    winners = () if reason == "abandoned" else best(draft.state)
    return draft.tell(GameEnded(reason, winners))


def best(state: DecreesState) -> tuple[int, ...]:
    """Who has least personal blame; a tie is shared (A18), or decided by the blame of the headed
    ministry; a player who heads none loses it.
    """
    least = min(state.personal.values())
    first = tuple(seat for seat in state.ring if state.personal[seat] == least)
    headed = {seat: state.ministry[at] for seat in first if (at := state.posting(seat)) is not None}
    if state.options.tie_break == "shared" or not headed:
        return first
    return tuple(seat for seat in headed if headed[seat] == min(headed.values()))


@answers(do.Abandon)
def abandon(state: DecreesState) -> Decision:
    """The table gives the game up."""
    return end(Draft(state), "abandoned").decision
