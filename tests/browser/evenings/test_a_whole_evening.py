"""From the scan to the verdict: nine people, a tablet, a screen, and everything that goes wrong."""

import json

from playwright.sync_api import expect

from tests.browser import clocks
from tests.browser.checks import faults_of
from tests.browser.evening import Evening
from tests.kit.games.lupus.cards import needs
from tests.kit.program import LAUNCH
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo", "Marta")
DRIFT = 1.0  # seconds between what a clock says and the truth
ROUNDING = 1.0  # a clock shows whole seconds


@needs("medium")
def test_nine_people_play_from_the_scan_to_the_verdict(party):
    room = party(NAMES[0], crowd=NAMES[1:], doors=True, motion=True, faults="")
    evening = Evening(room)
    room.host.press(room.host.page.get_by_role("button", name="Lupus in Tabula"))
    steps_of_three_seconds(room.host)
    evening.deal()
    cast = set_cast(evening)
    first_night(evening, cast)
    first_day(evening, cast)
    second_night(evening, cast)
    last_day(evening, cast)
    the_end(evening, cast)


def steps_of_three_seconds(host):
    """Five taps on minus."""
    host.open_sheet(say("desk-group-rules"))
    row = host.page.locator("dialog li", has=host.page.locator("#rule-min_step_seconds"))
    for _ in range(5):
        host.press(row.get_by_role("button").first)
    host.close_sheet()


def set_cast(evening):
    """The people by number: 1 and 2 wolves, 3 the seer, 4 to 8 villagers, 9 the medium.

    Anna is the last of her kind. Browsers are her phone and those of one of each other kind; all
    others have looked at their cards, too.
    """
    room = evening.room
    kinds = {role: evening.holders(role) for role in ("werewolf", "seer", "villager", "medium")}
    told = {one: say(f"lupus-role-{role}") for role, names in kinds.items() for one in names}
    assert evening.hand[NAMES[0]] == told[NAMES[0]]
    evening.hand = told
    people = [one for names in kinds.values() for one in sorted(names, reverse=True)]
    assert sorted(people) == sorted(NAMES)
    for name, guest in room.crowd.items():
        evening.on_wire[name] = guest.connect()
        guest.must_do("look")
    for name in (people[at - 1] for at in (2, 3, 8, 9)):
        if name in evening.on_wire:
            evening.on_wire.pop(name).leave()
            room.open_phone(name)
    return dict(enumerate(people, start=1))


def first_night(evening, cast):
    room = evening.room
    room.host.next()  # night falls
    for device in room.everybody:
        device.expect_tone("night")
    evening.call({cast[3]: cast[1]})
    room.named(cast[3]).shows(say("lupus-band-yes", target=cast[1]))
    room.host.next()
    sleeper = room.named(cast[8])
    sleeper.reload()
    sleeper.expect_tone("night")
    evening.call({})
    sleeper.sleep()
    room.host.next()
    evening.dawn()
    for phone in room.phones:
        if phone is not sleeper:
            phone.expect_tone("day")
    sleeper.wake()
    sleeper.expect_tone("day")


def first_day(evening, cast):
    room = evening.room
    room.host.next()  # talk
    hand_over_tablet(room)
    loses_power_while_people_talk(room)
    for one in evening.others:
        one.connect()
    room.host.next(sure=True)  # the vote is open, though the bell has not rung
    targets = {1: 4, 2: 4, 3: 1, 4: 1, 5: 1, 6: 4, 7: 2, 8: 1, 9: 2}
    evening.vote(ballots_in_order(evening, cast, targets, after=None))
    assert_mob_cards(room, {cast[1]: 4, cast[4]: 3, cast[2]: 2})
    room.host.next()  # nominees
    evening.speeches(2)
    targets = {2: 4, 3: 1, 5: 1, 6: 4, 7: 4, 8: 1, 9: None}
    runoff(evening, cast, targets)
    evening.speeches(2)
    runoff(evening, cast, {2: 4, 3: 1, 5: 1, 6: 4, 7: 1, 8: 1, 9: 1})
    for device in room.everybody:
        device.shows(cast[1])
    room.host.next()  # one of them leaves, and night falls
    evening.dead.append(cast[1])
    for device in room.everybody:
        device.expect_tone("night")


def ballots_in_order(evening, cast, targets, after):
    """The ballots of the script, in the order in which the ring is asked."""
    by_name = {cast[voter]: target and cast[target] for voter, target in targets.items()}
    return [(name, by_name[name]) for name in evening.order(after) if name in by_name]


