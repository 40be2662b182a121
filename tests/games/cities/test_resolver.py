"""The combat resolver against a slow and obvious one, over random fights; and its refusals."""

import random

import pytest

from companion.core.refusal import Refusal
from companion.games.cities import combat_resolver
from companion.games.cities.combat_resolver import Fighter


def resolve(fighters, choose, *, split=False):
    """The whole combat; `choose` names the targets of each striker. Raises ValueError for a
    choice that is refused."""
    fight = combat_resolver.Fight(tuple(fighters))
    while fight.range is not None:
        striker = fight.choosing
        if striker is None:
            fight = combat_resolver.strike(fight)
            continue
        aimed = combat_resolver.aim(fight, striker.id, choose(fight, striker), split=split)
        if isinstance(aimed, Refusal):
            raise ValueError(aimed.code)
        fight = aimed
    return fight


def slow_resolve(fighters, wanted, split):
    """Walk down every number from the highest range to nought; hit points are counted off.

    `wanted(striker, living)`: whom one hits, as {id: damage}. Returns who lives, with the points.
    """
    points = {one.id: one.hp - one.damage for one in fighters}
    ticks = []
    for number in range(max(one.range for one in fighters), -1, -1):
        hits = {}
        for attacking in (True, False):
            for fighter in fighters:
                strikes = (fighter.attacks, fighter.range) == (attacking, number)
                if not strikes or points[fighter.id] <= 0:
                    continue
                living = [o.id for o in fighters if o.attacks != attacking and points[o.id] > 0]
                if living:
                    hits[fighter.id] = wanted(fighter, living)
        before = dict(points)
        for hit in hits.values():
            for target, damage in hit.items():
                points[target] -= damage
        if hits:
            ticks.append((number, hits, {id for id in points if points[id] <= 0 < before[id]}))
    return points, ticks


def random_fighters(rng):
    sizes = (rng.randint(1, 4), rng.randint(1, 4))
    sides = [
        attacks for attacks, size in zip((True, False), sizes, strict=True) for _ in range(size)
    ]
    return tuple(
        Fighter(
            id,
            attacks,
            rng.randint(0, 4),
            hp := rng.randint(1, 5),
            rng.randint(0, 3),
            rng.randint(0, hp - 1),
        )
        for id, attacks in enumerate(sides, start=1)
    )


def seeded_choice(seed, split):
    """A choice that depends on nothing but who strikes and who can be hit."""

    def wanted(fighter, living):
        rng = random.Random(f"{seed} {fighter.id} {living}")
        if not split or fighter.power < 2 or len(living) < 2 or rng.random() < 0.4:
            return {rng.choice(living): fighter.power}
        first, second = rng.sample(living, 2)
        damage = rng.randint(1, fighter.power - 1)
        return {first: damage, second: fighter.power - damage}

    return wanted


@pytest.mark.unmeasured
@pytest.mark.parametrize("split", [False, True])
def test_random_fights_end_as_the_slow_way_says(split):
    for seed in range(3000):
        fighters = random_fighters(random.Random(seed))
        wanted = seeded_choice(seed, split)

        def choose(now, fighter, wanted=wanted):
            living = [other.id for other in now.opponents(fighter)]
            return tuple(wanted(fighter, living).items())

        done = resolve(fighters, choose, split=split)
        points, expected = slow_resolve(fighters, wanted, split)
        assert {one.id: one.hp - one.damage for one in done.fighters} == points, seed
        assert [(t.range, shares(t), set(t.dead)) for t in done.ticks] == expected, seed
        sides = [any(points[o.id] > 0 for o in fighters if o.attacks is s) for s in (True, False)]
        assert done.survivors == tuple(sides)


def shares(tick):
    damage = {}
    for blow in tick.blows:
        damage.setdefault(blow.striker, {})[blow.target] = blow.damage
    return damage


def test_a_blow_falls_whole_unless_damage_may_be_split():
    big, target = Fighter(1, True, 3, 5, 0), Fighter(3, False, 3, 2, 0)
    now = combat_resolver.Fight((big, target, Fighter(4, False, 1, 2, 0)))
    for striker, shares, split, code in (
        (1, ((3, 2),), False, "E_SHARES"),
        (1, ((3, 2), (4, 1)), False, "E_SHARES"),
        (1, ((3, 3), (4, 0)), True, "E_SHARES"),
        (4, ((1, 1),), False, "E_WRONG_PHASE"),
        (9, ((3, 3),), False, "E_NOT_THERE"),
    ):
        made = combat_resolver.aim(now, striker, shares, split=split)
        assert isinstance(made, Refusal)
        assert made.code == code
    assert not isinstance(combat_resolver.aim(now, 1, ((3, 2), (4, 1)), split=True), Refusal)
