"""How long a table is kept: as long as the host chose, games in play longer, campaigns for ever."""

from types import MappingProxyType

import pytest

from companion.table.commands import ChooseGame, SetKeeping
from companion.web.store.retention import INTERRUPTED, kept_for
from tests.kit.table.coin import COIN, Start
from tests.kit.table.scene import NOON, Room

HOUR = 3600.0


class LongCoin(type(COIN)):
    lasting = True


def test_without_a_choice_a_table_goes_a_day_after_its_last_step():
    room = Room()
    room.guest("Anna")
    assert kept_for(room.table, room.games) == 24 * HOUR


def test_the_time_counts_from_the_last_step():
    room = Room()
    room.now = NOON + 5000
    room.guest("Anna")
    assert room.table.acted_at == NOON + 5000


@pytest.mark.parametrize(("word", "hours"), [("1", 1), ("168", 168), ("720", 720)])
def test_the_host_chooses_how_long(word, hours):
    room = Room()
    room.host.do(SetKeeping(word))
    assert kept_for(room.table, room.games) == hours * HOUR


def test_the_host_may_keep_everything():
    room = Room()
    room.host.do(SetKeeping("always"))
    assert kept_for(room.table, room.games) is None


def test_a_time_that_is_not_on_the_list_is_refused():
    Room().host.asks(SetKeeping("2")).refuses("E_BAD_INPUT")


def test_guests_do_not_choose():
    room = Room()
    room.guest("Anna").asks(SetKeeping("1")).refuses("E_NOT_MODERATOR")


def test_choosing_the_same_again_is_no_step():
    room = Room()
    before = room.table.version
    room.host.do(SetKeeping("24"))
    assert room.table.version == before


def test_a_game_in_play_is_kept_for_a_month_at_least():
    room = Room().with_coin()
    room.guest("Anna")
    room.host.do(SetKeeping("1"))
    room.host.do(Start())
    assert kept_for(room.table, room.games) == INTERRUPTED * HOUR


def test_a_campaign_never_goes_by_itself():
    room = Room(MappingProxyType({COIN.id: LongCoin()}))
    room.host.do(ChooseGame(COIN.id))
    assert kept_for(room.table, room.games) is None
