"""The game of *Final Decrees* that is kept: tied bids, every action, deals, five decrees."""

from tests.kit.games.final_decrees.office import Office, offer

DECREES = {
    0: ("executive", "hr"),
    1: ("executive", "navy"),
    2: ("executive",),
    3: ("executive", "treasury"),
    4: ("treasury",),
}


def five_decrees() -> Office:
    """Five players: A wins the second round of bids, and the fifth decree ends the game."""
    office = Office(5, DECREES).tablet.begin().then.bids("A5 B5 C3 D1 E2").then.bids("A4 B2").then
    office.player("A").post(((2, "executive"), (3, "treasury"), (4, "secret"), (5, "navy")))
    _executive(office)
    _treasury(office)
    _secret(office)
    _navy(office)
    _human_resources(office)
    _second_executive(office)
    _second_treasury(office)
    return office


def turn(office: Office, card: str = "ordinary") -> None:
    """Step 2, half a minute after the turn began."""
    office.wait(30).active.draw(card)


def _executive(office: Office) -> None:
    """B: two stamps and a promulgation; the root is empty, so nothing is removed."""
    turn(office)
    office.active.stamp("0").stamp("1").stamp("2").gives("Stamped", "Promulgated")
    office.active.forward("0", "hr").refuses("E_NO_ACTIONS").end_turn()


def _treasury(office: Office) -> None:
    """C: extra actions, a second draw, and a marker goes to Reform."""
    turn(office)
    office.active.treasury_extra().draw("ordinary").move_marker("4", "reform")
    office.active.move_marker("3", "secret").end_turn()


def _secret(office: Office) -> None:
    """D heads Reform: redistributes all the chain; meanwhile A and B deal."""
    turn(office, "ordinary")
    office.active.redistribute({"reform": 0, "executive": 2, "hr": 0, "navy": 0, "secret": 4})
    office.player("A").propose_trade((offer(1, 2, 2), offer(2, 5, 1)))
    proposal = office.state.trades[-1].id
    office.player("E").confirm_trade(proposal).then.player("B").confirm_trade(proposal)
    office.active.end_turn()


def _navy(office: Office) -> None:
    """E: manoeuvres, Stagnation and Decline, a card."""
    turn(office, "decline")
    office.active.manoeuvres().play_card()
    office.active.adjust(
        (
            {"sort": "discard", "change": 1},
            {"sort": "hand", "who": 5, "change": -1},
            {"sort": "place", "decree": "1", "ministry": "navy"},
        )
    )
    office.active.stamp("1").gives("Promulgated", "RemovalOpened")
    office.tablet.on_behalf_of(4).remove({"2": 4, "3": 2})
    office.active.end_turn()


def _human_resources(office: Office) -> None:
    """A: everybody is posted anew."""
    turn(office)
    office.active.reassign(
        ((1, "hr"), (2, "executive"), (3, "secret"), (4, "reform"), (5, "treasury"))
    )
    office.active.end_turn()


def _second_executive(office: Office) -> None:
    """B: an arrow, a stamp, and a decree goes to Human Resources."""
    turn(office)
    office.active.restructure("add", "treasury>reform").stamp("3").forward("3", "treasury")
    office.active.end_turn()
    turn(office)
    office.active.investigate("executive").end_turn()
    turn(office)
    office.active.end_turn()


def _second_treasury(office: Office) -> None:
    """E stamps at the Treasury; later the last two decrees are brought there and to HR."""
    turn(office)
    office.active.stamp("3").gives("Promulgated", "RemovalOpened").remove({"2": 3, "treasury": 1})
    office.active.end_turn()
    turn(office)
    office.active.end_turn()
    turn(office)
    office.active.forward("0", "hr").forward("4", "treasury").end_turn()
    for _ in range(2):
        turn(office)
        office.active.end_turn()
    turn(office)
    office.active.stamp("4").gives("Promulgated", "RemovalOpened").then.player("E").remove({})
    office.active.end_turn()
    turn(office)
    office.active.stamp("0").gives("Promulgated", "RemovalOpened")
    office.player("E").remove({"1": 1, "2": 1}).gives("BlameRemoved", "GameEnded")


SCENES = (five_decrees,)
