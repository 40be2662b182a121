"""The base class of the steps of a campaign (§4)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from companion.core import Annals, Command, Draft, Ledger, PhaseOfParts, Scene, Tone, refuse
from companion.core.game import Decision, Moment, Stage
from companion.core.text import Param, SeatName, Text, labelled, text
from companion.core.words.panels.base import Circle, Mark, Note, Panel
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.jrc.commands import JrcCommand
from companion.games.jrc.components.ledger import ledger
from companion.games.jrc.components.names import city_name, sentence_id, unbroken
from companion.games.jrc.components.people import people_prompts
from companion.games.jrc.state import JrcState, PapersBySeat, Phase

EMBLEM = "game-jrc"
TURN = ("income", "order", "cities", "counter", "advantages", "play", "result")
"""The steps of a turn, as the help in play names them."""
START = ("share", "open")
"""The steps before the first turn."""
CANCEL = Press(
    key="cancel-session",
    command="jrc.cancel_session",
    weight=Weight.LINK,
    **labelled("jrc-cancel", "warn"),
)
"""The session is not played (§7.1)."""


class Sealed(JrcCommand):
    """A paper, which nobody else reads before all are opened (J-Z1)."""

    def decide(self, state: JrcState, seat: int | None) -> Decision:
        return phase_of(state).write(state, self, seat)


class JrcPhase(PhaseOfParts[JrcState]):
    """A step of §4; a subclass says what differs from most steps."""

    order = Phase
    scene: ClassVar[Scene] = Scene.LEDGER
    emblem: ClassVar[str | None] = EMBLEM
    help_steps: ClassVar[tuple[str, ...]] = TURN
    in_session: ClassVar[bool] = False
    between_turns: ClassVar[bool] = False
    opened: ClassVar[bool] = False
    """Whether opened papers that moved influence are shown in it."""
    early: ClassVar[bool] = False
    """Whether no paper of this turn or session can lie open yet."""
    paper: ClassVar[type[Sealed] | None] = None
    """The command that writes its papers; None: it has none."""

    def admits(self, command: type[Command]) -> bool:
        """See `Phase.admits`; a paper is written in the step that asks for it."""
        return command is self.paper or (
            not issubclass(command, Sealed) and super().admits(command)
        )

    def opened_before(self, state: JrcState) -> bool:
        """Whether its papers were opened in this turn or session."""
        return False

    def write(self, state: JrcState, command: Sealed, seat: int | None) -> Decision:
        """Seal a paper of `seat`; refused in a step that does not ask for it."""
        steps = (one for one in self.registered.values() if one.paper is type(command))
        opened = any(one.opened_before(state) for one in steps)
        return refuse("E_ALREADY_REVEALED" if opened else "E_WRONG_PHASE")

    def excuse(self, draft: Draft[JrcState], seat: int) -> None:
        """Record what the absence of `seat` changes for the running papers (J-Z2)."""

    def after_absence(self, draft: Draft[JrcState], seat: int) -> None:
        """Record what follows once `seat` is absent (J-Z2)."""

    def entered(self, state: JrcState) -> JrcState:
        """The state at the beginning of this step, if `Moved` leads to it."""
        return state

    def papers_open(self, state: JrcState, papers: PapersBySeat) -> JrcState:
        """The state once the papers of this step lie open."""
        return state

    def title(self, state: JrcState) -> Text:
        return text(f"jrc-title-{sentence_id(self.id)}", **_where(state))

    def line(self, state: JrcState) -> Text | None:
        return text(f"jrc-line-{sentence_id(self.id)}", **_where(state))

    def news(self, state: JrcState) -> Iterable[Text]:
        return ()

    def news_note(self, state: JrcState) -> tuple[Note, ...]:
        """The news under their title; nothing where there are none."""
        lines = tuple(self.news(state))
        return (Note(title=text("jrc-news"), lines=lines, tone="news"),) if lines else ()

    def ledger(self, state: JrcState, seat: int | None) -> Ledger:
        """The great table. `seat`: the reader's, whose column is marked."""
        return ledger(state, seat)

    def more(self, state: JrcState) -> tuple[Panel, ...]:
        """Panels of this step beside those that most steps show."""
        return ()

    def shared(self, state: JrcState, seat: int | None) -> tuple[Panel, ...]:
        """Panels of every eye. `seat`: the reader's."""
        news, waits = self.news_note(state), self.waits(state)
        return (*news, self.ledger(state, seat), *waits, *self.more(state))

    def waits(self, state: JrcState) -> tuple[Panel, ...]:
        """How many papers are in, and whose are missing; never their content."""
        return () if state.round is None else (state.round.awaited(state.absent),)

    def _annals(self, state: JrcState) -> tuple[Annals, ...]:
        """The link to the history, if there is any; not at the end, which shows it."""
        return (Annals(),) if state.past and self.stage is Stage.PLAY else ()

    def beside(self, state: JrcState, seat: int) -> tuple[Panel, ...]:
        """Panels of a phone before the shared ones."""
        return ()

    def panels(self, state: JrcState) -> tuple[Panel, ...]:
        return (*self.shared(state, None), *self._annals(state))

    def own_panels(self, state: JrcState, seat: int) -> tuple[Panel | str, ...]:
        return (*self.beside(state, seat), *self.shared(state, seat), *self._annals(state))

    def warning(self, state: JrcState) -> Text | None:
        """The question to confirm before the main button acts; None: no question."""
        return None

    def host(self, state: JrcState) -> Iterator[Prompt]:
        """The prompts of the tablet in this step, the main one first."""
        if self.has_button:
            yield Press(
                key=f"on:{self.id}",
                command="jrc.go_on",
                label=text(f"jrc-on-{sentence_id(self.id)}"),
                warn=self.warning(state),
            )

    def desk_asks(self, state: JrcState, moment: Moment) -> tuple[Prompt, ...]:
        people = people_prompts(state, self.between_turns)
        return (*self.host(state), *((CANCEL,) if self.in_session else ()), *people)


