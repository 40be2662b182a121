"""People in an evening that the voice moderates: they answer, and nobody waits for a clock."""

from collections.abc import Callable

from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.people import SECONDS
from tests.kit.player import CHOSEN, Player, owed

WOLF = "lupus-role-werewolf"
STEPS = 20 * SECONDS
"""Looks at the table, a twentieth of a second apart or more, before something is called stuck."""


class Crowd:
    """All who sit there. The phones of the party are pages; the others' phones are no browsers.

    `wolves`: names of those without a page, once the cards are seen. `suspects`: whom all vote for
    where they may, the first first. `torn`: half of the others vote for the second one.
    `hold_back`: commands that nobody sends yet.
    """

    def __init__(self, room: Party) -> None:
        self.room = room
        self.answered: set[tuple[str, str]] = set()
        self.wolves: set[str] = set()
        self.suspects: list[str] = []
        self.torn = False
        self.hold_back: set[str] = set()
        self.ring = room.program.folder / "ring"

    def sit(self) -> None:
        """Their sockets are open; once more, where the program has died."""
        for guest in self.room.crowd.values():
            guest.connect()

    def answer(self) -> None:
        """Everybody without a page does what the own phone asks just now, once."""
        before, self.answered = self.answered, set()
        for name, guest in self.room.crowd.items():
            for prompt in owed(guest.views[-1]):
                asked = name, f"{prompt['key']} {prompt.get('args', '')}"
                if asked not in before and prompt["command"] in self.hold_back:
                    continue
                given = self._answer(guest, name, prompt)
                # once a picture without it has come, it may be asked anew
                if asked in before or guest.do(prompt["command"], given)["ok"]:
                    self.answered.add(asked)

    def _answer(self, guest: Player, name: str, prompt: dict) -> dict:
        given = dict(prompt.get("args", {}))
        if prompt["command"] in CHOSEN:
            return {**given, "target": self._target(guest, name, prompt)}
        if prompt["command"] == "look" and holds_a_wolf(guest.views[-1]):
            self.wolves.add(name)
        return given

    def _target(self, guest: Player, name: str, prompt: dict) -> int:
        """By day a suspect, by night the last of all."""
        names = {one["id"]: one["name"] for one in guest.views[-1]["table"]["seats"]}
        offered = {names[seat]: seat for seat in prompt["seats"]}
        return offered[self._wanted(name, list(offered), prompt["command"])]

    def _wanted(self, name: str, offered: list[str], command: str) -> str:
        if command == "pick":
            return offered[-1]
        suspects = self.suspects[:: -1 if self._is_other(name) else 1]
        return next((one for one in suspects if one in offered), offered[0])

    def _is_other(self, name: str) -> bool:
        """Whether this player is one of the half that accuses another one."""
        judges = [one for one in self.room.names if one not in self.suspects]
        return self.torn and name in judges and judges.index(name) % 2 == 1

    def touches(self, phone: Phone) -> None:
        """Answer what this phone asks, by touch."""
        for command in (one["command"] for one in owed(phone.picture)):
            if command in self.hold_back or not phone.asked(command).count():
                continue
            if command in CHOSEN:
                offered = phone.names_offered(command)
                phone.choose(self._wanted(phone.name, offered, command), command)
            else:
                phone.ready(command).click()

    def until(self, there: Callable[[], bool]) -> None:
        """They answer, and the clock goes on, until it is so."""
        for _ in range(STEPS):
            if there():
                self.ring.unlink(missing_ok=True)
                return
            self.answer()
            for phone in self.room.phones:
                self.touches(phone)
            self._time_goes_on(there)
            self.room.host.page.wait_for_timeout(50)
        raise AssertionError("the evening stands still")

    def _time_goes_on(self, there: Callable[[], bool]) -> None:
        """To the next alarm, where everybody has seen what is told now and owes no answer; not
        past what is waited for, which may just have come."""
        newest = self.room.newest
        for phone in self.room.phones:
            phone.draws(newest)
        told = [one.wait_for(lambda seen: seen["v"] >= newest) for one in self.room.crowd.values()]
        owing = any(owed(one) for one in (*told, *(one.picture for one in self.room.phones)))
        if not owing and not there():
            self.ring.touch()


def holds_a_wolf(picture: dict) -> bool:
    """Whether the card on this phone is a wolf's."""
    panels = picture["view"].get("panels", ())
    return any(one["kind"] == "card" and one["name"]["t"] == WOLF for one in panels)
