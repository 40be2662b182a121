"""Who takes part in the session of a city, and in which order (§7.1, C13)."""

from collections.abc import Iterator

from companion.core import By, Chance, Decision, Draft, Panel, Several, refuse
from companion.core.text import SeatName, Text, labelled, text
from companion.core.words.prompts.base import Item, Order, Press, Prompt, Weight
from companion.games.jrc.commands import JrcCommand
from companion.games.jrc.components.ledger import last_update
from companion.games.jrc.components.people import parse_seats
from companion.games.jrc.facts.session import SeatingSet
from companion.games.jrc.narration.news import after_a_session
from companion.games.jrc.phase import SessionPhase
from companion.games.jrc.state import SESSION_AT_LEAST, JrcState, Phase
from companion.games.jrc.turns import ask_for_plans, remove_from_session


class SetSeating(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: the participants clockwise, seat numbers as words."""

    order: tuple[str, ...]

    def decide(self, state: JrcState) -> Decision:
        seating = parse_seats(self.order, state.hall.seating)
        complete = len(seating) == len(state.hall.seating)
        return (SeatingSet(seating),) if complete else refuse("E_RING_DIFFERS")


class ShuffleSeating(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: seats by lot."""

    def decide(self, state: JrcState, chance: Chance) -> Decision:
        return (SeatingSet(chance.shuffled(state.hall.seating)),)


class SetParticipants(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: who plays the session (C13), seat numbers as words; who stays keeps the order."""

    seats: tuple[str, ...]

    def decide(self, state: JrcState) -> Decision:
        seats = parse_seats(self.seats, state.present)
        if len(seats) < len(self.seats):
            return refuse("E_NO_SUCH_SEAT")
        if len(seats) < SESSION_AT_LEAST:
            return refuse("E_SESSION_SIZE")
        order = dict.fromkeys((*state.hall.seating, *state.present))
        return (SeatingSet(tuple(seat for seat in order if seat in seats)),)


class BeginSession(JrcCommand, by=By.HOST, phases=(Phase.SEATING,)):
    """Host: the seats are fixed."""

    def decide(self, state: JrcState) -> Decision:
        if len(state.hall.seating) < SESSION_AT_LEAST:
            return refuse("E_SESSION_SIZE")
        return ask_for_plans(Draft(state), state.hall.seating).decision


class Seating(SessionPhase):
    """People sit down to the next session; the result of the session before is still shown."""

    id = Phase.SEATING
    follows = (Phase.COUNTER,)
    early = True
    help_step = "cities"
    help_now = "cities"

    def after_absence(self, draft: Draft[JrcState], seat: int) -> None:
        remove_from_session(draft, seat, lambda draft, rest: draft.record(SeatingSet(rest)))

    def more(self, state: JrcState) -> tuple[Panel, ...]:
        return (*self.news_note(state), *last_update(state))

    def news(self, state: JrcState) -> Iterator[Text]:
        return after_a_session(state)

    def host(self, state: JrcState) -> Iterator[Prompt]:
        seating = state.hall.seating
        few = text("E_SESSION_SIZE") if len(seating) < SESSION_AT_LEAST else None
        yield Press(
            key="begin-session", command=BeginSession.name, label=text("jrc-begin"), closed=few
        )
        yield Press(
            key="shuffle",
            command=ShuffleSeating.name,
            label=text("jrc-shuffle"),
            weight=Weight.LINK,
        )
        if len(seating) > 1:
            yield _order(state)
        if len(state.present) > SESSION_AT_LEAST:
            yield _who_plays(state)


def _order(state: JrcState) -> Order:
    seating = state.hall.seating
    return Order(
        key=f"seating:{seating}",
        command=SetSeating.name,
        items=tuple(Item(str(one), text("table-seat", who=SeatName(one))) for one in seating),
        label=text("jrc-seating-set"),
        title=text("jrc-seating-title"),
        hint=text("jrc-seating-hint"),
        weight=Weight.QUIET,
        group="seating",
    )


def _who_plays(state: JrcState) -> Several:
    """A prompt for the participants of the session (C13)."""
    present = state.present
    return Several(
        key=f"playing:{state.hall.seating}",
        command=SetParticipants.name,
        field="seats",
        items=tuple(Item(str(one), text("table-seat", who=SeatName(one))) for one in present),
        chosen=tuple(str(one) for one in state.hall.seating),
        least=SESSION_AT_LEAST,
        most=len(present),
        ordered=False,
        weight=Weight.QUIET,
        group="seating",
        **labelled("jrc-playing", "title", "hint"),
    )
