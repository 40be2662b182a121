"""A table whose people are clients without a page, but for those in an engine; a short *Lupus*.

Six people, one wolf, one step a night: the rules have tests of their own.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from typing import Any

from tests.browser.engines.page import CUT, Page
from tests.browser.party import Party
from tests.kit.wire.phone import names

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio")
DECK = {"werewolf": 1, "villager": 5}
OPTIONS = {"deck_rule": "free", "discussion_seconds": 1}

Votes = Callable[[str], None]
"""Votes on a page for the person of this name."""


class Table(Party):
    """Neither host nor guests have a page of this party."""

    def connect(self, *names: str) -> None:
        """Guests without a page join and connect."""
        for name in names:
            self.crowd[name] = self.join_without_page(name).connect()

    def choose_game(self) -> None:
        """Choose the game and its deck."""
        self.send_as_host("table.choose_game", game="lupus")
        for option, value in OPTIONS.items():
            self.send_as_host("set_option", option=option, value=value)
        self.send_as_host("set_deck", counts=DECK)

    def advance(self) -> None:
        self.send_as_host("advance")

    @property
    def picture(self) -> dict[str, Any]:
        """The host's newest picture. Its version counts the records of the table, but for that of
        the first screen, and each is stored before it is answered."""
        with closing(sqlite3.connect(self.program.database)) as asking:
            asked = """SELECT max(number) - sum(instr(record, 'table.screen_connected') > 0)
                FROM records WHERE code = ?"""
            ((newest,),) = asking.execute(asked, (self.program.code,))
        return self.host_client.wait_for(lambda picture: picture["v"] >= newest)

    def seat(self, name: str) -> int:
        return names(self.picture).index(name) + 1

    def wolf(self) -> str:
        """Who holds the wolf's card."""
        (ring,) = (one for one in self.picture["view"]["panels"] if one["kind"] == "circle")
        (held,) = (one for one in ring["marks"] if one["role"]["t"] == "lupus-role-werewolf")
        return names(self.picture)[held["seat"] - 1]

    def look(self) -> None:
        """All without a page look at their cards."""
        for one in self.crowd.values():
            one.must_do("look")

    def night(self, pages: Callable[[], None]) -> None:
        """Play the first night, in which nobody dies. `pages`: called when all are asked."""
        self.advance()
        while self.picture["view"]["scene"] == "night":
            if any(one["command"] == "pick" for one in self.picture["view"]["prompts"]):
                for one in self.crowd.values():
                    one.choose("pick")
                pages()
            self.advance()

    def vote(self, targets: Mapping[str, str], pages: Mapping[str, Votes]) -> None:
        """All vote in turn. `targets`: by voter."""
        while missing := missing_votes(self.picture):
            name = names(self.picture)[missing[0] - 1]
            if name in pages:
                pages[name](targets[name])
            else:
                self.crowd[name].choose("vote", targets[name])
            self.host_client.wait_for(
                lambda picture, before=missing: missing_votes(picture) != before
            )

    def kill(self, *pages: Page) -> None:
        """Kill the server, and wait until these pages notice."""
        for page in pages:
            page.allowed.append(CUT)
        self.program.kill()
        for page in pages:
            page.wait_disconnected()

    def restart(self, *pages: Page) -> None:
        """Start the server again, and wait until all are connected."""
        self.program.start()
        for one in (self.host_client, *self.crowd.values()):
            one.connect()
        for page in pages:
            page.wait_connected()


def missing_votes(picture: dict[str, Any]) -> list[int]:
    """Seats of those whose votes the tablet waits for, the next first."""
    asked = (one for one in picture["view"].get("prompts", ()) if one["command"] == "advance")
    closed = next(asked, {}).get("closed") or {"t": ""}
    return closed["p"]["who"]["seats"] if closed["t"] == "E_VOTES_MISSING" else []
