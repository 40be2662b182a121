"""The set-up: everybody's first saint, and who begins (§4)."""

from collections.abc import Mapping
from typing import Any

from companion.core import Command, Decision, Form, Moment, Prompt, SeatName, Weight, text
from companion.core.seat import Ring, around
from companion.core.words.panels.base import Awaited, Panel
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.components.roses import board
from companion.games.sancta.components.turns import remove_form, start_turn
from companion.games.sancta.facts.lobby import FirstSaintNamed, Started
from companion.games.sancta.facts.saint import PlayerLeft, Won
from companion.games.sancta.phase import SanctaPhase
from companion.games.sancta.state import Phase, SanctaState
from companion.games.sancta.typed_words import saint_fields, wrong_saint


class FirstSaint(Command, phases=(Phase.SETUP,)):
    """Set-up: the first saint of the seat; until all have one it may be entered anew."""

    called: str
    level: int

    def decide(self, state: SanctaState, seat: int) -> Decision:
        if wrong := wrong_saint(self.called, self.level):
            return wrong
        draft = Draft(state).record(FirstSaintNamed(seat, self.called.strip(), self.level))
        return _started(draft).decision


def _started(draft: Draft) -> Draft:
    """With the last of the first saints the game starts."""
    state = draft.state
    active = {seat: state.players[seat].active for seat in state.in_play}
    levels = {seat: saint.level for seat, saint in active.items() if saint is not None}
    if len(levels) == len(active):
        first = first_player(state.ring, state.deals, levels)
        start_turn(draft.record(Started(first)), first)
    return draft


def first_player(ring: Ring, dealer: int, levels: Mapping[int, int]) -> int:
    """The seat with the highest level; on a tie, the first from the dealer to the right (§4).
    `levels`: of the seats still in play. `ring` and `dealer` are those of the beginning."""
    rightwards = (*reversed(around(ring, dealer)), dealer)
    best = max(levels.values())
    return next(seat for seat in rightwards if levels.get(seat) == best)


def _question(label: str, **more: Any) -> Form:
    """The question for a first saint, on a phone or on the tablet."""
    more = {"key": "first-saint", "title": text("sancta-first-title"), **more}
    hint = text("sancta-first-hint")
    return Form(command="first_saint", label=text(f"sancta-first-{label}"), hint=hint, **more)


class Setup(SanctaPhase):
    """Everybody names a first saint, and with the last of them the first turn begins (§4)."""

    id = Phase.SETUP
    follows = (Phase.TURN,)
    by_hand = (Phase.OVER,)
    help_step = "setup"
    line_id = "sancta-setup-line"
    title_id = "sancta-setup"
    help_steps = ("first", "five")

    def awaited(self, state: SanctaState) -> Ring:
        return tuple(one for one in state.in_play if state.players[one].active is None)

    def panels(self, state: SanctaState) -> tuple[Panel, ...]:
        there = state.in_play
        missing = self.awaited(state)
        done = len(there) - len(missing)
        return (board(state, None), Awaited(done=done, total=len(there), missing=missing))

    def own_panels(self, state: SanctaState, seat: int) -> tuple[Panel | str, ...]:
        return (board(state, seat), Awaited.kind)

    def asks(self, state: SanctaState, seat: int) -> tuple[Prompt, ...]:
        if seat not in state.in_play:
            return ()
        new, fields = state.players[seat].active is None, saint_fields(state)
        weight = Weight.MAIN if new else Weight.LINK
        return (_question("set" if new else "change", fields=fields, weight=weight),)

    def desk_asks(self, state: SanctaState, moment: Moment) -> tuple[Prompt, ...]:
        """The question to one person after another who has no phone, from the dealer on; beside it
        the same question for everybody else."""
        fields, dealer = saint_fields(state), state.deals
        order = (*state.following(dealer), dealer)
        missing = [one for one in order if one in self.awaited(state) and one not in moment.phones]
        chain = tuple(
            _question(
                "set",
                key=f"first-saint-{seat}",
                title=text("sancta-first-of", who=SeatName(seat)),
                act_for=(seat,),
                fields=fields,
            )
            for seat in missing[:1]
        )
        others = tuple(one for one in state.in_play if one not in missing[:1])
        other = _question("set", act_for=others, fields=fields, weight=Weight.LINK)
        return (*chain, other, remove_form(state))

    def removes(self, state: SanctaState, seat: int, cards: int) -> Decision:
        """Before the first turn the others are not held up (§5)."""
        draft = Draft(state).record(PlayerLeft(seat, 0))
        left = draft.state.in_play
        return draft.record(Won(left)).decision if len(left) == 1 else _started(draft).decision
