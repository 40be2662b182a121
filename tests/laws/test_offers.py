"""Offer, then check membership: what is offered is accepted, nothing else is."""

import random

from companion.core import Caller, Eye, Refusal, Stage
from companion.core.eye import MODERATOR, seat_eye
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.random_games import MANY, final_play, moments
from tests.kit.random_play import Dice, Play, is_exact, offers

ENDINGS = MANY or 12
MOMENTS = MANY or 6


@EVERY_GAME
def test_random_legal_play_always_ends(game):
    for seed in range(ENDINGS):
        play = final_play(game, seed)
        assert game.stage(play.state) is Stage.OVER, seed


@EVERY_GAME
def test_every_offer_to_every_eye_is_accepted(game):
    checked = 0
    for seed in range(MOMENTS):
        for play in moments(game, seed, every=13):
            for eye in (MODERATOR, *(seat_eye(seat) for seat in play.ring)):
                checked += check_accepted(play, eye)
    assert checked > 40 * MOMENTS


def check_accepted(play: Play, eye: Eye) -> int:
    """Every offer of this eye whose time has come; returns how many."""
    count = 0
    for offer in offers(play, eye, most=40):
        if offer.opens_at is not None and offer.opens_at > play.now:
            continue
        decision = play.game.decide(play.state, offer.command, offer.caller, play.moment, Dice(1))
        message = f"{play.game.id}: offered to {eye}: {offer.command} for {offer.caller}"
        assert not isinstance(decision, Refusal), f"{message}, refused: {decision}"
        count += 1
    return count


@EVERY_GAME
def test_what_opens_later_is_refused_before_its_time(game):
    early = later = 0
    for seed in range(MOMENTS):
        for play in moments(game, seed, every=5):
            for offer in offers(play, MODERATOR, most=3):
                later += offer.opens_at is not None
                if offer.opens_at is not None and offer.opens_at > play.now + 0.01:
                    early += 1
                    decision = play.game.decide(
                        play.state, offer.command, offer.caller, play.moment, Dice(1)
                    )
                    assert isinstance(decision, Refusal), f"{offer.command} before its time"
    assert early or not later


@EVERY_GAME
def test_what_is_not_offered_is_refused(game):
    checked = 0
    for seed in range(MOMENTS):
        rng = random.Random(f"strange {seed}")
        for play in moments(game, seed, every=7):
            eye = MODERATOR if rng.random() < 0.4 else seat_eye(rng.choice(play.ring))
            checked += check_refused(play, eye, rng)
    assert checked > 40 * MOMENTS


def check_refused(play: Play, eye: Eye, rng: random.Random) -> int:
    """Commands taken from other screens and other moments: refused, unless offered here too."""
    offered = list(offers(play, eye, most=4000))
    offered_here = {(offer.caller, repr(offer.command)) for offer in offered}
    prompts = play.game.view(play.state, eye, play.moment).prompts
    loose = {one.command for one in prompts if one.closed is None and not is_exact(one)}
    count = 0
    for caller, command in foreign_commands(play, eye, rng):
        if (caller, repr(command)) in offered_here or command.name in loose:
            continue
        before = play.state
        decision = play.game.decide(play.state, command, caller, play.moment, Dice(1))
        message = f"{play.game.id}: not offered to {eye}, but accepted: {command} by {caller}"
        assert isinstance(decision, Refusal), message
        assert play.state is before
        count += 1
    return count


def foreign_commands(play: Play, eye: Eye, rng: random.Random):
    """What other eyes are offered now, and what was done before, as if this eye sent it."""
    commands = rng.sample(play.sent, min(8, len(play.sent)))
    other = seat_eye(rng.choice(play.ring))
    commands += [offer.command for offer in offers(play, other, most=5)]
    commands += [offer.command for offer in offers(play, MODERATOR, most=2)]
    for command in commands:
        if eye.seat is not None:
            yield Caller(seat=eye.seat), command
        else:
            seat = rng.choice(play.ring) if command.name in play.by_seats else None
            yield Caller(seat=seat, moderator=True), command


@EVERY_GAME
def test_a_refusal_changes_nothing_and_names_its_reason(game):
    codes = set()
    for seed in range(MOMENTS):
        for play in moments(game, seed, every=11):
            before = repr(play.state)
            for command in play.sent[-6:]:
                decision = game.decide(play.state, command, Caller(seat=9999), play.moment, Dice(1))
                assert isinstance(decision, Refusal), f"a stranger's {command} was accepted"
                codes.add(decision.code)
            assert repr(play.state) == before
    assert all(code.startswith("E_") for code in codes)
