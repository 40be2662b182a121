"""Days of a pair: all see the same; sealed votes and corrections by hand may differ."""

import random

from companion.core import TABLET, Caller, Command, Sight
from companion.games.lupus.options import CLASSIC
from companion.games.lupus.state import LupusState, Phase, VoteRound
from tests.kit.games.lupus.commands import do
from tests.kit.laws.lockstep import Diverged, Lockstep


def play_day(steps: Lockstep, rng: random.Random) -> None:
    """From the dawn to the next night."""
    for _ in range(200):
        if steps.a.state.phase is Phase.NIGHT:
            return
        probe(steps, rng)
        if rng.random() < 0.04:
            by_hand(steps, rng)
        state = steps.a.state
        vote = current_vote(state)
        if vote is not None and vote.missing:
            cast_vote(steps, rng, vote)
        else:
            answer(steps, rng)
            if state.phase is Phase.DISCUSSION:
                bet(steps, rng)
            if state.phase is Phase.DISCUSSION and rng.random() < 0.5:
                steps.both(TABLET, rng.choice((do.Pause(), do.Resume(), do.MoreTime())))
            steps.wait(rng.choice((0.5, 3.0)))
            steps.both(TABLET, do.Advance())
    raise AssertionError("the day never ends")


def answer(steps: Lockstep, rng: random.Random) -> None:
    """The captain decides or names the next one; the fallen aim at different people in the worlds,
    or at nobody where one of them shoots in one world only."""
    state = steps.a.state
    if state.phase is Phase.HANDOVER and state.captain is not None:
        send(steps, state.captain, do.NameCaptain(rng.choice(state.living)))
    elif state.phase is Phase.LOT and state.captain is not None and rng.random() < 0.5:
        send(steps, state.captain, do.Decide(rng.choice(state.day.lot)))
    for seat in state.day.asked if state.phase is Phase.SHOT else ():
        shoots = ["hunter" in (one.state.role(seat),) for one in steps.worlds]
        mine: list[int | None] = [rng.choice((None, *state.living)) for _ in range(2)]
        if any(shoots):
            mine = [None, None] if not all(shoots) else [mine[0]] * 2
        if seat == steps.eye.seat or steps.eye.moderates:
            mine[1] = mine[0]
        send(steps, seat, *map(do.Aim, mine))


def send(steps: Lockstep, seat: int, *commands: Command) -> None:
    """Send from the seat's phone, or from the tablet."""
    pointing = steps.a.state.options.night_input == "pointing"
    steps.both(Caller(seat, moderator=pointing or seat not in steps.phones), *commands)


def bet(steps: Lockstep, rng: random.Random) -> None:
    """The dead bet differently in the worlds, or in one only; the eye itself alike in both."""
    living, ghosts = steps.a.state.living, set(steps.a.state.ring) - set(steps.a.state.living)
    for seat in sorted(ghosts):
        caller, like = Caller(seat), do.SealBet("humans", rng.choice(living))
        if seat == steps.eye.seat:
            steps.both(caller, rng.choice((like, do.DeclineBets(True))))
        elif rng.random() < 0.5:
            steps.both(caller, like, do.SealBet("wolves", rng.choice(living)))
        else:
            steps.only(steps.b, caller, rng.choice((like, do.DeclineBets(True))))


def current_vote(state: LupusState) -> VoteRound | None:
    """The current vote."""
    day = state.day
    votes = (Phase.ELECTION, Phase.NOMINATION, Phase.RUNOFF)
    return None if day is None or state.phase not in votes else day.last_vote


