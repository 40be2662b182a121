"""The reaction window: one question to all opponents, and the first cancel wins (§8)."""

from collections.abc import Iterator

from companion.core import Decision, Item, Moment, Press, Prompt, Reaction, Refusal, Weight, refuse
from companion.core.command import By, Caller, Command
from companion.core.text import SeatName, Text, text
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts import window as facts
from companion.games.sancta.names import prompt_args
from companion.games.sancta.state import Phase, SanctaState, Window

ANSWERS = ("cancel", "pass")


def open_window(draft: Draft, by: int, saint: int, what: str, points: int, moment: Moment) -> None:
    """Ask all opponents at once."""
    asked, seconds = draft.state.following(by), float(draft.state.options.react_seconds)
    draft.record(facts.WindowOpened(by, saint, what, points, asked, moment.now, seconds))


class React(Command, phases=(Phase.TURN,)):
    """Reaction window: "cancel" with an advocate, or "pass"."""

    answer: str

    def decide(self, state: SanctaState, caller: Caller, seat: int, now: float) -> Decision:
        """A cancel ends the window, the last pass too; after its time (§8) none is taken."""
        window = state.window
        if window is None:
            late = state.cancelled is not None and self.answer == "cancel"
            return refuse("E_ALREADY_CANCELLED" if late else "E_NO_REACTION")
        if window.ends_at is not None and window.ends_at <= now:
            return refuse("E_NO_REACTION")
        if wrong := _wrong_answer(window, self.answer, seat):
            return wrong
        draft = Draft(state)
        if self.answer == "cancel":
            return draft.record(facts.CancelledBy(seat)).decision
        if seat in (window.spoken if caller.moderator else window.passed):
            return refuse("E_ALREADY_ANSWERED")
        draft.record(facts.PassedAloud(seat) if caller.moderator else facts.Passed(seat))
        if set(window.asked) <= {*window.passed, seat}:
            draft.close_window()
        return draft.decision


def _wrong_answer(window: Window, answer: str, seat: int) -> Refusal | None:
    if seat == window.by:
        return refuse("E_OWN_BEATITUDE")
    if seat not in window.asked:
        return refuse("E_NO_REACTION")
    return None if answer in ANSWERS else refuse("E_EFFECT")


class CloseWindow(Command, by=By.HOST, phases=(Phase.TURN,)):
    """Tablet: all who have not answered pass; only where there is no time limit (§8)."""

    def decide(self, state: SanctaState) -> Decision:
        if state.window is None:
            return refuse("E_NO_REACTION")
        if state.window.clock is not None:
            return refuse("E_PENDING_REACTION")
        return Draft(state).close_window().decision


class VoidCancel(Command, by=By.HOST, phases=(Phase.TURN,)):
    """Tablet: the cancel was not covered by an advocate; the window opens again (§8)."""

    def decide(self, state: SanctaState, moment: Moment) -> Decision:
        cancelled = state.cancelled
        if cancelled is None:
            return refuse("E_NO_REACTION")
        window = cancelled.window
        others = facts.asked_again(state)
        draft = Draft(state).record(facts.CancelVoided(cancelled.by))
        about = (window.by, window.saint, window.what, window.points)
        if others:
            seconds = float(state.options.react_seconds)
            draft.record(facts.WindowOpened(*about, others, moment.now, seconds))
        else:
            draft.gain(window.by, window.saint, window.points)
        return draft.decision


def window_line(window: Window, seat: int | None) -> Text:
    """That all opponents are asked, as everybody may know."""
    who = "you" if seat == window.by else "other"
    return text("sancta-window-line", who=SeatName(window.by), you=who, what=window.what)


def desk_questions(window: Window) -> Iterator[Prompt]:
    """The tablet enters spoken answers. Its question depends on no answer of a phone."""
    if window.clock is None:
        yield Press(command="close_window", **prompt_args("close-window", "hint"))
    silent = tuple(one for one in window.asked if one not in window.spoken)
    if silent:
        yield reaction_prompt(window, None, silent)


def reaction_prompt(window: Window, chosen: str | None, act_for: tuple[int, ...] = ()) -> Reaction:
    """The question of the window, on a phone that has `chosen` or on the tablet."""
    by = SeatName(window.by)
    return Reaction(
        key="react",
        command="react",
        label=text("sancta-react-cancel"),
        title=text("sancta-react-title", what=window.what),
        hint=text("sancta-react-hint", who=by),
        items=(
            Item("cancel", text("sancta-react-cancel")),
            Item("pass", text("sancta-react-pass")),
        ),
        clock=window.clock,
        chosen=chosen,
        act_for=act_for,
        warn=text("sancta-react-warn", who=by),
        warns="cancel",
    )


def void_press(state: SanctaState) -> Iterator[Press]:
    """The host voids a cancel that no advocate covered."""
    if state.cancelled is not None and state.pending is None:
        seat = state.cancelled.by
        by, card = SeatName(seat), "back" if seat in state.in_play else "gone"
        yield Press(
            key="void-cancel",
            command="void_cancel",
            label=text("sancta-void"),
            hint=text("sancta-void-hint", who=by, card=card, others=len(facts.asked_again(state))),
            warn=text("sancta-void-warn", who=by),
            weight=Weight.LINK,
            group="corrections",
        )
