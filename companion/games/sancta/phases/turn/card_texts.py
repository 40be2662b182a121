"""Effects of a card's text on points, levels, saints, supports and the limits of the turn (§6)."""

from collections.abc import Iterator

from companion.core import Chance, Choose, Decision, Item, Press, Refusal, Throw, refuse, replace
from companion.core.text import SeatName, SeatNames, text
from companion.core.words.prompts.field import Field, Form, Grid, Row
from companion.games.sancta.components.draft import Draft
from companion.games.sancta.facts.effect import EffectApplied, SaintMoved, SupportDropped
from companion.games.sancta.facts.turn import CardDieRolled, Permitted, used_up
from companion.games.sancta.names import prompt_args, saint_word
from companion.games.sancta.phase import CardText
from companion.games.sancta.phases.turn.allowed import EFFECT, note_field
from companion.games.sancta.phases.turn.points import die_face
from companion.games.sancta.state import SANCTUARY, Saint, SanctaState
from companion.games.sancta.typed_words import LONG_NOTE, place_of

MOST = 9
"""By how much one effect changes a number."""
PLACES = ("discard", "hand", "rose", "sanctuary")
ZONES = {"move": "sanctuary", "move-active": None, "move-rose": "rose"}
"""The forms that move a saint, with the place to which their saints do not go."""


class Effect(CardText):
    """A card's text: for each seat named, points, level and required change by so much."""

    changes: tuple[tuple[int, int, int, int], ...]
    note: str = ""

    def decide(self, state: SanctaState) -> Decision:
        seats = [change[0] for change in self.changes]
        known = len(set(seats)) == len(seats) and set(seats) <= set(state.in_play)
        small = all(abs(number) <= MOST for change in self.changes for number in change[1:])
        if not known or not small or len(self.note) > LONG_NOTE:
            return refuse("E_EFFECT")
        changes = tuple(tuple(change) for change in self.changes if any(change[1:]))
        if any(state.players[change[0]].active is None for change in changes):
            return refuse("E_NO_SAINT_THERE")
        fact = EffectApplied(changes, self.note.strip())  # type: ignore[arg-type]
        return Draft(state).record(fact).decision


class CardDie(CardText):
    """A card's text asks for the die (§8); `face` is typed in where the die is a real one."""

    face: int | None = None

    def decide(self, state: SanctaState, seat: int, chance: Chance) -> Decision:
        face = die_face(state, self.face, chance)
        return face if isinstance(face, Refusal) else (CardDieRolled(seat, face),)


class Permit(CardText):
    """A card's text allows `what` once more: "source", "task" or "substitution"."""

    what: str

    def decide(self, state: SanctaState, seat: int) -> Decision:
        if self.what not in used_up(state.turn):
            return refuse("E_EFFECT")
        return (Permitted(seat, self.what),)


class MoveSaint(CardText):
    """A card's text moves a saint `to` "discard", "hand", "rose" or "sanctuary"; one in the active
    zone only where the text is `explicit` (§6)."""

    saint: str
    to: str
    explicit: bool = False
    note: str = ""

    def decide(self, state: SanctaState) -> Decision:
        found = (
            (seat, saint)
            for seat in state.in_play
            for saint in state.players[seat].saints
            if str(saint.id) == self.saint
        )
        seat, saint = next(found, (0, None))
        if saint is None:
            return refuse("E_EFFECT")
        player, to = state.players[seat], self.to
        if saint is player.active and not self.explicit:
            return refuse("E_ACTIVE_PROTECTED")
        lies = {"rose": player.rose, "sanctuary": player.sanctuary}.get(to, ())
        if to not in PLACES or len(self.note) > LONG_NOTE or saint in lies:
            return refuse("E_EFFECT")
        if to == "sanctuary" and len(lies) >= SANCTUARY:
            return refuse("E_SANCTUARY_FULL")
        covered = state.options.sanctuary_hidden and saint in player.sanctuary and to == "hand"
        called, level = ("", 0) if covered else (saint.name, saint.level)
        fact = SaintMoved(seat, saint.id, to, called, self.note.strip(), level)
        return Draft(state).record(fact).decision


class DropSupport(CardText):
    """A support leaves the zone of `seat`; `place` counts from 0."""

    seat: int
    place: str

    def decide(self, state: SanctaState) -> Decision:
        supports = state.players[self.seat].supports
        place = place_of(self.place, len(supports))
        if place is None:
            return refuse("E_EFFECT")
        return (SupportDropped(self.seat, place, supports[place]),)


