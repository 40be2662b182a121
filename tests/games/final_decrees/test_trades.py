"""Trades (§7, §10): cases X1–X7, also at a table, where a deal is known to its two players."""

from types import MappingProxyType

import pytest

from companion.games.final_decrees.game import GAME
from companion.table.commands import Undo
from tests.kit.games.final_decrees.office import Office, offer, proposed_posting, seat
from tests.kit.playbook import FixedChance
from tests.kit.random_play import command_of
from tests.kit.table.scene import Room


def office_with(**amounts):
    return Office().to_play(C="treasury", A="executive", B="navy").have(**amounts)


def propose_trade(office, who, *lines):
    """Propose, and return the id of the proposal."""
    office.player(who).propose_trade(lines).then.wait(1)
    return office.state.trades[-1].id


def test_x1_both_agree_and_blame_changes_hands():
    office = office_with(A=3, B=1)
    trade = propose_trade(office, "A", offer(1, 2, 2))
    assert office.blame("AB") == "A3 B1"
    office.player("B").confirm_trade(trade).gives("TradeAgreed", "Traded")
    assert (office.blame("AB"), office.state.trades) == ("A1 B3", ())


@pytest.mark.parametrize(
    "lines",
    [
        (offer(1, 2, 4),),
        (offer(1, 2, 2), offer(1, 3, 2)),
        (offer(1, 2, 3), offer(2, 3, 2)),
        (offer(2, 1, 2, "cards"),),
    ],
    ids=["x1", "x1-split", "x3-brought-in", "cards"],
)
def test_nobody_gives_more_than_there_is(lines):
    office_with(A=3, B=0).player("A").propose_trade(lines).refuses("E_TRADE_FUNDS")


def test_x2_three_must_agree():
    office = office_with(A=2, B=2)
    trade = propose_trade(office, "A", offer(1, 2, 2), offer(2, 3, 2))
    assert office.player("C").confirm_trade(trade).then.blame("ABC") == "A2 B2 C0"
    assert office.player("B").confirm_trade(trade).then.blame("ABC") == "A0 B2 C2"


def test_x4_funds_are_looked_at_again_at_the_last_confirmation():
    office = office_with(A=3)
    first = propose_trade(office, "A", offer(1, 2, 3))
    office.player("C").confirm_trade(propose_trade(office, "A", offer(1, 3, 1)))
    fell = office.player("B").confirm_trade(first).gives("TradeDropped").events[-1]
    assert (fell.why, office.blame("ABC"), office.state.trades) == ("E_TRADE_FUNDS", "A2 B0 C1", ())


def test_x5_nothing_is_carried_out_before_all_have_confirmed():
    office = office_with(A=3)
    trade = propose_trade(office, "A", offer(1, 2, 2))
    office.player("A").carry_out_trade(trade).refuses("E_TRADE_UNCONFIRMED")
    assert office.blame("AB") == "A3 B0"


def promulgating(**options):
    """A has promulgated a decree of the Treasury, and C decides what goes back."""
    office = Office(decrees={0: ("treasury",)}, **options).to_play(C="treasury", A="executive")
    return office.have(A=3).lay(0, "treasury")


def test_x6_deals_go_on_while_a_removal_is_awaited():
    office = promulgating()
    trade = propose_trade(office, "A", offer(1, 2, 2))
    office.active.stamp("0").gives("RemovalOpened")
    office.player("B").confirm_trade(trade).gives("Traded")
    assert office.blame("AB") == "A1 B2"
    assert propose_trade(office, "A", offer(1, 3, 1))
    office.active.remove({"2": 2})
    assert office.blame("AB") == "A1 B0"


def test_x6_by_house_rule_a_proposal_waits_while_a_removal_is_awaited():
    office = promulgating(trades="in_turns")
    trade = propose_trade(office, "A", offer(1, 2, 2))
    office.active.stamp("0").then.player("B").confirm_trade(trade).refuses("E_PENDING_DECISION")
    office.player("A").propose_trade((offer(1, 2, 1),)).refuses("E_PENDING_DECISION")
    assert "propose_trade" not in asked_for(office, "A") | asked_for(office, "C")
    office.active.remove({}).then.player("B").confirm_trade(trade)
    assert office.blame("AB") == "A1 B2"


def asked_for(office, who):
    """The commands that a phone offers."""
    return {one.command for one in office.view(seat(who)).prompts}


def test_the_removal_and_the_deals_stand_on_the_same_phone():
    office = promulgating()
    propose_trade(office, "A", offer(1, 3, 2))
    office.active.stamp("0")
    assert asked_for(office, "C") >= {"remove", "confirm_trade", "decline_trade", "propose_trade"}
    assert asked_for(office, "B") == {"propose_trade"}


