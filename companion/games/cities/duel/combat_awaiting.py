"""What an open combat waits for, and from whom (§7)."""

from __future__ import annotations

from companion.core.command import Command
from companion.games.cities import commands as do
from companion.games.cities.duel.combat_flow import defender_of, fight_of
from companion.games.cities.state import CitiesState, Stage

STAGES: dict[type[Command], Stage] = {
    do.Reveal: Stage.REVEAL,
    do.Defend: Stage.DEFENCE,
    do.Decline: Stage.DEFENCE,
    do.BringQuick: Stage.DEFENCE,
    do.PlayQuick: Stage.DEFENCE,
    do.NameAttackers: Stage.ATTACKERS,
    do.NameDefenders: Stage.DEFENDERS,
    do.Aim: Stage.TARGETS,
    do.AimSplit: Stage.TARGETS,
    do.SettleCity: Stage.SETTLE,
}
"""When a command is awaited; the combatants of light mode are in either muster."""
MUSTERS = (Stage.ATTACKERS, Stage.DEFENDERS)


def asked(state: CitiesState) -> int:
    """The seat that the open combat, or its discards, wait for."""
    duel = state.playing()
    combat = duel.combat
    if combat is None or combat.stage in (Stage.REVEAL, Stage.ATTACKERS, Stage.SETTLE):
        return duel.active
    if combat.stage is Stage.TARGETS:
        one = fight_of(duel).choosing
        return duel.active if one is not None and one.attacks else defender_of(state)
    return defender_of(state)


def awaits(state: CitiesState, kind: type[Command]) -> bool:
    """Whether an open combat, or its discards, wait for a command of this kind."""
    duel = state.playing()
    if duel.combat is None:
        return kind is do.ConfirmDiscards and duel.due > 0
    stage, light = duel.combat.stage, state.options.light
    if kind in (do.EnterFighter, do.EnterKnown, do.MusterDone):
        return light and stage in MUSTERS
    if kind in (do.NameAttackers, do.NameDefenders, do.BringQuick, do.PlayQuick) and light:
        return False
    split = state.options.split_damage
    if kind in (do.Aim, do.AimSplit) and (kind is do.AimSplit) != split:
        return False
    return STAGES.get(kind) is stage