def cast_vote(steps: Lockstep, rng: random.Random, vote: VoteRound) -> None:
    """Cast one vote; a sealed one may differ, but then the pair ends before it is opened."""
    sealed = vote.papers is not None
    voter = rng.choice(vote.missing) if sealed else vote.missing[0]
    targets = [seat for seat in vote.candidates if seat != voter] or list(vote.candidates)
    target = rng.choice(targets)
    other = rng.choice(targets) if sealed and voter != steps.eye.seat else target
    if sealed and len(vote.missing) == 1:
        other = target
        if papers_differ(*(world.state for world in steps.worlds)):
            raise Diverged("the sealed votes would be opened")
    steps.both(steps.caller(voter), do.Vote(target), do.Vote(other))


def papers_differ(a: LupusState, b: LupusState) -> bool:
    """Whether the sealed papers of the worlds differ."""
    papers = [vote.papers.given for vote in map(current_vote, (a, b)) if vote and vote.papers]
    return papers[0] != papers[1]


def by_hand(steps: Lockstep, rng: random.Random) -> None:
    """Correct something by hand: in public alike, or a role in one world only."""
    state = steps.a.state
    seat = rng.choice([one for one in state.living if one != steps.eye.seat])
    if rng.random() < 0.5 and steps.eye.sight in (Sight.SEAT, Sight.PUBLIC):
        known = {one for fact in steps.b.knowledge.learnt if fact[0] == "met" for one in fact[1]}
        if seat not in known:
            steps.only(steps.b, TABLET, do.SetRole(seat, "villager", "x"))
        return
    steps.both(TABLET, rng.choice((do.Remove(seat, "x"), do.Kill(seat, "mauled", "x"))))


def strange_commands(steps: Lockstep, rng: random.Random) -> list[Command]:
    """Closings with an answer missing, choices for others, corrections by hand (§8.1, §12)."""
    state = steps.a.state
    one, other = rng.choice(state.ring), rng.choice(state.ring)
    step = rng.choice((*state.night.order, *state.night.parts)) if state.night else "seer"
    hands: list[Command] = [
        *(do.Advance(), do.SkipStep("x"), do.Remove(one, "x"), do.Revive(one, "x")),
        *(do.Kill(one, rng.choice(("mauled", "seen", "lynched", "removed")), "x"),),
        *(do.Settle(one, step), do.Settle(None), do.Pick(step, one), do.Pick(step, other)),
        *(do.Vote(one), do.Vote(None), do.SkipVoter("x"), do.EnterLot(one), do.EndClock()),
        *(do.EnterRole("werewolf"), do.DealRest(), do.Look(), do.MoreTime()),
        do.SetRole(one, rng.choice(("werewolf", "seer", "villager")), "x"),
        do.SealBet("wolves", other),
        do.DeclineBets(True),
    ]
    return hands if state.box == CLASSIC else [*hands, *of_world(one, other)]


def of_world(one: int, other: int) -> tuple[Command, ...]:
    """The same with the cards of the second box, and its own commands."""
    return (
        *(do.Aim(one), do.Aim(None), do.Decide(one), do.NameCaptain(one)),
        *(do.Pick("witch", None), do.Pick("cupid", other), do.Pick("piper", other)),
        *(do.Kill(one, cause, "x") for cause in ("poisoned", "shot")),
        *(do.SetRole(one, role, "x") for role in ("witch", "elder", "idiot", "hunter")),
    )


def probe(steps: Lockstep, rng: random.Random) -> None:
    """The eye's own phone tries something it was not offered: the refusals must be equal."""
    seat = steps.eye.seat
    if seat is None:
        return
    somebody = rng.choice(steps.a.state.ring)
    commands: list[Command] = [
        *(do.Advance(), do.Remove(somebody), do.SetRole(somebody, "villager"), do.Look()),
        *(do.Pick("seer", somebody), do.Pick("wolves", somebody), do.Pick("owl", seat)),
        *(do.Settle(somebody), do.EnterRole("werewolf"), do.Revive(somebody), do.Deal()),
        *(do.EnterLot(somebody), do.SkipVoter("x"), do.Vote(seat)),
        do.SealBet("humans", somebody),
    ]
    steps.both(Caller(seat), rng.choice(commands))
