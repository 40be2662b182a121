"""Every phase on every screen: pictures for a person to look at, and what machines can judge."""

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.inspector import LONG, NAMES, Inspector
from tests.browser.sentences import said


def test_nothing_is_wrong_on_any_screen_in_any_phase(party):
    room = party(*NAMES)
    see = Inspector(room, "phases")
    see("empty")
    evening = Evening(room)
    evening.choose_game()
    see("lobby")
    evening.set_number("min_step_seconds", -5)
    sheets(room, see)
    room.host.do("deal")
    see("deal")
    evening.look(room.phones)
    see("deal-seen")
    night(evening, see)
    day(evening, see)
    see.settle()


def sheets(room, see):
    """Every sheet of the tablet and of the phone, opened once."""
    tools = room.host.page.locator("header.top nav button")
    for at in range(tools.count()):
        tools.nth(at).click()
        expect(room.host.page.get_by_role("dialog")).to_be_visible()
        see(f"sheet-{at}", [room.host])
        room.host.close_sheet()
    room.host.place_of("Anna").get_by_role("button").click()
    see("sheet-seat", [room.host])
    room.host.close_sheet()
    anna = room.phones[0]
    anna.page.locator("header.top button.code").click()
    see("sheet-code", [anna])
    anna.page.keyboard.press("Escape")


def night(evening, see):
    room = evening.room
    room.host.next()
    room.phones[0].is_lit("night")
    see("night-falls")
    room.host.next()
    see("night-asked")
    for phone in room.phones:
        evening.answer(phone, {})
    see("night-answered")
    room.host.next()
    see("night-closed")
    evening.call({})
    room.host.next()
    room.host.next()
    see("eyes-open")
    room.host.next()
    see("dawn")


def day(evening, see):
    """Everybody against one wolf, who names an innocent: those two are nominated."""
    room = evening.room
    wolf, other = evening.those_who_are("werewolf")
    innocent = next(name for name in NAMES if name not in (wolf, other))
    room.host.next()
    see("talk")
    room.host.next(sure=True)
    see("vote")
    for at, voter in enumerate(NAMES):
        room.named(voter).vote(wolf if voter != wolf else innocent)
        if at == 4:
            see("vote-half")
    see("vote-done")
    room.host.next()
    see("defence")
    evening.speeches(2)
    see("runoff")
    for voter in NAMES:
        if voter not in (wolf, innocent):
            room.named(voter).vote(wolf)
    room.host.next()
    see("verdict", [room.named(wolf), room.host, room.screen])
    room.host.next()
    end(evening, see, wolf, other)


def end(evening, see, ghost, last):
    """A night with a ghost at the table; then the last wolf has to go home."""
    room = evening.room
    room.named(ghost).is_lit("night")
    see("ghost-night", [room.named(ghost)])
    before = room.host.version
    room.host.act("remove", seat=NAMES.index(last) + 1, reason="a casa")
    room.host.moved_on(before)
    for device in room.everybody:
        device.is_lit("end")
    see("end", [room.phones[0], room.named(ghost), room.host, room.screen])
    room.host.open(f"/recap/{room.program.code}")
    see("recap", [room.host])


@pytest.mark.parametrize("language", ["it-IT", pytest.param("en-GB", marks=pytest.mark.extra)])
def test_a_full_table_of_long_names_can_be_read(party, language):
    room = party(LONG[0], crowd=LONG[1:], language=language)
    see = Inspector(room, f"crowd-{language[:2]}")
    evening = Evening(room)
    evening.choose_game()
    see("lobby")
    room.host.do("deal")
    see("deal")
    room.host.next(sure=True)
    room.phones[0].is_lit("night")
    see("night")
    see.settle()


@pytest.mark.parametrize(("size", "zoom"), [((360, 640), 2), ((640, 360), 1)])
def test_large_letters_and_a_turned_phone(party, size, zoom):
    room = party(NAMES[0], crowd=NAMES[1:], phone=size)
    see = Inspector(room, f"zoom-{zoom}-{size[0]}x{size[1]}")
    if zoom != 1:
        for phone in room.phones[:1]:
            phone.page.evaluate(
                "size => document.documentElement.style.fontSize = size", f"{16 * zoom}px"
            )
    see("lobby", room.phones[:1])
    see.settle()
    assert said("lupus-name")
