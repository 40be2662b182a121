"""Our server's tables, written into its database before it starts: a vote by day, all at once."""

import re
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

from companion.core.command import Command
from companion.games.registry import find_games
from companion.table import commands
from companion.table.device import Kind
from companion.table.effects import Ask, Refuse
from companion.table.handle import handle, open_table
from companion.table.log.codec import Codec
from companion.table.state import Table
from companion.web.join_codes import WORDS
from companion.web.store.records import Store
from companion.web.tokens import Seal
from tests.bench.work import DEVICES, PHONES
from tests.kit.games.lupus.commands import do as lupus
from tests.kit.random_play import Dice

KEY = "bench" * 8
NAMES = (
    *("Anna", "Luca", "Pia", "Marco", "Giulia", "Andrea", "Chiara", "Matteo", "Sara", "Davide"),
    *("Elena", "Paolo", "Marta", "Simone", "Laura", "Fabio", "Silvia", "Nicola", "Irene", "Dario"),
    *("Alice", "Tommaso", "Franca", "Bruno"),
)
STAND_IN = "CANECANECANECANE100"
SEAL = Seal(KEY)


def token(table: str, place: int) -> str:
    """The cookie of the phone in seat `place`, or (DEVICES) of the tablet. No two tables share one:
    commands are counted by token, and a quick machine would be told that it is too quick."""
    return f"{table:0>40}{place:03d}"


def token_hash(place: int, table: str = STAND_IN) -> str:
    """The hash of that token, as in the records."""
    return SEAL.of(token(table, place))


def code(number: int) -> str:
    """The code of table `number`."""
    word = len(WORDS)
    return f"{WORDS[number // word]}{WORDS[number % word]}VOTOVOTO100"


def cookie(table: str, place: int) -> str:
    """The cookie of a device for its place."""
    kind = "tablet" if place == DEVICES else "seat"
    return f"{kind}-{table}={token(table, place)}"


class Template:
    """The records of a table in the middle of a vote.

    `older`: so many additional events before it (pauses of the clock). `sealed`: whether all vote
    at once, or one after the other.
    """

    def __init__(self, older: int = 0, *, sealed: bool = True) -> None:
        self._sealed = sealed
        self._games, self._chance, self._now = find_games(), Dice("bench"), time.time()
        self._codec = Codec(self._games)
        opened = open_table(STAND_IN, "", self._now, self._games, token_hash(0))
        self._table, self._records = opened.table, [self._codec.dump(opened.record)]
        self._play(older)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._table

    def write(self, store: Store, table: str) -> None:
        """Write such a table into the store."""
        places = {token_hash(place).encode(): place for place in range(DEVICES + 1)}
        own = {old: token_hash(place, table).encode() for old, place in places.items()}
        keys = re.compile(b"|".join(own))
        written = (
            keys.sub(lambda found: own[found[0]], one.replace(STAND_IN.encode(), table.encode()))
            for one in self._records
        )
        store.open_table(table, self._now, *written)

    def _play(self, older: int) -> None:
        self._do(DEVICES, commands.UseInvite(invite=token_hash(0)))
        for seat, name in enumerate(NAMES[:PHONES], start=1):
            self._do(seat, commands.Join(called=name))
        self._do(DEVICES, commands.ChooseGame(game="lupus"))
        self._do(DEVICES, lupus.SetOption("simultaneous_votes", self._sealed))
        self._do(DEVICES, lupus.SetOption("night_input", "pointing"))
        self._do(DEVICES, lupus.Deal())
        for seat in range(1, PHONES + 1):
            self._do(seat, lupus.Look())
        self._on_to("discussion")
        for turn in range(max(0, older - len(self._records) - 1)):
            self._do(DEVICES, lupus.Resume() if turn % 2 else lupus.Pause())
        self._on_to("nomination")

    def _on_to(self, phase: str) -> None:
        while self._table.game.state.phase != phase:
            self._do(DEVICES, lupus.Advance())

    def _do(self, place: int, command: Command) -> None:
        kind = Kind.TABLET if place == DEVICES else Kind.PHONE
        asked = Ask(token_hash(place), kind, secrets.token_hex(16), command)
        outcome = handle(self._table, asked, self._now, self._chance, self._games)
        refused = [one.refusal.code for one in outcome.effects if isinstance(one, Refuse)]
        assert not refused, (command, refused)
        self._table = outcome.table
        if outcome.record is not None:
            self._records.append(self._codec.dump(outcome.record))


def vote_round() -> Iterator[tuple[int, str, dict]]:
    """Place, command and arguments of one round, which can be repeated: all phones vote, and the
    last vote opens them all. Then the tablet kills and revives a person by hand, which starts the
    nomination again (no undo leads back, decision 14)."""
    for seat in range(1, PHONES + 1):
        yield seat, lupus.Vote.name, {"target": 1 + seat % PHONES}
    yield DEVICES, lupus.Kill.name, {"seat": PHONES, "cause": "seen"}
    yield DEVICES, lupus.Revive.name, {"seat": PHONES}


def write_tables(folder: Path, *, playing: int, idle: int = 0, older: int = 0) -> None:
    """A database in `folder` with tables `0 … playing - 1`, then idle ones, then a spare one that
    the terminal's greeting may write to."""
    folder.mkdir(parents=True, exist_ok=True)
    store = Store(f"sqlite:///{folder / 'veglia.db'}")
    store.prepare()
    template = Template(older)
    for number in range(playing + idle):
        template.write(store, code(number))
    store.close()
