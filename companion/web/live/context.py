"""What all tables of one process share."""

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.games.registry import Games
from companion.table.log.codec import Codec
from companion.web.addresses import Addresses
from companion.web.live.phase_hook import PhaseHook
from companion.web.live.simulations import Simulations
from companion.web.store.records import Store
from companion.web.tokens import Seal


@dataclass(eq=False)
class Context:
    """What all tables of this process share."""

    games: Games
    codec: Codec
    store: Store
    addresses: Addresses
    seal: Seal
    clock: Callable[[], float]
    process_started: float
    """As in `Loaded`; with several processes, since when one of them has always been running."""
    phase_hook: PhaseHook = field(default_factory=lambda: PhaseHook(None))
    simulations: Simulations = field(default_factory=Simulations)
