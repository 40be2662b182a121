"""The game of *Sancta* that is kept as a golden game: four, and everything that can happen."""

from tests.kit.games.sancta.saints_table import SaintsTable


def a_rose_for_four() -> SaintsTable:
    """Four players: an advocate, one that was none, a substitution, a Rose in another's turn."""
    game = SaintsTable({1: 2, 2: 3, 3: 1, 4: 3}, dealer=1, target=3, deck_size=85, track_hands=True)
    assert game.turn == 4, "met first to the dealer's right"
    game.bless(cancelled_by=2).tablet.void_cancel().by(1).react("pass").then.wait(10)
    assert game.points() == 1
    game.place("Agnese", "Benedetto", level=1).me.trial(3).substitute("1")
    _end(game)

    assert game.turn == 3
    game.chance.draw(4)
    game.me.roll().enter_points(1)
    assert game.rose(3) == 1
    game.place("Chiara", level=1).me.suffrage(1).then.give(1, seat=4)
    assert game.rose(4) == 1, "completed in another's turn"
    _end(game)

    assert game.turn == 2
    game.bless().place("Domenico", level=2).me.support("Reliquia", True)
    game.change(level=1, required=-1)
    game.me.trial(4, "effect").drop_support(2, "0").end_trial()
    assert game.rose(2) == 1
    _end(game)

    _second_round(game)
    return game


def _second_round(game: SaintsTable) -> None:
    game.bless(cancelled_by=3).me.trial(2)
    _end(game)

    assert game.turn == 4
    game.place("Elena", level=1).me.reorder(("1", "0")).then.bless()
    assert (game.rose(4), game.saint().name) == (2, "Elena")
    game.me.trial(1, "none")
    _end(game)

    game.tablet.remove(1)
    game.me.effect(((4, 1, 0, 0), (2, 1, 0, 0)), "Festa grande")
    assert game.state.winners == (4,)


def _end(game: SaintsTable) -> None:
    over = game.player(game.turn).hand - 5
    if over > 0:
        game.me.discard(over)
    game.pass_on()


SCENES = (a_rose_for_four,)
