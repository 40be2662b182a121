"""Moments of recorded games, as the pure table shows them to every device."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any
from zlib import crc32

from companion.core import Panel, Step, fold, payload
from companion.table.device import THE_TABLET, Kind, Looker
from companion.table.screens.desk import Surroundings
from companion.table.screens.present import Showing
from companion.table.screens.view_cache import ViewCache
from companion.table.state import Seat, Table
from tests.kit.golden.book import FOLDER, read, steps_of
from tests.kit.laws.games import GAMES, proof
from tests.kit.playbook import Scene
from tests.kit.table.around import table_of

LONG = (
    *("Gianfrancesco Maria", "Massimiliano", "Maria Antonietta", "Bartolomeo", "Alessandrina"),
    *("Ferdinando", "Giovanbattista", "Annachiara", "Michelangelo", "Guglielmina", "Leonardo"),
    *("Pierfrancesco", "Immacolata", "Domenicantonio", "Evangelina", "Costantino", "Ludovica"),
    *("Sebastiano", "Mariacristina", "Temistocle", "Filippina", "Ermenegildo", "Oreste", "Zoe"),
)
NAMES = (
    *("Anna", "Massimiliano De Santis", "Nonna Pina", "Bruno", "Maria Maddalena Francesc", "Giò"),
    *("Bartolomeo", "Elena", "Filippo", "Giovanna", "Lorenzo", "Annachiara", "Tommaso", "Sofia"),
    *("Guglielmina", "Leonardo", "Pierfrancesco", "Immacolata", "Dario", "Evangelina", "Zoe"),
    *("Costantino", "Ludovica", "Ermenegildo"),
)
"""Some long, some with letters of two bytes; most as people are called."""
ALIKE = (
    *("Anna", "Bice", "Ciro", "Dino", "Elsa", "Fede", "Gino", "Hugo", "Ines", "Jole", "Kira"),
    *("Lara", "Mina", "Nora", "Olga", "Pina", "Rita", "Sara", "Tina", "Ugo", "Vera", "Wilma"),
    *("Yuri", "Zoe"),
)
"""A long name is set smaller wherever it stands, and is no secret."""
CROWD = "the_whole_box"
FIRST_NIGHTS = ("all_at_once_with_ghosts", "pointing_with_real_cards", CROWD)
LINK = "http://192.168.178.21:8000/j/veglia-2048?k=Vq3sT0dE"
AT_ONCE = ("", "actions", "deals")
"""Groups of prompts that are in sight without being opened."""
SEATS_AT_MOST = 6
"""Phones that are looked at in each moment, besides the one that has just acted."""


@dataclass(frozen=True)
class Recorded:
    """One picture. `name`: which moment of which game. `told`: what its story tells by then."""

    name: str
    now: float
    picture: dict[str, Any]
    told: Callable[[], Sequence[Panel]] = tuple

    @property
    def story(self) -> list[Any]:
        """The panels of its story, as the page fetches them."""
        return [payload(panel) for panel in self.told()]


class Evening:
    """A game that is told step by step; what its table would send to each device."""

    def __init__(self, page: dict[str, Any], about: str, names: Sequence[str] = NAMES) -> None:
        self.about, self.game, self.names = about, GAMES[page["game"]], names
        self.ring, self.phones = tuple(page["ring"]), frozenset(page["phones"])
        self.opening = self.state = self.game.open(self.ring, {})
        self.steps: list[Step] = []
        self.cache = ViewCache()
        self.now, self.blind = 1000.0, False

    def goes_on(self, step: Step) -> None:
        """One more step has been taken."""
        self.steps.append(step)
        self.now = step.at
        self.state = fold(self.game.evolve, self.state, (step,))

    @property
    def table(self) -> Table:
        """The table on which it lies."""
        code = f"lume{crc32(self.about.encode()) % 90 + 10}"  # a page keeps the story of a code
        return table_of(self, self.names, code=code, blind=self.blind)

    @property
    def lookers(self) -> tuple[Looker, ...]:
        """The tablet, the wall, some phones: always that of the seat that acted last."""
        last = [step.seat for step in self.steps[-1:] if step.seat is not None]
        some = self.ring[:: max(1, len(self.ring) // SEATS_AT_MOST)]
        seats = [seat for seat in dict.fromkeys([*last, *some]) if seat in self.phones]
        return THE_TABLET, Looker(Kind.SCREEN), *(Looker(Kind.PHONE, seat) for seat in seats)

    def shown(self) -> Iterator[Recorded]:
        """What each of them is sent just now."""
        yield from self.sent_to(self.lookers)

    def phones_of(self, seats: Iterable[int]) -> Iterator[Recorded]:
        """What the phones of these seats are sent."""
        yield from self.sent_to(Looker(Kind.PHONE, seat) for seat in seats)

    def sent_to(self, lookers: Iterable[Looker]) -> Iterator[Recorded]:
        """What each of these is sent just now."""
        around = Surroundings(connected=self.phones, addresses=(LINK,))
        games = {**GAMES, self.game.id: self.game}
        showing = Showing(self.table, self.now, games, around, self.cache)
        done = self.steps[-1].name if self.steps else "opened"
        for looker in lookers:
            who = f"{looker.kind.value} {looker.seat or ''}".strip()
            picture = showing.to(looker)
            name = f"{self.about} {len(self.steps)} {done}, {who}"
            recap = partial(self.game.recap, self.state, tuple(self.steps))
            yield Recorded(name, self.now, picture, recap)


def moment(
    scene: Scene,
    looker: Looker,
    names: Sequence[str] = NAMES,
    *,
    without: Iterable[int] = (),
    blind: bool = False,
) -> Recorded:
    """What the device of this looker is sent in this moment of a scene. `without`: seats that have
    no phone."""
    phones = frozenset(scene.phones) - frozenset(without)
    page = {"game": scene.game.id, "ring": scene.ring, "phones": phones}
    play = Evening(page, "scene", names)
    play.game, play.opening, play.state = scene.game, scene.opening, scene.state
    play.steps, play.now, play.blind = list(scene.steps), scene.now, blind
    return next(play.sent_to([looker]))


def shape(picture: dict[str, Any]) -> str:
    """What two pictures share that are drawn with the same parts in the same places."""
    view = picture["view"]
    prompts = [
        (one["kind"], one["command"], _id(one, "title"), "closed" in one)
        for one in view.get("prompts", ())
        if one.get("at") is None and one.get("group", "") in AT_ONCE
    ]
    panels = [
        (one["kind"], one.get("tone"), one.get("own"), _id(one, "line"))
        for one in view.get("panels", ())
    ]
    title = view["title"]["t"] if picture["me"]["kind"] != "phone" else ""
    return repr((view["tone"], title, view.get("hush"), prompts, panels))


def _id(thing: dict[str, Any], field: str) -> str | None:
    text = thing.get(field)
    return text["t"] if isinstance(text, dict) else None


def told(evening: str, names: Sequence[str] = NAMES) -> Iterator[Recorded]:
    """All pictures of a golden game, from the lobby to the end."""
    page = read(evening)
    play = Evening(page, evening, names)
    yield from play.shown()
    for step in steps_of(page):
        play.goes_on(step)
        yield from play.shown()


def different(pictures: Iterable[Recorded]) -> tuple[Recorded, ...]:
    """Of the pictures that are drawn alike, the first."""
    found: dict[tuple[str, str], Recorded] = {}
    for one in pictures:
        found.setdefault((one.picture["me"]["kind"], shape(one.picture)), one)
    return tuple(found.values())


@cache
def recorded(game: str) -> tuple[Recorded, ...]:
    """The golden games of this kind, but for the crowd's."""
    names = [path.stem for path in sorted(FOLDER.glob("*.json"))]
    games = [one for one in names if one != CROWD and read(one)["game"] == game]
    return different(picture for one in games for picture in told(one))


