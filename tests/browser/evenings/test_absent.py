"""Who is not there as the game would have it: a phone that is off, a guest who comes late."""

from tests.kit.sentences import said

CROWD = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo")


def to_the_vote(host):
    """Past a whole night by hand, to the first voter of the first day."""
    host.do("deal")
    passed(host, "advance")
    while host.picture["view"]["title"]["t"] != "lupus-day":
        passed(host, "skip_step", reason="in a test")
    host.next(sure=True)


def passed(host, command, **arguments):
    """Ask, and wait until it is on show; each is a tap of its own."""
    before = host.version
    host.page.keyboard.press("Shift")
    assert host.asks(command, **arguments)["ok"]
    host.moved_on(before)


def test_a_voter_whose_phone_is_off_is_named_and_a_late_guest_is_told_of_the_next_game(party):
    room = party(crowd=CROWD, wall=False)
    host = room.host
    host.press(host.page.get_by_role("button", name="Lupus in Tabula"))
    to_the_vote(host)
    host.shows(said("desk-turn-away", who="Anna", n=1))
    late = room.phone().join("Zoe")
    late.shows(said("phone-next"))
    host.shows(said("desk-waits", who="Zoe", n=1))
