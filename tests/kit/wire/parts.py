"""The parts of a picture as a device hears them, read independently of the product."""

from __future__ import annotations

from typing import Any


class Parts:
    """What one socket was told so far."""

    def __init__(self) -> None:
        self._tables: dict[str, Any] = {}
        self._have: dict[str, Any] = {}
        self._desk: dict[str, Any] = {}

    def hear_table(self, said: dict[str, Any]) -> None:
        """The table itself, by its name."""
        self._tables[said["n"]] = said["table"]

    def hear(self, said: dict[str, Any]) -> None:
        """The parts that are new. A line of the diary may be the number of one that was told."""
        self._have |= {name: part for name, part in said.items() if name != "desk"}
        news = dict(said.get("desk", {}))
        if "diary" in news:
            known = {line["n"]: line for line in self._desk.get("diary", ())}
            news["diary"] = [known[one] if isinstance(one, int) else one for one in news["diary"]]
        self._desk |= news

    def whole(self) -> dict[str, Any]:
        """The picture that a person sees. Raises KeyError where a part is missing."""
        told, own = self._have["public"], self._have["own"]
        view = _laid(_laid(told["view"], self._have.get("cue", {})), own["slip"])
        shown = {
            "v": told["v"],
            "me": own["me"],
            "table": self._tables[told["table"]],
            "view": view,
        }
        if self._desk:
            shown |= {
                "v": self._desk["v"],
                "desk": {k: v for k, v in self._desk.items() if v is not None},
            }
        return shown


def _laid(view: dict[str, Any], slip: dict[str, Any]) -> dict[str, Any]:
    panels: list[Any] = []
    asked = slip.get("panels", ["*"])
    for one in asked:
        if isinstance(one, dict):
            panels.append(one)
        else:
            public = view.get("panels", ())
            panels += [
                p for p in public if (p["kind"] not in asked if one == "*" else p["kind"] == one)
            ]
    lists = {name: [*view.get(name, ()), *slip.get(name, ())] for name in ("prompts", "own")}
    whole = {**view, **slip, **lists, "panels": panels}
    gone = {"without", *slip.get("without", ())}
    return {name: part for name, part in whole.items() if name not in gone and part != []}