def test_a_ministry_is_bought_while_they_are_handed_out_and_a_deal_survives_that():
    office = Office().to_posting().have(A=3)
    trade, later = (
        propose_trade(office, "B", offer(1, 2, 2)),
        propose_trade(office, "A", offer(1, 2, 1)),
    )
    assert asked_for(office, "A") >= {"post", "confirm_trade", "propose_trade"}
    assert asked_for(office, "C") == {"propose_trade"}
    office.player("A").confirm_trade(trade).gives("Traded").post(proposed_posting(office.state))
    office.player("B").confirm_trade(later).gives("Traded")
    assert office.blame("AB") == "A0 B3"


def test_by_house_rule_nobody_deals_while_ministries_are_handed_out():
    office = Office(trades="in_turns").to_posting().have(A=3)
    office.player("A").propose_trade((offer(1, 2, 1),)).refuses("E_WRONG_PHASE")
    assert "propose_trade" not in asked_for(office, "A") | asked_for(office, "B")


def test_x7_a_proposal_survives_turns():
    office = office_with(A=3).turn_of("A")
    trade = propose_trade(office, "A", offer(1, 2, 2))
    office.active.end_turn().then.turn_of("C").player("B").confirm_trade(trade)
    assert office.blame("AB") == "A1 B2"


def test_declining_and_withdrawing_kill_a_proposal():
    office = office_with(A=3)
    trade = propose_trade(office, "A", offer(1, 2, 2))
    office.player("B").decline_trade(trade)
    office.player("A").confirm_trade(trade).refuses("E_NO_SUCH_TRADE")
    trade = propose_trade(office, "A", offer(1, 2, 2))
    office.player("A").decline_trade(trade)
    assert (office.state.trades, office.state.fallen[1].why) == ((), "withdrawn")


def test_the_tablet_deals_only_for_those_who_have_no_phone():
    office = office_with(A=3)
    office.phones = frozenset({1, 2, 3, 4})
    trade = propose_trade(office, "A", offer(1, 2, 1))
    for wish in ("confirm_trade", "decline_trade", "carry_out_trade"):
        getattr(office.tablet.on_behalf_of(2), wish)(trade).refuses("E_OWN_PHONE")
    office.tablet.on_behalf_of(1).propose_trade((offer(1, 2, 1),)).refuses("E_OWN_PHONE")
    trade = propose_trade(office, "A", offer(1, 5, 1))
    office.tablet.on_behalf_of(5).confirm_trade(trade)
    assert office.blame("AE") == "A2 E1"


def test_cards_change_hands_as_numbers():
    office = office_with(A=3)
    office.player("B").confirm_trade(propose_trade(office, "A", offer(2, 1, 1, "cards")))
    assert (office.state.hands[1], office.state.hands[2]) == (2, 0)


def test_a_proposal_makes_sense_and_the_end_kills_it():
    office = office_with(A=3)
    for lines in ((), (offer(1, 1, 1),), (offer(2, 3, 0),), (offer(1, 9, 1),), ({"sort": "x"},)):
        office.player("A").propose_trade(lines).refuses("E_TRADE_LINES")
    office.player("C").propose_trade((offer(1, 2, 1),)).refuses("E_TRADE_LINES")
    for _ in range(2):
        propose_trade(office, "A", offer(1, 2, 1))
    office.player("A").propose_trade((offer(1, 2, 1),)).refuses("E_TRADE_MANY")
    office.tablet.abandon()
    assert office.state.trades == ()


def do(device, name, **args):
    return device.do(command_of(GAME, name, args))


def playing():
    """Everybody has a phone; the first to act has drawn a card."""
    room = Room(MappingProxyType({"final_decrees": GAME}), FixedChance())
    phones = room.called("Sara", "Emma", "Dario", "Lia", "Bruno")
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
    do(phone, "propose_trade", lines=[offer(phone.seat, taker.seat, 1)])


def test_the_way_back_passes_over_talk_and_takes_back_what_all_could_see():
    room, phones = playing()
    propose(phones[0], phones[1])
    do(active(room, phones), "play_card")
    propose(phones[2], phones[3])
    assert room.table.game.state.now().card_open
    room.undo()
    assert not room.table.game.state.now().card_open
    assert [one.by for one in room.table.game.state.trades] == [phones[0].seat]


def test_x4_whoever_agrees_last_to_a_deal_that_cannot_be_hears_why_and_it_is_gone():
    room, (sara, emma, lia, *_) = playing()
    owned = room.table.game.state.personal[sara.seat]
    for taker in (emma, lia):
        do(sara, "propose_trade", lines=[offer(sara.seat, taker.seat, owned)])
    fails, counts = room.table.game.state.trades
    do(lia, "confirm_trade", trade=counts.id)
    agrees = command_of(GAME, "confirm_trade", {"trade": fails.id})
    answer = emma.asks(agrees, id="f" * 32)
    assert (answer.refusal.code, room.table.game.state.trades) == ("E_TRADE_FUNDS", ())
    assert emma.asks(agrees, id="f" * 32).refusal == answer.refusal, (
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
