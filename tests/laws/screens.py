"""Pictures as they are sent: their size, their skeleton, and which must look alike."""

from collections.abc import Iterable
from typing import Any

from companion.games.registry import Games
from companion.table.device import Kind, Viewer
from companion.table.screens.present import Showing
from tests.kit.random_play import Play
from tests.kit.table.around import table_of

OWN_CHOICE = {"chosen", "locked"}
"""Fields of the own answer, which are drawn alike."""


def secret_sizes(play: Play, games: Games, seats: Iterable[int]) -> dict[int, int]:
    """The sizes of the secret documents of these seats."""
    showing = Showing(table_of(play), play.now, games)
    return {seat: len(secret_of(showing, Viewer(Kind.PHONE, seat))) for seat in seats}


def secret_of(showing: Showing, viewer: Viewer) -> bytes:
    """The secret document of this phone."""
    return showing.padded(viewer, showing.documents(viewer)[1])


def skeleton(thing: Any, *, covered: bool = False) -> Any:
    """The shape of a picture: keys and order, with types instead of words and numbers.

    The number of lines on a covered card does not count.
    """
    if isinstance(thing, dict):
        if "t" in thing:
            return "text"
        if thing.get("kind") == "card":
            thing, covered = {"lines": [], **thing}, True
        keys = (key for key in sorted(thing) if key not in OWN_CHOICE)
        return {key: skeleton(thing[key], covered=covered) for key in keys}
    if isinstance(thing, list):
        shapes = [skeleton(one, covered=covered) for one in thing]
        if covered and all(shape == "text" for shape in shapes):
            return "texts"
        return "seats" if all(shape == "int" for shape in shapes) else shapes
    return type(thing).__name__


def differences(play: Play, games: Games, seats: Iterable[int]) -> list[str]:
    """How the phones of these seats differ in shape or size."""
    showing = Showing(table_of(play), play.now, games)
    shown = {seat: showing.to(Viewer(Kind.PHONE, seat)) for seat in seats}
    wrongs = []
    sizes = secret_sizes(play, games, seats)
    if len(set(sizes.values())) > 1:
        wrongs.append(f"sizes {sizes}")
    shapes = {seat: repr(skeleton(picture["view"])) for seat, picture in shown.items()}
    if len(set(shapes.values())) > 1:
        wrongs.append("\n  ".join(["shapes:", *sorted(set(shapes.values()))]))
    return wrongs
