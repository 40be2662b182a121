"""Ways from phase to phase that few evenings go."""

from companion.games.lupus.cast import roles
from tests.kit.games.transitions import RareTransitions

CLASSIC = {("dawn", "over"), ("nomination", "lynch"), ("defence", "lot"), ("defence", "lynch")}
"""Gone in the scenes E5, N8, R7 and N7."""
SECOND_BOX = {
    *(("dawn", "shot"), ("lynch", "shot"), ("shot", "discussion"), ("shot", "night")),
    *(("shot", "handover"), ("dawn", "handover"), ("lynch", "handover"), ("shot", "over")),
    *(("handover", "discussion"), ("handover", "night")),
    *(("discussion", "election"), ("election", "nomination")),
}
"""Gone in the scenes W25 to W37: random lives are dealt from the first box."""
BROUGHT = frozenset(one.announced_in for one in roles().values() if one.announced_in)
RARE = RareTransitions(frozenset(CLASSIC | SECOND_BOX), brought=BROUGHT)
