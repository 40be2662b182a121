"""Policies of simulated players and imaginary friends: they use what their own phone has shown and
what was said aloud, and choose among the game's offers."""

from collections.abc import Callable, Iterator

from companion.core import Card, Chance, Frozen, Ring, SeatName, SeatNames, View, field, replace
from companion.core.words.prompts.base import Answer, Offered, Pick, Prompt
from companion.games.lupus.cast import holders, pack, role_of
from companion.games.lupus.role import Role, Slot
from companion.games.lupus.state import LupusState


class Talk(Frozen):
    """What was said aloud until day `day`."""

    day: int = 0
    leader: int | None = None
    """The seat that has claimed to be the seer."""
    accused: frozenset[int] = frozenset()
    """Seats that the leader has called wolves."""
    cleared: frozenset[int] = frozenset()
    """Seats that the leader has called no wolves."""
    drawn: int | None = None
    """The seat that chance has named today."""


class Knows(Frozen):
    """What one player knows."""

    fellows: frozenset[int] = frozenset()
    """Seats that woke together with this one in the first night."""
    pack: bool = False
    """Whether they are the wolves."""
    seen: dict[int, bool] = field(default_factory=dict)
    """By seat: whether this player has seen it to be a wolf."""
    named: frozenset[int] = frozenset()
    """Seats that this player has named before, where the role names two a night."""
    shown: int | None = None
    """The seat that the step of its role shows tonight, such as the victim to the witch."""


def known_to(state: LupusState, seat: int) -> Knows:
    """What `seat` may know: only what its phone has shown."""
    role = role_of(state, seat)
    meets = role.step_id is not None and role.words.met is not None
    fellows = holders(state, str(role.step_id)) if meets else ()
    return Knows(
        fellows=frozenset(fellows) - {seat},
        pack=seat in pack(state),
        seen=dict(_looks(state, seat)),
        named=frozenset(_named(state, role)),
        shown=role.shows(state) if state.in_night else None,
    )


def _named(state: LupusState, role: Role) -> Iterator[int]:
    part = str(role.step_id)
    for night in state.all_nights if role.targets == 2 else ():
        if part in night.picks:
            yield from (night.picks[part], night.pairs.get(part, night.picks[part]))


def _looks(state: LupusState, seat: int) -> Iterator[tuple[int, bool]]:
    """The answers to the seer's own looks, oldest first."""
    role = role_of(state, seat)
    if role.step_id is None or role.slot is not Slot.SIGHT or not role.answers:
        return
    for night in state.all_nights:
        for answer in night.answers:
            if answer.step == role.step_id and seat in answer.seats and answer.target is not None:
                yield answer.target, answer.value == "yes"


def updated_talk(state: LupusState, talk: Talk, drawn: int) -> Talk:
    """The talk after a day: a seer who has found a living wolf says so, and says everything from
    then on.

    `drawn`: the seat that chance names today, for a policy that uses nothing else.
    """
    leader = talk.leader
    if leader is None or not state.alive(leader):
        leader = next((seat for seat in state.living if _has_found(state, seat)), None)
    if leader is None:
        return replace(talk, day=state.number, drawn=drawn)
    seen = known_to(state, leader).seen
    return Talk(
        day=state.number,
        leader=leader,
        accused=talk.accused | {seat for seat, wolf in seen.items() if wolf},
        cleared=talk.cleared | {leader} | {seat for seat, wolf in seen.items() if not wolf},
        drawn=drawn,
    )


def _has_found(state: LupusState, seat: int) -> bool:
    seen = known_to(state, seat).seen
    return any(wolf and state.alive(one) for one, wolf in seen.items())


Night = Callable[[Knows, Role, Ring, Talk, Chance], int]
"""Chooses the target of a part of the night among the offered seats (not empty)."""
Day = Callable[[Knows, Ring, Talk, Chance], int]
"""Chooses whom a player votes for among the offered seats (not empty)."""


class Policy(Frozen):
    """A way of playing, the same for all players of a table."""

    id: str
    """Part of the id of its name in the catalogs."""
    night: Night
    """For the steps of the night, and for a player who takes another one along."""
    day: Day
    captain: Day
    """Chooses whom a player wants as captain."""


