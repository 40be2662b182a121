"""What the host's device may keep of what is played, and how long the server keeps a table: as the
host chose, games in play longer, campaigns for ever."""

import math
from types import MappingProxyType

import pytest

from companion.core.log import fold
from companion.table.commands import ChooseGame, KeepEvenings, Rematch, SetKeeping, Undo
from companion.table.device import THE_TABLET, Kind, Viewer
from companion.table.log.facts import EveningsKept
from companion.table.pushes import EVERYBODY
from companion.table.screens.present import Showing
from companion.table.state import Running, Seat, Table
from companion.web.store.retention import INTERRUPTED, NEVER, kept_for
from tests.kit.golden.book import read, steps_of
from tests.kit.laws.games import GAMES
from tests.kit.table.coin import COIN, OpenHands, PickSide, Start
from tests.kit.table.scene import NOON, Room

ENDS = (
    *("the_first_day_of_the_rules", "the_fourth_prince_and_the_fifth", "five_decrees"),
    *("three_duels_and_extra_time", "a_rose_for_four"),
)


def shown_keeps(room):
    """A function: what the host, two guests, a spectator and the wall are shown as `keeps`."""
    seated = [room.guest("Anna"), room.guest("Luca")]
    viewers = [room.host, *seated, room.stranger(), room.stranger(Kind.SCREEN, "screen")]
    return lambda: [one.sees()["table"].get("keeps") for one in viewers]


def test_everybody_is_told_while_it_is_on_and_nobody_when_it_is_off(room, coin):
    keeps = shown_keeps(room)
    opened = room.table.game.opened_at
    assert keeps() == [None] * 5
    assert room.host.do(KeepEvenings(on=True)).push == EVERYBODY
    assert keeps() == [opened] * 5
    room.host.do(KeepEvenings(on=False))
    assert keeps() == [None] * 5


def test_it_is_on_before_there_is_a_game_too(room):
    keeps = shown_keeps(room)
    room.host.do(KeepEvenings(on=True))
    assert keeps() == [0.0] * 5


def test_a_game_is_known_by_when_it_was_opened_also_after_an_undo_of_its_end(room, coin):
    guests = room.guests(2)
    room.host.do(KeepEvenings(on=True))
    first = room.host.sees()["table"]["keeps"]
    room.now += 60
    room.host.do(Start())
    for guest in guests:
        guest.do(PickSide("heads"))
    room.host.do(OpenHands())
    room.host.do(Undo(room.table.shown_number(room.table.version) - 1))
    assert room.host.sees()["table"]["keeps"] == first
    room.host.do(OpenHands())
    room.host.do(Rematch())
    assert room.host.sees()["table"]["keeps"] == first + 60


def test_only_the_host_decides_and_the_log_holds_no_more_than_that(room):
    room.guest("Anna").asks(KeepEvenings(on=True)).refuses("E_NOT_MODERATOR")
    room.host.do(KeepEvenings(on=True))
    assert room.records[-1].events == (EveningsKept(on=True),)
    room.host.do(KeepEvenings(on=True))
    assert [one.name for one in room.records].count("table.keep_evenings") == 1


@pytest.mark.parametrize("name", ENDS)
def test_what_a_tablet_can_keep_of_a_game_is_what_the_wall_shows_at_its_end(name):
    page = read(name)
    game, ring, steps = GAMES[page["game"]], tuple(page["ring"]), tuple(steps_of(page))
    opening = game.open(ring, {})
    state = fold(game.evolve, opening, steps)
    people = {seat: Seat(seat, f"P{seat}", phone=True) for seat in ring}
    running = Running(game.id, opening, ring, state, ring, steps, steps, opened_at=7.0)
    table = Table("luna7", people=people, ring=ring, game=running, keeps_evenings=True)
    showing = Showing(table, steps[-1].at, GAMES)
    ends = [_ended(showing.to(one)) for one in (THE_TABLET, Viewer(Kind.SCREEN))]
    assert ends[0] == ends[1]
    assert ends[0]["keeps"] == 7.0
    assert ends[0]["verdict"]["title"]
    assert {mark["seat"] for mark in ends[0]["marks"]} == set(ring)


def _ended(picture):
    """Of an end what the tablet's page reads, as in static/js/desk/evenings/kept-evenings.js."""
    view = picture["view"]
    panels = {one["kind"]: one for one in view["panels"] if not one.get("covered")}
    circle, verdict = panels.get("circle", {}), panels["verdict"]
    ring, marks = picture["table"]["ring"], () if circle.get("secret") else circle.get("marks", ())
    marks = [{"seat": one} if isinstance(one, int) else one for one in marks or ring]
    return {
        "tone": view["tone"],
        "scene": view["scene"],
        "keeps": picture["table"]["keeps"],
        "verdict": {part: verdict.get(part) for part in ("title", "winners")},
        "marks": [{part: one.get(part) for part in ("seat", "role", "wins")} for one in marks],
    }


HOUR = 3600.0


class LongCoin(type(COIN)):
    lasting = True


def test_without_a_choice_a_table_goes_a_day_after_its_last_step(room):
    room.guest("Anna")
    assert kept_for(room.table, room.games) == 24 * HOUR


def test_the_time_counts_from_the_last_step(room):
    room.now = NOON + 5000
    room.guest("Anna")
    assert room.table.acted_at == NOON + 5000


@pytest.mark.parametrize(
    ("word", "hours"), [("1", 1), ("168", 168), ("720", 720), ("always", math.inf)]
)
def test_the_host_chooses_how_long(room, word, hours):
    room.host.do(SetKeeping(word))
    assert kept_for(room.table, room.games) == hours * HOUR


def test_a_time_that_is_not_on_the_list_is_refused():
    Room().host.asks(SetKeeping("2")).refuses("E_BAD_INPUT")


def test_choosing_the_same_again_is_no_step(room):
    before = room.table.version
    room.host.do(SetKeeping("24"))
    assert room.table.version == before


def test_a_game_in_play_is_kept_for_a_month_at_least(room, coin):
    room.guest("Anna")
    room.host.do(SetKeeping("1"))
    room.host.do(Start())
    assert kept_for(room.table, room.games) == INTERRUPTED * HOUR


def test_a_campaign_never_goes_by_itself():
    room = Room(MappingProxyType({COIN.id: LongCoin()}))
    room.host.do(ChooseGame(COIN.id))
    assert kept_for(room.table, room.games) == NEVER
