"""The evenings that are kept as golden games: each game has some, in its module `golden`.

Apart from `book`, which also runs in the pocket's Python, where there is no pytest.
"""

from collections.abc import Callable

from tests.kit.laws.games import GAMES, proof
from tests.kit.playbook import Scene
from tests.kit.random_play import Play

SCENES: tuple[Callable[[], Scene | Play], ...] = tuple(
    scene for game in GAMES for scene in proof(game, "golden").SCENES
)