def _some(offered: Ring, wanted: frozenset[int], chance: Chance) -> int:
    """One of the offered seats that are wanted, else any of the offered ones."""
    liked = [seat for seat in offered if seat in wanted]
    return chance.one_of(liked or offered)


def _any_pick(known: Knows, role: Role, offered: Ring, talk: Talk, chance: Chance) -> int:
    """The seat that is shown, or any; a role that looks does not look twice at one, nor does one
    that names two name a seat twice."""
    if known.shown in offered:
        return known.shown
    new = frozenset(offered) - known.seen.keys() - known.named
    return _some(offered, new, chance)


def _any_vote(known: Knows, offered: Ring, talk: Talk, chance: Chance) -> int:
    """Any seat that did not wake with the voter in the first night."""
    return _some(offered, frozenset(offered) - known.fellows, chance)


def _led_pick(known: Knows, role: Role, offered: Ring, talk: Talk, chance: Chance) -> int:
    """Wolves go for the seer who has come out, and a role that shields shields that seer. Who
    strikes for the village strikes like it votes."""
    if known.shown in offered:
        return known.shown
    if role.gives_votes or role.last_shot or role.whispers:
        return _led_vote(known, offered, talk, chance)
    if talk.leader in offered and (role.slot is Slot.BITE or role.shields):
        return talk.leader
    public = talk.accused | talk.cleared if role.slot is Slot.SIGHT else frozenset()
    new = frozenset(offered) - known.seen.keys() - known.named - public
    return _some(offered, new, chance)


def _led_vote(known: Knows, offered: Ring, talk: Talk, chance: Chance) -> int:
    """A wolf that the seer has named, else one not cleared by the seer; wolves spare wolves."""
    others = frozenset(offered) - known.fellows
    if not known.pack and talk.accused & others:
        return _some(offered, talk.accused & others, chance)
    trusted = frozenset() if known.pack else talk.cleared
    return _some(offered, others - trusted, chance)


def _led_captain(known: Knows, offered: Ring, talk: Talk, chance: Chance) -> int:
    """The seer, else one whom the seer cleared or did not accuse; wolves have a wolf."""
    if known.pack and known.fellows & {*offered}:
        return _some(offered, known.fellows, chance)
    if talk.leader in offered:
        return talk.leader
    trusted = talk.cleared & {*offered} or {*offered} - talk.accused
    return _some(offered, frozenset(trusted), chance)


ANYHOW = Policy("anyhow", _any_pick, _any_vote, _any_vote)
"""Everybody chooses at random; who woke together does not vote for each other."""
LED = Policy("led", _led_pick, _led_vote, _led_captain)
"""The seer comes out with the first wolf found, and the village follows."""
POLICIES = (ANYHOW, LED)
"""The policies whose results are shown."""


def imagined(view: View, prompt: Prompt, offered: Offered, chance: Chance) -> Answer:
    """The answer of a friend who sees `view`: the target on which the others who share its step
    agree, else one by the policy, else any that is offered."""
    by_seat: dict[int, Answer] = {}
    if isinstance(prompt, Pick):
        by_seat = {int(at): one for one in offered if (at := one.args[prompt.field]) is not None}
    if not by_seat:
        return chance.one_of(offered)
    agreed = next((seat for seat in _proposed(prompt) if seat in by_seat), None)
    if agreed is None:
        cards = (one for one in view.own if isinstance(one, Card))
        values = (one for card in cards for line in card.lines for one in line.params.values())
        fellows = frozenset(seat for value in values for seat in _seats(value))
        agreed = ANYHOW.day(Knows(fellows), tuple(by_seat), Talk(), chance)
    return by_seat[agreed]


def _proposed(prompt: Prompt) -> Iterator[int]:
    """The targets that others propose, as the sentence below the question says."""
    params = {} if prompt.hint is None else prompt.hint.params
    for name in ("target", "names"):
        if name in params:
            yield from _seats(params[name])


def _seats(value: object) -> tuple[int, ...]:
    if isinstance(value, SeatName):
        return (value.seat,)
    return value.seats if isinstance(value, SeatNames) else ()
