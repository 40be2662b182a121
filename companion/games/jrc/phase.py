"""What one file in `phases/` declares of a step of the campaign, and the record for now."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from companion.core.command import Command
from companion.core.kit.facts import Draft
from companion.core.kit.phase import PhaseRecord
from companion.core.kit.rounds import Shown
from companion.core.refusal import Refusal
from companion.core.seat import Ring
from companion.core.text import Param, Text, text
from companion.core.value import Frozen
from companion.core.view import Scene, Tone
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Prompt
from companion.games.jrc.commands import Sealed
from companion.games.jrc.state import JrcState, Lines

EMBLEM = "game-jrc"
JOINED = 16
"""A city of so many letters stands on one line of a phone's title."""


class Asked(Frozen):
    """Where the question for a paper stands. `act_for`: on the tablet, in whose place it may be
    answered; `group`: with which other prompts."""

    key: str
    act_for: Ring = ()
    group: str = ""


class Paper(Frozen, kw_only=True):
    """What is sealed in a phase until the table is opened (J-Z1).

    Writing: `command` writes it; `read` (state, command, seat) gives its lines, or why they are
    refused; `twice`: the code of the refusal of a second one; `once`: written once in a campaign;
    `from_home`: somebody who is away may write, too (J-M4).
    Asking: `ask` (state, seat, where the question stands); `alike`: everybody is asked the same;
    `own` (state, seat, lines): how the own paper is read.
    Opening: `open` tells that these papers lie open and what follows, or says why not;
    `lie_open` (state, lines by seat, cities that were picked): the state after that;
    `was_opened`: whether the table was opened in this turn or session.
    """

    command: type[Command]
    read: Callable[[JrcState, Any, int], Lines | Refusal]
    twice: str = "E_ALREADY_SUBMITTED"
    once: bool = False
    from_home: bool = False
    ask: Callable[[JrcState, int, Asked], Prompt]
    alike: bool = False
    own: Callable[[JrcState, int, Lines], tuple[Text, ...]]
    open: Callable[[Draft[JrcState], Shown[Lines]], Refusal | None]
    lie_open: Callable[[JrcState, Mapping[int, Lines], tuple[str, ...]], JrcState]
    was_opened: Callable[[JrcState], bool]


def dashed(id: str) -> str:
    """An id of the rules as it stands in the ids of sentences."""
    return id.replace("_", "-")


def together(city: str) -> str:
    """A city's name for a title: a short one does not break between its words."""
    return city.replace(" ", "\u00a0") if len(city) <= JOINED else city


def _where(state: JrcState) -> dict[str, Param]:
    city = "" if state.session is None else state.session.city
    return {"city": together(city)} if city else {"turn": state.turn}


def _title(state: JrcState) -> Text:
    return text(f"jrc-title-{dashed(state.phase)}", **_where(state))


def _line(state: JrcState) -> Text | None:
    return text(f"jrc-line-{dashed(state.phase)}", **_where(state))


def _as_it_is(state: JrcState) -> JrcState:
    return state


def _no_texts(_state: JrcState) -> Iterable[Text]:
    return ()


def _no_panels(_state: JrcState, _seat: int) -> tuple[Panel, ...]:
    return ()


def _nothing_more(_state: JrcState) -> tuple[Panel, ...]:
    return ()


def _no_prompts(_state: JrcState) -> Iterable[Prompt]:
    return ()


def _nothing_asked(_state: JrcState, _seat: int) -> tuple[Prompt, ...]:
    return ()


def _no_warning(_state: JrcState) -> Text | None:
    return None


def _fi(state: JrcState, seat: int) -> Text:
    return text("jrc-mark-fi", n=state.fi[seat][state.hall.city])


class JrcPhase(PhaseRecord[JrcState, Draft[JrcState]], kw_only=True):
    """A step of §4. What is not said is as most steps have it.

    `in_session`, `between_turns`: where in a turn it lies. `early`: no paper can lie open yet;
    `purchases_open`: those of the session do.
    `paper`: what is written in it. `enters`: the state at its beginning; `adds_columns`: whoever is
    asked in it gets a column; `columns_closed`: whoever goes leaves as one who never came.
    `away`: what somebody's absence means for the running papers (None: that one is not awaited any
    more); `left`: what follows when somebody has gone.

    What all see: `scene`, and `own_scene` for who plays (None: the same); `shown` (state, whose
    column is one's own): the panels of every eye (None: the great table and `more`); `news`;
    `mark`: the word under a name of the ring; `advises`: it is said which city is worth a session;
    `sorts`: the narrowest cities first; `help_at`: how the help calls the step.
    One person: `beside`: panels of a phone; `asks`: its questions beside the paper.
    The tablet: `desk`: its questions; `warning`: what the button should warn of; `closed`: why
    papers that are all in cannot be opened; `desk_without`: panels that its form says already;
    `host`: all that it asks (None: what most steps ask).
    """

    tone: Tone = Tone.TABLE
    scene: Scene = Scene.LEDGER
    own_scene: Scene | None = None
    title: Callable[[JrcState], Text] = _title
    line: Callable[[JrcState], Text | None] = _line
    has_button: bool = False
    in_session: bool = False
    between_turns: bool = False
    early: bool = False
    purchases_open: bool = False
    paper: Paper | None = None
    enters: Callable[[JrcState], JrcState] = _as_it_is
    adds_columns: bool = False
    columns_closed: bool = False
    away: Callable[[Draft[JrcState], int], None] | None = None
    left: Callable[[Draft[JrcState], int], None] | None = None
    shown: Callable[[JrcState, int | None], tuple[Panel, ...]] | None = None
    more: Callable[[JrcState], tuple[Panel, ...]] = _nothing_more
    news: Callable[[JrcState], Iterable[Text]] = _no_texts
    mark: Callable[[JrcState, int], Text | None] = _fi
    advises: bool = False
    sorts: bool = False
    help_at: str = ""
    beside: Callable[[JrcState, int], tuple[Panel, ...]] = _no_panels
    asks: Callable[[JrcState, int], tuple[Prompt, ...]] = _nothing_asked
    desk: Callable[[JrcState], Iterable[Prompt]] = _no_prompts
    desk_without: tuple[type[Panel], ...] = ()
    warning: Callable[[JrcState], Text | None] = _no_warning
    closed: Callable[[JrcState], Text | None] = _no_warning
    host: Callable[[JrcState], tuple[Prompt, ...]] | None = None

    def admits(self, command: type[Command]) -> bool:
        """See `PhaseRecord.admits`; a paper is written in the phase that asks for it."""
        if issubclass(command, Sealed):
            return self.paper is not None and self.paper.command is command
        return super().admits(command)


@cache
def phases() -> Mapping[str, JrcPhase]:
    """The records by id, in the order of §4."""
    found = importlib.import_module("companion.games.jrc.phases").PHASES
    return {phase.id: phase for phase in found}


def phase_of(state: JrcState) -> JrcPhase:
    """The record of the phase that is on."""
    return phases()[state.phase]
