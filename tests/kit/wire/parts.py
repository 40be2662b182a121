"""The documents of a view as a device hears them, read independently of the product."""

from copy import copy
from typing import Any


class Parts:
    """What one socket was told so far."""

    def __init__(self) -> None:
        self._have: dict[str, Any] = {}

    def hear(self, said: dict[str, Any]) -> None:
        """The documents that are new, or some places of them."""
        changed = said.get("changed", {})
        self._have |= {name: part for name, part in said.items() if name != "changed"}
        for name, told in changed.items():
            self._have[name] = _changed(self._have[name], told)

    @property
    def version(self) -> int:
        """The number of the picture; the tablet's counts every step that it is told of."""
        return self._have["desk" if "desk" in self._have else "wall"]["v"]

    def whole(self) -> dict[str, Any]:
        """The picture that a person sees. Raises KeyError where a document is missing."""
        wall, secret = self._have["wall"], self._have["secret"]
        view = _over(_over(wall, self._have["known"]), secret)
        gone = {"v", "table", "announced_at", "me", "pad", "without"}
        shown = {
            "v": wall["v"],
            "me": secret["me"],
            "table": wall["table"],
            "announced_at": wall["announced_at"],
            "view": {name: part for name, part in view.items() if name not in gone and part != []},
        }
        if "desk" in self._have:
            shown |= {"v": self._have["desk"]["v"], "desk": {**self._have["desk"]}}
        return shown


def _over(below: dict[str, Any], layer: dict[str, Any]) -> dict[str, Any]:
    """What a document comes to that is laid over another."""
    parts = {name: _placed(below, layer, name) for name in ("prompts", "panels")}
    gone = layer.get("without", ())
    return {name: part for name, part in (below | layer | parts).items() if name not in gone}


def _changed(document: dict[str, Any], told: list[Any]) -> dict[str, Any]:
    """The document with these changes. What they leave alone is shared with the one before."""
    own: dict[int, Any] = {}

    def owned(part: Any) -> Any:
        if id(part) not in own:
            part = copy(part)
            own[id(part)] = part
        return part

    document = owned(document)
    for (*way, last), *value in told:
        place = document
        for step in way:
            place[step] = place = owned(place[step])
        _change(place, last, value)
    return document


def _change(place: Any, last: Any, value: list[Any]) -> None:
    if not value:
        del place[last]
    elif len(value) == 2:
        before = place[last]
        place[last] = [before[one] if isinstance(one, int) else one for one in value[0]]
    elif isinstance(place, list) and last == len(place):
        place.append(value[0])
    else:
        place[last] = value[0]


def _placed(below: dict[str, Any], layer: dict[str, Any], name: str) -> list[Any]:
    """The parts in their order; those below stand there by key or kind, the second of a kind with a
    2 behind it."""
    found = below.get(name, [])
    if name not in layer:
        return list(found)
    names: list[str] = []
    for part in found:
        own = part.get("key") or part["kind"]
        many = [one.split(" ")[0] for one in names].count(own) + 1
        names.append(own if many == 1 else f"{own} {many}")
    told = dict(zip(names, found, strict=True))
    return [told[one] if isinstance(one, str) else one for one in layer[name]]
