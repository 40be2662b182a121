"""A guest's phone in two engines: from the link to the end of a game, and once without a server."""

from companion.web.languages import LANGUAGES
from tests.browser.engines.people import Phone
from tests.browser.engines.table import NAMES
from tests.kit.sentences import say

PHONE = (390, 844)
WORKER = """async () => {
    await navigator.serviceWorker.ready;
    return (await caches.keys()).some(name => name.startsWith("veglia-offline-"));
}"""
LAST_VIEW = """async title => {
    const views = await caches.open("veglia-views");
    const all = await Promise.all((await views.keys()).map(one => views.match(one)));
    const told = await Promise.all(all.map(one => one.json()));
    return told.some(one => one.title === title);
}"""


def test_a_phone_from_the_link_to_the_end_in_each_language(window, table, shoot):
    table.begin((), wall=False)
    anna = Phone(window(PHONE), table.program)
    anna.join(NAMES[0])
    table.connect(*NAMES[1:])
    table.choose_game()
    table.send_as_host("deal")
    for language in check_languages(anna):
        anna.page.shows(say("lupus-deal", language))
    anna.page.wait_visible(".card .grip")
    shoot("card", anna.page)
    opened_without_a_server(table, anna, anna.look(), shoot)
    table.look()
    table.night(lambda: pick_at_night(anna, shoot))
    anna.page.expect_tone("day")
    wolf = table.wolf()
    dead, other, *_ = (one for one in NAMES[1:] if one != wolf)
    table.advance()
    table.advance()
    table.kill(anna.page)
    shoot("lost", anna.page)
    table.restart(anna.page)
    table.send_as_host("kill", seat=table.seat(dead), cause="removed")
    anna.wait_struck_through(dead)
    shoot("talk", anna.page)
    table.advance()
    targets = {name: other if name == wolf else wolf for name in NAMES}
    while table.picture["view"]["scene"] != "end":
        table.vote(targets, {NAMES[0]: anna.vote})
        table.advance()
    anna.page.expect_tone("end")
    shoot("end", anna.page)
    for name in {wolf, dead} - {NAMES[0]}:  # the own name is no name on the own phone
        anna.wait_struck_through(name)
    for _ in check_languages(anna):
        anna.page.expect_tone("end")


def check_languages(phone):
    """This moment on the phone in one language after the other, Italian at last; nothing is cut."""
    for language in reversed(LANGUAGES):
        phone.set_language(language)
        yield language
        phone.assert_no_faults()


def pick_at_night(phone, shoot):
    for _ in check_languages(phone):
        phone.wait_for_prompt("pick")
    shoot("night", phone.page)
    phone.pick()


def opened_without_a_server(table, anna, role, shoot):
    """The program dies: the last view comes, marked as old, and the way back. The card is read
    there only while a finger rests."""
    page, title = anna.page, say("lupus-deal")
    page.wait_until_async(WORKER)
    page.wait_until_async(LAST_VIEW, title)
    table.kill(page)
    page.reload()
    page.shows(say("phone-lost-title"), title)
    shoot("offline", page)
    anna.assert_no_faults()
    assert role not in page.texts("body")[0]
    with page.holding("#back"):
        page.shows(role, within="#face")
    page.wait_hidden("#face")
    table.restart()
    page.wait_until("() => location.pathname.startsWith('/p/')")
    page.wait_connected()
