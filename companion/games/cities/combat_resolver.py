"""Resolves a combat exactly (§7.5), tick by tick from the highest range down."""

from collections.abc import Mapping

from companion.core import Frozen, Refusal, field, refuse, replace

Shares = tuple[tuple[int, int], ...]
"""A striker's damage by target: (target id, damage); one target unless `split_damage`."""


class Fighter(Frozen):
    """One combatant; dead if `damage` >= `hp`."""

    id: int
    attacks: bool
    """Whether it fights for the active player."""
    power: int
    hp: int
    range: int
    damage: int = 0

    @property
    def lives(self) -> bool:
        return self.damage < self.hp


class Hit(Frozen):
    """One striker hits one target for `damage`."""

    striker: int
    target: int
    damage: int


class RangeHits(Frozen):
    """All simultaneous blows of one range, and the ids of the dead."""

    range: int
    blows: tuple[Hit, ...]
    dead: tuple[int, ...]


class Fight(Frozen):
    """A combat in progress: `ticks` are done, `aims` are the choices made for the next one."""

    fighters: tuple[Fighter, ...]
    ticks: tuple[RangeHits, ...] = ()
    aims: Mapping[int, Shares] = field(default_factory=dict)

    def fighter(self, id: int) -> Fighter | None:
        return next((one for one in self.fighters if one.id == id), None)

    def opponents(self, fighter: Fighter) -> tuple[Fighter, ...]:
        return tuple(one for one in self.fighters if one.lives and one.attacks != fighter.attacks)

    @property
    def range(self) -> int | None:
        """The range that strikes next, below the last tick; None: the fight is over."""
        last = self.ticks[-1].range if self.ticks else None
        left = (
            one.range
            for one in self.fighters
            if one.lives and self.opponents(one) and (last is None or one.range < last)
        )
        return max(left, default=None)

    @property
    def strikers(self) -> tuple[Fighter, ...]:
        """The fighters that strike in the next tick; the attackers choose first (C25)."""
        now = self.range
        all_now = [one for one in self.fighters if one.lives and one.range == now]
        able = [one for one in all_now if self.opponents(one)]
        return tuple(sorted(able, key=lambda one: not one.attacks))

    @property
    def choosing(self) -> Fighter | None:
        """The striker whose target must be named next; None: the tick can be dealt."""
        return next((one for one in self.strikers if one.id not in self.aims), None)

    @property
    def survivors(self) -> tuple[bool, bool]:
        """Whether anybody of the attackers and of the defenders lives."""
        living = [one for one in self.fighters if one.lives]
        return any(one.attacks for one in living), any(not one.attacks for one in living)


OUTCOMES = {
    (True, False): "occupation",
    (False, True): "repelled",
    (True, True): "neutrality",
    (False, False): "annihilation",
}
"""§7.6, by survivors (attackers, defenders)."""


def outcome(fight: Fight) -> str:
    """The name of the outcome (§7.6) as the survivors stand."""
    return OUTCOMES[fight.survivors]


def aim(fight: Fight, striker: int, shares: Shares, *, split: bool = False) -> Fight | Refusal:
    """The fight with this choice. E_NOT_THERE, E_WRONG_PHASE, E_NOT_AN_OPPONENT, E_TARGET_DEAD,
    E_SHARES (they do not add up to the power, or are several without `split`)."""
    one = fight.fighter(striker)
    if one is None:
        return refuse("E_NOT_THERE")
    if fight.choosing is None or one.id != fight.choosing.id:
        return refuse("E_WRONG_PHASE")
    for target, _ in shares:
        other = fight.fighter(target)
        if other is None or other.attacks == one.attacks:
            return refuse("E_NOT_AN_OPPONENT")
        if not other.lives:
            return refuse("E_TARGET_DEAD")
    if not _adds_up(one, shares, split=split):
        return refuse("E_SHARES")
    return replace(fight, aims={**fight.aims, striker: shares})


def _adds_up(striker: Fighter, shares: Shares, *, split: bool) -> bool:
    targets = [target for target, _ in shares]
    if len(set(targets)) != len(targets) or not targets or (len(targets) > 1 and not split):
        return False
    damages = [damage for _, damage in shares]
    if len(damages) > 1 and min(damages) < 1:
        return False
    return sum(damages) == striker.power


def strike(fight: Fight) -> Fight:
    """The fight after the next tick, once every striker has a target."""
    now = fight.range
    assert now is not None
    assert fight.choosing is None
    blows = tuple(
        Hit(one.id, target, damage)
        for one in fight.strikers
        for target, damage in fight.aims[one.id]
    )
    after = tuple(
        replace(one, damage=one.damage + sum(b.damage for b in blows if b.target == one.id))
        for one in fight.fighters
    )
    pairs = zip(fight.fighters, after, strict=True)
    dead = tuple(new.id for old, new in pairs if old.lives and not new.lives)
    return Fight(after, (*fight.ticks, RangeHits(now, blows, dead)))


def only_choice(fight: Fight) -> Shares | None:
    """The choice of the next striker, if there is only one that matters; else None."""
    one = fight.choosing
    if one is None:
        return None
    others = fight.opponents(one)
    if len(others) == 1 or one.power == 0:
        return ((others[0].id, one.power),)
    return None


def certain_outcome(fight: Fight) -> str | None:
    """The name of the outcome, if no choice can change it; else None."""
    while fight.range is not None:
        one = fight.choosing
        if one is None:
            fight = strike(fight)
            continue
        shares = only_choice(fight)
        if shares is None:
            return None
        fight = replace(fight, aims={**fight.aims, one.id: shares})
    return outcome(fight)
