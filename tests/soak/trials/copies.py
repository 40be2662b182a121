"""P15: a copy of any size from a stranger delays no table."""

from __future__ import annotations

import asyncio
import json

from companion.table.export.copies import FORMAT
from tests.soak.promise import Figures, Rig, hold, trial


def huge(players: int) -> bytes:
    """A copy of a campaign that so many people play, as no table can seat."""
    fact = {"players": list(range(1, players + 1)), "cities": ["Roma"], "rules": {}}
    event = {"wire": "jrc.campaign_started", **fact}
    step = {"at": 1.0, "name": "jrc.start", "seat": None, "events": [event]}
    people = [{"seat": 1, "name": "Anna"}]
    shape = {"veglia": FORMAT, "game": "jrc", "name": "", "people": people, "ring": [1]}
    return json.dumps({**shape, "kept": {}, "papers": [], "steps": [step]}).encode()


@trial(
    "P15",
    "A stranger's copy of any size stops nobody.",
    short={"players": 20_000, "within": 60.0},
    full={"players": 50_000, "within": 0.2, "copies": 8},
    least={"players": 1_500, "within": 2.0},
)
async def strange_copy(rig: Rig, players: int, within: float, copies: int = 1) -> Figures:
    await rig.open("names_without_end")
    async with await rig.party(["Anna"]) as party:
        (anna,), code = party.phones, rig.program.code
        boundary, slowest, meanwhile = "x" * 30, 0.0, 0
        part = 'Content-Disposition: form-data; name="copy"; filename="x.json"'
        head, tail = f"--{boundary}\r\n{part}\r\n\r\n", f"\r\n--{boundary}--\r\n"
        body = head.encode() + huge(players) + tail.encode()
        headers = {"origin": rig.place.origin}
        headers["content-type"] = f"multipart/form-data; boundary={boundary}"
        for _ in range(copies):
            handed = asyncio.create_task(
                party.tablet.browser.ask("POST", f"/t/{code}/copy", body, headers)
            )
            number = 0
            while not handed.done() and number < 200:
                number += 1
                asked = anna.ask("table.rename", {"seat": 1, "called": f"Anna {number % 9}"})
                answer = await asyncio.wait_for(asked.answer, 60)
                meanwhile += not handed.done()
                hold(answer["ok"], f"refused: {answer}")
                slowest = max(slowest, asked.ended - asked.began)
                await asyncio.sleep(0.21)
            hold((await handed).status == 422, "a copy for so many was taken up")
        hold(meanwhile >= copies, "nobody is answered before the copy is read")
        hold(slowest <= within, f"somebody waited for {slowest:.2f} s")
    hold(not rig.faults(), rig.faults())
    return {"players": players, "bytes": len(body), "slowest answer (ms)": round(1000 * slowest)}
