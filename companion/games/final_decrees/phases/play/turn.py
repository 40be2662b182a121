"""The steps of a turn: drawing, Stagnation and Decline, playing a card, the end (§5 to §8)."""

from collections.abc import Iterator

from companion.core import Draft, Field, Form, Known, Press, Weight, after, labelled, refuse, text
from companion.core.game import Decision
from companion.games.final_decrees import deck
from companion.games.final_decrees.card_words import LONG_EFFECT, LONG_NAME, is_card
from companion.games.final_decrees.components.turns import end
from companion.games.final_decrees.facts.action import CardPlayed, CardWritten
from companion.games.final_decrees.facts.turn import CardDrawn, Declined, TurnBegan, TurnEnded
from companion.games.final_decrees.names import ministry_name
from companion.games.final_decrees.phases.play.actions import ACTION, UNDER, Action, OfTurn
from companion.games.final_decrees.state import Decline, DecreesState


class Draw(OfTurn):
    """Step 2, or the action `draw`: `card` is "ordinary" or "decline" (S&D)."""

    card: str

    def decide(self, state: DecreesState) -> Decision:
        turn = state.now()
        action = not turn.awaits_card
        if self.card not in (deck.ORDINARY, deck.DECLINE):
            return refuse("E_OPTION")
        if action and turn.actions_left < 1:
            return refuse("E_NO_ACTIONS")
        if action and turn.draw_used:
            return refuse("E_DRAW_USED")
        if state.deck_left < 1:
            return refuse("E_NO_CARD_LEFT")
        draft = Draft(state)
        doubt = deck.warning(state, self.card) or ""
        if self.card == deck.DECLINE:
            _decline(draft, doubt, action=action)
        else:
            draft.record(CardDrawn(turn.player, action, doubt))
            if draft.state.deck_left == 0:
                end(draft, "deck")
        return draft.decision


def _decline(draft: Draft[DecreesState], doubt: str, *, action: bool) -> None:
    state, player = draft.state, draft.state.now().player
    under = state.deck_left - 1
    discarded = min(state.options.sd_discard, under)
    empties = _empties(state, discarded)
    moved = tuple(  # A6
        (one, director, state.ministry[one])
        for one in state.ministries
        if not empties and state.ministry[one] and (director := state.director(one)) is not None
    )
    returned = under > 0 and not empties
    picked = state.options.sd_pick and discarded > 0
    left = under - discarded + returned
    what = Decline(player, discarded, moved, returned, picked, left)
    draft.record(Declined(what, action, doubt))
    if not returned:
        end(draft, "deck")


def _empties(state: DecreesState, discarded: int) -> bool:
    """Whether discarding so many cards under S&D ends the game at once (`sd_empty_ends`)."""
    return state.options.sd_empty_ends and 0 < discarded == state.deck_left - 1


class EndTurn(OfTurn):
    """Step 4 of the turn; the next player begins."""

    def decide(self, state: DecreesState) -> Decision:
        player = state.now().player
        at = state.posting(player)
        draft = Draft(state).record(TurnEnded(player, at, len(state.lying_at(at))))
        following = after(state.ring, player)[0]
        return draft.record(TurnBegan(following, state.posting(following))).decision


def drawing(state: DecreesState) -> Iterator[Press]:
    """The two kinds of card, in step 2 or as the action `draw`, once a turn."""
    if state.now().awaits_card or (not state.now().draw_used and state.deck_left):
        yield _card(state, deck.ORDINARY)
        yield _card(state, deck.DECLINE)


def _card(state: DecreesState, card: str) -> Press:
    """One of the two answers; the hint on a decline counts what it would really discard (A14)."""
    doubt, first = deck.warning(state, card), state.now().awaits_card
    word = "card" if first else "draw"
    burnt = min(state.options.sd_discard, state.deck_left - 1)
    figures = {"n": burnt} if card == deck.DECLINE else {}
    hint = text(f"decrees-{word}-{card}-hint", **figures)
    if card == deck.DECLINE and _empties(state, burnt):
        hint = text("decrees-decline-ends")
    how = {"weight": Weight.MAIN} if first and card == deck.ORDINARY else ACTION
    return Press(
        key=f"card-{state.turns}-{card}" if first else f"draw-{card}",
        command="draw",
        label=text(f"decrees-{word}-{card}"),
        title=text(f"decrees-{word}"),
        hint=hint,
        args={"card": card},
        warn=None if doubt is None else text(doubt),
        at=UNDER,
        **how,
    )


def end_press(state: DecreesState) -> Press:
    """The end of the turn, with the blame that it adds."""
    turn = state.now()
    at, left = state.posting(turn.player), turn.actions_left
    hint = text("decrees-end-nowhere")
    if at is not None:
        hint = text("decrees-end-hint", n=len(state.lying_at(at)), at=ministry_name(at))
    return Press(
        key=f"end-{state.turns}",
        command="end_turn",
        label=text("decrees-end-turn"),
        hint=hint,
        warn=text("decrees-end-warn", n=left, more=hint) if left else None,
        weight=Weight.LINK if left or turn.card_open else Weight.MAIN,
        at=UNDER,
    )


class PlayCard(Action):
    """An action: play a card of the hand. Its effects are entered with `Adjust`."""

    anywhere = True

    def decide(self, state: DecreesState) -> Decision:
        return (CardPlayed(state.now().player),)


class WriteCard(OfTurn):
    """After `PlayCard`: the name and the effect of the card, which the table keeps."""

    called: str
    effect: str = ""

    def decide(self, state: DecreesState) -> Decision:
        called, effect = self.called.strip(), self.effect.strip()
        if not is_card(called, effect):
            return refuse("E_CARD_WORDS", most=LONG_NAME, words=LONG_EFFECT)
        return (CardWritten(state.now().player, called, effect),)


def writing(state: DecreesState) -> Form:
    """The prompt for the name and effect of the card just played; known cards are proposed."""
    known = tuple(Known(name, {"effect": effect}) for name, effect in state.cards)
    called = text("decrees-card-called")
    return Form(
        key=f"write-{state.turns}",
        command="write_card",
        **labelled("decrees-card-write", "title", "hint"),
        fields=(
            Field("called", "words", called, low=1, high=LONG_NAME, value="", known=known),
            Field("effect", "words", text("decrees-card-effect"), high=LONG_EFFECT, value=""),
        ),
        weight=Weight.LINK,
    )
