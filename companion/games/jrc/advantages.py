"""The advantages of a session (§7.2): their cost, and how often they may be used."""

from collections.abc import Mapping

from companion.core import Frozen
from companion.games.jrc.state import CitySession, PaperLines


class Advantage(Frozen):
    """An advantage that may be bought."""

    id: str
    cost: int
    use: str
    """"once" a purchase, "setup" (automatic) or "always" (every vote called)."""


ADVANTAGES = (
    Advantage("very_active", 1, "once"),
    Advantage("political_influence", 2, "once"),
    Advantage("well_connected", 3, "once"),
    Advantage("very_powerful", 4, "setup"),
    Advantage("large_crypt", 5, "setup"),
    Advantage("political_power", 6, "always"),
)
ADVANTAGE: Mapping[str, Advantage] = {one.id: one for one in ADVANTAGES}


def cost(bought: PaperLines) -> int:
    """Points that a purchase costs."""
    return sum(ADVANTAGE[id].cost * count for id, count in bought)


def uses_left(session: CitySession, seat: int, id: str) -> int | None:
    """How often `seat` may still use an advantage; None: without limit."""
    if seat in session.out:
        return 0
    owned = dict(session.bought.get(seat, ())).get(id, 0)
    if ADVANTAGE[id].use == "always":
        return None if owned else 0
    return (owned if ADVANTAGE[id].use == "once" else 0) - session.uses.get((seat, id), 0)
