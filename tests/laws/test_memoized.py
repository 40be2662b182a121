"""What was worked out once is found again: a remembered function is given the very same things."""

from collections import Counter

from companion.table.device import A_SPECTATOR, Kind, Viewer
from companion.table.screens.present import Showing
from companion.table.screens.view_cache import ViewCache
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import moments
from tests.kit.table.around import table_of


def answers(cache):
    """What each function has worked out last; the oldest answers go, so the newest is named."""
    known = cache.memory.answers
    return {function: next(reversed(of), None) for function, of in known.items()}


def draw(play, cache):
    """For all phones and the screens: they are many, the tablet is one."""
    showing = Showing(table_of(play), play.now, GAMES, cache=cache)
    phones = [Viewer(Kind.PHONE, seat) for seat in play.ring]
    for viewer in (*phones, A_SPECTATOR):
        cache.memory.run(showing.to, viewer)


@EVERY_GAME
def test_the_same_moment_drawn_again_works_out_nothing_anew(game):
    recomputed, moments_drawn = Counter(), 0
    for seed in range(3):
        cache = ViewCache()
        for play in moments(game, seed, every=5):
            draw(play, cache)
            before = answers(cache)
            draw(play, cache)
            now = answers(cache)
            recomputed.update(one.__qualname__ for one in now if now[one] != before.get(one))
            moments_drawn += 1
    assert moments_drawn > 10
    assert not recomputed, f"given what is made anew each time: {recomputed}"
