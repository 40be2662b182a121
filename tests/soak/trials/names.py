"""P12: no name does harm where it is shown: form, picture, pages, story, exports."""

import re
import unicodedata

from tests.kit.wire.phone import Party, Phone, names
from tests.soak.promise import Figures, Rig, hold, trial

FAMILY = "👩🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽"
TAKEN = (
    *("<b>Anna</b>", "<script>x()</script>", "{{7*7}}", "=cmd|'/C calc'!A0", "@SUM(A1)"),
    *("../../etc/passwd", "%00", "null", "__proto__", "Modera tu", "'; DROP TABLE x;--"),
    *("+1+2", "{% raw %}", "-2+3", "İıİı", "דָּוִד", "محمد", "王小明", FAMILY, "Zoe\u0308"),
    *('"quoted", cell', "&amp;&lt;", "${x}", "\\u0041", "  spaced   out  ", "Ǆ ﬁ"),
)
"""Unusual names: kept, and shown as typed. The first five play."""
PLAYERS = 5
REFUSED = (
    *("", "   ", "\u200b", "abc\u202etxt", "a" + "\u0301" * 60, "An\nna", "An\x00na", "x" * 25),
    *("\x1b[31mAnna", "\u3164", "A\u2028B", "A\U000e0100", "x" * 5000, "An\u200dna", "\ue000"),
)
MARKUP = re.compile(rb"<(script|b)>(x\(\)|Anna)<", re.IGNORECASE)
FORMULA = re.compile(r'(^|,)"[=+@\t]', re.MULTILINE)


@trial("P12", "No name hurts: join, pictures, pages, story, CSV, QR, log.")
async def hard_names(rig: Rig) -> Figures:
    await rig.open("no_limits")
    party = await rig.party()
    for name in TAKEN:
        phone = Phone(rig.address, rig.program.code)
        hold((await phone.join(name)).status == 303, f"refused: {name!r}")
        party.phones.append(phone)
    for name in REFUSED:
        page = await Phone(rig.address, rig.program.code).join(name)
        hold(page.status == 422, f"{name!r}: {page.status}")
        hold(not MARKUP.search(page.body), f"markup in the form: {name!r}")
    wanted = [" ".join(unicodedata.normalize("NFC", name).split()) for name in TAKEN]
    shown = names(await party.tablet.wait_for(lambda seen: len(names(seen)) >= len(TAKEN)))
    hold(shown[: len(TAKEN)] == wanted, f"shown otherwise: {shown}")
    await party.phones[0].join("<script>x()</script>" * 3)
    await party.tablet.must_do("table.name_table", called="<script>x()</script>")
    await check_pages(party)
    await check_story(party)
    said = rig.program.errors()
    hold(not any(name in said for name in TAKEN if len(name) > 5), "a name is in the log")
    return {"kept": len(TAKEN), "refused": len(REFUSED)}


async def check_pages(party: Party) -> None:
    """No page has a name as markup."""
    code = party.tablet.code
    browser = party.phones[0].browser
    for path in (f"/j/{code}", f"/p/{code}", f"/s/{code}", f"/qr/{code}.svg", "/"):
        page = await browser.get(path)
        hold(page.status in (200, 303), f"{path}: {page.status}")
        hold(not MARKUP.search(page.body), f"markup in {path}")


async def check_story(party: Party) -> None:
    """The story of a finished game: as a page, text, data, a sheet and CSV."""
    tablet, code = party.tablet, party.tablet.code
    for seat in range(PLAYERS + 1, len(names(tablet.picture)) + 1):
        hold((await tablet.do("table.remove_seat", {"seat": seat}))["ok"], f"seat {seat}")
        await tablet.wait_for(lambda seen, seat=seat: seat not in seen["table"]["ring"])
        if seat % 15 == 0:  # an honest host is not that fast either
            await tablet.connect()
    await tablet.must_do("table.choose_game", game="jrc")
    await tablet.must_do("jrc.start")
    for phone in party.phones[:PLAYERS]:
        await phone.connect()
        rows = phone.picture["view"]["prompts"][0]["rows"]
        points = {row["value"]: 6 * (place < 5) for place, row in enumerate(rows)}
        await phone.must_do("jrc.allocate", points=points)
    closed = party.phones[0].picture["view"]["title"]
    await tablet.must_do("jrc.open_papers")
    await party.phones[0].wait_for(lambda seen: seen["view"]["title"] != closed)  # all are told
    page = await tablet.browser.get(f"/sheet/{code}.csv")
    hold(page.status == 200, f"CSV: {page.status}")
    hold("=cmd|" in page.text and not FORMULA.search(page.text), f"a formula: {page.text}")
    await tablet.must_do("jrc.end_campaign")
    wanted = [name.encode() for name in ("Anna", "7*7")]
    for path in (f"/recap/{code}", f"/recap/{code}.txt", f"/recap/{code}.json", f"/sheet/{code}"):
        page = await tablet.browser.get(path)
        hold(page.status == 200, f"{path}: {page.status}")
        hold(".txt" in path or ".json" in path or not MARKUP.search(page.body), f"markup: {path}")
        hold("sheet" in path or any(one in page.body for one in wanted), f"no names in {path}")
