"""Evenings with a captain."""

from tests.games.lupus.voting import A, B
from tests.kit.games.lupus.world import world

# 1 wolf · 2–8 villagers, and a seer
EIGHT = "wolf v*6 seer"


def election(deck=EIGHT, **options):
    """The first election."""
    return world(deck, captain="elected", **options).to("election")


def silent(evening):
    """Nobody votes."""
    evening.tablet.on_behalf_of(*evening.order).skip_voter("silent")


def elected(captain, deck=EIGHT, **options):
    """The captain of the first day; the others vote next."""
    evening = election(deck, **options)
    assert evening.all_name(captain).to("nomination").state.captain == captain
    return evening


def mauled_captain():
    return elected(A, "v*6 wolf seer").lynch_nobody().act("wolves", A).to("handover")


def tied(captain, deck, **options):
    """Two runoffs end in a tie of A and B."""
    evening = elected(captain, deck, **options)
    evening.vote_like("A5 B4" if len(evening.order) == 9 else "A4 B4")
    for _ in range(2):
        evening.to("runoff")
        voters = [seat for seat in evening.order if seat != captain]
        half = (len(evening.order) + (captain in evening.order)) // 2
        chosen = dict.fromkeys(voters[:half], B) | dict.fromkeys(voters[half:], A)
        if captain in evening.order:
            chosen[captain] = A
        evening.votes(chosen)
    evening.advance()
    return evening
