"""A panel of nodes and arrows, laid out by the program: who is above whom, what lies where."""

from collections.abc import Mapping, Sequence
from itertools import count

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
    tokens: tuple[Token, ...] = ()
    turn: bool = False
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
    above: dict[str, list[str]] = {one: [] for one in nodes}
    for upper, lower in arrows:
        above[lower].append(upper)
    carrier = {one: min(up, key=nodes.index) for one, up in above.items() if up}
    x, lines, depths, columns = dict[str, float](), dict[str, int](), dict[str, int](), count()

    def place(node: str, depth: int) -> None:
        """Give `node` and all that it carries their columns and lines."""
        lines[node], depths[node] = len(lines), depth
        carried = [one for one in nodes if carrier.get(one) == node]
        for one in carried:
            place(one, depth + 1)
        x[node] = (x[carried[0]] + x[carried[-1]]) / 2 if carried else float(next(columns))

    def row(node: str) -> int:
        """Below everything that points to it."""
        return max((row(one) + 1 for one in above[node]), default=0)

    for root in (one for one in nodes if one not in carrier):
        place(root, 0)
    return {one: Spot(x[one], row(one), lines[one], depths[one]) for one in nodes}
