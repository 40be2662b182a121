"""Waves of deaths (§4 of the second box): players who die together, and what follows at once."""

from collections.abc import Iterable
from functools import reduce

from companion.core import Draft, Ring, Text, replace
from companion.games.lupus.cast import cast
from companion.games.lupus.components.names import joined
from companion.games.lupus.facts.waves import DawnGrieved, RolesRestored, SaidByHand, WaveFell
from companion.games.lupus.hooks import Deaths
from companion.games.lupus.nights_and_days import Day
from companion.games.lupus.state import LupusState


def full_wave(state: LupusState, deaths: Deaths) -> Deaths:
    """Those deaths and the players who die because of them."""
    found = dict(deaths)
    for role in cast(state).values():
        if role.drags_as is not None:
            dragged = [seat for seat in role.drags(state, deaths) if seat not in found]
            found |= dict.fromkeys(dragged, role.drags_as)
    return found


def record_wave(draft: Draft[LupusState], deaths: Deaths, *, by_hand: bool = False) -> None:
    """Record what follows from `deaths`, which are recorded already. `by_hand`: after a correction,
    which asks nobody (L-B24)."""
    wave = full_wave(draft.state, deaths)
    further = tuple((seat, wave[seat]) for seat in draft.state.ring if seat in wave.keys() - deaths)
    causes = [draft.state.players[seat].death for seat in deaths]
    if further:
        by_day = any(death is not None and death.by_day for death in causes)
        draft.record(WaveFell(further, by_day, by_hand))
    record_consequences(draft, wave)


def record_consequences(draft: Draft[LupusState], wave: Deaths) -> None:
    """Record what roles do after a wave, whose deaths are recorded already."""
    for role in cast(draft.state).values():
        draft.record(*role.after_wave(draft.state, wave))


def redo_dawn_deaths(draft: Draft[LupusState]) -> None:
    """Compute anew who dies because of others at a dawn that was corrected before it was told
    (L-B24), and what follows from that."""
    day = draft.state.today()
    if day.turned:
        draft.record(RolesRestored())
    causes = causes_of(draft.state, day.dead)
    dragged = {role.drags_as for role in cast(draft.state).values()}
    because = {seat for seat, cause in causes.items() if cause in dragged}
    alone = {seat: cause for seat, cause in causes.items() if seat not in because}
    without = DawnGrieved(tuple((seat, "") for seat in because)).apply(draft.state)
    wave = full_wave(without, alone)
    further = {seat: wave.get(seat, "") for seat in because | wave.keys() - alone.keys()}
    changed = tuple((s, cause) for s, cause in further.items() if cause != causes.get(s, ""))
    if changed:
        draft.record(DawnGrieved(changed))
    record_consequences(draft, wave)


def causes_of(state: LupusState, seats: Iterable[int]) -> Deaths:
    """The causes of death of `seats`; "" for the living."""
    deaths = {seat: state.players[seat].death for seat in seats}
    return {seat: "" if death is None else death.cause for seat, death in deaths.items()}


def fallen(state: LupusState, day: Day, *, by_day: bool) -> dict[int, str]:
    """Who has died on that day, or in the night before it."""
    when, players = (day.number, by_day), state.players.items()
    deaths = {seat: player.death for seat, player in players if player.death is not None}
    return {seat: one.cause for seat, one in deaths.items() if (one.number, one.by_day) == when}


def public_outcome(state: LupusState, day: Day, deaths: Deaths) -> Text | None:
    """The public line on what those deaths or that day's verdict have caused; None: nothing."""
    roles = cast(state).values()
    lines = [line for role in roles for line in role.public_lines(state, day, deaths)]
    return reduce(joined, lines) if lines else None


def announce_correction(draft: Draft[LupusState], seats: Ring) -> None:
    """Announce what the deaths of `seats` by a correction have caused, if anything. At night the
    dawn announces it."""
    said = None if draft.state.day is None else SaidByHand(seats)
    if said is not None and correction_line(said.apply(draft.state)) is not None:
        draft.record(said)


def correction_line(state: LupusState) -> Text | None:
    """The public line on what corrections in this phase have caused (L-B24); None: nothing."""
    day = state.day
    if day is None or not day.by_hand:
        return None
    return public_outcome(state, replace(day, condemned=None), causes_of(state, day.by_hand))


def asks_the_fallen(state: LupusState) -> bool:
    """L-B15: there are fallen and living players, and a card that shoots may be left."""
    wave = () if state.day is None else state.day.wave
    return may_be_shot(state) and bool(wave) and bool(state.living)


def may_be_shot(state: LupusState) -> bool:
    """Whether powers are on and a card that shoots may be left. These facts are public."""
    cards = sum(count for id, count in state.deck.items() if cast(state)[id].last_shot)
    return state.powers and state.shots < cards
