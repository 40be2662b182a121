"""The phases of §6 in their order, one file each: what is true of a phase stands in its file."""

from companion.games.lupus.phases import (
    dawn,
    deal,
    defence,
    discussion,
    lobby,
    lot,
    lynch,
    mark,
    night,
    nomination,
    over,
    runoff,
)

PHASES = (
    *(lobby.PHASE, deal.PHASE, night.PHASE, dawn.PHASE, discussion.PHASE, nomination.PHASE),
    *(mark.PHASE, defence.PHASE, runoff.PHASE, lot.PHASE, lynch.PHASE, over.PHASE),
)
