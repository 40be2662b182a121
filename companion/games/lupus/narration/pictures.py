"""The story of a game as pictures, one for each night and each day."""

from collections.abc import Iterator

from companion.core import SeatName, SeatNames, Text, Tile, Tiles, replace, text
from companion.games.lupus.cast import pack_step, role_of, shields, was_mauled
from companion.games.lupus.components.names import emblem, role_name, step_emblem
from companion.games.lupus.head_start import counted_targets
from companion.games.lupus.nights_and_days import Day, Night
from companion.games.lupus.role import Side
from companion.games.lupus.state import LupusState

TORCHES_AT_MOST = 9
NOBODY = text("lupus-tile-nobody")
PICTURES_AT_MOST = 16
"""Above it, quiet nights that follow one another are one picture."""


def pictures(state: LupusState) -> tuple[Tiles, ...]:
    """The panel; only for a game that is over. None where no night has ended."""
    tiles = tuple(_tiles(state, {}))
    if len(tiles) > PICTURES_AT_MOST:
        tiles = tuple(_tiles(state, _runs(state)))
    days = len({day.number for day in state.all_days})
    line = text("lupus-tiles-line", nights=len(state.all_nights), days=days)
    return (Tiles(title=text("lupus-tiles"), tiles=tiles, line=line),) if tiles else ()


def _runs(state: LupusState) -> dict[int, int]:
    """The first and the last number of each run of quiet nights."""
    runs = dict[int, int]()
    first: int | None = None
    for night, day in state.nights_with_days:
        if day is None or _night(state, night, day).style != "quiet":
            first = None
            continue
        first = night.number if first is None else first
        runs[first] = night.number
    return runs


def _tiles(state: LupusState, runs: dict[int, int]) -> Iterator[Tile]:
    """The pictures in the order of time. `runs`: first and last of quiet nights that are one
    picture, which stands before the first of their days."""
    for night, day in state.nights_with_days:
        if day is None:
            continue
        if not any(first < night.number <= last for first, last in runs.items()):
            tile, last = _night(state, night, day), runs.get(night.number, 0)
            several = text("lupus-nights", n=night.number, last=last)
            yield tile if last <= night.number else replace(tile, label=several)
        if day.lynched is not None:
            yield _lynching(state, day, day.lynched)
        elif day.nomination is not None:
            label = text("lupus-day", n=day.number)
            yield Tile(label, NOBODY, "spared", text("lupus-tile-spared"))


def _night(state: LupusState, night: Night, day: Day) -> Tile:
    """Who died at its dawn, or why nobody did."""
    label, pack = text("lupus-night", n=night.number), step_emblem(state, pack_step())
    hunters = len(night.by.get(pack_step(), ()))
    if day.moderator_bitten and not day.dead:
        line = text("lupus-tile-moderator" if state.voice is None else "lupus-tile-voice")
        return Tile(label, NOBODY, "visit", line, by=pack, count=hunters)
    if day.dead:
        seats, prey = day.dead, night.picks.get(pack_step())
        by_pack = prey is not None and was_mauled(state, day, prey)
        return Tile(
            label,
            text("lupus-tile-names", who=SeatNames(seats)),
            "attack" if by_pack else "fallen",
            _loss(state, seats, by_pack=by_pack),
            by=pack,
            count=hunters,
            emblem=emblem(state, state.role(seats[0])),
            ember=all(role_of(state, seat).side == Side.WOLVES for seat in seats),
        )
    target = night.picks.get(pack_step())
    for role in shields(state, night, target) if target is not None else ():
        who = night.by.get(str(role.step_id), ())
        shielded, n = SeatName(target or 0), len(who)
        line = text("lupus-tile-shield", who=SeatNames(who), target=shielded, n=n)
        return Tile(label, NOBODY, "saved", line, role.emblem, by=pack, count=1)
    return Tile(label, NOBODY, "quiet", text("lupus-tile-quiet"))


def _loss(state: LupusState, seats: tuple[int, ...], *, by_pack: bool) -> Text:
    if len(seats) > 1:
        return text("lupus-tile-several", n=len(seats))
    role = role_name(state, state.role(seats[0]))
    return text("lupus-tile-prey" if by_pack else "lupus-tile-fallen", role=role)


def _lynching(state: LupusState, day: Day, seat: int) -> Tile:
    votes, by_lot = counted_targets(day.last_vote), day.drawn == seat
    against, role = votes.count(seat), role_name(state, state.role(seat))
    line = text("lupus-tile-vote", role=role, n=against, all=len(votes))
    if by_lot or day.instead is not None:
        line = text("lupus-tile-lot" if by_lot else f"lupus-tile-instead-{day.instead}", role=role)
    return Tile(
        text("lupus-day", n=day.number),
        text("lupus-tile-names", who=SeatNames((seat,))),
        "lot" if by_lot else "vote",
        line,
        emblem=emblem(state, state.role(seat)),
        count=min(TORCHES_AT_MOST, against),
        ember=role_of(state, seat).side == Side.WOLVES,
    )
