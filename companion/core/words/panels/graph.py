"""A panel of nodes and arrows, laid out by the program: who is above whom, what lies where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel

Arrows = Sequence[tuple[str, str]]
"""Each from the upper end to the lower one; never in a circle."""


class Token(Sparse):
    """Something on a node: short printed `mark`, name, and progress (`done` of `of`)."""

    id: str
    mark: str
    label: Text
    done: int = 0
    of: int = 0
    details: tuple[Text, ...] = ()
    """Sentences shown when it is touched."""


class Node(Sparse):
    """One node of a `Graph`."""

    id: str
    label: Text
    x: float
    """Centre in columns; 0 is the leftmost column."""
    row: int
    """Row from the top, 0 is the first."""
    line: int
    """Line of the outline, from the top."""
    depth: int
    """Indent in the outline."""
    seat: int | None = None
    """The person on the node; None: nobody."""
    count: int = 0
    """The number on the node."""
    tokens: tuple[Token, ...] = ()
    turn: bool = False
    """It is that one's turn."""
    own: bool = False
    """Whether the reader is on the node."""
    note: Text | None = None
    """A word about the person on the node."""
    details: tuple[Text, ...] = ()
    """Sentences shown when the node is touched: what cannot be done there, and why."""


class Graph(Panel, one_game=True):
    """Nodes and arrows in a drawing of `columns` × `rows`. Narrow screens draw an outline."""

    nodes: tuple[Node, ...]
    arrows: tuple[tuple[str, str], ...]
    columns: float
    rows: int
    empty: Text
    """Words of a node without a person."""
    counted: Text
    """Name of the numbers on the nodes."""
    title: Text | None = None
    tip: str | None = None
    """Emblem at the end of every arrow; as drawn it points to the right."""
    left: Text | None = None
    """What is left to do this turn, if prompts are asked on the graph (`Prompt.at`)."""
    price: Text | None = None
    """What each of these prompts costs."""


class Spot(Sparse):
    """Where `arrange` puts a node; fields as in `Node`."""

    x: float
    row: int
    line: int
    depth: int


def arrange(nodes: Sequence[str], arrows: Arrows) -> Mapping[str, Spot]:
    """A place for every node: trees side by side, each node centred above those below it.

    `nodes`: in the order that decides ties. A node with several arrows into it is placed in the
    tree of the first of them, and below the others. The graph must not have cycles.
    """
    layout = _Layout(nodes, arrows)
    for root in (one for one in nodes if one not in layout.carrier):
        layout.place(root, 0)
    return {one: layout.spot(one) for one in nodes}


class _Layout:
    """A drawing in the making: columns are given out from left to right, lines downward."""

    def __init__(self, nodes: Sequence[str], arrows: Arrows) -> None:
        self._order = {one: place for place, one in enumerate(nodes)}
        self._above: dict[str, list[str]] = {one: [] for one in nodes}
        for upper, lower in arrows:
            self._above[lower].append(upper)
        self.carrier = {
            one: min(up, key=self._order.__getitem__) for one, up in self._above.items() if up
        }
        self._x: dict[str, float] = {}
        self._line: dict[str, int] = {}
        self._depth: dict[str, int] = {}
        self._column = 0

    def place(self, node: str, depth: int) -> None:
        """Give `node` and all that it carries their places."""
        self._line[node], self._depth[node] = len(self._line), depth
        carried = [one for one in self._order if self.carrier.get(one) == node]
        for one in carried:
            self.place(one, depth + 1)
        if carried:
            self._x[node] = (self._x[carried[0]] + self._x[carried[-1]]) / 2
        else:
            self._x[node] = float(self._column)
            self._column += 1

    def _row(self, node: str) -> int:
        """Below everything that points to it."""
        return max((self._row(one) + 1 for one in self._above[node]), default=0)

    def spot(self, node: str) -> Spot:
        return Spot(self._x[node], self._row(node), self._line[node], self._depth[node])
