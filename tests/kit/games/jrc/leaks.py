"""Seeded leaks of the campaign: the law of secrecy must notice each of them (promise P2)."""

from __future__ import annotations

from typing import Any

from companion.core.command import TABLET, Caller, Command
from companion.core.eye import Sight
from companion.core.game import Decision, Moment
from companion.core.log import Step
from companion.core.refusal import refuse
from companion.core.text import Text, text
from companion.core.words.panels.base import Note, Panel
from companion.games.jrc.commands import OpenPapers, Order
from companion.games.jrc.facts.papers import PaperSealed
from companion.games.jrc.game import Jrc
from companion.games.jrc.state import JrcState, Phase
from tests.kit.games.jrc import spoils
from tests.kit.games.jrc.pairs import Wishes
from tests.kit.laws.altered_game import Spoil, SpoiledGame
from tests.kit.laws.leaky import Leaky
from tests.kit.laws.seeded_leaks import cued, scened, telling, walled


class Spoiled(SpoiledGame, Jrc):
    """The game with one more thing to see."""


class TalkativeDiary(Jrc):
    def diary_line(self, step: Step) -> Text | None:
        sealed = [event for event in step.events if isinstance(event, PaperSealed)]
        return text("x", what=str(sealed[0].answer)) if sealed else super().diary_line(step)


class HistoryAheadOfTime(Jrc):
    """The history, which everybody may fetch at any time, tells of papers that are sealed."""

    def history(self, state: JrcState) -> tuple[Panel, ...]:
        sealed = {} if state.round is None else state.round.given
        note = Note(lines=(text("x", what=str(sorted(sealed.items()))),))
        return (*super().history(state), note)


class TellingRefusals(Jrc):
    """An order is refused because of how many others pass."""

    def decide(
        self, state: JrcState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        papers = {} if state.round is None else state.round.given
        if isinstance(command, Order) and sum(not lines for lines in papers.values()) % 2:
            return refuse("E_ONE_ORDER")
        return super().decide(state, command, caller, moment, chance)


class OpenedByAnybody(Jrc):
    """The papers are opened by the first phone that asks for it, while others are still writing."""

    def decide(
        self, state: JrcState, command: Command, caller: Caller, moment: Moment, chance: Any
    ) -> Decision:
        asked = TABLET if isinstance(command, OpenPapers) else caller
        return super().decide(state, command, asked, moment, chance)


def written(state: JrcState) -> int:
    """A number that only the sealed papers tell."""
    return 0 if state.round is None else len(repr(sorted(state.round.given.items())))


PICKS = (("city_choice", "each_picks"), ("secret_pick", True))
COUNTER = Wishes("seat", until=Phase.COUNTER, steps=3)
BUYING = Wishes("public", until=Phase.ADVANTAGES, steps=4)
ORDERING = Wishes("public", until=Phase.METHUSELAH_ORDERS, steps=2)
PICKING = Wishes("seat", until=Phase.CITY_SELECT, options=PICKS, steps=3)
TOLD = Wishes("seat", until=Phase.METHUSELAH_ORDERS, steps=2)
EARLY = Wishes("seat", until=Phase.ALLOCATE, steps=1)
NAMED: tuple[tuple[str, Spoil, Wishes], ...] = (
    ("papers to the moderator", spoils.to(Sight.MODERATOR), Wishes("moderator")),
    ("papers to the blind moderator", spoils.to(Sight.BLIND), Wishes("blind")),
    ("papers to the public", spoils.to(Sight.PUBLIC), Wishes("public")),
    ("papers to the seats", spoils.to(Sight.SEAT), Wishes("seat")),
    ("allocations", spoils.in_phase(Phase.ALLOCATE), EARLY),
    ("orders", spoils.in_phase(Phase.METHUSELAH_ORDERS), ORDERING),
    ("picks", spoils.in_phase(Phase.CITY_SELECT), PICKING),
    ("plans", spoils.in_phase(Phase.COUNTER), COUNTER),
    ("purchases", spoils.in_phase(Phase.ADVANTAGES), BUYING),
)
FOUND: tuple[tuple[Spoil, Wishes], ...] = (
    (spoils.neighbours_paper, Wishes("seat")),
    (spoils.awaited_in_the_order_of_papers, EARLY),
    (spoils.table_ahead_of_time, EARLY),
    (spoils.funds_ahead_of_time, ORDERING),
    (spoils.aimed_at_me, COUNTER),
    (spoils.spent_in_all, COUNTER),
    (spoils.costs_to_all, BUYING),
    (spoils.who_bought_anything, BUYING),
    (spoils.kind_of_order, ORDERING),
    (spoils.who_passes, ORDERING),
    (spoils.city_in_the_title, PICKING),
    (spoils.keys_by_content, Wishes("seat")),
    (spoils.open_button_knows, Wishes("moderator", until=Phase.COUNTER, steps=3)),
    (spoils.own_card_of_another, Wishes("public")),
    (spoils.ledger_with_papers, ORDERING),
    (spoils.an_account_of_papers, Wishes("blind")),
    (spoils.size_of_papers, Wishes("public")),
)
MUTANTS = (
    *(Leaky(name, Spoiled(spoil), wishes) for name, spoil, wishes in NAMED),
    *(Leaky(spoil.__name__, Spoiled(spoil), wishes) for spoil, wishes in FOUND),
    Leaky("papers in the scene", scened(Jrc, written), Wishes("public")),
    Leaky("the diary says what was written", TalkativeDiary(), Wishes("moderator")),
    Leaky("the history tells of sealed papers", HistoryAheadOfTime(), Wishes("public")),
    Leaky("a refusal tells of another's paper", TellingRefusals(), TOLD),
    Leaky("a phone opens the papers", OpenedByAnybody(), Wishes("seat")),
    Leaky("the host is refused by papers", telling(Jrc, written, host=True), Wishes("moderator")),
    Leaky("a cue follows from a secret", cued(Jrc, written), Wishes("public")),
    Leaky("the wall follows from a secret", walled(Jrc, written), Wishes("seat")),
)
UNALIKE: tuple[Leaky, ...] = ()
"""A campaign has no dark phones."""

LATE = {"spent_in_all": 6, "open_button_knows": 9, "the host is refused by papers": 10}
SOON = {"open_button_knows": 9, "spent_in_all": 6, "who_passes": 1}
NO_FRAME = frozenset(
    (
        "a phone opens the papers",
        "a refusal tells of another's paper",
        "the history tells of sealed papers",
    )
)
