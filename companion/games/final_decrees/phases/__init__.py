"""The phases in their order, one file each: what is true of a phase stands in its file."""

from companion.games.final_decrees.phases import bid, lobby, over, play, posting

PHASES = (lobby.PHASE, bid.PHASE, posting.PHASE, play.PHASE, over.PHASE)