@cache
def crowded() -> tuple[Recorded, ...]:
    """An evening of 24 people with long names."""
    return different(told(CROWD, LONG))


def gathering(names: Sequence[str]) -> Iterator[Recorded]:
    """People come, and no game is chosen yet; some of them have no phone."""
    seats = range(1, len(names) + 1)
    people = {seat: Seat(seat, names[seat - 1], seat % 5 != 0) for seat in seats}
    phones = {seat: f"phone {seat}" for seat, one in people.items() if one.phone}
    table = Table(
        *("gathering", "Capodanno"),
        people=people,
        ring=tuple(seats),
        holders=phones,
        tablet="tablet",
    )
    showing = Showing(table, 1000.0, GAMES, Surroundings(addresses=(LINK,)))
    for looker in (THE_TABLET, Looker(Kind.SCREEN), *(Looker(Kind.PHONE, 1),) * bool(names)):
        name = f"gathering of {len(names)}, {looker.kind.value}"
        yield Recorded(name, 1000.0, showing.to(looker))


@cache
def nights() -> tuple[tuple[Recorded, ...], ...]:
    """Each call of first nights, as two phones of a role show it that must look alike.

    Players who are dead or gone are left out: their place on the ring is public and differs.
    """
    alike = proof("lupus", "knowledge").must_look_alike
    found: dict[object, tuple[Recorded, ...]] = {}
    for name in FIRST_NIGHTS:
        play = Evening(read(name), name, ALIKE)
        for step in steps_of(read(name)):
            play.goes_on(step)
            night, seats = play.state.night, alike(play.state, play.phones)
            if len(seats) > 1 and play.state.number == 1:
                roles = {seat: play.state.players[seat].role for seat in seats}
                key = (name, night and night.called)
                found.setdefault(key, tuple(play.phones_of(two_of_each(roles))))
    return tuple(found.values())


def two_of_each(roles: Mapping[int, str]) -> list[int]:
    """The first two seats of each role."""
    held: dict[str, list[int]] = {}
    for seat, role in roles.items():
        held.setdefault(role, []).append(seat)
    return [seat for seats in held.values() for seat in seats[:2]]
