"""The lobby on the tablet, and the first saints on the phones."""

from __future__ import annotations

from itertools import islice

from companion.core.game import Moment
from companion.core.seat import Ring
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.prompts.base import Choose, Item, Pick, Press, Prompt, Weight
from companion.core.words.prompts.field import Field, Known
from companion.core.words.prompts.form import Form
from companion.core.words.prompts.grid import Grid, Row
from companion.core.words.prompts.rules import Rules
from companion.games.sancta.codes import too_few
from companion.games.sancta.names import HIGH_LEVEL, LONG_NAME
from companion.games.sancta.options import (
    HIGH_TARGET,
    LONG_TEXT,
    LOW_TARGET,
    MOST_POINTS,
)
from companion.games.sancta.setup import LEAST
from companion.games.sancta.state import SanctaState

SUGGESTED = 12
"""Names of saints that are offered while one is typed."""


def prompts(state: SanctaState, moment: Moment) -> tuple[Prompt, ...]:
    """Everything that may be chosen before the first saints are looked for."""
    few = too_few(len(state.ring)).text if len(state.ring) < LEAST else None
    begin = Press(key="begin", command="begin", label=text("sancta-begin"), closed=few)
    dealer = (_dealer(state),) if state.ring else ()
    return (
        begin,
        *_four(state),
        *_spoken(state, moment),
        _target(state),
        *dealer,
        _rules(state),
        _die_table(state),
    )


def _target(state: SanctaState) -> Choose:
    """At four players the booklet leaves a gap: four saints or three (G1)."""
    hint = "sancta-target-four" if len(state.ring) == 4 else "sancta-target-hint"
    numbers = [str(n) for n in range(LOW_TARGET, HIGH_TARGET + 1)]
    return Choose(
        key="target",
        command="set_target",
        field="saints",
        label=text("sancta-target-set"),
        title=text("sancta-target"),
        hint=text(hint),
        items=tuple(Item(n, text("sancta-target-saints", n=int(n))) for n in numbers),
        chosen=str(state.goal),
        weight=Weight.QUIET,
        group="rules",
    )


def _four(state: SanctaState) -> tuple[Press, ...]:
    """Four or three: with four players the table is asked, not only told (G1)."""
    if len(state.ring) != 4:
        return ()
    other = "3" if state.goal != 3 else "4"
    return (
        Press(
            key="target-four",
            command="set_target",
            args={"saints": other},
            label=text("sancta-target-other", n=int(other)),
            weight=Weight.QUIET,
        ),
    )


def _spoken(state: SanctaState, moment: Moment) -> tuple[Press, ...]:
    """Without a phone nobody can let a beatitude pass: each would wait for its full time (§8)."""
    missing = tuple(seat for seat in state.ring if seat not in moment.phones)
    if not missing or len(state.ring) < LEAST or state.options.reaction_mode == "spoken":
        return ()
    return (
        Press(
            key="spoken",
            command="set_option",
            args={"option": "reaction_mode", "value": "spoken"},
            label=text("sancta-spoken"),
            hint=text("sancta-spoken-hint", who=SeatNames(missing), n=len(missing)),
            weight=Weight.QUIET,
        ),
    )


def _dealer(state: SanctaState) -> Pick:
    return Pick(
        key="dealer",
        command="name_dealer",
        field="seat",
        label=text("sancta-dealer-set"),
        title=text("sancta-dealer-title"),
        ring=state.ring,
        seats=state.ring,
        chosen=state.dealer,
        weight=Weight.QUIET,
        group="rules",
    )


def _rules(state: SanctaState) -> Rules:
    return Rules(
        key="rules",
        command="set_option",
        label=text("sancta-rules"),
        rules=state.options.sheet(),
        weight=Weight.LINK,
        group="rules",
    )


def _die_table(state: SanctaState) -> Grid:
    """The house's own table of the die: six rows (§8, G14)."""
    return Grid(
        key="die-table",
        command="set_die_table",
        label=text("sancta-die-table-set"),
        title=text("sancta-die-table"),
        hint=text("sancta-die-table-hint"),
        columns=(
            Field("words", "words", text("sancta-die-words"), high=LONG_TEXT),
            Field("points", "number", text("sancta-points"), low=-MOST_POINTS, high=MOST_POINTS),
            Field("ask", "switch", text("sancta-die-ask")),
        ),
        rows=tuple(
            Row(text("sancta-die-face", n=n), row)
            for n, row in enumerate(state.options.die_table, 1)
        ),
        weight=Weight.QUIET,
        group="rules",
    )


def first_saints(state: SanctaState, act_for: Ring, seat: int | None = None) -> tuple[Form, ...]:
    """«Which saint lies before you?»: on one's own phone, or on the tablet for anybody."""
    saint = None if seat is None else state.players[seat].active
    label = "sancta-first-set" if saint is None else "sancta-first-change"
    return (
        Form(
            key="first-saint",
            command="first_saint",
            label=text(label),
            title=text("sancta-first-title"),
            hint=text("sancta-first-hint"),
            fields=saint_fields(state),
            act_for=act_for,
            weight=Weight.MAIN if saint is None else Weight.LINK,
        ),
    )


def saint_fields(state: SanctaState) -> tuple[Field, Field]:
    """A name, with those the table remembers, and a level."""
    seen = in_sight(state)
    unseen = (one for one in state.names if one[0] not in seen)
    known = tuple(
        Known(name, {"level": level}, str(level)) for name, level in islice(unseen, SUGGESTED)
    )
    return (
        Field(
            "called",
            "words",
            text("sancta-name-of"),
            low=1,
            high=LONG_NAME,
            known=known,
            otherwise=text("sancta-unnamed"),
        ),
        Field("level", "number", text("sancta-level"), low=1, high=HIGH_LEVEL, value=2),
    )


def in_sight(state: SanctaState) -> frozenset[str]:
    """The saints that lie open on the table: nobody draws them just now."""
    covered = state.options.sanctuary_hidden
    return frozenset(
        saint.name
        for player in state.players.values()
        for saint in (player.active, *player.rose, *(() if covered else player.sanctuary))
        if saint is not None
    )


def seat_text(seat: int) -> Text:
    """The name of a row."""
    return text("sancta-who", who=SeatName(seat))
