"""The lobby: target, dealer, die table and house rules, and the beginning (§2, §4)."""

from __future__ import annotations

from companion.core.game import Decision, Moment, Stage
from companion.core.kit.commands import answers
from companion.core.kit.lobby import chairs, rules_prompt
from companion.core.refusal import Refusal, closed_by, refuse
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.view import ALL, Scene
from companion.core.words.panels.base import Panel, Piles
from companion.core.words.panels.base import Pile as Count
from companion.core.words.prompts.base import Choose, Item, Pick, Press, Prompt, Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.grid import Grid, Row
from companion.games.sancta import commands as do
from companion.games.sancta.facts.lobby import Begun, DealerNamed, DieTableSet, TargetSet
from companion.games.sancta.options import (
    HIGH_TARGET,
    LONG_TEXT,
    LOW_TARGET,
    MOST_POINTS,
    is_table,
    target_for,
)
from companion.games.sancta.phase import SanctaPhase
from companion.games.sancta.state import Phase, SanctaState

LEAST = 2
MANY = 4
"""So many players want the large deck (§2)."""


def warning(state: SanctaState) -> Refusal | None:
    """W_SMALL_DECK: the one deck is too small for so many (§2)."""
    rules = state.options
    if rules.own_decks or not rules.deck_size or len(state.ring) < MANY:
        return None
    small = rules.deck_size < rules.deck_warning
    return refuse("W_SMALL_DECK", cards=rules.deck_size, n=rules.deck_warning) if small else None


def _too_few(state: SanctaState) -> Refusal | None:
    """E_PLAYER_COUNT, in this game's words."""
    players = len(state.ring)
    if players >= LEAST:
        return None
    return Refusal("E_PLAYER_COUNT", {"players": players}, "sancta-player-count")


@answers(do.SetTarget)
def _target(state: SanctaState, command: do.SetTarget) -> Decision:
    if command.saints not in {str(n) for n in range(LOW_TARGET, HIGH_TARGET + 1)}:
        return refuse("E_HOUSE_RULE")
    saints = int(command.saints)
    return (TargetSet(0 if saints == target_for(len(state.ring)) else saints),)


@answers(do.SetDieTable)
def _table(command: do.SetDieTable) -> Decision:
    rows = tuple((words.strip(), points, ask) for words, points, ask in command.rows)
    return (DieTableSet(rows),) if is_table(rows) else refuse("E_HOUSE_RULE")


@answers(do.NameDealer)
def _dealer(state: SanctaState, command: do.NameDealer) -> Decision:
    known = command.seat in state.ring
    return (DealerNamed(command.seat),) if known else refuse("E_NO_SUCH_SEAT")


@answers(do.Begin)
def _begin(state: SanctaState) -> Decision:
    return _too_few(state) or (Begun(state.goal),)


def _rules(state: SanctaState) -> Piles:
    """The house rules in one look."""
    small = warning(state)
    rules = state.options
    counted = text("sancta-rule-counted", n=rules.deck_size)
    react = text("sancta-rule-react", how=rules.reaction_mode, n=rules.react_seconds)
    dealer = None if state.dealer is None else text("sancta-dealer", who=SeatName(state.dealer))
    usual = target_for(len(state.ring))
    own = text("sancta-target-own", n=usual, players=len(state.ring))
    notes = (
        text("sancta-rule-way", way=rules.direction),
        react,
        *((own,) if state.goal != usual and len(state.ring) > 1 else ()),
        *((counted,) if rules.deck_size else ()),
        *((dealer,) if dealer is not None else ()),
        *((text("sancta-target-four"),) if len(state.ring) == 4 else ()),
    )
    return Piles(
        title=text("sancta-rules-title"),
        piles=(Count(text("sancta-goal-saints", n=state.goal), state.goal),),
        notes=notes,
        warnings=() if small is None else (small.text,),
    )


def _target_asked(state: SanctaState) -> Choose:
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
            hint=text("sancta-spoken-hint", who=SeatNames(missing)),
            weight=Weight.QUIET,
        ),
    )


def _dealer_asked(state: SanctaState) -> Pick:
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


def _die_table(state: SanctaState) -> Grid:
    """The table's own list of the die's faces: six rows (§8, G14)."""
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


class Lobby(SanctaPhase):
    """Target, dealer, die table and house rules are chosen (§2, §4)."""

    id = Phase.LOBBY
    follows = (Phase.SETUP,)
    stage = Stage.LOBBY
    scene = Scene.LOBBY
    emblem = "game-sancta"

    def title(self, state: SanctaState) -> Text:
        return text("sancta-waiting")

    def line(self, state: SanctaState) -> Text:
        return text("sancta-waiting-line", n=len(state.ring), goal=state.goal)

    def panels(self, state: SanctaState) -> tuple[Panel, ...]:
        return (_rules(state),)

    def desk_panels(self, state: SanctaState, moment: Moment) -> tuple[Panel | str, ...]:
        """The tablet draws the chairs by itself; what it must be told is that nobody moderates."""
        return (ALL, chairs(state.ring))

    def desk_asks(self, state: SanctaState, moment: Moment) -> tuple[Prompt, ...]:
        """Everything that may be chosen before the first saints are looked for."""
        closed = closed_by(_too_few(state))
        begin = Press(key="begin", command="begin", label=text("sancta-begin"), closed=closed)
        dealer = (_dealer_asked(state),) if state.ring else ()
        return (
            begin,
            *_four(state),
            *_spoken(state, moment),
            _target_asked(state),
            *dealer,
            rules_prompt(state.options),
            _die_table(state),
        )
