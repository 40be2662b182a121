"""People of a played evening whose phones are no browsers: they do the same over the wire."""

from __future__ import annotations

from typing import Any

from tests.kit.people import Device, names


class WireGuest:
    """A player at the table, by `name`, with a seat and a connection."""

    def __init__(self, name: str, guest: Device) -> None:
        self.name, self.guest = name, guest.connect()

    def again(self) -> None:
        """The program was gone, and is there again."""
        self.guest.leave()
        self.guest.connect()

    def looks(self) -> None:
        """The own card was looked at."""
        self._asks("look")

    def picks(self, wanted: str | None) -> None:
        """Answer an open question of the night: with the wanted player, if allowed, or else with
        the first."""
        asked = self._asked("pick")
        chosen = next((one for one in asked["seats"] if self._is(one, wanted)), asked["seats"][0])
        self._asks("pick", **asked["args"], target=chosen)

    def votes(self, wanted: str) -> None:
        asked = self._asked("vote")
        chosen = next(one for one in asked["seats"] if self._is(one, wanted))
        self._asks("vote", **asked.get("args", {}), target=chosen)

    def is_lit(self, tone: str) -> None:
        """Wait until the table is shown in this light."""
        self.guest.see(lambda picture: picture["view"]["tone"] == tone)

    def _is(self, seat: int, name: str | None) -> bool:
        return names(self.guest.views[-1])[seat - 1] == name

    def _asked(self, command: str) -> dict[str, Any]:
        """The open question, as soon as it has come."""

        def found(picture: dict[str, Any]) -> dict[str, Any] | None:
            asked = (one for one in picture["view"].get("prompts", ()) if one["command"] == command)
            return next((one for one in asked if "chosen" not in one), None)

        return found(self.guest.see(lambda picture: found(picture) is not None))

    def _asks(self, command: str, **arguments: object) -> None:
        answer = self.guest.do(command, arguments)
        assert answer["ok"], (self.name, command, answer)
