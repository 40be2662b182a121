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


def test_a_phone_from_the_link_to_the_end_in_each_language(window, table, moment):
    table.opens()
    anna = Phone(window(PHONE), table.program)
    anna.joins(NAMES[0])
    table.seats(*NAMES[1:]).chooses()
    table.asks("deal")
    for language in in_each(anna):
        anna.page.shows(say("lupus-deal", language))
    anna.page.waits_for(".card .grip")
    moment("card", anna.page)
    opened_without_a_server(table, anna, anna.looks(), moment)
    table.look()
    table.night(lambda: picks(anna, moment))
    anna.page.lit("day")
    wolf = table.wolf()
    dead, other, *_ = (one for one in NAMES[1:] if one != wolf)
    table.leads()
    table.leads()
    table.dies(anna.page)
    moment("lost", anna.page)
    table.revives(anna.page)
    table.asks("kill", seat=table.seat(dead), cause="removed")
    anna.strikes(dead)
    moment("talk", anna.page)
    table.leads()
    targets = {name: other if name == wolf else wolf for name in NAMES}
    while table.told["view"]["scene"] != "end":
        table.vote(targets, {NAMES[0]: anna.votes})
        table.leads()
    anna.page.lit("end")
    moment("end", anna.page)
    for name in {wolf, dead} - {NAMES[0]}:  # the own name is no name on the own phone
        anna.strikes(name)
    for _ in in_each(anna):
        anna.page.lit("end")


def in_each(phone):
    """This moment on the phone in one language after the other, Italian at last; nothing is cut."""
    for language in reversed(LANGUAGES):
        phone.speaks(language)
        yield language
        phone.is_well()


def picks(phone, moment):
    for _ in in_each(phone):
        phone.asked("pick")
    moment("night", phone.page)
    phone.picks()


def opened_without_a_server(table, anna, role, moment):
    """The program dies: the last view comes, marked as old, and the way back. The card is read
    there only while a finger rests."""
    page, title = anna.page, say("lupus-deal")
    page.awaits(WORKER)
    page.awaits(LAST_VIEW, title)
    table.dies(page)
    page.again()
    page.shows(say("phone-lost-title"), title)
    moment("offline", page)
    anna.is_well()
    assert role not in page.words("body")[0]
    with page.holding("#back"):
        page.shows(role, within="#face")
    page.waits_without("#face")
    table.revives()
    page.until("() => location.pathname.startsWith('/p/')")
    page.linked()
