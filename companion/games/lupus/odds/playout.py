"""Simulates one game from the deal to the end by a policy, with the real rules.

It builds no views and keeps no diary; it chooses among the offers that also draw the buttons
(`actors.settle_targets`, `votes.targets`).
"""

from collections import Counter
from collections.abc import Mapping

from companion.core import Chance, Fact, Moment, Refusal, Ring, answer, replace
from companion.core.command import TABLET, Caller, Command
from companion.games.lupus import votes
from companion.games.lupus.cast import candidates, role_of, step_role
from companion.games.lupus.deck import BOX, propose
from companion.games.lupus.night_rules import actors
from companion.games.lupus.night_rules.picks import Settle
from companion.games.lupus.night_rules.two_names import MODERATOR
from companion.games.lupus.odds.length import LENGTH
from companion.games.lupus.odds.policies import POLICIES, Policy, Talk, known_to, updated_talk
from companion.games.lupus.odds.shown import parse_setting, presimulated
from companion.games.lupus.options import Options
from companion.games.lupus.phase import Advance, phase_of
from companion.games.lupus.phases.deal.cards import Deal
from companion.games.lupus.phases.defence import deciding
from companion.games.lupus.phases.handover import NameCaptain
from companion.games.lupus.phases.lot import Decide
from companion.games.lupus.phases.shot import Aim
from companion.games.lupus.phases.voting import Vote
from companion.games.lupus.state import Deck, LupusState, Result

LENGTHS = tuple(f"{LENGTH} {n}" for n in BOX)
"""Names of the simulations of the length of a game, by number of players."""
LONG_ENOUGH = 60.0
"""Seconds between two commands: more than the longest step of the night."""


def simulated(options: Options) -> Options:
    """The rules of a simulation: those of the table, but with one answer a step, cards dealt by the
    program, open votes and no ghosts."""
    return replace(
        options, night_input="pointing", deal_mode="digital", simultaneous_votes=False, ghosts=False
    )


def play(deck: Deck, options: Options, policy: Policy, chance: Chance) -> Result:
    """How one game ends. Raises ValueError for a deck that the rules do not deal."""
    result = played(deck, options, policy, chance).result
    assert result is not None  # a game was played to its end
    return result


def played(deck: Deck, options: Options, policy: Policy, chance: Chance) -> LupusState:
    """The end of one game. Raises ValueError as `play`."""
    ring = tuple(range(1, sum(deck.values()) + 1))
    state = LupusState(ring=ring, deck=dict(deck), options=simulated(options))
    return play_on(_after(state, Deal(), TABLET, 0.0, chance), policy, chance)


def play_on(state: LupusState, policy: Policy, chance: Chance) -> LupusState:
    """The end of a game whose cards are dealt."""
    now, talk = 0.0, Talk()
    while state.result is None:
        now += LONG_ENOUGH
        if part := _choosing(state):
            state = _after(state, _settle(state, part, policy, talk, chance), TABLET, now, chance)
        elif (vote := phase_of(state).vote(state)) and (voters := vote.whose_turn):
            if talk.day != state.number:
                talk = updated_talk(state, talk, chance.one_of(candidates(state)))
            command = _vote(state, voters[0], policy, talk, chance)
            state = _after(state, command, Caller(voters[0]), now, chance)
        elif (word := _word(state, policy, talk, chance)) is not None:
            state = _after(state, word[0], word[1], now, chance)
        else:
            state = _after(state, Advance(), TABLET, now, chance)
    return state


def _after(
    state: LupusState, command: Command, caller: Caller, now: float, chance: Chance
) -> LupusState:
    decision = answer(state, command, caller, Moment(now), chance)
    if isinstance(decision, Refusal):
        raise ValueError(decision.code)
    for fact in decision:
        assert isinstance(fact, Fact)
        state = fact.apply(state)
    return state


def _choosing(state: LupusState) -> str | None:
    """The open step of the night in which an actor still has to choose."""
    for part in actors.open_parts(state):
        done = {*state.tonight().by, *state.tonight().settled}
        if part not in done and actors.asks(state, part) and _offered(state, part):
            return part
    return None


def _offered(state: LupusState, part: str) -> Ring:
    """The seats that may be named in that step now; the second of two is another one."""
    first = actors.waits_for_second(state.tonight(), MODERATOR)
    return tuple(one for one in actors.settle_targets(state, part) if one != first)


def _settle(state: LupusState, part: str, policy: Policy, talk: Talk, chance: Chance) -> Settle:
    """Settle a shared step: all who share it know the same, so the first one chooses for all."""
    known, offered = known_to(state, actors.actors(state, part)[0]), _offered(state, part)
    return Settle(policy.night(known, step_role(state, part), offered, talk, chance), part)


def _vote(state: LupusState, voter: int, policy: Policy, talk: Talk, chance: Chance) -> Vote:
    offered = votes.targets(votes.asked(state, voter))
    choose = policy.captain if state.today().nomination is None else policy.day
    return Vote(choose(known_to(state, voter), offered, talk, chance) if offered else None)


def _word(
    state: LupusState, policy: Policy, talk: Talk, chance: Chance
) -> tuple[Command, Caller] | None:
    """The command of a single player that the game waits for: a shot, or a captain's word."""
    day, captain, awaited = state.day, state.captain, phase_of(state).awaited(state)
    if day is None:
        return None
    if day.aims_end is not None:
        shooters = (seat for seat in awaited if role_of(state, seat).last_shot)
        if (seat := next(shooters, None)) is None:
            return None
        known, role = known_to(state, seat), role_of(state, seat)
        target = policy.night(known, role, state.living, talk, chance)
        return Aim(target), Caller(seat, moderator=True)
    decides = deciding(state, day.lot) if day.lot and day.condemned is None else None
    if decides is not None:
        return Decide(policy.day(known_to(state, decides), day.lot, talk, chance)), Caller(decides)
    if captain in awaited and captain not in candidates(state):
        offered = tuple(seat for seat in candidates(state) if seat != captain)
        chosen = policy.captain(known_to(state, captain), offered, talk, chance)
        return NameCaptain(chosen), Caller(captain)
    return None


def count(
    deck: Deck, options: Options, policy: Policy, chance: Chance, games: int
) -> Mapping[str, int]:
    """How many of `games` games each side has won."""
    return Counter(play(deck, options, policy, chance).side for _ in range(games))


def simulated_line(name: str, chance: Chance, games: int) -> str:
    """The line of `played.txt` for a deck of `presimulated`, or for one of `LENGTHS`."""
    if name in LENGTHS:
        return _length(name, chance, games)
    setting = presimulated().get(name) or parse_setting(name)
    deck, options = setting.deck, setting.options
    words = [name]
    for policy in POLICIES:
        wins = count(deck, options, policy, chance, games)
        words.append(",".join(f"{side}={wins[side]}" for side in sorted(wins)))
    return " ".join(words)


def _length(name: str, chance: Chance, games: int) -> str:
    """How many days a game of so many people has: a tenth, half, nine tenths of the games."""
    deck = propose(int(name.split()[1]), Options())
    options = replace(Options(), deck_rule="free")
    days = sorted(played(deck, options, POLICIES[-1], chance).number for _ in range(games))
    quantiles = (days[games * tenth // 10] for tenth in (1, 5, 9))
    return " ".join((name, *map(str, quantiles)))