class SessionPhase(JrcPhase):
    """A step of a session. The wall shows the ring: everybody's prey sits next (§1)."""

    by_hand = (Phase.SEATING, Phase.CITY_SELECT, Phase.CITY_END, Phase.ENDED)
    tone = Tone.DAY
    scene = Scene.HALL
    in_session = True

    def mark(self, state: JrcState, seat: int) -> Text | None:
        """The text under a name: the FI in the city of the session, or the points left to spend."""
        if state.hall.left:
            return text("jrc-mark-left", left=state.hall.left[seat], of=state.hall.fi0[seat])
        return text("jrc-mark-fi", n=state.fi[seat][state.hall.city])

    def shared(self, state: JrcState, seat: int | None) -> tuple[Panel, ...]:
        return (self.ring(state), *self.more(state), *self.waits(state))

    def ring(self, state: JrcState) -> Circle:
        session, waits = state.hall, state.missing
        marks = tuple(
            Mark(seat=one, dead=one in session.out, waits=one in waits, note=self.mark(state, one))
            for one in session.seating
        )
        return Circle(marks=marks, moderator=False, middle=city_name(session.city))

    def beside(self, state: JrcState, seat: int) -> tuple[Panel, ...]:
        """The own place in the session: predator and prey (§1)."""
        if seat not in state.hall.seating:
            return (Note(tone="quiet", lines=(text("jrc-not-in-session"),)),)
        if seat in state.hall.out or len(state.hall.living) < 2:
            return ()
        prey, predator = state.hall.neighbours(seat)
        line = text("jrc-prey", prey=SeatName(prey), predator=SeatName(predator))
        return (Note(tone="quiet", lines=(line,)),)


phase_of = JrcPhase.of


def _where(state: JrcState) -> dict[str, Param]:
    at = state.session
    return {"turn": state.turn} if at is None else {"city": unbroken(at.city)}
