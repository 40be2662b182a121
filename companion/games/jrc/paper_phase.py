"""A step in which everybody writes a sealed paper, and all are opened together (J-Z1)."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar

from companion.core import By, Card, Draft, Eye, Question, Refusal, Ring, View, refuse, replace
from companion.core.game import Decision, Moment
from companion.core.kit.phase import Kinds
from companion.core.kit.sealed import AnswerTakenBack
from companion.core.text import SeatNames, Text, text
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.jrc.commands import JrcCommand
from companion.games.jrc.components.names import city_name, own_lines
from companion.games.jrc.facts.papers import NoLongerAwaited, PaperSealed, PapersOpened, changes_of
from companion.games.jrc.phase import EMBLEM, JrcPhase, Sealed, phase_of
from companion.games.jrc.state import JrcState, PaperLines

NAMED = 6
"""Most people that a sentence names."""


class TakeBack(JrcCommand):
    """The own paper back, until the table is opened (J-Z1)."""

    def decide(self, state: JrcState, seat: int | None) -> Decision:
        phase, papers = phase_of(state), state.round
        if papers is None or not isinstance(phase, PaperPhase):
            return refuse("E_WRONG_PHASE" if phase.early else "E_ALREADY_REVEALED")
        if seat is None or seat not in papers.recallable:
            return refuse("E_NOTHING_SUBMITTED")
        return phase.taken_back(state, seat)


class OpenPapers(JrcCommand, by=By.HOST):
    """Host: all papers of the step at once, when all are in (J-Z1)."""

    def decide(self, state: JrcState) -> Decision:
        phase, papers = phase_of(state), state.round
        if papers is None or not isinstance(phase, PaperPhase):
            return refuse("E_WRONG_PHASE")
        if awaited := state.missing:
            return refuse("E_PAPERS_MISSING", count=len(awaited), who=SeatNames(awaited))
        if phase.why_closed(state) is not None:
            return refuse("E_SESSION_SIZE")
        answers, draft = papers.opened(state.players), Draft(state)
        phase.open(draft, PapersOpened(answers, changes_of(state, answers) if phase.moves else ()))
        return draft.decision


class PaperPhase(JrcPhase):
    """A step with papers; without a running round (`state.round` is None) it is a plain step."""

    uses: ClassVar[Kinds] = (AnswerTakenBack,)
    twice: ClassVar[str] = "E_ALREADY_SUBMITTED"
    """The code of the refusal of a second paper."""
    once: ClassVar[bool] = False
    """Whether its paper is written once in a campaign."""
    moves: ClassVar[bool] = False
    """Whether its papers move points between fund and cities (J-C1)."""
    alike: ClassVar[bool] = False
    """Whether all seats are asked the same."""

    @abstractmethod
    def read(self, state: JrcState, command: Any, seat: int) -> PaperLines | Refusal:
        """The lines of the paper that `command` (of the kind `paper`) writes for `seat`."""

    @abstractmethod
    def ask(self, state: JrcState, seat: int) -> Prompt:
        """The question to `seat`; `prompt` adds its key."""

    def own(self, state: JrcState, seat: int, lines: PaperLines) -> tuple[Text, ...]:
        """The own paper in sentences, for its author alone."""
        return own_lines(lines, city_name)

    def after_opening(self, draft: Draft[JrcState]) -> None:
        """Record what follows once the papers lie open."""

    def why_closed(self, state: JrcState) -> Text | None:
        count = len(state.missing)
        return text("jrc-open-missing", count=count) if count else None

    def may_write(self, state: JrcState, seat: int) -> bool:
        """Whether a paper of `seat` counts in this step."""
        return state.round is not None and seat in state.round.asked

    def may_still_write(self, state: JrcState) -> Ring:
        """Seats whose paper would count now and is not in."""
        papers = state.round
        if papers is None:
            return ()
        people = dict.fromkeys((*papers.asked, *state.active))
        return tuple(one for one in people if self.may_write(state, one) and one not in papers)

    def write(self, state: JrcState, command: Sealed, seat: int | None) -> Decision:
        """Seal a paper of `seat`; refused in the order of J-A3 and J-Z1."""
        papers = state.round
        if papers is None or type(command) is not self.paper:
            return super().write(state, command, seat)
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
        # A seat with an automatic empty paper may only send an empty one.
        if seat in papers.filed:
            return refuse("E_ALREADY_SUBMITTED")
        return (PaperSealed(seat, lines),)

    def taken_back(self, state: JrcState, seat: int) -> Decision:
        return (AnswerTakenBack(seat),)

    def open(self, draft: Draft[JrcState], opening: PapersOpened) -> None:
        """Open the papers, now or once more after an undo."""
        self.after_opening(draft.record(opening))

    def sealed_question(self, state: JrcState) -> Question | None:
        """What identifies the round: who writes, in which step, and what can be divided."""
        if (papers := state.round) is None:
            return None
        owned = tuple((seat, tuple(fi.items())) for seat, fi in state.fi.items())
        asked = (papers.asked, papers.filed, tuple(state.fund.items()), owned)
        return Question(("papers", state.phase, state.asked, *asked))

    def excuse(self, draft: Draft[JrcState], seat: int) -> None:
        if draft.state.round is not None:
            draft.record(NoLongerAwaited(seat))

    def line(self, state: JrcState) -> Text | None:
        if state.round is None:
            return super().line(state)
        awaited = state.missing
        if not awaited:
            return text("jrc-line-all-in")
        if len(awaited) > NAMED:
            return text("jrc-line-writing-many", count=len(awaited))
        return text("jrc-line-writing", count=len(awaited), who=SeatNames(awaited))

    def own_line(self, state: JrcState, seat: int, wall: View) -> Text | None:
        """A sentence once the reader's paper is in; none for a seat that has to write."""
        papers = state.round
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
        papers = state.round
        if papers is not None and seat in papers.recallable:
            return (_take_back(state),)
        return (self.prompt(state, seat),) if seat in self.may_still_write(state) else ()

    def secret(self, state: JrcState, seat: int, shown: View) -> View:
        """The own sealed paper, covered until it is held; nobody else reads it, not the host."""
        papers = state.round
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
        if state.round is None:
            return
        yield Press(
            key=f"open:{state.asked}",
            command=OpenPapers.name,
            label=text("jrc-open"),
            closed=self.why_closed(state),
        )
        seats = self.may_still_write(state)
        rings = [seats] if self.alike and seats else [(seat,) for seat in seats]
        yield from (self.prompt(state, ring[0], ring) for ring in rings)
        if written := state.round.recallable:
            yield _take_back(state, written)

    def desk(self, state: JrcState, eye: Eye, moment: Moment, wall: View) -> View:
        """Without the line: the missing papers are named beside the prompts for these seats."""
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
