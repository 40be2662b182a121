"""Every forest that the program may be asked to draw has a place for each node, and so have the
events of a way in time."""

from itertools import pairwise, product

from companion.core.words.panels.courses import spread
from companion.core.words.panels.graph import arrange

NODES = ("a", "b", "c", "d", "e")


def forests():
    """Every forest of these nodes, as arrows from each node's parent."""
    for parents in product((None, *NODES), repeat=len(NODES)):
        parent_of = dict(zip(NODES, parents, strict=True))
        if all(_is_rooted(parent_of, node) for node in NODES):
            yield [(up, node) for node, up in parent_of.items() if up is not None]


def _is_rooted(parent_of, node):
    seen = set()
    while node is not None and node not in seen:
        seen.add(node)
        node = parent_of[node]
    return node is None


def test_no_two_nodes_of_any_forest_lie_on_each_other():
    count = 0
    for arrows in forests():
        spots = arrange(NODES, arrows)
        assert len({(spot.x, spot.row) for spot in spots.values()}) == len(NODES), arrows
        for row in {spot.row for spot in spots.values()}:
            places = sorted(spot.x for spot in spots.values() if spot.row == row)
            gaps = [right - left for left, right in pairwise(places)]
            assert all(gap >= 1 for gap in gaps), arrows
        count += 1
    assert count == 6**4, "as many forests as there are on five nodes"


def test_what_is_above_is_drawn_above():
    for arrows in forests():
        spots = arrange(NODES, arrows)
        for up, low in arrows:
            assert spots[up].row + 1 == spots[low].row
            assert spots[up].line < spots[low].line
            assert spots[up].depth + 1 == spots[low].depth


def test_every_node_has_a_line_of_its_own_in_the_outline():
    spots = arrange(NODES, [("a", "b"), ("a", "c"), ("d", "e")])
    assert sorted(spot.line for spot in spots.values()) == [0, 1, 2, 3, 4]
    assert [spots[node].depth for node in NODES] == [0, 1, 1, 0, 1]
    assert spots["a"].x == (spots["b"].x + spots["c"].x) / 2


def test_with_several_upper_ends_a_node_lies_below_all_of_them():
    assert arrange(NODES, [("a", "b"), ("b", "c"), ("a", "d"), ("c", "d")])["d"].row == 3


def test_events_of_one_point_share_its_room_in_their_order():
    assert spread([0, 2, 2, 2, 5]) == (0.5, 2.25, 2.5, 2.75, 5.5)


def test_without_events_there_are_no_places():
    assert spread([]) == ()
