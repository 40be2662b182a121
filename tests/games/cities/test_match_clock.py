"""The clock of the match (T10, T11): pauses, the bell in every situation, what undo cannot take."""

from companion.games.cities.components.clock import ClockKept
from companion.games.cities.facts.match import MatchBegun
from tests.games.cities.scores import between_duels, result_of
from tests.kit.games.cities.match import A, B, Match


def test_t10_nothing_is_played_in_a_pause_and_either_player_ends_it():
    match = Match(starter=A).put(A, "P", "1/1", 1)
    match.by(A).ask_pause().by(B).ask_pause().refuses("E_PAUSE_ASKED")
    match.by(A).confirm_pause().refuses("E_PAUSE_OWN").by(B).confirm_pause()
    match.by(A).move(match.id("P"), 2).refuses("E_PAUSED").concede_duel().refuses("E_PAUSED")
    match.by(A).ask_pause().refuses("E_PAUSED")
    left = match.state.clock.remaining(match.now)
    match.wait(500)
    assert match.state.clock.remaining(match.now) == left
    match.by(B).resume().by(A).move(match.id("P"), 2).resume().refuses("E_WRONG_PHASE")


def test_t10_a_pause_confirmed_at_the_deadline_comes_too_late():
    match = Match().by(A).ask_pause().then
    match.now += 50 * 60  # the very second, before any alarm has rung
    match.by(B).confirm_pause().refuses("E_TIME_UP").call_time().gives("BellRang", "ExtraTimeBegun")


def test_a_pause_may_be_turned_down_and_the_host_alone_may_pause_in_an_emergency():
    match = Match()
    match.by(B).drop_pause().refuses("E_WRONG_PHASE").by(A).ask_pause().by(B).drop_pause()
    match.by(B).confirm_pause().refuses("E_WRONG_PHASE")
    assert match.by(A).pause().refuses("E_NOT_MODERATOR").tablet.pause().then.state.paused
    assert not match.tablet.resume().then.state.paused


def test_t11_the_discards_of_a_conquest_are_finished_after_the_bell():
    match = Match(starter=B).put(A, "P", "1/1", 1).put(A, "R", "1/1", 2).take("P", discards=False)
    match.ring_bell()
    match.by(A).attack(match.id("R"), 2).refuses("E_TIME_UP").concede_duel().refuses("E_TIME_UP")
    match.by(A).call_time().refuses("E_DISCARD_DUE").confirm_discards().call_time()
    assert result_of(match) == (A, "conquests")


def test_an_open_adjust_is_finished_after_the_bell():
    match = Match(starter=A).put(A, "P", "1/1", 1).by(A).begin_adjust().then.ring_bell()
    match.by(A).call_time().refuses("E_ADJUST_OPEN").give_city(1, "mine").end_adjust()
    match.by(A).begin_adjust().refuses("E_TIME_UP").by(B).call_time()
    assert result_of(match) == (A, "occupied")


def test_t12_between_duels_the_leader_takes_the_match_or_who_has_conquered_more():
    assert result_of(between_duels((1, 0)).by(A).call_time().then) == (A, "wins")
    assert result_of(between_duels(conquests=(1, 2)).by(A).call_time().then) == (B, "conquests")


def test_after_the_bell_nothing_new_begins():
    match = Match(starter=A).to_main().ring_bell()
    match.by(A).end_main().refuses("E_TIME_UP").move_cards("draw", 1).refuses("E_TIME_UP")
    match.by(A).concede_duel().refuses("E_TIME_UP").ask_pause().refuses("E_TIME_UP")
    match.tablet.pause().refuses("E_TIME_UP").by(A).correct_capital(1, True).refuses("E_TIME_UP")
    match.by(B).concede_match()
    assert result_of(match) == (A, "conceded")


def test_time_cannot_be_called_before_the_bell_nor_in_extra_time():
    match = Match().by(A).call_time().refuses("E_WRONG_PHASE").then.ring_bell()
    match.by(A).call_time().call_time().refuses("E_WRONG_PHASE").concede_duel().refuses("E_TIME_UP")
    match.by(A).ask_pause().refuses("E_TIME_UP")


