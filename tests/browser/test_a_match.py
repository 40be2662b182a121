"""Two phones and the screen: a duel to the capital, and a match decided in extra time."""

import re

from playwright.sync_api import expect

from tests.browser.checks import ailments, cut_texts, small_targets
from tests.browser.sentences import said


class Players:
    """Two at a table, and what a person looks at on their screens."""

    def __init__(self, room):
        self.room = room
        self.found = []
        self.count = 0

    def choose_game(self):
        host = self.room.host
        host.press(host.page.locator('.games [data-game="cities"] button'))

    def of(self, name):
        return self.room.named(name)

    def send(self, device, command, **args):
        """A command, and every device has heard of it."""
        before = device.version
        device.act(command, **args)
        expect(device.html).not_to_have_attribute("data-v", str(before))

    def press(self, device, command, nth=0):
        before = device.version
        device.asked(command).nth(nth).get_by_role("button").first.click()
        expect(device.html).not_to_have_attribute("data-v", str(before))

    def tap(self, device, label):
        """Touch the button that says this; the table changes."""
        before = device.version
        device.page.get_by_role("button", name=label, exact=True).click()
        expect(device.html).not_to_have_attribute("data-v", str(before))

    def see(self, moment):
        self.count += 1
        for device in self.room.everybody:
            kind = f"{type(device).__name__.lower()}-{getattr(device, 'name', '')}".strip("-")
            device.shoot(self.room.shots / "match" / f"{self.count:02d}-{moment}-{kind}.png")
            checks = {"axe": ailments, "cut": cut_texts}
            if kind != "screen":
                checks["small"] = small_targets
            for what, check in checks.items():
                self.found += [f"{moment} {kind} {what}: {one}" for one in check(device.page)]

    def settle(self):
        once = {one.partition(" ")[2]: one for one in self.found}
        assert not once, f"{len(once)} faults\n" + "\n".join(once.values())


def begun(party, **options):
    players = Players(party("Anna", "Bruno"))
    host = players.room.host
    players.choose_game()
    for option, value in options.items():
        players.send(host, "set_option", option=option, value=value)
    players.see("lobby")
    host.do("begin")
    for name in ("Anna", "Bruno"):
        players.press(players.of(name), "declare_deck")
    players.see("decks")
    for name in ("Anna", "Bruno"):
        players.press(players.of(name), "ready")
    return players


def whose_turn(players):
    """The phone whose turn it is, and the other."""
    you = said("cities-turn-you", n=1)
    first, second = (players.of(name) for name in ("Anna", "Bruno"))
    for phone in (first, second):
        phone.linked()
    theirs = first.page.get_by_text(said("cities-turn", n=1, who=second.name), exact=True)
    first.page.get_by_text(you, exact=True).or_(theirs).first.wait_for()
    mine = first.page.get_by_text(you, exact=True).count() > 0
    return (first, second) if mine else (second, first)


def test_a_duel_to_the_capital(party):
    players = begun(party)
    now, other = whose_turn(players)
    players.see("opening")
    fields = now.page.locator(".form")
    fields.get_by_role("textbox").fill("Mara la lunga")
    players.press(now, "open_character")
    players.see("main")
    for name in ("Gino", "Orsola"):
        players.send(now, "begin_adjust")
        players.send(now, "put_character", called=name, power=2, hp=3, range=0, quick="no")
        if name == "Gino":
            players.see("card-text")
        players.press(now, "end_adjust")
    spots = now.page.locator("button.spot")
    spots.nth(1).click()
    players.see("city-open")
    players.press(now, "set_character")
    for character, slot in ((2, 3), (3, 5)):
        players.send(now, "set_character", character=character, slot=slot)
    players.send(now, "attack", character=1, slot=2 if slot_of(now) else 4)
    players.see("reveal")
    players.tap(now, said("cities-reveal-city"))
    players.see("defence")
    players.send(other, "play_quick", called="Lesta", power=0, hp=1, range=1, quick="yes")
    players.press(other, "defend")
    players.see("fought")
    players.press(now, "confirm_discards")
    for character, slot, capital in ((2, 3, False), (3, 5, True)):
        players.send(now, "attack", character=character, slot=slot)
        players.send(now, "reveal", capital=capital)
        players.press(other, "decline")
        if not capital:
            players.see("conquered")
            players.press(now, "confirm_discards")
    players.see("duel-won")
    players.settle()


def slot_of(phone):
    """Whether the second card of the reader's row is city 2 (and not 4)."""
    label = phone.page.locator("button.spot, span.spot").nth(1).get_attribute("aria-label")
    return said("cities-city", slot=2) in re.sub("[\u2068\u2069]", "", label or "")


def take(players, phone, slot, label):
    """A conquest in light mode: the city, and what became of it. Two taps."""
    before = phone.version
    phone.page.locator("button.spot").nth(place_of(phone, slot)).click()
    phone.page.get_by_role("button", name=said(label), exact=True).click()
    expect(phone.html).not_to_have_attribute("data-v", str(before))


def place_of(phone, slot):
    """Where a city lies in the row that this phone shows."""
    return slot - 1 if slot_of(phone) else 5 - slot


def clocks_agree(players):
    left = [device.seconds_left() for device in players.room.everybody]
    assert max(left) - min(left) <= 1, left


def test_a_match_decided_in_extra_time(party):
    players = begun(party, tracking="light", minutes=1)
    room = players.room
    now, other = whose_turn(players)
    players.tap(now, said("cities-go-skip"))
    take(players, now, 2, "cities-touch-take-city")
    players.see("light")
    clocks_agree(players)
    players.press(now, "end_main")
    players.tap(other, said("cities-go-skip"))
    take(players, other, 4, "cities-touch-take-city")
    other.asleep()
    room.screen.page.get_by_text(said("cities-bell")).first.wait_for(timeout=70_000)
    room.power_cut_but(other)
    other.awake()
    other.shows(said("cities-bell"))
    players.see("bell")
    assert [device.seconds_left() for device in room.everybody] == [0] * 4
    players.press(other, "call_time")
    for device in room.everybody:
        device.shows(said("cities-extra"))
    players.see("extra-time")
    take(players, other, 1, "cities-touch-take-city")
    for device in room.everybody:
        device.shows(said("cities-wins", who=other.name))
    players.see("decided")
    players.settle()
