"""Whole games on one device without a network: the deal passed round, votes, papers, a match."""

import random
import time
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from companion.core.eye import MODERATOR
from companion.core.game import Stage
from companion.games.lupus import votes
from companion.games.lupus.facts.vote import current_round
from tests.browser.hut import GAMES, LUPUS, NINE
from tests.browser.sentences import said
from tests.kit.deals import Play, random_offer

OTHERS = sorted(set(GAMES) - {LUPUS})
MOVES = 60
"""Of a game that goes on for longer; the others are played to their end."""


@contextmanager
def held(page):
    """A finger rests on the covered page; what it shows meanwhile."""
    box = page.locator(".handover .hold").bounding_box()
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    cdp = page.context.new_cdp_session(page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    own = page.locator(".handover .own")
    expect(own).to_have_attribute("data-seen", "")
    yield own
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def passed_round(hut):
    """The tablet goes to all nine, and each holds it to see the own card."""
    page, seen = hut.page, []
    page.get_by_role("button", name=said("desk-handover-all", count=len(NINE))).click()
    for name in NINE:
        expect(page.locator(".handover .whose")).to_have_text(name)
        with held(page) as own:
            seen.append(own.get_by_role("heading").inner_text())
        page.locator('.handover .foot[data-command="look"] button').click()
    expect(page.locator(".handover")).to_have_count(0)
    return seen


def test_an_evening_of_nine_is_played_from_the_deal_passed_round_to_the_verdict(hut):
    hut.begin(LUPUS)
    hut.seats(NINE)
    assert hut.act("set_option", {"option": "night_input", "value": "pointing"})["ok"]
    assert hut.act("deal", {})["ok"]
    assert said("lupus-role-werewolf") in passed_round(hut)
    for _ in range(200):
        state = hut.table().game.state
        if GAMES[LUPUS].stage(state) is Stage.OVER:
            break
        answer = hut.act(*next_step(state))
        assert answer["ok"], answer
    assert state.result.side == "humans"
    expect(hut.page.locator(".desk.end")).to_be_visible()


def next_step(state):
    """All vote for a wolf as long as there is one; the moderator presses on."""
    vote = current_round(state)
    if vote is None or not vote.missing:
        return "advance", {}, None
    voter = votes.whose_turn(vote)[0]
    others = [one for one in vote.candidates if one != voter and state.alive(one)]
    return "vote", {"target": min(others, key=lambda one: state.role(one) != "werewolf")}, voter


@pytest.mark.parametrize("id", OTHERS)
def test_every_other_game_is_played_by_one_tablet_for_people_without_phones(hut, id):
    hut.begin(id)
    hut.seats(NINE[: 2 if GAMES[id].players[0] <= 2 else GAMES[id].players[0] + 1])
    game, rng, shown = GAMES[id], random.Random(id), set()
    for _ in range(MOVES):
        table = hut.table()
        state = table.game.state
        if game.stage(state) is Stage.OVER:
            break
        play = Play(game, table.ring, frozenset(), rng, state, now=time.time())
        offer = random_offer(play, MODERATOR)
        args = {name: getattr(offer.command, name) for name in vars(offer.command)}
        answer = hut.act(offer.command.name, args, offer.caller.seat)
        assert answer["ok"], (offer, answer)
        shown.add(repr(game.view(state, MODERATOR, play.moment).title))
    assert len(shown) > 2
    before = hut.table().version
    hut.dies()
    hut.at_table()
    assert hut.table().version >= before
