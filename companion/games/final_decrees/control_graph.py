"""Control of ministries: their arrows, and legal changes (D-C)."""

from collections.abc import Iterator

MINISTRIES = ("reform", "executive", "hr", "treasury", "secret", "navy")
"""All six, in the order of the glossary (§1)."""

Arrow = tuple[str, str]
"""`(a, b)`: a controls b."""
ArrowSet = tuple[Arrow, ...]
"""Sorted, so that two equal structures are equal values."""

FIRST_ARROWS: ArrowSet = (
    *(("executive", "hr"), ("executive", "navy"), ("navy", "secret"), ("reform", "executive")),
)
"""D-S1 for five players; with fewer, those between ministries that are in play."""
ARROW_LIMIT = 5


def ministries_for(players: int) -> tuple[str, ...]:
    """The ministries in play: always one more than the players (§2)."""
    return MINISTRIES if players > 4 else MINISTRIES[1:]


def controllers(arrows: ArrowSet, ministry: str) -> tuple[str, ...]:
    """The ministries that control `ministry`: at most one, unless `multi_control`."""
    return tuple(a for a, b in arrows if b == ministry)


def controlled(arrows: ArrowSet, ministry: str) -> tuple[str, ...]:
    """The ministries that `ministry` controls directly."""
    return tuple(b for a, b in arrows if a == ministry)


def below(arrows: ArrowSet, ministry: str) -> tuple[str, ...]:
    """All ministries below `ministry` (children, grandchildren…), in the order of the glossary."""
    found: set[str] = set()
    waiting = list(controlled(arrows, ministry))
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += controlled(arrows, one)
    return tuple(one for one in MINISTRIES if one in found)


def roots(arrows: ArrowSet, ministry: str) -> tuple[str, ...]:
    """`root(m)`: upward from `ministry` until nobody controls; several with `multi_control`."""
    above = controllers(arrows, ministry)
    found = {root for one in above for root in roots(arrows, one)} if above else {ministry}
    return tuple(one for one in MINISTRIES if one in found)


def with_change(arrows: ArrowSet, gone: Arrow | None, drawn: Arrow | None) -> ArrowSet:
    """The arrows without `gone` and with `drawn`."""
    kept = tuple(one for one in arrows if one != gone)
    return kept if drawn is None else tuple(sorted((*kept, drawn)))


def objection(arrows: ArrowSet, arrow: Arrow, *, many: bool) -> str | None:
    """Why `arrow` cannot be added, in the order of D-C. `many`: the house rule `multi_control`."""
    a, b = arrow
    if a == b:
        return "E_SELF_ARROW"
    if arrow in arrows:
        return "E_DUPLICATE_ARROW"
    if len(arrows) >= ARROW_LIMIT:
        return "E_ARROW_LIMIT"
    if not many and controllers(arrows, b):
        return "E_ALREADY_CONTROLLED"
    return "E_CYCLE" if a in below(arrows, b) else None


def legal_arrows(arrows: ArrowSet, ministries: tuple[str, ...], *, many: bool) -> Iterator[Arrow]:
    """Every arrow that may be added."""
    for a in ministries:
        for b in ministries:
            if objection(arrows, (a, b), many=many) is None:
                yield a, b


def arrow_id(arrow: Arrow) -> str:
    """The id of an arrow on screens, `a>b`."""
    return ">".join(arrow)


def parse_arrow(word: str) -> Arrow:
    """The arrow of an id `a>b`; another word gives an arrow of unknown ministries."""
    a, _, b = word.partition(">")
    return a, b
