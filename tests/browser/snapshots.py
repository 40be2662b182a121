"""Snapshots: what a device is sent at one moment of a game, computed without a server."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any
from zlib import crc32

from companion.core import Panel, Step, fold, payload
from companion.table.device import THE_TABLET, Kind, Viewer
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
SIX = ("Anna", "Massimiliano", "Elena", "Gianfrancesco", "Nonna Pina", "Rosa")
WHOLE_BOX = "the_whole_box"
FIRST_NIGHTS = ("all_at_once_with_ghosts", "pointing_with_real_cards", WHOLE_BOX)
LINK = "http://192.168.178.21:8000/j/veglia-2048?k=Vq3sT0dE"
SHOWN_GROUPS = ("", "actions", "deals")
"""Groups of prompts that are not folded."""
PHONES = 6
"""At each moment, besides the phone that has just acted."""


Who = int | str
"""A seat, or one of DEVICES."""
DEVICES = {"tablet": THE_TABLET, "screen": Viewer(Kind.SCREEN)}


@dataclass(frozen=True)
class Snapshot:
    """One picture of one device. `name`: game, step and device. `now`: seconds of the table.
    `recap`: panels of the story so far."""

    name: str
    now: float
    picture: dict[str, Any]
    recap: Callable[[], Sequence[Panel]] = tuple

    @property
    def kind(self) -> str:
        """Of the device: "phone", "tablet" or "screen"."""
        return self.picture["me"]["kind"]

    @property
    def story(self) -> list[Any]:
        """JSON of the recap, as the page fetches it."""
        return [payload(panel) for panel in self.recap()]


class Replay:
    """A game that is replayed step by step."""

    def __init__(self, golden: dict[str, Any], name: str, names: Sequence[str] = NAMES) -> None:
        self.name, self.game, self.names = name, GAMES[golden["game"]], names
        self.ring, self.phones = tuple(golden["ring"]), frozenset(golden["phones"])
        self.opening = self.state = self.game.open(self.ring, {})
        self.steps: list[Step] = []
        self.cache = ViewCache()
        self.now, self.blind = 1000.0, False

    def apply(self, step: Step) -> None:
        self.steps.append(step)
        self.now = step.at
        self.state = fold(self.game.evolve, self.state, (step,))

    @property
    def table(self) -> Table:
        code = f"lume{crc32(self.name.encode()) % 90 + 10}"  # a page keeps the story of a code
        return table_of(self, self.names, code=code, blind=self.blind)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """The tablet, the wall, and some phones, with that of the seat that acted last."""
        last = [step.seat for step in self.steps[-1:] if step.seat is not None]
        some = self.ring[:: max(1, len(self.ring) // PHONES)]
        seats = [seat for seat in dict.fromkeys([*last, *some]) if seat in self.phones]
        return THE_TABLET, Viewer(Kind.SCREEN), *(Viewer(Kind.PHONE, seat) for seat in seats)

    def on_phones(self, seats: Iterable[int]) -> Iterator[Snapshot]:
        return self.snapshots(Viewer(Kind.PHONE, seat) for seat in seats)

    def snapshots(self, viewers: Iterable[Viewer] | None = None) -> Iterator[Snapshot]:
        """Of these devices; None: of `viewers`."""
        around = Surroundings(connected=self.phones, addresses=(LINK,))
        games = {**GAMES, self.game.id: self.game}
        showing = Showing(self.table, self.now, games, around, self.cache)
        done = self.steps[-1].name if self.steps else "opened"
        for viewer in self.viewers if viewers is None else viewers:
            who = f"{viewer.kind.value} {viewer.seat or ''}".strip()
            picture = showing.to(viewer)
            name = f"{self.name} {len(self.steps)} {done}, {who}"
            recap = partial(self.game.recap, self.state, tuple(self.steps))
            yield Snapshot(name, self.now, picture, recap)


def snapshot(
    scene: Scene,
    who: Who,
    names: Sequence[str] = SIX,
    *,
    without: Iterable[int] = (),
    blind: bool = False,
) -> Snapshot:
    """What a device is sent at this moment of a scene. `without`: seats that have no phone."""
    golden = {
        "game": scene.game.id,
        "ring": scene.ring,
        "phones": frozenset(scene.phones) - frozenset(without),
    }
    replay = Replay(golden, "scene", names)
    replay.game, replay.opening, replay.state = scene.game, scene.opening, scene.state
    replay.steps, replay.now, replay.blind = list(scene.steps), scene.now, blind
    viewer = DEVICES[who] if isinstance(who, str) else Viewer(Kind.PHONE, who)
    return next(replay.snapshots([viewer]))


def cards_dealt() -> Scene:
    """Eight people with a card each, at which nobody has looked yet."""
    scene = Scene(GAMES["lupus"], range(1, 9))
    scene.tablet.deal()
    return scene


def shape(picture: dict[str, Any]) -> str:
    """Equal for pictures that are drawn with the same parts in the same places."""
    view = picture["view"]
    prompts = [
        (one["kind"], one["command"], _id(one, "title"), "closed" in one)
        for one in view.get("prompts", ())
        if one.get("at") is None and one.get("group", "") in SHOWN_GROUPS
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


def golden_snapshots(name: str, names: Sequence[str] = NAMES) -> Iterator[Snapshot]:
    """All snapshots of a golden game, from the lobby to the end."""
    golden = read(name)
    replay = Replay(golden, name, names)
    yield from replay.snapshots()
    for step in steps_of(golden):
        replay.apply(step)
        yield from replay.snapshots()


def distinct(snapshots: Iterable[Snapshot]) -> tuple[Snapshot, ...]:
    """The first of each shape."""
    found: dict[tuple[str, str], Snapshot] = {}
    for one in snapshots:
        found.setdefault((one.kind, shape(one.picture)), one)
    return tuple(found.values())


@cache
def recorded(game: str) -> tuple[Snapshot, ...]:
    """Distinct snapshots of all golden games of this kind, without that of 24 people."""
    names = [path.stem for path in sorted(FOLDER.glob("*.json"))]
    golden = [one for one in names if one != WHOLE_BOX and read(one)["game"] == game]
    return distinct(one for name in golden for one in golden_snapshots(name))


@cache
def crowded() -> tuple[Snapshot, ...]:
    """Distinct snapshots of an evening of 24 people with long names."""
    return distinct(golden_snapshots(WHOLE_BOX, LONG))


def gathering(names: Sequence[str]) -> Iterator[Snapshot]:
    """People come, no game is chosen yet, and some of them have no phone."""
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
    for viewer in (*DEVICES.values(), *(Viewer(Kind.PHONE, 1),) * bool(names)):
        name = f"gathering of {len(names)}, {viewer.kind.value}"
        yield Snapshot(name, 1000.0, showing.to(viewer))


@cache
def nights() -> tuple[tuple[Snapshot, ...], ...]:
    """Each call of first nights on two phones of each role; these must look alike.

    Players who are dead or gone are left out: their place on the ring is public and differs.
    """
    alike = proof("lupus", "knowledge").alike_seats
    found: dict[object, tuple[Snapshot, ...]] = {}
    for name in FIRST_NIGHTS:
        replay = Replay(read(name), name, ALIKE)
        for step in steps_of(read(name)):
            replay.apply(step)
            night, seats = replay.state.night, alike(replay.state, replay.phones)
            if len(seats) > 1 and replay.state.number == 1:
                roles = {seat: replay.state.players[seat].role for seat in seats}
                key = (name, night and night.called)
                found.setdefault(key, tuple(replay.on_phones(two_of_each(roles))))
    return tuple(found.values())


def two_of_each(roles: Mapping[int, str]) -> list[int]:
    """The first two seats of each role."""
    held: dict[str, list[int]] = {}
    for seat, role in roles.items():
        held.setdefault(role, []).append(seat)
    return [seat for seats in held.values() for seat in seats[:2]]
