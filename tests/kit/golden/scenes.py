"""The scenes of golden games, from the module `golden` of each game.

Separate from `book`, which also runs in the browser's Python, without pytest.
"""

from collections.abc import Callable

from tests.kit.laws.games import GAMES, proof
from tests.kit.playbook import Scene
from tests.kit.random_play import Play

SCENES: tuple[Callable[[], Scene | Play], ...] = tuple(
    scene for game in GAMES for scene in proof(game, "golden").SCENES
)
