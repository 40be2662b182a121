"""A step in which everybody writes a sealed paper, and the table opens all of them (J-Z1)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from companion.core.command import Caller, Command
from companion.core.eye import Eye
from companion.core.game import Decision, Moment
from companion.core.kit.facts import Draft
from companion.core.kit.rounds import Shown
from companion.core.refusal import Refusal, refuse
from companion.core.seat import Ring
from companion.core.text import SeatNames, Text, text
from companion.core.value import replace
from companion.core.view import View
from companion.core.words.panels.base import Card
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.jrc.commands import OpenPapers, Sealed, TakeBack
from companion.games.jrc.facts.papers import (
    NoLongerAwaited,
    PaperSealed,
    PapersOpened,
    PaperTakenBack,
)
from companion.games.jrc.phase import EMBLEM, JrcPhase
from companion.games.jrc.state import Change, JrcState, Lines

NAMED = 6
"""So many people a sentence still names; where more are awaited, other panels tell who."""


class PaperPhase(JrcPhase):
    """A step with papers. While none are asked for (`state.papers` is None) it is a plain step."""

    paper: ClassVar[type[Sealed]]
    """The command that writes the paper."""
    twice: ClassVar[str] = "E_ALREADY_SUBMITTED"
    """The code of the refusal of a second paper."""
    once: ClassVar[bool] = False
    """Whether it is written once in a campaign."""
    alike: ClassVar[bool] = False
    """Whether all seats are asked the same."""

    @abstractmethod
    def read(self, state: JrcState, command: Any, seat: int) -> Lines | Refusal:
        """The lines of the paper that `command` (of the kind `paper`) writes for `seat`."""

    @abstractmethod
    def ask(self, state: JrcState, seat: int) -> Prompt:
        """The question that `seat` answers; `prompt` completes its key and where it stands."""

    @abstractmethod
    def own(self, state: JrcState, seat: int, lines: Lines) -> tuple[Text, ...]:
        """The own paper in sentences, for its author alone."""

    @abstractmethod
    def opened_before(self, state: JrcState) -> bool:
        """Whether these papers were opened in this turn or session."""

    def open(self, draft: Draft[JrcState], papers: Shown[Lines]) -> Refusal | None:
        """Tell that these papers lie open and what follows, or say why not. Plans and purchases
        move nothing: they are temporary (J-C1)."""
        draft.record(PapersOpened(papers))
        return None

    def why_closed(self, state: JrcState) -> Text | None:
        """Why the papers cannot be opened now."""
        count = len(state.missing)
        return text("jrc-open-missing", count=count) if count else None

    def may_write(self, state: JrcState, seat: int) -> bool:
        """Whether a paper of `seat` counts in this step."""
        return state.papers is not None and seat in state.papers.asked

    def may_still_write(self, state: JrcState) -> Ring:
        """Seats whose paper would count now and is not in."""
        papers = state.papers
        if papers is None:
            return ()
        people = dict.fromkeys((*papers.asked, *state.active))
        return tuple(one for one in people if self.may_write(state, one) and one not in papers)

    def admits(self, command: type[Command]) -> bool:
        return command is self.paper or super().admits(command)

    def was_opened(self, state: JrcState, kind: type[Sealed]) -> bool:
        return kind is self.paper and self.opened_before(state)

    def write(self, state: JrcState, command: Sealed, caller: Caller) -> Decision:
        """See `JrcPhase.write`; refused in the order of J-A3 and J-Z1."""
        papers, seat = state.papers, caller.seat
        if papers is None or type(command) is not self.paper:
            return self.wrong_paper(state, type(command))
        if seat is None:
            return refuse("E_NOT_SEATED")
        if not self.may_write(state, seat):
            opened = self.once and seat in state.players
            return refuse("E_ALREADY_REVEALED" if opened else "E_NOT_AWAITED")
        if seat in papers.recallable:
            return refuse(self.twice)
        lines = self.read(state, command, seat)
        if isinstance(lines, Refusal):
            return lines
        # Only an empty paper comes so far from a seat for which the app has filed one.
        if seat in papers.filed:
            return refuse("E_ALREADY_SUBMITTED")
        return (PaperSealed(seat, lines),)

    def take_back(self, state: JrcState, caller: Caller) -> Decision:
        if state.papers is None:
            return super().take_back(state, caller)
        if caller.seat is None or caller.seat not in state.papers.recallable:
            return refuse("E_NOTHING_SUBMITTED")
        return self.taken_back(state, caller.seat)

    def taken_back(self, state: JrcState, seat: int) -> Decision:
        """Give `seat` the own paper back."""
        return (PaperTakenBack(seat),)

    def open_papers(self, state: JrcState) -> Decision:
        """See `JrcPhase.open_papers`; E_PAPERS_MISSING before all are in."""
        if state.papers is None:
            return super().open_papers(state)
        if awaited := state.missing:
            return refuse("E_PAPERS_MISSING", count=len(awaited), who=SeatNames(awaited))
        return self.opened_again(state, state.papers.opened(state.players))

    def opened_again(self, state: JrcState, papers: Shown[Lines]) -> Decision:
        draft = Draft(state)
        return self.open(draft, papers) or draft.decision

    def excuse(self, draft: Draft[JrcState], seat: int) -> None:
        if draft.state.papers is not None:
            draft.record(NoLongerAwaited(seat))

    def line(self, state: JrcState) -> Text | None:
        """Who is awaited."""
        if state.papers is None:
            return super().line(state)
        awaited = state.missing
        if not awaited:
            return text("jrc-line-all-in")
        if len(awaited) > NAMED:
            return text("jrc-line-writing-many", count=len(awaited))
        return text("jrc-line-writing", count=len(awaited), who=SeatNames(awaited))

    def own_line(self, state: JrcState, seat: int, wall: View) -> Text | None:
        """That the own paper is in; nothing for a seat that has to write now."""
        papers = state.papers
        if papers is not None and seat in papers:
            return text("jrc-line-filed" if seat in papers.filed else "jrc-line-written")
        return None if self.may_write(state, seat) else wall.line

    def prompt(self, state: JrcState, seat: int, act_for: Ring = ()) -> Prompt:
        """The question to `seat`: on its phone, or on the tablet for one of `act_for`."""
        key = f"paper:{state.asked}"
        if act_for and not self.alike:
            key = f"{key}:{seat}"
        group = "seat" if act_for else ""
        return replace(self.ask(state, seat), key=key, act_for=act_for, group=group)

    def asks(self, state: JrcState, seat: int) -> tuple[Prompt, ...]:
        """The paper, or the way to take it back."""
        papers = state.papers
        if papers is not None and seat in papers.recallable:
            return (_take_back(state),)
        return (self.prompt(state, seat),) if seat in self.may_still_write(state) else ()

    def secret(self, state: JrcState, seat: int, shown: View) -> View:
        """The own sealed paper, covered until it is held; nobody else reads it, not the host."""
        papers = state.papers
        if papers is None or seat not in papers.recallable:
            return shown
        card = Card(
            seat=seat,
            name=text("jrc-own-paper"),
            tag=text("jrc-own-paper-tag"),
            emblem=EMBLEM,
            lines=self.own(state, seat, papers.own(seat)),
        )
        return replace(shown, own=(card,))

    def host(self, state: JrcState) -> Iterator[Prompt]:
        """Open the table; what the tablet asks in the place of players without a phone."""
        if state.papers is None:
            return
        yield Press(
            key=f"open:{state.asked}",
            command=OpenPapers.name,
            label=text("jrc-open"),
            closed=self.why_closed(state),
        )
        seats = self.may_still_write(state)
        if self.alike and seats:
            yield self.prompt(state, seats[0], seats)
        elif not self.alike:
            yield from (self.prompt(state, seat, (seat,)) for seat in seats)
        if written := state.papers.recallable:
            yield _take_back(state, written)

    def desk(self, state: JrcState, eye: Eye, moment: Moment, wall: View) -> View:
        """Where papers are missing the tablet names them beside the way to answer for them."""
        shown = super().desk(state, eye, moment, wall)
        return replace(shown, line=None) if state.missing else shown


def _take_back(state: JrcState, seats: Ring = ()) -> Press:
    """The own paper again; on the tablet, that of one of `seats`."""
    return Press(
        key=f"take-back:{state.asked}",
        command=TakeBack.name,
        label=text("jrc-take-back"),
        title=text("jrc-take-back-title") if seats else None,
        act_for=seats,
        group="seat" if seats else "actions",
        weight=Weight.QUIET,
    )


def open_and_move(draft: Draft[JrcState], papers: Shown[Lines]) -> None:
    """Open papers whose points move between fund and cities."""
    state, changes = draft.state, list[Change]()
    for seat, lines in papers:
        for city, points in lines:
            before = state.fi[seat][city]
            changes.append(Change(seat, city, before, before + points))
        if spent := sum(points for _, points in lines):
            fund = state.fund[seat]
            changes.append(Change(seat, "", fund, fund - spent))
    draft.record(PapersOpened(papers, tuple(changes)))
