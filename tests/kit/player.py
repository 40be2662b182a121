"""A simulated player on the wire, who answers what the screen asks."""

from typing import Any

import requests

from tests.kit.people import Device, names

Picture = dict[str, Any]
PRESSED = ("look", "say_ready", "finish_speech")
CHOSEN = ("pick", "vote")
"""Commands of questions that want a seat."""


class Player(Device):
    """A person at the table, or the host: a device without a page. `name`: typed to join."""

    name = ""

    def join(self, name: str) -> requests.Response:
        self.name = name
        return super().join(name)

    def open_table(self) -> "Player":
        """Open a table and be its tablet; sets `program.code`."""
        self.program.code = self.post("/tables", {}).headers["Location"].rpartition("/")[2]
        return self.connect()

    def must_do(self, command: str, **arguments: object) -> None:
        """Ask for something that must be granted."""
        answer = self.do(command, arguments)
        assert answer["ok"], (self.name, command, answer)

    def reconnect(self) -> None:
        """Connect again, after the program was gone."""
        self.leave()
        self.connect()

    def prompt(self, command: str) -> dict[str, Any]:
        """The prompt for this command, as soon as it is open."""

        def open_prompt(picture: Picture) -> dict[str, Any] | None:
            asked = (one for one in prompts(picture) if one["command"] == command)
            return next((one for one in asked if "chosen" not in one), None)

        return open_prompt(self.wait_for(open_prompt))

    def choose(self, command: str, name: str | None = None) -> None:
        """Answer with this player, if the question offers the seat; else with the first."""
        prompt = self.prompt(command)
        seated = dict(enumerate(names(self.views[-1]), start=1))
        seats = [one for one in prompt["seats"] if seated[one] == name] or prompt["seats"]
        self.must_do(command, **prompt.get("args", {}), target=seats[0])

    def wait_tone(self, tone: str) -> None:
        """Wait until the table is shown in this light."""
        self.wait_for(lambda picture: picture["view"]["tone"] == tone)


def prompts(picture: Picture) -> list[dict[str, Any]]:
    """All prompts of this picture."""
    return list(picture["view"].get("prompts", ()))


def unanswered(picture: Picture) -> list[dict[str, Any]]:
    """The prompts of a phone that wait for an answer."""
    return [one for one in prompts(picture) if one["command"] in PRESSED or _is_open(one)]


def _is_open(prompt: dict[str, Any]) -> bool:
    """Whether a player has to be chosen, and none is yet."""
    if prompt["command"] not in CHOSEN or not prompt.get("seats"):
        return False
    return prompt.get("chosen") is None and not prompt.get("locked")
