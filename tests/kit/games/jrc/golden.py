"""The campaign of *JRC* that is kept as a golden game."""

from tests.kit.games.jrc.campaign import C, Campaign, F, L, M, empty
from tests.kit.playbook import Scene


def the_fourth_prince_and_the_fifth() -> Scene:
    """The campaign of the rules from the allocation to the fourth prince; Miami gives the fifth."""
    campaign = Campaign().finished().passed().in_counter("Miami", L, F, C, M)
    campaign.countered(empty(L, F, C, M)).bought(empty(L, F, C, M)).played(L, F, C)
    campaign.tablet.apply_result().gives("CityTurnEnded", "Won")
    return campaign


SCENES = (the_fourth_prince_and_the_fifth,)
