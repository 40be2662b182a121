"""The piles of a deck, as they are counted."""

from tests.kit.games.sancta.saints_table import two


def piles(scene):
    return scene.state.piles[-1].left, scene.state.piles[-1].discard


def counted(left, discard, **rules):
    """Two players at the end of a turn, with so many cards left and discarded."""
    scene = two(9, deck_size=left + 2 + 12, **rules)
    for _ in range(discard):
        scene.me.support()
    return scene
