"""The screen of the room in two engines: a whole evening."""

from tests.browser.engines.people import Screen
from tests.browser.engines.table import NAMES
from tests.kit.sentences import say

WALL = (1280, 720)


def test_a_wall_all_evening(window, table, moment):
    table.opens()
    wall = Screen(window(WALL), table.program)
    wall.switches_on()
    table.seats(*NAMES)
    wall.page.shows(*NAMES)
    is_well(wall)
    table.chooses()
    table.asks("deal")
    table.look()
    table.night(lambda: at_night(wall, moment))
    wall.page.lit("day")
    is_well(wall)
    table.leads()
    table.leads()
    wolf = table.wolf()
    dead, other, *_ = (one for one in NAMES if one != wolf)
    table.dies(wall.page)
    table.revives(wall.page)
    table.asks("kill", seat=table.seat(dead), cause="removed")
    wall.strikes(dead)
    moment("wall-talk", wall.page)
    is_well(wall)
    table.leads()
    table.vote({name: other if name == wolf else wolf for name in NAMES}, {})
    wall.page.shows("4", within="li.leads b.num")
    moment("wall-vote", wall.page)
    is_well(wall)
    table.leads()
    while table.told["view"]["scene"] != "end":
        table.vote(dict.fromkeys(NAMES, wolf), {})
        table.leads()
    wall.page.lit("end")
    wall.page.shows(say("lupus-role-werewolf"))
    moment("wall-end", wall.page)
    is_well(wall)


def at_night(wall, moment):
    wall.page.lit("night")
    moment("wall-night", wall.page)
    is_well(wall)


def is_well(wall):
    """Nothing is cut, on any side."""
    wall.is_well()
    assert wall.page.measured("outside()") == []
