"""Sealed purchases with the points that are left (§7.2)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.refusal import Refusal, refuse
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.words.prompts.allocate import Allocate, Share
from companion.games.jrc.advantages import ADVANTAGE, ADVANTAGES, cost
from companion.games.jrc.commands import Buy
from companion.games.jrc.papers import open_only, wrong_number
from companion.games.jrc.phase import Asked, Paper, dashed, phase_of, together
from companion.games.jrc.phases.counter_reveal import left_of
from companion.games.jrc.phases.session import session_phase
from companion.games.jrc.screens.words import advantage, own_lines
from companion.games.jrc.state import JrcState, Lines, Phase


def purchase(state: JrcState, command: Buy, seat: int) -> Lines | Refusal:
    """§7.2: any multiset that what is left can pay."""
    bought = command.bought
    if any(id not in ADVANTAGE for id in bought):
        return refuse("E_UNKNOWN_ADVANTAGE")
    wrong = wrong_number(bought)
    if wrong is not None:
        return wrong
    lines = tuple((one.id, int(bought[one.id])) for one in ADVANTAGES if bought.get(one.id))
    left = state.hall.left[seat]
    return lines if cost(lines) <= left else refuse("E_CANNOT_AFFORD", left=left)


def _ask(state: JrcState, seat: int, asked: Asked) -> Allocate:
    """§7.2: any of the six, as long as what is left can pay."""
    left = state.hall.left[seat]
    return Allocate(
        key=asked.key,
        act_for=asked.act_for,
        group=asked.group,
        command=Buy.name,
        field="bought",
        rows=tuple(
            Share(
                one.id,
                advantage(one.id),
                high=left // one.cost,
                price=one.cost,
                note=text("jrc-about", cost=one.cost, what=text(f"jrc-about-{dashed(one.id)}")),
            )
            for one in ADVANTAGES
        ),
        budget=left,
        label=text("jrc-seal"),
        nothing=text("jrc-buy-nothing"),
        title=text("jrc-buy-title", city=together(state.hall.city)),
        hint=text("jrc-buy-hint", n=left),
        left=text("jrc-left-to-spend"),
        sealed=True,
    )


def _own(_state: JrcState, _seat: int, lines: Lines) -> tuple[Text, ...]:
    return own_lines(lines, advantage)


def _lie_open(state: JrcState, lines: Mapping[int, Lines], _cities: tuple[str, ...]) -> JrcState:
    session = replace(state.hall, bought=dict(lines))
    return replace(state.at(Phase.ADVANTAGES_REVEAL), session=session)


PHASE = session_phase(
    id=Phase.ADVANTAGES,
    follows=(Phase.ADVANTAGES_REVEAL,),
    help_at="advantages",
    help_step="advantages",
    paper=Paper(
        command=Buy,
        read=purchase,
        ask=_ask,
        own=_own,
        open=open_only,
        lie_open=_lie_open,
        was_opened=lambda state: phase_of(state).purchases_open,
    ),
    mark=left_of,
)
