"""Whole games on one device without a network: the deal passed round, votes, papers, a match."""

import random
import time

from playwright.sync_api import expect

from companion.core.eye import MODERATOR
from companion.core.game import Stage
from companion.core.value import asdict
from companion.games.lupus.phase import phase_of
from companion.table.friends import NAMES
from tests.browser.people import holding
from tests.browser.pocket_device import GAMES, LUPUS, NINE, STARTS
from tests.kit.random_play import Play, random_offer
from tests.kit.sentences import say

FAR = {"jrc": lambda state: state.turn == 2, "cities": lambda _: False}
"""How far a game is played, if not for `MOVES`: a turn of the campaign, a match to its end."""
HABITS = {
    **{"begin": 1e9, "take_city": 1e6, "ready": 10.0, "jrc.go_on": 5.0, "jrc.end_city_turn": 1e3},
    **dict.fromkeys(("move_cards", "give_city", "begin_adjust", "take_back_count"), 1e-6),
}
MOVES, AT_MOST = 12, 80
AN_HOUR_LATER = "() => { const now = Date.now; Date.now = () => now() + 3_600_000; }"
"""For the worker: the tab was frozen meanwhile, and none of its timers ran."""
SEED = 3
"""With it the match is one of towns, which ends soon."""


def test_a_rehearsal_is_marked_played_by_friends_and_leaves_nothing_behind(pocket):
    before = pocket.logs()
    pocket.begin(LUPUS)
    real, page = pocket.code, pocket.page
    page.get_by_role("link", name=say("desk-rehearse")).click()
    page.wait_for_url(lambda url: "#" in url and real not in url, timeout=STARTS)
    pocket.wait_for_table()
    expect(page.locator("body")).to_have_attribute("data-rehearsal", say("rehearsal-mark"))
    steps = int(page.locator("html").get_attribute("data-v"))
    pocket.send("deal", {})
    all_have_looked = ("data-v", str(steps + 1 + len(NAMES)))
    expect(page.locator("html")).to_have_attribute(*all_have_looked, timeout=STARTS)
    pocket.send("advance", {})
    expect(page.locator("html")).to_have_attribute("data-tone", "night")
    assert set(pocket.logs()) == {*before, real}
    page.get_by_role("link", name=say("desk-rehearsal-end")).click()
    pocket.wait_for_tables()
    expect(page.locator(".pocket-tables-page .tables li")).to_have_count(len(before) + 1)
    expect(page.locator("body[data-rehearsal]")).to_have_count(0)


def pass_round(pocket):
    """The tablet goes to all nine, and each holds it to see the own card."""
    page, seen = pocket.page, []
    page.get_by_role("button", name=say("pocket-pass-next", name=NINE[0])).click()
    for name in NINE:
        expect(page.locator(".handover .whose")).to_have_text(name)
        with holding(page) as own:
            seen.append(own.get_by_role("heading").inner_text())
        page.locator('.handover .foot[data-command="look"] button').click()
    expect(page.locator(".handover")).to_have_count(0)
    return seen


def test_an_evening_of_nine_is_played_from_the_deal_passed_round_to_the_verdict(pocket):
    pocket.begin(LUPUS)
    pocket.add_seats(NINE)
    the_night_can_be_printed(pocket.page)
    pocket.send("deal", {})
    assert say("lupus-role-werewolf") in pass_round(pocket)
    pocket.kill_tab()
    pocket.wait_for_table()
    slept = False
    for _ in range(200):
        state = pocket.table().game.state
        if GAMES[LUPUS].stage(state) is Stage.OVER:
            break
        if not slept and state.day and state.day.clock and state.day.clock.since:
            pocket.page.workers[0].evaluate(AN_HOUR_LATER)
            expect(pocket.page.locator(".toast")).to_contain_text(say("pocket-slept"))
            slept = True
        pocket.send(*next_step(state))
    assert slept
    assert state.result.side == "humans"
    expect(pocket.page.locator(".desk.end")).to_be_visible()
    pocket.page.get_by_role("link", name=say("desk-share-page")).click()
    expect(pocket.page.locator(".recap .loud")).to_have_text(say("lupus-win-humans"))
    assert NINE[0] in pocket.page.locator(".recap").inner_text()
    pocket.page.get_by_role("button", name=say("table-recap-back")).click()
    expect(pocket.page.locator(".desk.end")).to_be_visible()
    who_has_left_is_in_the_story(pocket)


def who_has_left_is_in_the_story(pocket):
    """The first of nine goes home before the next game."""
    pocket.send("table.rematch", {})
    pocket.send("table.remove_seat", {"seat": 1})
    pocket.page.get_by_role("link", name=say("desk-story-before")).click()
    told = pocket.page.locator(".recap")
    expect(told.locator(".loud")).to_be_visible()
    assert NINE[0] in told.inner_text()
    assert "\u2068?\u2069" not in told.inner_text()


def the_night_can_be_printed(page):
    """Its order, with the words of each call."""
    page.get_by_role("button", name=say("desk-table"), exact=True).click()
    page.get_by_role("link", name=say("desk-print-night")).click()
    expect(page.get_by_role("heading", name=say("lupus-step-seer"), level=2)).to_be_visible()
    page.go_back()
    expect(page.locator(".desk")).to_be_visible()


def next_step(state):
    """All vote for a wolf as long as there is one; the moderator presses on."""
    vote = phase_of(state).vote(state)
    if vote is None or not vote.missing:
        return "advance", {}, None
    voter = vote.whose_turn[0]
    others = [one for one in vote.candidates if one != voter and state.alive(one)]
    return "vote", {"target": min(others, key=lambda one: state.role(one) != "werewolf")}, voter


def test_every_other_game_is_played_by_one_tablet_for_people_without_phones(pocket):
    """One after the other at the same table."""
    first, *others = sorted(set(GAMES) - {LUPUS}, key=lambda id: GAMES[id].players)
    pocket.begin(first)
    play_on(pocket, first)
    for id in others:
        pocket.send("table.choose_game", {"game": id, "abandon": True})
        play_on(pocket, id)
    assert len(pocket.logs()[pocket.code]) == pocket.table().version


def play_on(pocket, id):
    """As many sit down as it needs, and what the tablet offers is done, by chance."""
    pocket.add_seats(NINE[len(pocket.table().ring) : GAMES[id].players[0]])
    game, rng, shown = GAMES[id], random.Random(SEED), set()
    for _ in range(AT_MOST if id in FAR else MOVES):
        table = pocket.table()
        state = table.game.state
        if game.stage(state) is Stage.OVER or (id in FAR and FAR[id](state)):
            break
        play = Play(game, table.ring, frozenset(), rng, state, now=time.time(), habits=HABITS)
        offer = random_offer(play, MODERATOR)
        args = asdict(offer.command)
        pocket.send(offer.command.name, args, offer.caller.seat)
        shown.add(repr(game.view(state, MODERATOR, play.moment).title))
    else:
        assert id not in FAR, "no end"
    assert game.stage(pocket.table().game.state) is not Stage.LOBBY
    assert len(shown) > 1
