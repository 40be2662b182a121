"""The phases in their order, one file each: what is true of a phase stands in its file."""

from companion.games.sancta.phases import lobby, over, setup, turn

PHASES = (lobby.PHASE, setup.PHASE, turn.PHASE, over.PHASE)
