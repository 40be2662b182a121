"""The end of a game as one picture: what each golden game has come to."""

from companion.core.log import fold
from tests.kit.golden.book import read, steps_of
from tests.kit.laws.games import GAMES


def told(evening):
    """The panel of pictures of a golden game that is over."""
    page = read(evening)
    game, steps = GAMES[page["game"]], tuple(steps_of(page))
    state = fold(game.evolve, game.open(tuple(page["ring"]), {}), steps)
    (panel,) = (one for one in game.recap(state, steps) if one.kind == "tiles")
    return state, panel


def test_everybody_still_at_the_table_has_a_rose_with_its_saints_and_their_turns():
    state, panel = told("a_rose_for_four")
    assert [one.count for one in panel.tiles] == [3, 2, 1]
    assert [one.inked for one in panel.tiles] == [True, False, False]
    assert {one.of for one in panel.tiles} == {state.goal}
    last = panel.tiles[2].line.params["words"]
    assert (last.id, last.params["turn"]) == ("sancta-tile-saint", 3)


def test_blame_is_a_pile_of_as_many_sheets_true_to_the_highest_one():
    state, panel = told("five_decrees")
    blame = tuple(state.personal.values())
    assert tuple(one.count for one in panel.tiles) == blame
    assert {one.of for one in panel.tiles} == {max(blame)}
    assert [one.inked for one in panel.tiles] == [n == min(blame) for n in blame]


def test_each_duel_is_a_wall_of_towers_as_it_was_held_at_the_end():
    _, panel = told("three_duels_and_extra_time")
    assert [one.towers for one in panel.tiles] == [
        (1, 1, 1, 0, 0),
        (0, 0, 0, 0, 0),
        (1, 1, 0, -1, 0),
    ]
    assert [one.capital for one in panel.tiles] == [2, None, 2]
    assert [one.line.id for one in panel.tiles] == [
        *("cities-tile-capital", "cities-tile-deck", "cities-tile-time")
    ]


def test_each_city_of_a_campaign_tells_who_held_it_after_each_turn():
    state, panel = told("the_fourth_prince_and_the_fifth")
    assert panel.seats == state.players
    rings = {one.name.params["name"]: one for one in panel.tiles}
    assert {len(one.holders) for one in panel.tiles} == {state.turn + 1}
    assert rings["Washington D.C."].holders[0] == (1, 4), "contested"
    (winner,) = state.winners
    held = [name for name, one in rings.items() if one.holders[-1] == (winner,)]
    assert held == [name for name, one in rings.items() if one.inked]
    assert len(held) >= state.options.win_princes
