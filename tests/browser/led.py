"""People whose phones are no browsers, in an evening that the voice moderates: they answer."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.browser.party import Party
from tests.kit.people import SECONDS
from tests.kit.people import Device as Guest

WOLF = "lupus-role-werewolf"
STEPS = 2 * SECONDS
"""Looks at the table, a fifth of a second apart or more, before something is called stuck."""


class Crowd:
    """All of them together. `wolves`: their names, once the cards are seen."""

    def __init__(self, room: Party) -> None:
        self.room = room
        self.answered: set[tuple[str, str]] = set()
        self.wolves: set[str] = set()
        self.hold_back: set[str] = set()

    def sit(self) -> None:
        """Their sockets are open."""
        for guest in self.room.crowd.values():
            guest.connect()

    def come_back(self) -> None:
        """After the program has died."""
        self.sit()

    def answer(self) -> None:
        """Everybody does what the own phone asks just now, once; `hold_back`: but these."""
        for name, guest in self.room.crowd.items():
            for prompt in list(guest.views[-1]["view"].get("prompts", ())):
                asked = name, f"{prompt['key']} {prompt.get('chosen')}"
                if prompt["command"] in self.hold_back or asked in self.answered:
                    continue
                args = self._answer(guest, name, prompt)
                if args is not None and guest.do(prompt["command"], args)["ok"]:
                    self.answered.add(asked)

    def _answer(self, guest: Guest, name: str, prompt: dict) -> dict | None:
        given, seats = dict(prompt.get("args", {})), prompt.get("seats", ())
        match prompt["command"]:
            case "look":
                if WOLF in json.dumps(guest.views[-1]["view"].get("own", ())):
                    self.wolves.add(name)
                return given
            case "say_ready" | "finish_speech":
                return given
            case "pick" | "vote" if seats and not prompt.get("locked"):
                return {**given, "target": self._target(guest, seats, prompt["command"])}
        return None

    def _target(self, guest: Guest, seats: list[int], command: str) -> int:
        """By day a wolf, where there is one; by night the first."""
        names = {one["id"]: one["name"] for one in guest.views[-1]["table"]["seats"]}
        wolves = [seat for seat in seats if names[seat] in self.wolves]
        return wolves[0] if command == "vote" and wolves else seats[0]

    def until(self, there: Callable[[], bool]) -> None:
        """They answer until it is so."""
        for _ in range(STEPS * 5):
            if there():
                return
            self.answer()
            self.room.host.page.wait_for_timeout(200)
        raise AssertionError("the evening stands still")
