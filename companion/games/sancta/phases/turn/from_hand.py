"""Cards from hand, a saint or a support, and the saints in the sanctuary (§6, §7)."""

from collections.abc import Iterator

from companion.core import Decision, Field, Form, Refusal, closed_by, refuse, text
from companion.core.words.prompts.base import Choose, Item, Order, Press, Prompt, Weight
from companion.games.sancta import typed_words
from companion.games.sancta.facts.effect import SupportPlayed
from companion.games.sancta.facts.saint import Reordered, SaintPlaced, Substituted
from companion.games.sancta.names import prompt_args, saint_and_level
from companion.games.sancta.phase import OfTurn
from companion.games.sancta.phases.turn import allowed
from companion.games.sancta.state import SANCTUARY, Player, SanctaState


class PlaceSaint(OfTurn):
    """Place a saint from hand."""

    called: str
    level: int
    sort: str = ""
    place: str = "last"
    """In the sanctuary: "last", or counted from 0."""
    instead_of: str = ""
    """The place of the saint that is discarded for it where four wait already, or ""."""

    def decide(self, state: SanctaState, seat: int) -> Decision:
        """From hand: active only where nobody else is there (G4, G5)."""
        wrong = typed_words.wrong_saint(self.called, self.level)
        if wrong := wrong or allowed.place_refusal(state, seat):
            return wrong
        if len(self.sort.strip()) > typed_words.LONG_NAME:
            return refuse("E_SAINT_NAME")
        room = _room(state.players[seat], self)
        if isinstance(room, Refusal):
            return room
        place, instead_of = room
        shown = place is None or not state.options.sanctuary_hidden
        called, level, sort = self.called.strip(), self.level, self.sort.strip()
        return (SaintPlaced(seat, called, level, sort, place, shown, instead_of),)


def _room(player: Player, command: PlaceSaint) -> tuple[int | None, int | None] | Refusal:
    """Its place in the sanctuary (None: active), and that of the saint discarded for it."""
    waiting, instead_of = len(player.sanctuary), None
    if player.active is None and not waiting:
        return None, None
    if waiting >= SANCTUARY:
        instead_of = typed_words.place_of(command.instead_of, waiting)
        if instead_of is None:
            return refuse("E_SANCTUARY_FULL")
        waiting -= 1
    place = waiting if command.place == "last" else typed_words.place_of(command.place, waiting + 1)
    return refuse("E_EFFECT") if place is None else (place, instead_of)


class Substitute(OfTurn):
    """The active saint changes places with the saint at `place` (from 0) of the sanctuary."""

    place: str

    def decide(self, state: SanctaState, seat: int) -> Decision:
        """All points are the toll; the two saints change places (N-6, G20)."""
        if wrong := allowed.substitution_refusal(state, seat):
            return wrong
        player = state.players[seat]
        place = typed_words.place_of(self.place, len(player.sanctuary))
        if place is None or player.active is None:
            return refuse("E_SANCTUARY_EMPTY")
        new = player.sanctuary[place]
        return (Substituted(seat, place, new.name, player.active.points, new.level),)


class Reorder(OfTurn):
    """The sanctuary in another order: the present places, from 0."""

    order: tuple[str, ...]

    def decide(self, state: SanctaState, seat: int) -> Decision:
        places = [str(n) for n in range(len(state.players[seat].sanctuary))]
        if not places:
            return refuse("E_SANCTUARY_EMPTY")
        if sorted(self.order) != places:
            return refuse("E_EFFECT")
        return (Reordered(seat, tuple(map(int, self.order))),)


class Support(OfTurn):
    """Play a support; if it `stays`, it is in the zone under its name."""

    called: str = ""
    stays: bool = False

    def decide(self, state: SanctaState, seat: int) -> Decision:
        wrong = allowed.hand_refusal(state, seat)
        if wrong is None and self.stays:
            wrong = typed_words.wrong_name(self.called)
        return wrong or (SupportPlayed(seat, self.called.strip(), self.stays),)


def places(state: SanctaState, seat: int, *, host: bool) -> tuple[Item, ...]:
    """The saints that wait; covered ones have no name on the tablet (`host`)."""
    covered = host and state.options.sanctuary_hidden
    return tuple(
        Item(
            str(n),
            text("sancta-covered-saint", n=n + 1)
            if covered
            else saint_and_level(one.name, one.level),
        )
        for n, one in enumerate(state.players[seat].sanctuary)
    )


def place_form(state: SanctaState, seat: int, waiting: tuple[Item, ...]) -> Form:
    """A form to place a saint from hand; if four wait already, one of them is discarded (F1)."""
    full, empty = len(waiting) >= SANCTUARY, allowed.needs_saint(state, seat)
    instead = Field("instead_of", "choice", text("sancta-instead"), items=waiting)
    sort = Field("sort", "words", text("sancta-sort"), high=typed_words.LONG_NAME)
    words = prompt_args(
        *("place-full" if full else "place", "title", "hint"),
        words="place-empty" if empty else "place",
    )
    return Form(
        command="place_saint",
        fields=(*typed_words.saint_fields(state), *((instead,) if full else ()), sort),
        closed=closed_by(allowed.place_refusal(state, seat)),
        weight=Weight.MAIN if empty else Weight.QUIET,
        **words,
    )


def supports(state: SanctaState, seat: int) -> tuple[Prompt, ...]:
    """A support from hand: applied at once, or staying under its name."""
    more = {"closed": closed_by(allowed.hand_refusal(state, seat)), **allowed.EFFECT}
    name = Field("called", "words", text("sancta-support-name"), low=1, high=typed_words.LONG_NAME)
    stays = prompt_args("support-stays", "title", args={"stays": True}, fields=(name,), **more)
    press = Press(command="support", **prompt_args("support", **more))
    return press, Form(command="support", **stays)


def sanctuary(state: SanctaState, seat: int, waiting: tuple[Item, ...]) -> Iterator[Prompt]:
    """A saint that waits takes the place of the active one; those that wait in another order."""
    yield Choose(
        command="substitute",
        field="place",
        items=waiting,
        chosen=waiting[0].value if len(waiting) == 1 else None,
        closed=closed_by(allowed.substitution_refusal(state, seat)),
        **prompt_args("substitute", "title", "hint", weight=Weight.QUIET),
    )
    if len(waiting) > 1:
        more = prompt_args("reorder", "title", weight=Weight.QUIET)
        yield Order(command="reorder", items=waiting, **more)
