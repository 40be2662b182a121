"""What leads to a moment of a match over the wire, before any page that looks at it is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.match import NAMES, Players, shown, stats
from tests.browser.party import PHONE, Party


class Wired:
    """Two at a table of the city game whose phones are no browsers yet; `now` is the name of whose
    turn it is, `other` the other one's, once both were ready."""

    def __init__(self, room: Party) -> None:
        self.room = room
        self.now, self.other = room.names

    def begin(self, *, tracking: str = "full", **options: object) -> Wired:
        """From the choice of the game to the first turn of the first duel."""
        self.room.tells("table.choose_game", game="cities")
        for option, value in options.items():
            self.room.tells("set_option", option=option, value=value)
        self.room.tells("begin", tracking=tracking)
        return self.ready()

    def ready(self) -> Wired:
        """Decks as everybody has them, and the first duel."""
        for name in self.room.names:
            self.room.crowd[name].connect()
            self.do(name, "declare_deck", sizes={"main": 45, "side": 10})
        for name in self.room.names:
            self.do(name, "ready")
        self.now, self.other = sorted(self.room.names, key=self._waits)
        return self

    def _waits(self, name: str) -> bool:
        return not shown(self._picture(name), "counters")["trays"][0].get("turn")

    def _picture(self, name: str) -> dict[str, Any]:
        newest = self.room.newest
        return self.room.crowd[name].wait_for(lambda told: told["v"] >= newest)

    def do(self, name: str, command: str, **args: object) -> None:
        """Send a command as the player of this name."""
        self.room.crowd[name].does(command, **args)

    def attacks(self, names: Sequence[str], values: Sequence[Sequence[int]], slot: int) -> None:
        """Brought there by a text, these stand at a city, and the last one attacks it: it is no
        capital."""
        self.do(self.now, "skip_opening")
        self.do(self.now, "begin_adjust")
        for name, numbers in zip(names, values, strict=True):
            self.do(self.now, "put_character", called=name, **stats(numbers))
            beside = shown(self._picture(self.now), "board")["beside"]
            new = max(one["id"] for one in beside)
            self.do(self.now, "shift_character", character=new, slot=slot)
        self.do(self.now, "end_adjust")
        self.do(self.now, "attack", character=new, slot=slot)
        self.do(self.now, "reveal", capital=False)

    def opened(self) -> Players:
        """From now on both phones are browsers'."""
        for name in self.room.names:
            self.picked_up(name)
        return self.players()

    def picked_up(self, name: str, phone: tuple[int, int] = PHONE) -> None:
        """From now on this phone is a browser's."""
        self.room.crowd[name].leave()
        self.room.picks_up(name, phone)

    def players(self, folder: str = "match") -> Players:
        """What their pages do, and how they look."""
        players = Players(self.room, folder)
        players.names = tuple(self.room.names)
        return players


def wired(party: Callable[..., Party], names: Sequence[str] = NAMES, **options: Any) -> Wired:
    """Two at a table with these house rules, in the first turn; no page is open."""
    return Wired(party(crowd=names, wall=False)).begin(**options)
