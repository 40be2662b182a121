"""Sealed purchases with the points that are left (§7.2)."""

from __future__ import annotations

from companion.core.refusal import Refusal, refuse
from companion.core.text import Text, text
from companion.core.words.prompts.allocate import Allocate, Share
from companion.games.jrc.advantages import ADVANTAGE, ADVANTAGES, cost
from companion.games.jrc.codes import wrong_number
from companion.games.jrc.commands import Buy
from companion.games.jrc.components.names import advantage, dashed, own_lines, together
from companion.games.jrc.paper_phase import PaperPhase
from companion.games.jrc.phases.counter_reveal import SpendingPhase
from companion.games.jrc.state import JrcState, Lines, PapersBySeat, Phase


class Advantages(SpendingPhase, PaperPhase):
    """The participants write what they buy."""

    id = Phase.ADVANTAGES
    follows = (Phase.ADVANTAGES_REVEAL,)
    help_step = "advantages"
    help_now = "advantages"
    paper = Buy

    def read(self, state: JrcState, command: Buy, seat: int) -> Lines | Refusal:
        """§7.2: any multiset that the points left can pay."""
        bought = command.bought
        wrong = wrong_number(bought, ADVANTAGE, "E_UNKNOWN_ADVANTAGE")
        if wrong is not None:
            return wrong
        lines = tuple((one.id, int(bought[one.id])) for one in ADVANTAGES if bought.get(one.id))
        left = state.hall.left[seat]
        return lines if cost(lines) <= left else refuse("E_CANNOT_AFFORD", left=left)

    def ask(self, state: JrcState, seat: int) -> Allocate:
        """§7.2: any of the six, as long as the points left can pay."""
        left = state.hall.left[seat]
        return Allocate(
            key="",
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

    def own(self, state: JrcState, seat: int, lines: Lines) -> tuple[Text, ...]:
        return own_lines(lines, advantage)

    def papers_open(self, state: JrcState, papers: PapersBySeat) -> JrcState:
        return state.at(Phase.ADVANTAGES_REVEAL).in_session(bought=papers)

    def opened_before(self, state: JrcState) -> bool:
        return state.session is not None and bool(state.session.bought)
