"""Four people, a tablet and a screen play until a Rose is full, with a power cut in a window; then
they begin another game."""

from playwright.sync_api import expect

from tests.browser.checks import layout_faults, skeleton
from tests.browser.match import expect_uncovered
from tests.browser.saints_table import SaintsTable
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno", "Carla", "Dario")
SAINTS = {"Anna": ("Agnese", 3), "Bruno": ("Benedetto", 1), "Carla": ("Chiara", 2)}
SAINTS |= {"Dario": ("Domenico", 2)}


def test_four_people_play_until_a_rose_is_full_and_begin_another(party):
    room = party(*NAMES[:1], crowd=NAMES[1:])
    table = SaintsTable(room)
    room.host.press(room.host.page.get_by_role("button", name=say("sancta-name")))
    room.host.shows(say("desk-host-sits"))
    expect(room.host.page.get_by_text(say("ui-moderator"), exact=True)).to_have_count(0)
    set_target(room, 2)
    room.host.act("set_option", option="react_seconds", value=60)
    room.host.shows(say("sancta-rule-react", how="phones", n=60))
    room.host.do("begin")
    for name in NAMES[1:]:
        saint, level = SAINTS[name]
        room.act_for(name, "first_saint", called=saint, level=level)
    room.open_phone("Bruno")
    table.first_saint("Anna", *SAINTS["Anna"])
    for device in room.everybody:
        device.shows("Agnese")

    an_unfolded_question_has_the_great_button(room, table)
    room.open_phone("Carla")
    with room.phone_of("Dario"):
        a_cancelled_beatitude(room, table)
    an_unfolded_question_is_nearer_than_the_end(room, table)
    a_substitution(room, table)
    a_saint_completed_in_anothers_turn(room, table)
    a_power_cut_inside_a_window(room, table)
    the_rose(room, table)
    another_game_where_names_need_not_be_said(room)
    a_saint_of_the_last_game(room)
    with_an_empty_zone_a_chip_and_the_button_are_enough(room, table)


def set_target(room, saints):
    room.host.open_sheet(say("desk-group-rules"))
    question = room.host.page.locator("details", has_text=say("sancta-target")).first
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
    expect(great).to_have_text(say("sancta-trial"))
    expect(great).to_be_in_viewport(ratio=1)
    is_sound(room, "02-unfolded")
    expect_uncovered(great, "the great button")
    fold.locator("summary").click()
    expect(great).to_have_count(0)


def an_unfolded_question_is_nearer_than_the_end(room, table):
    """«End the turn» waits at the thumb, but not over what Anna unfolds."""
    great = room.named("Anna").page.locator("main .first > .main .go")
    expect(great).to_have_text(say("sancta-end-turn"))
    expect(great).to_be_in_viewport(ratio=1)
    fold = table.open("Anna", "sancta-trial-title")
    expect(great).not_to_be_in_viewport()
    confirm = fold.locator(".foot .go")
    expect(confirm).to_be_in_viewport(ratio=1)
    expect_uncovered(confirm, "the button of what is unfolded")
    room.shoot("rose/03-unfolded")
    fold.locator("summary").click()
    expect(great).to_be_in_viewport(ratio=1)


def newest_frame(phone):
    """The newest message of the table; the line itself beats in between."""
    assert phone.picture, "what is on show has been told of"
    return next(frame for frame in reversed(phone.frames) if frame.startswith("42"))


def a_cancelled_beatitude(room, table):
    """Anna has the highest saint; all opponents see one screen, and Bruno has an advocate."""
    room.named("Anna").do("beatitude")
    asked = table.asked_phones("Bruno", "Carla", "Dario")
    pages = {skeleton(phone.page) for phone in asked}
    assert len(pages) == 1, "the phones that are asked cannot be told apart"
    sizes = {len(newest_frame(phone).encode()) for phone in asked}
    assert len(sizes) == 1, f"one message, one size: {sizes}"
    is_sound(room, "03-window")
    before = [phone.html.get_attribute("data-v") for phone in room.phones]
    table.let_pass("Carla")
    assert [phone.html.get_attribute("data-v") for phone in room.phones] == before
    table.cancel("Bruno")
    for device in room.everybody:
        device.shows(say("sancta-told-cancelled", who="Bruno"))


def a_substitution(room, table):
    table.place("Anna", "Lucia", 1)
    table.effect("Anna", "Anna", 2)
    table.substitute("Anna", "Lucia")
    room.screen.shows("Lucia")


def a_saint_completed_in_anothers_turn(room, table):
    """Anna's card gives Bruno the point that his saint still needs."""
    table.effect("Anna", "Bruno", 1)
    room.screen.shows(say("sancta-told-completed", saint="Benedetto", who="Bruno"))
    room.named("Anna").do("end_turn")


