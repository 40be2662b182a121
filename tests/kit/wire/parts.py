"""The documents of a view as a device receives them, read independently of the product."""

from copy import copy
from typing import Any


class Documents:
    """The documents that one socket has, and the picture that they make."""

    def __init__(self) -> None:
        self._have: dict[str, Any] = {}

    def receive(self, message: dict[str, Any]) -> None:
        """Take whole documents, and differences to those that are here (`changed`)."""
        changed = message.get("changed", {})
        self._have |= {name: part for name, part in message.items() if name != "changed"}
        for name, told in changed.items():
            self._have[name] = _with_changes(self._have[name], told)

    @property
    def version(self) -> int:
        """The number of the picture; a tablet counts more steps than other devices."""
        return self._have["desk" if "desk" in self._have else "wall"]["v"]

    def picture(self) -> dict[str, Any]:
        """The whole picture. Raises KeyError where a document is missing."""
        wall, secret = self._have["wall"], self._have["secret"]
        view = _laid_over(_laid_over(wall, self._have["known"]), secret)
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


def _laid_over(below: dict[str, Any], layer: dict[str, Any]) -> dict[str, Any]:
    """The document `below` with `layer` laid over it."""
    parts = {name: _in_order(below, layer, name) for name in ("prompts", "panels")}
    gone = layer.get("without", ())
    return {name: part for name, part in (below | layer | parts).items() if name not in gone}


def _with_changes(document: dict[str, Any], told: list[Any]) -> dict[str, Any]:
    """A copy of the document with these changes; unchanged parts are shared."""
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


def _in_order(below: dict[str, Any], layer: dict[str, Any], name: str) -> list[Any]:
    """The parts of `layer` in their order; a string in it is the key or kind of a part of `below`,
    the second of a kind with a 2 behind it."""
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
