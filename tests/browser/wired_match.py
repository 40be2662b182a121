"""The beginning of a match of *Cities*, played without pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.match import NAMES, MatchTable, panel_of, stats
from tests.browser.party import PHONE, Party


class WiredMatch:
    """`now`: the name of whose turn it is, once both are ready; `other`: the other one's."""

    def __init__(self, room: Party) -> None:
        self.room = room
        self.now, self.other = room.names

    def begin(self, *, tracking: str = "full", **options: object) -> WiredMatch:
        """From the choice of the game to the first turn of the first duel."""
        self.room.send_as_host("table.choose_game", game="cities")
        for option, value in options.items():
            self.room.send_as_host("set_option", option=option, value=value)
        self.room.send_as_host("begin", tracking=tracking)
        return self.begin_duel()

    def begin_duel(self) -> WiredMatch:
        """Declare the usual decks, and begin a duel."""
        for name in self.room.names:
            self.room.crowd[name].connect()
            self.do(name, "declare_deck", sizes={"main": 45, "side": 10})
        for name in self.room.names:
            self.do(name, "ready")
        self.now, self.other = sorted(self.room.names, key=self._waits)
        return self

    def _waits(self, name: str) -> bool:
        return not panel_of(self._picture(name), "counters")["trays"][0].get("turn")

    def _picture(self, name: str) -> dict[str, Any]:
        newest = self.room.public_picture["v"]
        return self.room.crowd[name].wait_for(lambda told: told["v"] >= newest)

    def do(self, name: str, command: str, **args: object) -> None:
        """Send a command as the player of this name."""
        self.room.crowd[name].must_do(command, **args)

    def attacks(self, names: Sequence[str], values: Sequence[Sequence[int]], slot: int) -> None:
        """Bring characters to a city by a card's text; the last attacks it. It is no capital."""
        self.do(self.now, "skip_opening")
        self.do(self.now, "begin_adjust")
        for name, numbers in zip(names, values, strict=True):
            self.do(self.now, "put_character", called=name, **stats(numbers))
            beside = panel_of(self._picture(self.now), "board")["beside"]
            new = max(one["id"] for one in beside)
            self.do(self.now, "shift_character", character=new, slot=slot)
        self.do(self.now, "end_adjust")
        self.do(self.now, "attack", character=new, slot=slot)
        self.do(self.now, "reveal", capital=False)

    def open_phones(self) -> MatchTable:
        """Open the pages of both."""
        for name in self.room.names:
            self.open_phone(name)
        return self.players()

    def open_phone(self, name: str, phone: tuple[int, int] = PHONE) -> None:
        self.room.crowd[name].leave()
        self.room.open_phone(name, phone)

    def players(self, folder: str = "match") -> MatchTable:
        return MatchTable(self.room, folder)


def wired_match(
    party: Callable[..., Party], names: Sequence[str] = NAMES, **options: Any
) -> WiredMatch:
    """A match with these house rules, in the first turn."""
    return WiredMatch(party(crowd=names, wall=False)).begin(**options)
