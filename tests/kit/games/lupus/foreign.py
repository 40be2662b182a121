"""What a golden game of *Lupus* leaves out of its screens: cards that it does not have."""

import json
from typing import Any

from companion.games.lupus.cast import roles


def foreign(page: dict[str, Any]) -> frozenset[str]:
    """Ids of the special cards that the log does not name, of their night steps and house rules.

    A sheet that lists every card of the box is shown without them, so that a new role changes no
    golden game.
    """
    log = json.dumps(page["log"])
    absent = [role for id, role in roles().items() if role.special and f'"{id}"' not in log]
    steps = (role.step_id for role in absent if role.step_id is not None)
    return frozenset(
        (*(one.id for one in absent), *steps, *(r.id for o in absent for r in o.rules))
    )