def test_a_deck_that_runs_out_in_extra_time_loses_the_match():
    match = Match(starter=A).to_main().ring_bell().by(A).call_time().move_cards("mill", 53).then
    assert result_of(match) == (B, "deck")


def test_the_clock_runs_through_the_break_unless_the_table_stops_it():
    for stops in (False, True):
        match = Match(pause_between_duels=stops).wait(60).by(A).concede_duel().then.wait(60)
        left = match.state.clock.remaining(match.now)
        assert left == (50 - (1 if stops else 2)) * 60
        match.start().wait(60)
        assert match.state.clock.remaining(match.now) == left - 60


def test_the_clock_starts_when_both_are_ready_and_the_bell_rings_by_itself_at_the_deadline():
    match = Match.with_rules(minutes=30)
    assert match.state.clock is None
    match.wait(500).by(A).ready()
    assert match.game.wakes_at(match.state) is None
    at = match.by(B).ready().then.now + 30 * 60
    assert match.game.wakes_at(match.state) == at
    assert not match.wait(30 * 60 - 1).state.rung
    assert match.wait(2).state.rung
    assert match.steps[-1].at == at


def test_undo_gives_no_time_back():
    match = Match().wait(100).tablet.pause().then.wait(50).tablet.resume().then
    before = match.state
    match.wait(200).undo()
    (fact,) = match.game.kept_through_undo(before, match.state, match.moment)
    after = match.game.evolve(match.state, fact)
    assert (after.clock.remaining(match.now), after.paused) == (50 * 60 - 300, True)
    match.tablet.resume()
    running = (ClockKept(300.0, match.now),)
    assert match.game.kept_through_undo(before, match.state, match.moment) == running


def test_undo_back_to_before_the_first_duel_gives_no_time_back_either():
    match = Match(starter=A).wait(600)
    before = match.state
    match.undo()
    assert match.state.clock is None
    (fact,) = match.game.kept_through_undo(before, match.state, match.moment)
    after = match.game.evolve(match.state, fact)
    assert after.clock.remaining(match.now) == 40 * 60
    match.wait(300)
    assert after.clock.remaining(match.now) == 40 * 60, "nobody is ready: it stands"


def test_a_redo_out_of_the_lobby_does_not_count_the_time_that_was_spent_there():
    match = Match(starter=A).wait(600)
    played, first = match.state, next(n for n, one in enumerate(match.steps) if begins(one))
    match.undo(len(match.steps) - first)
    (fact,) = match.game.kept_through_undo(played, match.state, match.moment)
    lobby = match.game.evolve(match.state, fact)
    (fact,) = match.wait(900).game.kept_through_undo(lobby, played, match.moment)
    assert match.game.evolve(played, fact).clock.elapsed(match.now) == 600
    assert match.game.evolve(lobby, MatchBegun()).clock is None, "another match begins anew"


def begins(step):
    return any(isinstance(event, MatchBegun) for event in step.events)


def after_undo(match, before):
    """The clock after the undo of a step, as the table keeps it."""
    for fact in match.game.kept_through_undo(before, match.state, match.moment):
        return match.game.evolve(match.state, fact).clock
    return match.state.clock


def test_a_pause_does_not_count_as_played_once_the_match_is_taken_back_before_it():
    match = Match().wait(60).tablet.pause().then.wait(45 * 60)
    before = match.state
    clock = after_undo(match.undo(), before)
    assert (clock.elapsed(match.now), clock.since) == (60, match.now)
    match = Match().wait(60).tablet.pause().then.wait(45 * 60).tablet.resume().then.wait(30)
    before = match.state
    assert after_undo(match.undo(2), before).elapsed(match.now) == 90


def test_a_break_in_which_the_clock_stood_does_not_count_either():
    match = Match(starter=A, pause_between_duels=True).wait(60).by(A).concede_duel().then.wait(900)
    before = match.state
    clock = after_undo(match.undo(), before)
    assert (clock.elapsed(match.now), clock.since) == (60, match.now)
