"""A person at the table, or the host, without a page: a `Phone` for tests that are not async."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

import requests

from tests.kit.program import SECONDS, Program
from tests.kit.wire.phone import Phone, Picture, names

PRESSED = ("look", "say_ready", "finish_speech")
CHOSEN = ("pick", "vote")
"""Commands of questions that want a seat."""


@cache
def loop() -> asyncio.AbstractEventLoop:
    """The event loop of all clients, in a thread of its own."""
    made = asyncio.new_event_loop()
    threading.Thread(target=made.run_forever, daemon=True).start()
    return made


def wait(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """What this returns. Raises what it raises."""
    return asyncio.run_coroutine_threadsafe(coroutine, loop()).result(SECONDS + 5)


def waiting(method: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Any]:
    """This method of `Phone` as one that returns when it is done."""
    return lambda *given, **named: wait(method(*given, **named))


class Client(Phone):
    """Asks for pages with `requests`, and has at most one socket at a time. `name`: of its seat."""

    def __init__(self, program: Program, kind: str = "phone") -> None:
        super().__init__(program.address, program.code, kind)
        self.program, self.name = program, ""
        self.http = requests.Session()

    def get(self, path: str, **more: Any) -> requests.Response:
        return self.http.get(self.program.url + path, timeout=SECONDS, **more)

    def post(self, path: str, form: dict, **more: Any) -> requests.Response:
        more.setdefault("allow_redirects", False)
        return self.http.post(self.program.url + path, data=form, timeout=SECONDS, **more)

    def join(self, name: str) -> requests.Response:
        self.name = name
        return self.post(f"/j/{self.program.code}", {"name": name})

    def use_invite(self, invite: str) -> requests.Response:
        return self.post("/g", {"invite": invite})

    def sit(self, name: str) -> "Client":
        """Take a seat, and connect."""
        assert self.join(name).status_code == 303, name
        return self.connect()

    def host(self) -> "Client":
        """Become the tablet with the program's invite, and connect."""
        assert self.use_invite(self.program.invite).status_code == 303
        return self.connect()

    def open_table(self) -> "Client":
        """Open a table and be its tablet; sets `program.code`."""
        self.program.code = self.post("/tables", {}).headers["Location"].rpartition("/")[2]
        return self.connect()

    def connect(self, code: str = "", **options: str) -> "Client":
        """As `Phone.connect`, to this table or the program's."""
        self.code = code or self.program.code
        self.browser.address = self.program.address
        self.browser.cookies = self.http.cookies.get_dict()
        return wait(super().connect(**options))

    do, must_do = waiting(Phone.do), waiting(Phone.must_do)
    wait_for, wait_event = waiting(Phone.wait_for), waiting(Phone.wait_event)

    def call(self, event: str, content: object) -> Any:
        """Send an event, and wait for the answer."""
        return wait(self.wire.call(event, content))

    def drop(self) -> None:
        if hasattr(self, "wire"):
            loop().call_soon_threadsafe(self.wire.drop)

    def leave(self) -> None:
        self.drop()
        self.http.close()

    def names(self) -> list[str]:
        return names(self.picture)

    def prompt(self, command: str) -> dict[str, Any]:
        """The prompt for this command, as soon as it is open."""

        def found() -> dict[str, Any] | None:
            asked = (one for one in prompts(self.picture) if one["command"] == command)
            return next((one for one in asked if "chosen" not in one), None)

        return wait(self.until(found))

    def choose(self, command: str, name: str | None = None) -> None:
        """Answer with this player, if the question offers the seat; else with the first."""
        prompt = self.prompt(command)
        seated = dict(enumerate(self.names(), start=1))
        seats = [one for one in prompt["seats"] if seated[one] == name] or prompt["seats"]
        self.must_do(command, **prompt.get("args", {}), target=seats[0])


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
