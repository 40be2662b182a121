"""Four people, a tablet and a screen play until a Rose is full, with a power cut in a window."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.checks import misplaced, skeleton
from tests.browser.match import meets_a_finger
from tests.browser.saints_table import SaintsTable
from tests.kit.sentences import said

NAMES = ("Anna", "Bruno", "Carla", "Dario")
SAINTS = {"Anna": ("Agnese", 3), "Bruno": ("Benedetto", 1), "Carla": ("Chiara", 2)}
SAINTS |= {"Dario": ("Domenico", 2)}


def test_four_people_play_until_a_rose_is_full(party):
    room = party(*NAMES[:1], crowd=NAMES[1:])
    table = SaintsTable(room)
    table.choose_game()
    is_sound(room, "01-lobby")
    set_target(room, 2)
    room.host.act("set_option", option="react_seconds", value=60)
    room.host.shows(said("sancta-rule-react", how="phones", n=60))
    room.host.do("begin")
    for name in NAMES[1:]:
        saint, level = SAINTS[name]
        room.does(name, "first_saint", called=saint, level=level)
    room.picks_up("Bruno")
    table.first_saint("Anna", *SAINTS["Anna"])
    for device in room.everybody:
        device.shows("Agnese")
    is_sound(room, "02-turn")

    an_unfolded_question_has_the_great_button(room, table)
    room.picks_up("Carla")
    with room.in_hand("Dario"):
        a_cancelled_beatitude(room, table)
    an_unfolded_question_is_nearer_than_the_end(room, table)
    a_substitution(room, table)
    a_saint_completed_in_anothers_turn(room, table)
    a_power_cut_inside_a_window(room, table)
    the_rose(room, table)
    a_saint_of_the_last_game(room, table)


def set_target(room, saints):
    room.host.tool(said("desk-group-rules"))
    question = room.host.page.locator("details", has_text=said("sancta-target")).first
    if question.get_attribute("open") is None:
        question.locator("summary").click()
    question.locator(".items button").nth(saints - 1).click()
    # Beside the sheet the lobby asks a table of four the same: here it is the sheet's own button.
    room.host.press(question.locator('.foot[data-command="set_target"]').get_by_role("button"))
    if room.host.page.get_by_role("dialog").count():
        room.host.close_sheet()


def an_unfolded_question_has_the_great_button(room, table):
    """Nothing is great while all is possible; what Anna unfolds has its button at the thumb."""
    page = room.named("Anna").page
    great = page.locator("main .go:not(.quiet)")
    expect(great).to_have_count(0)
    # The tablet plays for nobody.
    expect(room.host.page.locator(".act .big")).to_have_count(0)
    fold = table.open("Anna", "sancta-trial-title")
    expect(great).to_have_text(said("sancta-trial"))
    expect(great).to_be_in_viewport(ratio=1)
    is_sound(room, "02-unfolded")
    meets_a_finger(great, "the great button")
    fold.locator("summary").click()
    expect(great).to_have_count(0)


def an_unfolded_question_is_nearer_than_the_end(room, table):
    """«End the turn» waits at the thumb, but not over what Anna unfolds."""
    great = room.named("Anna").page.locator("main .first > .main .go")
    expect(great).to_have_text(said("sancta-end-turn"))
    expect(great).to_be_in_viewport(ratio=1)
    fold = table.open("Anna", "sancta-trial-title")
    expect(great).not_to_be_in_viewport()
    confirm = fold.locator(".foot .go")
    expect(confirm).to_be_in_viewport(ratio=1)
    meets_a_finger(confirm, "the button of what is unfolded")
    room.shoot("rose/03-unfolded")
    fold.locator("summary").click()
    expect(great).to_be_in_viewport(ratio=1)


def newest(phone):
    """The newest message of the table; the line itself beats in between."""
    assert phone.picture, "what is on show has been told of"
    return next(frame for frame in reversed(phone.frames) if frame.startswith("42"))


def a_cancelled_beatitude(room, table):
    """Anna has the highest saint; all opponents see one screen, and Bruno has an advocate."""
    table.press("Anna", "beatitude")
    asked = table.asked("Bruno", "Carla", "Dario")
    pages = {skeleton(phone.page) for phone in asked}
    assert len(pages) == 1, "the phones that are asked cannot be told apart"
    sizes = {len(newest(phone).encode()) for phone in asked}
    assert len(sizes) == 1, f"one message, one size: {sizes}"
    is_sound(room, "03-window")
    before = [phone.html.get_attribute("data-v") for phone in room.phones]
    table.passes("Carla")
    assert [phone.html.get_attribute("data-v") for phone in room.phones] == before
    table.cancels("Bruno")
    for device in room.everybody:
        device.shows(said("sancta-told-cancelled", who="Bruno"))


def a_substitution(room, table):
    table.place("Anna", "Lucia", 1)
    table.effect("Anna", "Anna", 2)
    table.substitute("Anna", "Lucia")
    room.screen.shows("Lucia")
    is_sound(room, "04-substituted")


def a_saint_completed_in_anothers_turn(room, table):
    """Anna's card gives Bruno the point that his saint still needs."""
    table.effect("Anna", "Bruno", 1)
    room.screen.shows(said("sancta-told-completed", saint="Benedetto", who="Bruno"))
    table.press("Anna", "end_turn")


def a_power_cut_inside_a_window(room, table):
    """Dario is next (to the right); his beatitude is on when the program dies."""
    room.does("Dario", "beatitude")
    table.asked("Anna", "Bruno", "Carla")
    table.passes("Carla")
    before = closes_at(room.named("Anna"))
    room.power_cut()
    asked = table.asked("Anna", "Bruno", "Carla")
    after = {closes_at(phone) for phone in asked}
    assert len(after) == 1, "all have the same time"
    assert after.pop() > before, "and all of it again"
    chosen = room.named("Carla").page.locator('.reaction [aria-pressed="true"]')
    expect(chosen).to_have_text(said("sancta-react-pass"))
    table.passes("Anna")
    table.passes("Bruno")
    room.screen.shows(said("sancta-told-points", saint="Domenico", n=1))
    room.does("Dario", "end_turn")


def closes_at(phone):
    question = next(p for p in phone.picture["view"]["prompts"] if p["command"] == "react")
    return question["clock"]["since"] + question["clock"]["length"]


def the_rose(room, table):
    """Carla's die, then her card completes Anna's Lucia and the saint that follows: a full Rose."""
    table.press("Carla", "roll")
    is_sound(room, "05-die")
    table.press("Carla", "enter_points")
    table.effect("Carla", "Anna", 1)
    table.effect("Carla", "Anna", 3)
    room.host.is_lit("end")
    for device in room.everybody:
        device.shows("Anna")
    is_sound(room, "06-rose")


def a_saint_of_the_last_game(room, table):
    """Another game: a saint of before is one tap, its level included."""
    room.host.again()
    room.host.do("begin")
    page = room.named("Bruno").page
    page.locator(".before").get_by_role("button", name="Agnese").click()
    expect(page.locator('main input[type="text"]').first).to_have_value("Agnese")
    expect(page.get_by_role("group", name=said("sancta-level"), exact=True)).to_contain_text("3")
    is_sound(room, "07-again")
    room.named("Bruno").ready("first_saint").click()
    room.screen.shows("Agnese")


def is_sound(room, name):
    """A picture of every device; nothing small, cut or inaccessible."""
    room.drawn()
    room.shoot(f"rose/{Path(name)}")
    for device in (room.host, room.screen, *room.phones[:2]):
        kind = type(device).__name__
        assert misplaced(device.page, touched=kind != "Screen") == [], f"{name} {kind}"
