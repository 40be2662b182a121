"""A night and a day with the second box: lovers, a shot, a captain who falls and names another."""

from tests.browser.evening import Evening
from tests.kit.sentences import say

ROLES = {
    **{"Anna": "cupid", "Bruno": "hunter", "Carla": "villager", "Dario": "werewolf"},
    **dict.fromkeys(("Elisa", "Fabio", "Giulia", "Lorenzo"), "villager"),
}
RULES = {
    **{"box": "world", "deck_rule": "free", "captain": "elected", "deal_mode": "physical"},
    **{"first_night": "bite", "simultaneous_votes": True},
}


def test_lovers_fall_together_a_hunter_shoots_and_a_captain_hands_the_office_on(party):
    room = party("Anna", "Bruno", crowd=[*ROLES][2:])
    evening = Evening(room)
    evening.choose_game()
    evening.set_rules(**RULES)
    counts = {role: [*ROLES.values()].count(role) for role in ROLES.values()}
    room.send_as_host("set_deck", counts=counts)
    room.send_as_host("deal")
    anna, bruno = room.phones
    for name, role in ROLES.items():
        phone = next((one for one in room.phones if one.name == name), None)
        if phone is None:
            room.act_for(name, "enter_role", role=role)
        else:
            assert phone.request("enter_role", role=role)["ok"]
    room.crowd["Carla"].connect()
    the_night(room, anna, bruno)
    the_dawn(room, bruno)
    the_election(room, anna)
    the_verdict(room, anna)


def press_on(room, times=1):
    """The moderator's button, without the question whether that is meant."""
    for _ in range(times):
        room.host.button_for("advance")
        room.send_as_host("advance")


def the_night(room, anna, bruno):
    press_on(room, 2)
    anna.pick("Bruno")
    anna.shows(say("lupus-band-first", target="Bruno"))
    anna.pick("Carla")
    press_on(room, 2)
    room.act_for("Dario", "pick", step="wolves", target=2)
    press_on(room, 2)
    bruno.shows(say("lupus-band-heart", target="Carla"))
    press_on(room, 3)


def the_dawn(room, bruno):
    for device in room.everybody:
        device.expect_tone("day")
        device.shows("Carla")
    press_on(room)
    bruno.choose("Elisa", "aim")
    press_on(room)
    for device in room.everybody:
        device.shows("Elisa")


def the_election(room, anna):
    press_on(room, 2)
    votes(room, anna, "Fabio")
    press_on(room)


def the_verdict(room, anna):
    """The captain is lynched, and says who comes next."""
    votes(room, anna, "Dario")
    press_on(room, 3)
    for voter in ("Fabio", "Giulia", "Lorenzo"):
        room.act_for(voter, "vote", target=1)
    press_on(room)
    for device in room.others:
        device.shows("Anna")
    press_on(room)
    anna.choose("Fabio", "name_captain")
    for device in room.everybody:
        device.expect_tone("night")


def votes(room, anna, target):
    """Anna votes for that player, and all others for her."""
    for voter in ("Dario", "Fabio", "Giulia", "Lorenzo"):
        room.act_for(voter, "vote", target=1)
    anna.vote(target)
