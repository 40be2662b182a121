"""The parts of a picture as a device hears them, read independently of the product."""

from __future__ import annotations

from copy import deepcopy
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
        """The parts that are new, or some places of them. A line of the diary may be the number of
        one that was told."""
        self._have |= {name: said[name] for name in ("public", "cue", "own") if name in said}
        for name, told in said.get("changed", {}).items():
            part = deepcopy(self._have[name])
            for (*way, last), value in told:
                place = part
                for step in way:
                    place = place[step]
                if isinstance(place, list) and last == len(place):
                    place.append(None)
                place[last] = value
            self._have[name] = part
        news = dict(said.get("desk", {}))
        if "diary" in news:
            known = {line["n"]: line for line in self._desk.get("diary", ())}
            news["diary"] = [known[one] if isinstance(one, int) else one for one in news["diary"]]
        self._desk |= news

    def whole(self) -> dict[str, Any]:
        """The picture that a person sees. Raises KeyError where a part is missing."""
        told, own = self._have["public"], self._have["own"]
        view = laid(laid(told["view"], self._have.get("cue", {})), own["slip"])
        shown = {
            "v": told["v"],
            "me": own["me"],
            "table": self._tables[told["table"]],
            "view": view,
            "told_at": told["told_at"],
        }
        if self._desk:
            shown |= {
                "v": self._desk["v"],
                "desk": {k: v for k, v in self._desk.items() if v is not None},
            }
        return shown


def laid(view: dict[str, Any], slip: dict[str, Any]) -> dict[str, Any]:
    """What the JSON of a view and of a slip (or cue) come to: `core.slip.together`."""
    lists = {
        "prompts": _placed(slip.get("prompts", ["*"]), view.get("prompts", []), "key"),
        "panels": _placed(slip.get("panels", ["*"]), view.get("panels", []), "kind"),
        "own": [*view.get("own", []), *slip.get("own", [])],
    }
    whole = {**view, **slip, **lists}
    gone = {"without", *slip.get("without", ())}
    return {name: part for name, part in whole.items() if name not in gone and part != []}


def _placed(own: list[Any], others: list[Any], word: str) -> list[Any]:
    """One's own, with those of the others in the places that name them."""
    found: list[Any] = []
    for one in own:
        if isinstance(one, dict):
            found.append(one)
        elif one == "*":
            found += [other for other in others if other[word] not in own]
        else:
            found += [other for other in others if other[word] == one]
    return found
