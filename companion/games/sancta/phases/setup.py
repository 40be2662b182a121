"""The set-up: everybody's first saint, and who begins (§4)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.refusal import refuse
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.words.panels.base import Awaited, Panel
from companion.core.words.prompts.base import Prompt, Weight
from companion.core.words.prompts.form import Form
from companion.games.sancta import commands as do
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.components.roses import board
from companion.games.sancta.components.saint_fields import saint_fields
from companion.games.sancta.components.turns import remove_form, start_turn
from companion.games.sancta.facts.lobby import FirstSaintNamed, Started
from companion.games.sancta.facts.saint import PlayerLeft, Won
from companion.games.sancta.phase import SanctaPhase
from companion.games.sancta.state import Phase, SanctaState, dealer_of
from companion.games.sancta.typed_words import clean, wrong_saint


@answers(do.FirstSaint)
def first_saint(state: SanctaState, command: do.FirstSaint, seat: int) -> Decision:
    """A first saint; with the last of them the game starts."""
    wrong = wrong_saint(command.called, command.level)
    if wrong is not None:
        return wrong
    draft = Draft(state).tell(FirstSaintNamed(seat, clean(command.called), command.level))
    return _started(draft).decision


def _started(draft: Draft) -> Draft:
    """With the last of the first saints the game starts."""
    state = draft.state
    active = {seat: state.players[seat].active for seat in state.in_play}
    levels = {seat: saint.level for seat, saint in active.items() if saint is not None}
    if len(levels) == len(active):
        first = first_player(state.ring, dealer_of(state), levels)
        start_turn(draft.tell(Started(first)), first)
    return draft


def first_player(ring: Ring, dealer: int, levels: Mapping[int, int]) -> int:
    """Who has the highest level; on a tie, the first from the dealer to the right (§4). `levels`:
    of the seats still in play; `ring`, `dealer`: as at the beginning.
    """
    at = ring.index(dealer)
    rightwards = tuple(ring[(at - step) % len(ring)] for step in range(1, len(ring) + 1))
    best = max(levels.values())
    return next(seat for seat in rightwards if levels.get(seat) == best)


def _question(state: SanctaState, act_for: Ring, seat: int | None = None) -> tuple[Form, ...]:
    """Ask for the first saint: on the seat's phone, or on the tablet for any seat."""
    saint = None if seat is None else state.players[seat].active
    label = "sancta-first-set" if saint is None else "sancta-first-change"
    return (
        Form(
            key="first-saint",
            command="first_saint",
            label=text(label),
            title=text("sancta-first-title"),
            hint=text("sancta-first-hint"),
            fields=saint_fields(state),
            act_for=act_for,
            weight=Weight.MAIN if saint is None else Weight.LINK,
        ),
    )


class Setup(SanctaPhase):
    """Everybody names a first saint, and with the last of them the first turn begins (§4)."""

    id = Phase.SETUP
    follows = (Phase.TURN,)
    by_hand = (Phase.OVER,)
    help_step = "setup"
    help_steps = ("first", "five")

    def title(self, state: SanctaState) -> Text:
        return text("sancta-setup")

    def line(self, state: SanctaState) -> Text:
        return text("sancta-setup-line")

    def panels(self, state: SanctaState) -> tuple[Panel, ...]:
        there = state.in_play
        missing = tuple(one for one in there if state.players[one].active is None)
        done = len(there) - len(missing)
        return (board(state, None), Awaited(done=done, total=len(there), missing=missing))

    def own_panels(self, state: SanctaState, seat: int) -> tuple[Panel | str, ...]:
        return (board(state, seat), Awaited.kind)

    def asks(self, state: SanctaState, seat: int) -> tuple[Prompt, ...]:
        return _question(state, (), seat) if seat in state.in_play else ()

    def desk_asks(self, state: SanctaState, moment: Moment) -> tuple[Prompt, ...]:
        return (*_question(state, state.in_play), remove_form(state))

    def removes(self, state: SanctaState, command: do.Remove) -> Decision:
        """Before the first turn the others are not held up (§5)."""
        if command.seat not in state.in_play:
            return refuse("E_NO_SUCH_SEAT")
        draft = Draft(state).tell(PlayerLeft(command.seat, 0))
        left = draft.state.in_play
        return draft.tell(Won(left)).decision if len(left) == 1 else _started(draft).decision
