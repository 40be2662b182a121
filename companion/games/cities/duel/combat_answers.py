"""The answers that an open combat waits for, one stage after the other (§7)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.games.cities import commands as do
from companion.games.cities.commands_base import TypedCard, TypedIn
from companion.games.cities.draft import Draft
from companion.games.cities.duel import combat_resolver
from companion.games.cities.duel.combat_awaiting import asked
from companion.games.cities.duel.combat_flow import (
    able_attackers,
    able_defenders,
    defender_of,
    fight_of,
    muster,
    muster_defenders,
    open_combat,
    settled_by_hand,
    strike_on,
    win,
    won_how,
)
from companion.games.cities.duel.ending import settle
from companion.games.cities.duel.known_characters import card_of, offered
from companion.games.cities.duel.turn import bad_character, entered, own
from companion.games.cities.facts.combat import (
    Aimed,
    AttackersNamed,
    CityRevealed,
    CombatAwaits,
    Defended,
    DefendersNamed,
    DiscardsDone,
    QuickBrought,
)
from companion.games.cities.state import FIELD, CitiesState, Stage, Step


@answers(do.Reveal)
def _reveal(state: CitiesState, command: do.Reveal, now: float) -> Decision:
    combat = open_combat(state.playing())
    draft = Draft(state).tell(CityRevealed(combat.slot, command.capital))
    if combat.won:
        win(draft, won_how(combat), now)
        return draft.decision
    # A player who holds it by the text of a card may hold the capital unknowingly (D1).
    settle(draft, now)
    if draft.state.step is Step.DUEL:
        draft.tell(CombatAwaits(Stage.DEFENCE))
    return draft.decision


@answers(do.Defend)
def _defend(state: CitiesState, now: float) -> Decision:
    if not state.options.light and not able_defenders(state):
        return refuse("E_NOT_QUICK")
    draft = Draft(state).tell(Defended())
    muster(draft)
    _fight_if_mustered(draft, now)
    return draft.decision


def _fight_if_mustered(draft: Draft, now: float) -> None:
    if not draft.state.options.light and open_combat(draft.duel).defenders:
        strike_on(draft, now)


@answers(do.Decline)
def _decline(state: CitiesState, now: float) -> Decision:
    draft = Draft(state)
    win(draft, "undefended", now)
    return draft.decision


@answers(do.BringQuick)
def _bring(state: CitiesState, command: do.BringQuick) -> Decision:
    one = own(state, defender_of(state), command.character)
    if isinstance(one, Refusal):
        return one
    if not one.quick:
        return refuse("E_NOT_QUICK")
    if one.place != FIELD:
        return refuse("E_NOT_THERE")
    return (QuickBrought(one.id),)


@answers(do.PlayQuick)
def _play_quick(state: CitiesState, command: do.PlayQuick) -> Decision:
    seat = defender_of(state)
    wrong = bad_character(state, seat, command)
    if wrong is not None:
        return wrong
    if command.quick != "yes":
        return refuse("E_NOT_QUICK")
    duel = state.playing()
    if duel.counts[seat].hand < 1:
        return refuse("E_NO_CARDS")
    return (entered(state, seat, command, open_combat(duel).slot, hand=True),)


def _id(word: str) -> int:
    """An id sent as a word; what is none becomes 0, which nobody is."""
    return int(word) if word.isdecimal() else 0


def _ids(words: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(_id(word) for word in words))


def _misplaced(state: CitiesState, seat: int, ids: tuple[int, ...]) -> Refusal | None:
    slot = open_combat(state.playing()).slot
    for id in ids:
        one = own(state, seat, id)
        if isinstance(one, Refusal):
            return one
        if one.place != slot:
            return refuse("E_NOT_THERE")
    return None


@answers(do.NameAttackers)
def _attackers(state: CitiesState, command: do.NameAttackers, now: float) -> Decision:
    duel, ids = state.playing(), _ids(command.characters)
    wrong = _misplaced(state, duel.active, ids)
    if wrong is not None:
        return wrong
    if not set(ids) <= {one.id for one in able_attackers(duel)}:
        return refuse("E_TAPPED")
    draft = Draft(state).tell(AttackersNamed(ids))
    muster_defenders(draft)
    _fight_if_mustered(draft, now)
    return draft.decision


@answers(do.NameDefenders)
def _defenders(state: CitiesState, command: do.NameDefenders, now: float) -> Decision:
    ids = _ids(command.characters)
    if not ids:
        return refuse("E_NO_FIGHTER")
    wrong = _misplaced(state, defender_of(state), ids)
    if wrong is not None:
        return wrong
    if not set(ids) <= {one.id for one in able_defenders(state)}:
        return refuse("E_TAPPED")
    draft = Draft(state).tell(DefendersNamed(ids))
    strike_on(draft, now)
    return draft.decision


@answers(do.EnterKnown)
def _known(state: CitiesState, command: do.EnterKnown) -> Decision:
    found = [one for one in offered(state.faces, asked(state)) if card_of(one) == command.card]
    if not found:
        return refuse("E_OPTION")
    one = found[0]
    again = TypedCard(one.name, one.power, one.hp, one.range, "yes" if one.quick else "no")
    return _enter(state, again)


@answers(do.EnterFighter)
def _enter(state: CitiesState, command: TypedIn) -> Decision:
    duel = state.playing()
    combat, seat = open_combat(duel), asked(state)
    wrong = bad_character(state, seat, command)
    if wrong is not None:
        return wrong
    fact = entered(state, seat, command, combat.slot, hand=False)
    if combat.stage is Stage.ATTACKERS:
        return fact, AttackersNamed((fact.id,))
    return fact, DefendersNamed((*combat.defenders, fact.id))


@answers(do.MusterDone)
def _done(state: CitiesState, now: float) -> Decision:
    combat = open_combat(state.playing())
    first = combat.stage is Stage.ATTACKERS
    if not (combat.attackers if first else combat.defenders):
        return refuse("E_NO_FIGHTER")
    draft = Draft(state)
    if first:
        draft.tell(CombatAwaits(Stage.DEFENDERS))
    else:
        strike_on(draft, now)
    return draft.decision


@answers(do.Aim)
def _aim(state: CitiesState, command: do.Aim, now: float) -> Decision:
    one = state.playing().characters.get(command.striker)
    power = 0 if one is None else one.power
    return _aimed(state, command.striker, ((_id(command.target), power),), now)


@answers(do.AimSplit)
def _aim_split(state: CitiesState, command: do.AimSplit, now: float) -> Decision:
    pairs = ((_id(id), n) for id, n in command.shares.items() if n)
    return _aimed(state, command.striker, tuple(pairs), now)


def _aimed(
    state: CitiesState, striker: int, shares: combat_resolver.Shares, now: float
) -> Decision:
    split = state.options.split_damage
    made = combat_resolver.aim(fight_of(state.playing()), striker, shares, split=split)
    if isinstance(made, Refusal):
        return made
    draft = Draft(state).tell(Aimed(striker, shares))
    strike_on(draft, now)
    return draft.decision


@answers(do.SettleCity)
def _settle(state: CitiesState, command: do.SettleCity, now: float) -> Decision:
    if command.what not in ("mine", "stays", "neutral"):
        return refuse("E_OPTION")
    draft = Draft(state)
    settled_by_hand(draft, command.what, now)
    return draft.decision


@answers(do.ConfirmDiscards)
def _discards(state: CitiesState) -> Decision:
    return (DiscardsDone(state.playing().due),)