def changes(state: SanctaState) -> Grid:
    """Points, level and required of everybody's active saint, all at once (W3)."""
    columns = ("points", "level", "required")
    saints = {seat: state.players[seat].active for seat in state.in_play}
    return Grid(
        command="effect",
        field="changes",
        columns=tuple(
            Field(one, "number", text(f"sancta-{one}"), low=-MOST, high=MOST) for one in columns
        ),
        rows=tuple(
            Row(
                text("sancta-who", who=SeatName(seat)),
                (0, 0, 0),
                (seat,),
                (saint.points, saint.level, saint.required),
            )
            for seat, saint in saints.items()
            if saint is not None
        ),
        fields=(note_field(),),
        **prompt_args("effect", "title", "hint", **EFFECT),
    )


def die(state: SanctaState) -> Throw:
    """A throw that a card's text asks for; it gives no points by itself (§8)."""
    typed = state.options.die_source == "physical"
    return Throw(command="card_die", typed=typed, **prompt_args("card-die", **EFFECT))


def permit_presses(state: SanctaState) -> Iterator[Press]:
    """Allow once more what the turn has used."""
    for what in used_up(state.turn):
        label, args = text("sancta-permit", what=what), {"what": what}
        yield Press(key=f"permit-{what}", command="permit", args=args, label=label, **EFFECT)


def moves(state: SanctaState, *, host: bool) -> Iterator[Form]:
    """A form for each zone: a text moves the active saint only where it is explicit (§6). Saints
    that cannot go into their full sanctuary have one of their own."""
    full = tuple(one for one in state.in_play if len(state.players[one].sanctuary) >= SANCTUARY)
    for key, own in ZONES.items():
        lying = {seat: _lying(state, seat, key, host=host) for seat in state.in_play}
        there = tuple(seat for seat, saints in lying.items() if saints)
        room = tuple(seat for seat in there if own == "sanctuary" or seat not in full)
        rest = tuple(seat for seat in there if seat not in room)
        for part, seats in (("", room), ("-full", rest)):
            if not seats:
                continue
            places = [to for to in PLACES if to != own and not (part and to == "sanctuary")]
            form = _move(key, [saint for seat in seats for saint in lying[seat]], places)
            if room and rest:
                title = text(
                    "sancta-move-of", title=text(f"sancta-{key}-title"), who=SeatNames(seats)
                )
                form = replace(form, key=f"{key}{part}", title=title)
            yield form


def _lying(state: SanctaState, seat: int, key: str, *, host: bool) -> list[Item]:
    player = state.players[seat]
    if key == "move-rose":
        return [_saint(seat, saint) for saint in player.rose]
    if key == "move-active":
        return [] if player.active is None else [_saint(seat, player.active)]
    covered = state.options.sanctuary_hidden and (host or seat != state.active)
    waiting = enumerate(player.sanctuary, 1)
    return [_saint(seat, saint, place if covered else None) for place, saint in waiting]


def _saint(seat: int, saint: Saint, covered_at: int | None = None) -> Item:
    """A saint of `seat`. `covered_at`: its place (from 1), where its name is not shown."""
    who = SeatName(seat)
    called = text("sancta-saint-covered-of", who=who, n=covered_at or 0)
    if covered_at is None:
        name = saint_word(saint.name, saint.level, starts=True)
        called = text("sancta-saint-of", who=who, saint=name)
    return Item(str(saint.id), called)


def _move(key: str, saints: list[Item], places: list[str]) -> Form:
    targets = tuple(Item(to, text(f"sancta-to-{to}")) for to in places)
    return Form(
        command="move_saint",
        args={"explicit": key == "move-active"},
        fields=(
            Field("saint", "choice", text("sancta-which-saint"), items=tuple(saints)),
            Field("to", "choice", text("sancta-to"), items=targets, value="discard"),
            note_field(),
        ),
        **prompt_args(key, "title", "hint", **EFFECT),
    )


def drops(state: SanctaState) -> Iterator[Choose]:
    """A card's text takes a support out of a zone."""
    for seat in state.in_play:
        names = enumerate(state.players[seat].supports)
        items = tuple(Item(str(n), text("sancta-words", words=name)) for n, name in names)
        if items:
            yield Choose(
                key=f"drop-{seat}",
                command="drop_support",
                args={"seat": seat},
                field="place",
                label=text("sancta-drop"),
                title=text("sancta-drop-title", who=SeatName(seat)),
                items=items,
                **EFFECT,
            )
