"""Ministries at a table: a deal is known to its two players; the tablet does not show it (§10)."""

from types import MappingProxyType

from companion.games.final_decrees.game import GAME
from companion.table.commands import Undo
from tests.kit.deals import command_of
from tests.kit.games.final_decrees.office import proposed_posting
from tests.kit.table.called import called
from tests.kit.table.scene import PlainLuck, Room

GAMES = MappingProxyType({"final_decrees": GAME})
NAMES = ("Sara", "Emma", "Dario", "Lia", "Bruno")


def do(device, name, **args):
    return device.do(command_of(GAME, name, args))


def playing():
    """Everybody has a phone; the first to act has drawn a card."""
    room = Room(GAMES, PlainLuck())
    phones = called(room, *NAMES)
    do(room.host, "use_template", called="")
    do(room.host, "begin")
    for phone, amount in zip(phones, (6, 5, 4, 3, 2), strict=True):
        do(phone, "bid", amount=amount)
    do(phones[0], "post", places=[list(one) for one in proposed_posting(room.table.game.state)])
    do(active(room, phones), "draw", card="ordinary")
    return room, phones


def active(room, phones):
    return next(one for one in phones if one.seat == room.table.game.state.now().player)


def propose(phone, taker):
    line = {"sort": "blame", "giver": phone.seat, "taker": taker.seat, "amount": 1}
    do(phone, "propose_trade", lines=[line])


def test_the_way_back_passes_over_talk_and_takes_back_what_all_could_see():
    room, phones = playing()
    propose(phones[0], phones[1])
    do(active(room, phones), "play_card")
    propose(phones[2], phones[3])
    assert room.table.game.state.now().card_open
    room.host.do(Undo(**room.host.sees()["desk"]["undo"]["args"]))
    assert not room.table.game.state.now().card_open
    assert [one.by for one in room.table.game.state.trades] == [phones[0].seat]


def test_x4_whoever_agrees_last_to_a_deal_that_cannot_be_hears_why_and_it_is_gone():
    room, (sara, emma, lia, *_) = playing()
    owned = room.table.game.state.personal[sara.seat]
    line = {"sort": "blame", "giver": sara.seat, "amount": owned}
    do(sara, "propose_trade", lines=[{**line, "taker": emma.seat}])
    do(sara, "propose_trade", lines=[{**line, "taker": lia.seat}])
    fails, counts = room.table.game.state.trades
    do(lia, "confirm_trade", trade=counts.id)
    agrees = command_of(GAME, "confirm_trade", {"trade": fails.id})
    told = emma.asks(agrees, id="f" * 32)
    assert (told.refusal.code, room.table.game.state.trades) == ("E_TRADE_FUNDS", ())
    assert emma.asks(agrees, id="f" * 32).refusal == told.refusal, (
        "asked again, also after a restart"
    )
    assert room.table.game.state.personal[emma.seat] == 5


def test_a_deal_that_is_done_is_told_to_all_and_can_be_taken_back():
    room, (sara, emma, *_) = playing()
    propose(sara, emma)
    (trade,) = room.table.game.state.trades
    do(emma, "confirm_trade", trade=trade.id)
    newest = room.host.sees()["desk"]["diary"][0]
    assert newest["text"]["t"] == "decrees-diary-traded"
    room.host.do(Undo(newest["to"]))
    assert room.table.game.state.trades == (trade,)
