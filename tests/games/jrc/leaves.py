"""The leaves of the history of a campaign."""

from companion.core.words.panels.base import Note
from companion.games.jrc.game import GAME


def history_panels(scene):
    """The princes' chart, the leaves of the cities, and those of the turns."""
    _, _, princes, cities, turns = GAME.history(scene.state)
    return princes, cities, turns


def lines(leaf):
    return [text for panel in leaf.panels if isinstance(panel, Note) for text in panel.lines]


def params(leaf, id):
    """The parameters of every sentence `id` on the leaf."""
    return [dict(text.params) for text in lines(leaf) if text.id == id]
