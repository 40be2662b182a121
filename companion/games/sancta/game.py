"""The class of the saints' game."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from companion.core import Chance, Event, Eye, Panel, Question, Ring, Step, memoize, replace, text
from companion.core.game import Decision, Moment
from companion.core.kit.phased_game import PhasedGame
from companion.core.words.panels.help import Help, InForce
from companion.games.sancta import PLAYERS
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts.lobby import seated
from companion.games.sancta.facts.window import CancelledBy, WindowClosed, WindowRestarted
from companion.games.sancta.narration.recap import recap
from companion.games.sancta.options import Options
from companion.games.sancta.phase import SanctaPhase
from companion.games.sancta.state import SanctaState
from companion.games.sancta.typed_words import read_names

COVERED_BYTES = 16384
"""Room for covered saints: several questions to the active player name them."""

ROSE_SECONDS = 2.0


class Sancta(PhasedGame[SanctaState], package=__package__):
    """Saints, points and the Rose."""

    id: ClassVar[str] = "sancta"
    players: ClassVar[tuple[int, int]] = PLAYERS
    rules_without_phones: ClassVar[Mapping[str, Any]] = {"reaction_mode": "spoken"}
    cards: ClassVar[str] = "names"
    state: ClassVar[type[Any]] = SanctaState
    phase: ClassVar[type[Any]] = SanctaPhase
    rules: ClassVar[type[Options]] = Options
    terms = ("active", "sanctuary", "rose", "advocate", "suffrage", "toll")
    seated = staticmethod(seated)

    def open(self, ring: Ring, kept: Mapping[str, Any]) -> SanctaState:
        made = replace(super().open((), kept), names=read_names(kept.get("names", ())))
        return seated(made, ring)

    def keep(self, state: SanctaState) -> Mapping[str, Any]:
        """The changed `options`, and `names` [[saint, level]…]."""
        return {**super().keep(state), "names": [list(one) for one in state.names]}

    def alarm(self, state: SanctaState, moment: Moment, chance: Chance) -> Decision:
        """The time of the reaction window is over, and there was no cancel."""
        ends_at = self.wakes_at(state)
        over = ends_at is not None and ends_at <= moment.now
        return Draft(state).close_window().decision if over else ()

    def announcement_seconds(self, before: SanctaState, after: SanctaState) -> float:
        """The time in which the wall closes the Rose of a saint that has its points (§7)."""
        gathered = any(
            seat in before.players and len(player.rose) > len(before.players[seat].rose)
            for seat, player in after.players.items()
        )
        return ROSE_SECONDS if gathered else 0.0

    def secret_bytes(self, state: SanctaState, seat: int) -> int:
        """Room for all saints of one person, however long their names, where they lie covered."""
        return COVERED_BYTES if state.options.sanctuary_hidden else self.private_bytes

    def wakes_at(self, state: SanctaState) -> float | None:
        """The end of the reaction window: it decides (§8)."""
        return None if state.window is None else state.window.ends_at

    def after_downtime(self, state: SanctaState, moment: Moment) -> tuple[Event, ...]:
        """An open window has its full time again, because no seat had time to answer."""
        clock = None if state.window is None else state.window.clock
        full = clock is None or clock.since == moment.now
        return () if full else (WindowRestarted(moment.now),)

    def kept_through_undo(
        self, before: SanctaState, after: SanctaState, moment: Moment
    ) -> tuple[Event, ...]:
        """A window that is open again has its full time, as after a voided cancel (§8)."""
        return self.after_downtime(after, moment)

    def open_questions(self, state: SanctaState) -> tuple[Question, ...]:
        """An open window: the points of one saint in one turn, and who may cancel them."""
        one = state.window
        if one is None:
            return ()
        about = (one.by, one.saint, one.what, one.points, one.asked)
        return (Question(("window", state.number, *about)),)

    def shown_answers(
        self, state: SanctaState, event: Event
    ) -> Iterable[tuple[Question, int | None]]:
        """How a window has ended: the seat that has cancelled; None: no seat."""
        over = isinstance(event, CancelledBy | WindowClosed)
        by = event.seat if isinstance(event, CancelledBy) else None
        return ((one, by) for one in self.open_questions(state) if over)

    def answer_again(
        self, state: SanctaState, question: Question, shown: int | None, moment: Moment
    ) -> tuple[Event, ...]:
        """A window that everybody saw end before an undo ends as it did (§8)."""
        draft = Draft(state)
        again = draft.close_window() if shown is None else draft.record(CancelledBy(shown))
        return again.decision

    def alarm_repeats(self, step: Step) -> bool:
        """A window that is open again has its time (see above)."""
        return False

    def may_be_copied(self, state: SanctaState, eye: Eye) -> bool:
        """Covered saints are known to their owner alone, and a copy cannot leave them out."""
        return not (state.playing and state.options.sanctuary_hidden)

    def hushed(self, state: SanctaState) -> bool:
        """While a window is open nothing may show who has answered (§8)."""
        return state.window is not None

    def reference(self, state: SanctaState) -> tuple[Panel, ...]:
        return _with_goal(super().reference(state), state.goal, state.options.target != 0)

    def story(self, state: SanctaState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
        return recap(state)


@memoize  # the same object while nothing changes, as `Game.reference` promises
def _with_goal(panels: tuple[Panel, ...], goal: int, own: bool) -> tuple[Panel, ...]:
    rule = InForce(text("sancta-help-target", n=goal), own=own)
    return tuple(
        replace(one, rules=(rule, *one.rules)) if isinstance(one, Help) else one for one in panels
    )


GAME = Sancta()
