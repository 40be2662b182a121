"""A table whose people are on the wire, but those that an engine draws; one short game of Lupus.

Six people, one wolf, one step a night: what a scene of two engines needs of the rules is little,
and the rules have tests of their own.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Any

from tests.browser.engines.page import CUT, Page
from tests.kit.people import Program, names
from tests.kit.player import Player

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio")
DECK = {"werewolf": 1, "villager": 5}
OPTIONS = {"deck_rule": "free", "discussion_seconds": 1}

Votes = Callable[[str], None]
"""How one votes whose phone is a page: for whom."""


class Table:
    """`on_wire`: the guests without a browser, by name. The tablet is on the wire, too (`asks`)."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.keys = Player(program, "tablet")
        self.keys.http.headers["Accept-Language"] = "it"
        self.on_wire: dict[str, Player] = {}

    def opens(self) -> Table:
        """A client without a page is the moderator."""
        assert self.keys.use_invite(self.program.invite).ok
        self.keys.connect()
        return self

    def seats(self, *others: str) -> Table:
        """These sit down."""
        for name in others:
            self.on_wire[name] = Player(self.program)
            assert self.on_wire[name].join(name).status_code == 303, name
            self.on_wire[name].connect()
        return self

    def chooses(self) -> None:
        """The game and its cards."""
        self.asks("table.choose_game", game="lupus")
        for option, value in OPTIONS.items():
            self.asks("set_option", option=option, value=value)
        self.asks("set_deck", counts=DECK)

    def asks(self, command: str, **arguments: object) -> None:
        """What the moderator does."""
        self.keys.does(command, **arguments)

    def leads(self) -> None:
        """The moderator's one button."""
        self.asks("advance")

    @property
    def told(self) -> dict[str, Any]:
        """What the tablet shows of all that has been done by now: its pictures count the records of
        the table, but for that of the first screen, and each is stored before it is answered."""
        with closing(sqlite3.connect(self.program.database)) as asking:
            asked = """SELECT max(number) - sum(instr(record, 'table.screen_connected') > 0)
                FROM records WHERE code = ?"""
            ((newest,),) = asking.execute(asked, (self.program.code,))
        return self.keys.wait_for(lambda picture: picture["v"] >= newest)

    def seat(self, name: str) -> int:
        return names(self.told).index(name) + 1

    def wolf(self) -> str:
        """Who holds the card of the wolf, once they are dealt."""
        (ring,) = (one for one in self.told["view"]["panels"] if one["kind"] == "circle")
        (held,) = (one for one in ring["marks"] if one["role"]["t"] == "lupus-role-werewolf")
        return names(self.told)[held["seat"] - 1]

    def look(self) -> None:
        """All on the wire have looked at their cards."""
        for one in self.on_wire.values():
            one.does("look")

    def night(self, pages: Callable[[], None]) -> None:
        """From the cards to the dawn of a first night, in which nobody dies. `pages`: what those do
        who are pages when all are asked."""
        self.leads()
        while self.told["view"]["scene"] == "night":
            if any(one["command"] == "pick" for one in self.told["view"]["prompts"]):
                for one in self.on_wire.values():
                    one.chooses("pick")
                pages()
            self.leads()

    def vote(self, targets: Mapping[str, str], pages: Mapping[str, Votes]) -> None:
        """All who are asked vote, one after the other, as they are asked."""
        while missing := missing_votes(self.told):
            name = names(self.told)[missing[0] - 1]
            if name in pages:
                pages[name](targets[name])
            else:
                self.on_wire[name].chooses("vote", targets[name])
            self.keys.wait_for(lambda picture, before=missing: missing_votes(picture) != before)

    def dies(self, *pages: Page) -> None:
        """The program is gone from one moment to the next, and these have noticed."""
        for page in pages:
            page.allowed.append(CUT)
        self.program.kill()
        for page in pages:
            page.cut_off()

    def revives(self, *pages: Page) -> None:
        """It is started again, and all are back."""
        self.program.start()
        for one in (self.keys, *self.on_wire.values()):
            one.again()
        for page in pages:
            page.linked()

    def leave(self) -> None:
        for one in (self.keys, *self.on_wire.values()):
            one.leave()


def missing_votes(picture: dict[str, Any]) -> list[int]:
    """Seats of those whose votes the tablet waits for, the next first."""
    asked = (one for one in picture["view"].get("prompts", ()) if one["command"] == "advance")
    closed = next(asked, {}).get("closed") or {"t": ""}
    return closed["p"]["who"]["seats"] if closed["t"] == "E_VOTES_MISSING" else []