def a_power_cut_inside_a_window(room, table):
    """Dario is next (to the right); his beatitude is on when the program dies."""
    room.act_for("Dario", "beatitude")
    table.asked_phones("Anna", "Bruno", "Carla")
    table.let_pass("Carla")
    before = closes_at(room.named("Anna"))
    room.crash_and_restart()
    asked = table.asked_phones("Anna", "Bruno", "Carla")
    after = {closes_at(phone) for phone in asked}
    assert len(after) == 1, "all have the same time"
    assert after.pop() > before, "and all of it again"
    chosen = room.named("Carla").page.locator('.reaction [aria-pressed="true"]')
    expect(chosen).to_have_text(say("sancta-react-pass"))
    table.let_pass("Anna")
    table.let_pass("Bruno")
    room.screen.shows(say("sancta-told-points", saint="Domenico", n=1))
    room.act_for("Dario", "end_turn")


def closes_at(phone):
    question = next(p for p in phone.picture["view"]["prompts"] if p["command"] == "react")
    return question["clock"]["since"] + question["clock"]["length"]


def the_rose(room, table):
    """Carla's die, then her card completes Anna's Lucia and the saint that follows: a full Rose."""
    room.named("Carla").do("roll")
    room.named("Carla").do("enter_points")
    table.effect("Carla", "Anna", 1)
    table.effect("Carla", "Anna", 3)
    room.host.expect_tone("end")
    for device in room.everybody:
        device.shows("Anna")


def another_game_where_names_need_not_be_said(room):
    """Anna gives no name at all: the level, the highest of all, is enough."""
    room.host.rematch()
    room.host.act("set_option", option="reaction_mode", value="spoken")
    room.host.shows(say("sancta-rule-react", how="spoken", n=60))
    room.host.do("begin")
    anna = room.named("Anna")
    anna.do("first_saint")
    for name in NAMES[2:]:
        room.act_for(name, "first_saint", called=SAINTS[name][0], level=1)


def a_saint_of_the_last_game(room):
    """A saint of before is one tap, its level included."""
    page = room.named("Bruno").page
    page.locator(".before").get_by_role("button", name="Benedetto").click()
    expect(page.locator('main input[type="text"]').first).to_have_value("Benedetto")
    expect(page.get_by_role("group", name=say("sancta-level"), exact=True)).to_contain_text("1")
    is_sound(room, "04-again")
    room.named("Bruno").button_for("first_saint").click()
    room.screen.shows("Benedetto")


def with_an_empty_zone_a_chip_and_the_button_are_enough(room, table):
    """Anna's saint goes into the Rose; the table knows a few saints by now."""
    for device in room.everybody:
        device.shows(say("sancta-nameless", level=2, at="start"))
    anna = room.named("Anna")
    limits = anna.page.locator(".limits li")
    expect(limits).to_have_class(["left", "left", "left"])
    room.named("Anna").do("beatitude")
    expect(limits).to_have_class(["used", "left", "left"])
    table.effect("Anna", "Anna", 1)
    great = anna.page.locator("main .go:not(.quiet)")
    expect(great).to_have_text(say("sancta-place-empty"))
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(say("sancta-place-empty-title"))
    expect(great).to_be_in_viewport(ratio=1)
    anna.page.wait_for_function("scrollY === 0")  # what was done is read at the top
    is_sound(room, "05-empty")
    anna.press(great)
    room.screen.shows(say("sancta-nameless", level=2, at="start"))
    expect(anna.page.locator("main .go:not(.quiet)")).to_have_text(say("sancta-end-turn"))
    what_was_done_is_seen_where_one_is_led(anna, table)
    room.host.page.get_by_role("button", name=say("ui-act-for", who="Anna")).first.click()
    petals = room.host.page.get_by_role("dialog").locator(".petals")
    expect(petals).to_contain_text(say("sancta-nameless", level=2, at="start"))
    expect(petals).to_contain_text(say("ui-petals-of", filled=0, total=2))


def what_was_done_is_seen_where_one_is_led(anna, table):
    """The question stays the same, far down the page: the news at the top has changed, the fold of
    what was asked is closed, and the turn's button is at the thumb again."""
    bruno = table.open("Anna", "sancta-effect-title").locator("fieldset", has_text="Bruno")
    bruno.get_by_role("button").nth(1).click()
    table.place("Anna", "Lucia", 1)
    expect(anna.page.locator("details.folded[open]")).to_have_count(0)
    expect(anna.page.locator("main .first > .main .go")).to_be_in_viewport(ratio=1)
    expect(anna.page.locator("main .head")).to_contain_text("Lucia")
    anna.page.wait_for_function("scrollY === 0 && document.activeElement?.matches('h1')")
    # With the new saint comes a row above the number that was typed.
    expect(bruno.locator("output").first).to_have_text("+1")


def is_sound(room, name):
    """A picture of every device; nothing that was unfolded or is asked here is small or cut. What
    each shows of itself is judged among the recorded moments (test_look_at_games)."""
    room.wait_drawn()
    room.shoot(f"rose/{name}")
    for device in (room.host, room.screen, *room.phones[:2]):
        kind = type(device).__name__
        assert layout_faults(device.page, touch=kind != "Screen") == [], f"{name} {kind}"
