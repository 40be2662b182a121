"""P12: no name, text or number hurts in a vote, in the diary, on the screens and in the story."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.kit.wire.party import Party
from tests.kit.wire.phone import Phone, names, new_id
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.names import FAMILY, MARKUP, TAKEN, pages

VOTERS = tuple(name for name in TAKEN if name not in ("+1+2", "-2+3", "${x}", "\\u0041"))[:18]
NUMBERS = (
    *(True, False, "1", "null", 1.5, 1e308, -0.0, -1, 0, 10**6, 2**53, 2**63, -(2**63), 99),
    *([], [1], {}, {"seat": 1}, "", "x" * 3000, "\u202e1", "\u0661", "__proto__", "1; DROP TABLE"),
)
"""What is no vote for anybody here."""
REASONS = (
    *("<script>x()</script>", "{{7*7}}", "=cmd|'/C calc'!A0", "%00", "a\u202eb", "null", FAMILY),
    *("\x1b[31mred", "new\nline", "\x00", "{% raw %}", "'; DROP TABLE x;--", "x" * 3500),
)
"""What a host may type for the diary: kept and shown as text, or refused, and nothing else."""
REFUSED = {"E_BAD_INPUT", "E_TARGET_DEAD"}
STEPS = 20


@trial("P12", "No name, text or number hurts in a vote: ballots, diary, screens, story, log.")
async def hard_votes(rig: Rig) -> Figures:
    await rig.open("no_limits")
    async with await rig.party(VOTERS) as party:
        screen = await Phone(rig.place, rig.program.code, "screen").connect()
        wanted = names(party.tablet.picture)
        hold(len(wanted) == len(VOTERS), f"not everybody is there: {wanted}")
        await to_the_vote(party)
        refused = await odd_ballots(rig, party)
        for seat, phone in enumerate(party.phones, start=1):
            await does(phone, "vote", target=1 + seat % len(party.phones))
        await screen.see(lambda seen: not seen["view"].get("hush"))
        for device in (screen, party.tablet, *party.phones):
            hold(names(device.picture) == wanted, f"shown otherwise: {names(device.picture)}")
        await pages(party)
        kept = await odd_reasons(party)
        await told(party)
        screen.drop()
    hold(not rig.faults(), rig.faults())
    said = rig.program.errors()
    hold(not any(one in said for one in (*TAKEN, *REASONS) if len(one) > 5), "a text is in the log")
    return {"voters": len(VOTERS), "odd ballots": refused, "odd reasons kept": kept}


async def to_the_vote(party: Party) -> None:
    """Deal, and go on to the first vote of the first day."""
    tablet = party.tablet
    await does(tablet, "table.choose_game", game="lupus")
    for option, value in (("simultaneous_votes", True), ("night_input", "pointing")):
        await does(tablet, "set_option", option=option, value=value)
    await does(tablet, "deal")
    for phone in party.phones:
        await does(phone, "look")
    for _ in range(STEPS):
        answer = await asked(tablet, "advance")
        if answer.get("code") == "E_VOTES_MISSING":
            await party.phones[0].see(ballot)
            return
        hold(bool(answer["ok"]), f"advance: {answer}")
    hold(False, "the vote never came")


def ballot(seen: dict[str, Any]) -> bool:
    """Whether this picture asks for a vote."""
    return any(one.get("command") == "vote" for one in seen["view"].get("prompts", ()))


async def odd_ballots(rig: Rig, party: Party) -> int:
    """What is no vote is refused and changes nothing; how many were tried."""
    before = rig.rows()
    for number, target in enumerate(NUMBERS):
        answer = await asked(party.phones[number % 6], "vote", target=target)
        hold(answer.get("code") in REFUSED, f"{target!r}: {answer}")
    for args in ({}, {"target": 1, "seat": 1}, {"__proto__": 1}, {"target": 1, "": 1}):
        answer = await asked(party.phones[6], "vote", **args)
        hold(answer.get("code") == "E_BAD_INPUT", f"{args}: {answer}")
    hold(rig.rows() == before, "an odd ballot has changed something")
    return len(NUMBERS) + 4


async def odd_reasons(party: Party) -> int:
    """The host notes why players have died, in odd words, until the game is over."""
    kept = 0
    for seat in range(1, len(party.phones) + 1):
        reason = REASONS[seat % len(REASONS)]
        answer = await asked(party.tablet, "kill", seat=seat, cause="mauled", reason=reason)
        if not answer["ok"] and answer["code"] == "E_ONE_LINE":
            answer = await asked(party.tablet, "kill", seat=seat, cause="mauled", reason="-")
        else:
            kept += answer["ok"]
        if not answer["ok"]:
            break
    hold(kept > 0, f"only {kept} reasons were kept: {answer}")
    return kept


async def told(party: Party) -> None:
    """The story of all that, as page, text and data."""
    code, browser = party.tablet.code, party.tablet.browser
    await party.tablet.see(lambda seen: seen["table"].get("game"))
    for suffix in ("", ".txt", ".json"):
        page = await browser.get(f"/recap/{code}{suffix}")
        hold(page.status == 200, f"the story{suffix}: {page.status}")
        hold(suffix or not MARKUP.search(page.body), "markup in the story")
        hold(b"7*7" in page.body and b">49<" not in page.body, f"a template ran in {suffix}")
        hold(b"\x1b" not in page.body and b"\x00" not in page.body, f"control in {suffix}")


async def asked(device: Phone, name: str, **args: object) -> dict[str, object]:
    """The answer, however long one has to wait for a turn."""
    id = new_id()
    while (answer := await device.do(name, args, id)).get("code") == "E_BUSY":
        await asyncio.sleep(0.25)
    return dict(answer)


async def does(device: Phone, name: str, **args: object) -> None:
    answer = await asked(device, name, **args)
    hold(answer["ok"], f"{name}: {answer}")