def runoff(evening, cast, targets):
    for voter, target in ballots_in_order(evening, cast, targets, after=None):
        if target is None:
            expect(evening.room.host.button_for("skip_voter")).to_contain_text(voter)
            evening.room.host.confirm("skip_voter")
            expect(evening.room.host.page.get_by_role("dialog")).to_have_count(0)
        else:
            evening.vote([(voter, target)])
    evening.room.host.next()


def assert_mob_cards(room, expected):
    for device in room.everybody:
        for name, votes in expected.items():
            expect(device.vote_count(name)).to_have_text(str(votes))


def hand_over_tablet(room):
    old = room.host
    link = old.invite_for_another_tablet()
    new = room.tablet().accept_invite(link.partition("#")[2])
    expect(old.html).to_have_attribute("data-link", "moved")
    old.shows(say("desk-handed-title"))
    old.shoot(room.shots / "lost" / "tablet-moved.png")
    expect(old.prompt("advance")).to_have_count(0)
    other = room.tablet()
    with other.allowing_refusals():
        other.open(f"/g#{link.partition('#')[2]}")
        expect(other.page.get_by_role("alert")).to_be_visible()
    room.host = new


def loses_power_while_people_talk(room):
    """And from then on nobody waits for the end of a step."""
    everybody = room.everybody
    before = clocks.expect_agreement(everybody)
    room.program.module = (LAUNCH, "no_waiting")
    room.crash_and_restart()
    for device, then in zip(everybody, before, strict=True):
        device.expect_tone("day")
        clocks.wait_until(lambda now, then=then: abs(now[0] - then) <= DRIFT + ROUNDING, [device])
    clocks.expect_agreement((room.host, room.screen, room.phones[0]), within=DRIFT)


def second_night(evening, cast):
    room = evening.room
    evening.call({})  # the medium
    evening.room.named(cast[9]).shows(say("lupus-band-medium-yes", target=cast[1]))
    room.host.next()
    evening.call({cast[3]: cast[4]})  # the seer
    evening.room.named(cast[3]).shows(say("lupus-band-no", target=cast[4]))
    room.host.next()
    evening.call({cast[2]: cast[3]})  # the wolf
    room.host.next()
    evening.dawn(cast[3])
    for device in room.everybody:
        device.shows(cast[3])


def last_day(evening, cast):
    room = evening.room
    room.host.next()  # talk
    room.host.next(sure=True)  # vote
    targets = {2: 4, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2}
    evening.vote(ballots_in_order(evening, cast, targets, after=cast[3]))
    room.host.next()
    evening.speeches(2)
    runoff_order = {5: 2, 6: 2, 7: 2, 8: 2, 9: 2}
    evening.vote(ballots_in_order(evening, cast, runoff_order, after=cast[3]))
    room.host.next()
    room.host.next()  # the last wolf leaves


def is_kept_on_the_device_of_the_host(room):
    """Everybody is told that it is; the game lies there once, with everybody's name."""
    assert room.host.request("table.keep_evenings", on=True)["ok"]
    for device in room.everybody:
        device.shows(say("learn-evenings-kept"))
    (game,) = json.loads(room.host.page.evaluate("localStorage['veglia:evenings']"))["all"]
    assert {one["name"] for one in game["people"]} == set(NAMES)


def the_end(evening, cast):
    room = evening.room
    for device in room.everybody:
        device.expect_tone("end")
        for name, role in evening.hand.items():
            expect(device.place_of(name).filter(has_text=role)).not_to_have_count(0)
    for one in evening.on_wire.values():
        one.wait_for(lambda picture: picture["view"]["tone"] == "end")
    for phone in room.phones:
        phone.shows(say("lupus-lost") if phone.name == cast[2] else say("lupus-won"))
    is_kept_on_the_device_of_the_host(room)
    told = room.host.download("txt").read_text()
    assert all(name in told for name in NAMES)
    data = json.loads(room.host.download("json").read_text())
    assert {seat["name"] for seat in data["seats"]} == set(NAMES)
    for reader in (room.tablet(), room.phone()):
        reader.open(f"/recap/{room.program.code}")
        assert faults_of(reader.page) == []
        reader.shoot(room.shots / "recap" / f"{reader.size[0]}.png", whole=True)
        reader.leave()
        room.devices.remove(reader)
    room.host.rematch()
    for phone in room.phones:
        phone.expect_tone("table")
        phone.shows(phone.name)
    room.host.button_for("deal")
