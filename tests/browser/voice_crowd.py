"""People in an evening that the voice moderates: they answer, and the clock is set forward."""

from collections.abc import Callable

from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.client import CHOSEN, Client, unanswered
from tests.kit.program import SECONDS

WOLF = "lupus-role-werewolf"
STEPS = 20 * SECONDS
"""Tries, a twentieth of a second apart or more."""


class Crowd:
    """All who sit there; those in `room.phones` have pages.

    `wolves`: names of those without a page, once they have looked. `suspects`: whom all vote for,
    the first first. `split`: half of the others vote for the second one. `hold_back`: commands that
    nobody sends yet.
    """

    def __init__(self, room: Party) -> None:
        self.room = room
        self.answered: set[tuple[str, str]] = set()
        self.wolves: set[str] = set()
        self.suspects: list[str] = []
        self.split = False
        self.hold_back: set[str] = set()
        self.ring = room.program.folder / "ring"

    def connect(self) -> None:
        """Connect those without a page, again after a restart."""
        for guest in self.room.crowd.values():
            guest.connect()

    def answer(self) -> None:
        """Those without a page answer each prompt once."""
        before, self.answered = self.answered, set()
        for name, guest in self.room.crowd.items():
            for prompt in unanswered(guest.picture):
                asked = name, f"{prompt['key']} {prompt.get('args', '')}"
                if asked not in before and prompt["command"] in self.hold_back:
                    continue
                given = self._answer(guest, name, prompt)
                # once a picture without it has come, it may be asked anew
                if asked in before or guest.do(prompt["command"], given)["ok"]:
                    self.answered.add(asked)

    def _answer(self, guest: Client, name: str, prompt: dict) -> dict:
        given = dict(prompt.get("args", {}))
        if prompt["command"] in CHOSEN:
            return {**given, "target": self._target(guest, name, prompt)}
        if prompt["command"] == "look" and holds_a_wolf(guest.picture):
            self.wolves.add(name)
        return given

    def _target(self, guest: Client, name: str, prompt: dict) -> int:
        """By day a suspect, by night the last name."""
        names = {one["id"]: one["name"] for one in guest.picture["table"]["seats"]}
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
        return self.split and name in judges and judges.index(name) % 2 == 1

    def answer_on(self, phone: Phone) -> None:
        """Answer the prompts of a page."""
        for command in (one["command"] for one in unanswered(phone.picture)):
            if command in self.hold_back or not phone.prompt(command).count():
                continue
            if command in CHOSEN:
                offered = phone.names_offered(command)
                phone.choose(self._wanted(phone.name, offered, command), command)
            else:
                phone.button_for(command).click()

    def until(self, there: Callable[[], bool]) -> None:
        """Answer, and set the clock forward, until the condition is true."""
        for _ in range(STEPS):
            if there():
                self.ring.unlink(missing_ok=True)
                return
            self.answer()
            for phone in self.room.phones:
                self.answer_on(phone)
            self._advance_clock(there)
            self.room.host.page.wait_for_timeout(50)
        raise AssertionError("the evening stands still")

    def _advance_clock(self, there: Callable[[], bool]) -> None:
        """Ring the next alarm, if everybody is shown the newest picture and owes no answer, and the
        condition is not true yet."""
        newest = self.room.public_picture["v"]
        for phone in self.room.phones:
            phone.wait_for_version(newest)
        told = [one.wait_for(lambda seen: seen["v"] >= newest) for one in self.room.crowd.values()]
        owing = any(unanswered(one) for one in (*told, *(one.picture for one in self.room.phones)))
        if not owing and not there():
            self.ring.touch()


def holds_a_wolf(picture: dict) -> bool:
    """Whether the card on this phone is a wolf's."""
    panels = picture["view"].get("panels", ())
    return any(one["kind"] == "card" and one["name"]["t"] == WOLF for one in panels)
