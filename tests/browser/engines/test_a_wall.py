"""The screen of the room in two engines: a whole evening."""

from tests.browser.engines.people import Screen
from tests.browser.engines.table import NAMES
from tests.kit.sentences import say

WALL = (1280, 720)


def test_a_wall_all_evening(window, table, shoot):
    table.begin((), wall=False)
    wall = Screen(window(WALL), table.program)
    wall.open_table()
    table.connect(*NAMES)
    wall.page.shows(*NAMES)
    assert_no_faults(wall)
    table.choose_game()
    table.send_as_host("deal")
    table.look()
    table.night(lambda: check_night(wall, shoot))
    wall.page.expect_tone("day")
    assert_no_faults(wall)
    table.advance()
    table.advance()
    wolf = table.wolf()
    dead, other, *_ = (one for one in NAMES if one != wolf)
    table.kill(wall.page)
    table.restart(wall.page)
    table.send_as_host("kill", seat=table.seat(dead), cause="removed")
    wall.wait_struck_through(dead)
    shoot("wall-talk", wall.page)
    assert_no_faults(wall)
    table.advance()
    table.vote({name: other if name == wolf else wolf for name in NAMES}, {})
    wall.page.shows("4", within="li.leads b.num")
    shoot("wall-vote", wall.page)
    assert_no_faults(wall)
    table.advance()
    while table.picture["view"]["scene"] != "end":
        table.vote(dict.fromkeys(NAMES, wolf), {})
        table.advance()
    wall.page.expect_tone("end")
    wall.page.shows(say("lupus-role-werewolf"))
    shoot("wall-end", wall.page)
    assert_no_faults(wall)


def check_night(wall, shoot):
    wall.page.expect_tone("night")
    shoot("wall-night", wall.page)
    assert_no_faults(wall)


def assert_no_faults(wall):
    """Nothing is cut, on any side."""
    wall.assert_no_faults()
    assert wall.page.measure("clippedText()") == []
