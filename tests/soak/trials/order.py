"""P5 and P6: one table is one order, however many ask at once; and a whole room arrives at once."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from companion.table.commands import Rename
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.handle import handle
from companion.table.log.facts import Record, SeatRenamed
from companion.table.state import Table
from companion.web.random_source import RandomSource
from tests.kit.wire.party import Party
from tests.kit.wire.phone import Phone, names, new_id
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.rig import CODEC, GAMES

PHONES = 24
PACE = 0.22
"""Seconds between two commands of a client that was refused with E_BUSY."""


@dataclass(frozen=True)
class Done:
    """An acknowledged command: its id, and the loop's seconds between which it was decided."""

    id: str
    began: float
    ended: float


@trial(
    "P5",
    "One table is one order: 24 phones × 50 commands in a second, with slow storage.",
    short={"rounds": 1, "each": 24},
    full={"rounds": 100, "tables": 4},
    least={"rounds": 1, "phones": 6, "each": 20},
)
async def one_order(
    rig: Rig, rounds: int, phones: int = PHONES, each: int = 50, tables: int = 1
) -> Figures:
    """The rounds are shared out to so many tables, each of a program of its own: most of a round
    is waiting for one's next turn, at five commands a second."""
    lanes = [rig.beside(f"table {number}") for number in range(tables)]
    waits = [rounds_of(lane, rounds // tables, phones, each) for lane in lanes]
    busy = sum(await asyncio.gather(*waits))
    return {"rounds": rounds, "commands": rounds * phones * each, "told to wait": busy}


async def rounds_of(rig: Rig, rounds: int, phones: int, each: int) -> int:
    """Play so many rounds at one table; return how often a command was refused with E_BUSY."""
    await rig.open("slow_store", "names_without_end")
    busy = 0
    async with await rig.party(f"Guest {n:02d}" for n in range(1, phones + 1)) as party:
        table = rig.folded()
        for number in range(rounds):
            table, waited = await one_round(rig, party, table, f"R{number:03d}", each)
            busy += waited
        hold(table == rig.folded(), "the state is not the serial replay of the log")
    hold(not rig.faults(), rig.faults())
    return busy


async def one_round(
    rig: Rig, party: Party, table: Table, called: str, each: int
) -> tuple[Table, int]:
    """All phones send at once; return the table that the same commands give one after the other
    from `table` on, and how often a command was refused with E_BUSY."""
    turns = [
        turn(phone, seat, [f"{called} {seat:02d} {count:02d}" for count in range(each)])
        for seat, phone in enumerate(party.phones, start=1)
    ]
    answers = await asyncio.gather(*turns)
    done = [one for some, _ in answers for one in some]
    records = [CODEC.load(raw) for raw in rig.rows(after=table.version)]
    numbers = [one.number for one in records]
    first = table.version + 1
    hold(numbers == list(range(first, first + len(done))), "the log has a gap, or a number twice")
    in_log = [one.id for one in records]
    hold(sorted(in_log) == sorted(one.id for one in done), "asked and logged are not the same")
    hold(in_time_order(done, in_log), "decided in another order than it happened")
    for record in records:
        table = replayed(table, record)
        await asyncio.sleep(0)  # the phones have to answer pings meanwhile
    truth = [seat.name for seat in table.people.values()]
    for phone in (*party.phones, party.tablet):
        await phone.see(lambda picture: names(picture) == truth)
    return table, sum(busy for _, busy in answers)


async def turn(phone: Phone, seat: int, called: list[str]) -> tuple[list[Done], int]:
    """Send all commands within a second, and the refused ones again, slowly, with the same ids."""
    asked = []
    for name in called:
        id = new_id()
        asked.append((id, name, phone.ask("table.rename", {"seat": seat, "called": name}, id)))
        await asyncio.sleep(1 / len(called))
    done, busy = [], 0
    for id, name, asking in asked:
        answer = await asyncio.wait_for(asking.answer, 60)
        while not answer["ok"]:
            hold(answer["code"] == "E_BUSY", f"refused: {answer}")
            busy += 1
            await asyncio.sleep(PACE)
            asking = phone.ask("table.rename", {"seat": seat, "called": name}, id)
            answer = await asyncio.wait_for(asking.answer, 60)
        done.append(Done(id, asking.began, asking.ended))
    return done, busy


def in_time_order(done: list[Done], in_log: list[str]) -> bool:
    """Whether every acknowledged command stands before those sent after its acknowledgement."""
    place = {id: at for at, id in enumerate(in_log)}
    ended = sorted(done, key=lambda one: one.ended)
    latest, at = -1, 0
    for one in sorted(done, key=lambda one: one.began):
        while at < len(ended) and ended[at].ended < one.began:
            latest = max(latest, place[ended[at].id])
            at += 1
        if place[one.id] < latest:
            return False
    return True


def replayed(table: Table, record: Record) -> Table:
    """The table after asking this again; the record must come out as it was stored."""
    (event,) = record.events
    assert isinstance(event, SeatRenamed)
    wish = Rename(seat=event.seat, called=event.name)
    asked = Ask(record.device, Kind.PHONE, record.id, wish)
    outcome = handle(table, asked, record.at, RandomSource(), GAMES)
    hold(outcome.record == record, f"step {record.number} comes out differently")
    return outcome.table


@trial(
    "P6",
    "A whole room can arrive at once: 24 joins in the same second from one address.",
    short={"rounds": 1},
    full={"rounds": 50},
)
async def arrivals(rig: Rig, rounds: int, guests: int = PHONES) -> Figures:
    slowest = 0.0
    for _ in range(rounds):
        await rig.open("names_without_end")
        loop = asyncio.get_running_loop()
        async with await rig.party() as party:
            party.phones = [Phone(rig.place, rig.program.code) for _ in range(guests)]
            began = loop.time()
            await asyncio.gather(*(arrive(one, n) for n, one in enumerate(party.phones, start=1)))
            slowest = max(slowest, loop.time() - began)
            picture = await party.tablet.see(lambda seen: len(seen["desk"]["connected"]) == guests)
            seats = [phone.picture["me"]["seat"] for phone in party.phones]
            hold(len(set(seats)) == guests, f"{len(set(seats))} seats for {guests} guests")
            hold(len(set(names(picture))) == guests, "a guest is missing, or there twice")
            for phone in party.phones:
                await phone.see(lambda seen: len(names(seen)) == guests)
        hold(not rig.faults(), rig.faults())
        rig.shut()
    return {"rounds": rounds, "guests": guests, "slowest second (s)": round(slowest, 2)}


async def arrive(phone: Phone, number: int) -> None:
    """As an impatient thumb does it: the form, then the same form twice, then the phone."""
    page = await phone.browser.get(f"/j/{phone.code}")
    form, name = page.text.partition('name="id" value="')[2][:32], f"Guest {number:02d}"
    twice = await asyncio.gather(phone.join(name, form), phone.join(name, form))
    hold([page.status for page in twice] == [303, 303], "the door did not open")
    await phone.connect()
