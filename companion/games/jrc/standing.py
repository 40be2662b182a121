"""Princes, margins and winners, computed from the table (§3)."""

from companion.core import Ring
from companion.games.jrc.state import InfluenceTable, JrcState


def claimants(fi: InfluenceTable, city: str) -> Ring:
    """The seats with the highest FI in the city; empty if all have 0 (C10: vacant)."""
    top = max((row.get(city, 0) for row in fi.values()), default=0)
    return tuple(seat for seat, row in fi.items() if top > 0 and row.get(city, 0) == top)


def prince(state: JrcState, city: str) -> int | None:
    """The seat that holds the city; None if it is vacant or contested."""
    claim = claimants(state.fi, city)
    return claim[0] if len(claim) == 1 else None


def card_holder(state: JrcState) -> int | None:
    """The present holder by campaign FI, whose prince's card may be revealed (C5, C16)."""
    holder = prince(state, state.hall.city)
    return holder if holder in state.hall.seating and holder not in state.gone else None


def contested(state: JrcState, city: str) -> bool:
    """Whether several share the highest FI."""
    return len(claimants(state.fi, city)) > 1


def princes(state: JrcState, seat: int) -> int:
    """How many cities `seat` holds."""
    return cities_held(state.fi, state.cities, seat)


def cities_held(fi: InfluenceTable, cities: tuple[str, ...], seat: int) -> int:
    """How many cities `seat` holds on a table."""
    return sum(claimants(fi, city) == (seat,) for city in cities)


def margin(state: JrcState, city: str) -> int:
    """Highest minus second highest FI."""
    ranked = sorted((row.get(city, 0) for row in state.fi.values()), reverse=True)
    return ranked[0] - ranked[1] if len(ranked) > 1 else sum(ranked)


def by_margin(state: JrcState) -> tuple[str, ...]:
    """All cities, the narrowest first, contested ones before all (§7.1)."""
    return tuple(
        sorted(state.cities, key=lambda city: (margin(state, city), not contested(state, city)))
    )


def most_cities(state: JrcState) -> tuple[Ring, int]:
    """The active players who hold most cities, and how many each holds. A player who has left for
    good may still hold some (J-Z3), but does not count (J-W4)."""
    count = {seat: princes(state, seat) for seat in state.active}
    most = max(count.values(), default=0)
    return tuple(seat for seat, many in count.items() if many == most), most


def winners(state: JrcState) -> Ring:
    """The winners by the current table (J-W1, J-W2); empty if there are none."""
    first, most = most_cities(state)
    return first if most >= state.options.win_princes else ()
