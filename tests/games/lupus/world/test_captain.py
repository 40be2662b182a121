"""The captain: elected, votes twice, decides ties, hands the office on (W32, W36, W37); the voice
asks a silent one once more (L-B14)."""

from itertools import count

import pytest

from companion.core import Circle, Script, SeatName, SeatNames, Stage, text
from companion.core.eye import MODERATOR, PUBLIC
from companion.games.lupus.game import GAME
from companion.games.lupus.phase import phase_of
from companion.games.lupus.state import Phase
from tests.games.lupus.voting import A, B, C
from tests.games.lupus.world.office import elected, election, mauled_captain, silent, tied
from tests.kit.faults.fault import Fault
from tests.kit.games.lupus.seen import button, panel_of
from tests.kit.games.lupus.voice_evening import answer_on_phones, deal, line_of, next_alarm, table
from tests.kit.games.lupus.world import world
from tests.kit.sentences import say


@pytest.mark.parametrize("sealed", [False, True])
def test_w37_a_tie_is_voted_on_once_more_among_the_tied(sealed):
    evening = election(simultaneous_votes=sealed).vote_like("A4 B4").advance().then
    assert (evening.phase, evening.round.candidates) == ("election", (A, B))
    evening.by(evening.order[0]).vote(C).refuses("E_NOT_NOMINATED").then.vote_like("A5 B3")
    evening.advance()
    assert (evening.phase, evening.state.captain) == ("nomination", A)
    line = panel_of(evening, MODERATOR, Script).line
    assert dict(line.params)["first"].id == "lupus-say-captain"
    assert panel_of(evening, 3, Circle).marks[A - 1].note.id == "lupus-captain"


@pytest.mark.parametrize(
    ("first", "second", "captain"), [(True, True, B), (True, False, B), (False, False, None)]
)
def test_w37_a_second_tie_or_silence_is_left_to_chance_and_no_vote_leaves_the_office_vacant(
    first, second, captain
):
    evening = election()
    if first:
        evening.vote_like("A4 B4").advance()
        evening.chance.draw(B)
    if second:
        evening.vote_like("A4 B4")
    else:
        silent(evening)
    evening.advance()
    assert (evening.phase, evening.state.captain) == ("nomination", captain)


@pytest.mark.parametrize(("named", "then"), [(C, "nomination"), (None, "election")])
def test_w37_a_captain_who_has_fallen_names_the_next_or_there_is_an_election(named, then):
    evening = mauled_captain().leave(5)
    assert button(evening, MODERATOR, "d2-captain-for").act_for == (A,)
    evening.by(B).name_captain(C).refuses("E_NOT_YOUR_TURN")
    evening.by(A).name_captain(A).refuses("E_TARGET_DEAD").name_captain(named)
    assert (evening.phase, evening.state.captain) == ("discussion", named)
    assert evening.advance().then.phase == then


def test_w36_the_captains_vote_weighs_two_in_a_runoff():
    evening = elected(C).vote_like("A4 B4").to("runoff")
    voters = evening.order
    for_b = {C, *[seat for seat in voters if seat != C][:2]}
    evening.votes({seat: B if seat in for_b else A for seat in voters}).advance()
    assert evening.day.condemned == B, "three against three, and the captain's counts twice"


SEER_VOTES_TWICE = Fault(
    *("a role whose vote counts for two", ""),
    {
        "companion.games.lupus.hooks:RoleHooks.extra_votes": "lambda self, state: "
        "((one, 1) for one in state.living if state.role(one) == self.id == 'seer')"
    },
    {},
)


def test_a_role_may_give_its_holder_a_second_vote_beside_the_captain():
    with SEER_VOTES_TWICE.injected():
        evening = elected(C, "elder v*6 wolf seer").vote_like("A5 B4").to("runoff")
        for_b = {C, *[seat for seat in evening.order if seat not in (C, 9)][:1], 9}
        evening.votes({seat: B if seat in for_b else A for seat in evening.order}).advance()
    assert evening.day.condemned == B, "four against three, of which two count twice"


def test_w32_a_captain_outside_the_tie_decides_in_the_place_of_the_lot():
    evening = tied(C, "wolf idiot v*5 seer v")
    assert evening.phase == "lot"
    evening.by(4).decide(A).refuses("E_NOT_YOUR_TURN").by(C).decide(4).refuses("E_NOT_NOMINATED")
    evening.tablet.enter_lot(A).refuses("E_NOT_YOUR_TURN").by(C).decide(B)
    assert (evening.phase, evening.day.condemned) == ("lynch", B)
    assert evening.advance().then.player(B).alive, "an idiot is reprieved, whoever has condemned it"


@pytest.mark.parametrize(("first", "phase"), [(True, "lynch"), (False, "lot")])
def test_w32_the_scapegoat_or_the_captain_comes_first_as_the_table_wants(first, phase):
    evening = tied(C, "wolf v*6 seer scapegoat", scapegoat_before_captain=first)
    assert (evening.phase, evening.day.condemned == 9) == (phase, first)


@pytest.mark.parametrize("how", [("advance",), ("skip_step", "silent")])
def test_a_captain_who_does_not_answer_or_is_skipped_leaves_it_to_chance(how):
    evening = tied(C, "wolf v*6 seer v")
    evening.chance.draw(A)
    getattr(evening.tablet, how[0])(*how[1:])
    assert (evening.phase, evening.day.condemned) == ("lynch", A)


@pytest.mark.parametrize("how", [("remove", A, "home"), ("kill", A, "mauled", "scene")])
def test_a_captain_who_leaves_or_is_killed_by_hand_hands_nothing_on(how):
    evening = elected(A)
    getattr(evening.tablet, how[0])(*how[1:])
    assert evening.state.captain is None


def test_a_removal_in_an_election_starts_it_anew():
    evening = election()
    evening.by(evening.order[0]).vote(evening.order[1]).then.leave(3)
    assert (evening.phase, evening.round.cast, len(evening.day.elections)) == ("election", 0, 1)


def test_the_captains_vote_weighs_two_also_where_all_vote_as_in_the_election():
    assert panel_of(elected(A).all_name(A), 3, Circle).marks[B - 1].votes == 2


def test_votes_that_were_counted_keep_their_weight_where_the_captain_leaves():
    evening = elected(C, "elder v*6 wolf seer").vote_like("A5 B4").to("runoff")
    evening.votes(dict.fromkeys(evening.order, A)).to("lynch").advance()
    before = [one.votes for one in panel_of(evening, 3, Circle).marks]
    assert before[A - 1] == len(evening.order) + 1, "the captain's counts twice"
    evening.leave(C)
    assert [one.votes for one in panel_of(evening, 3, Circle).marks] == before


def test_w37_in_a_second_election_nobody_votes_for_oneself():
    evening = election(self_vote=True).vote_like("A4 B4").advance().then
    for voter in evening.order:
        if voter == A:
            evening.by(A).vote(A).refuses("E_SELF_VOTE")
        evening.by(voter).vote(B if voter == A else A)


def test_a_captain_who_has_shown_the_card_and_leaves_hands_nothing_on():
    evening = elected(A, "idiot v*6 wolf seer").lynch(A).to("handover").leave(A)
    assert (evening.phase, evening.state.captain) == ("night", None)


def awaited(phase, first):
    """The first evening from that seed on in which a captain is awaited in that phase."""
    for seed in count(first):
        rules = {"box": "world", "deck_rule": "free", "captain": "elected", "pauses": 0}
        play = deal(table(8, seed, all_nominated="lot", **rules))
        while GAME.stage(play.state) is not Stage.OVER:
            if play.state.phase is phase and phase_of(play.state).awaited(play.state):
                return play
            answer_on_phones(play, 0)
            next_alarm(play)
    raise AssertionError(phase)


@pytest.mark.parametrize(
    ("phase", "question", "first"),
    [(Phase.HANDOVER, "lupus-say-handover", 0), (Phase.LOT, "lupus-say-lot-captain", 55)],
)
def test_a_silent_captain_is_reminded_and_then_the_game_goes_on_without_the_word(
    phase, question, first
):
    play = awaited(phase, first)
    assert line_of(play) == question
    seconds = play.state.options.vote_seconds
    assert play.state.voice.due - play.state.voice.until == seconds
    next_alarm(play)
    assert (play.state.phase, line_of(play)) == (phase, "lupus-say-remind-word")
    assert play.state.voice.due - play.state.voice.until == seconds / 2
    next_alarm(play)
    if phase is Phase.LOT:
        assert play.state.today().drawn in play.state.today().lot
    else:
        assert (play.state.captain, play.state.phase is phase) == (None, False)


@pytest.mark.parametrize("sealed", [False, True])
def test_the_second_election_is_opened_with_the_names_of_the_tied(sealed):
    evening = election(simultaneous_votes=sealed)
    assert "lupus-say-election" in line(evening).id
    evening.vote_like("A4 B4").advance()
    params = dict(line(evening).params)
    assert params["first"] == text("lupus-say-election-tie", names=SeatNames((A, B)))
    assert params["then"].id == f"lupus-say-{'vote-together' if sealed else 'election-next'}"


def line(evening):
    return panel_of(evening, MODERATOR, Script).line


def test_a_captain_who_has_left_is_not_said_to_be_captain():
    assert line(elected(C).leave(C)).id == "lupus-say-vote"


def test_where_the_captain_decides_no_screen_speaks_of_fate():
    evening = tied(C, "wolf v*6 seer v")
    assert panel_of(evening, PUBLIC, Circle).middle.id == "lupus-captain-decides"
    assert "lupus-you-before-captain" in repr(evening.view(A))
    assert "sorte" not in say(evening.game.diary_line(evening.steps[-1]).id), "on the way back"


def test_l_b25_a_captain_who_is_alive_again_keeps_the_office_and_the_game_goes_on():
    evening = mauled_captain().tablet.revive(A, "slip").then
    assert (evening.phase, evening.state.captain) == ("discussion", A)
    evening = elected(B).lynch(B).to("handover").tablet.revive(B, "slip").then
    assert (evening.phase, evening.state.captain) == ("night", B)


def test_with_real_cards_the_tablet_says_that_the_captains_vote_takes_two_and_counts_the_ravens():
    evening = world("wolf*4 seer raven v*18", captain="elected", mob_cards="physical")
    evening.night(raven=A).to("election").all_name(B).to("nomination")
    hands = [line for one in evening.view().panels if one.kind == "note" for line in one.lines]
    assert text("lupus-say-captain", who=SeatName(B)) in hands
    assert hands[-1] == text("lupus-hands-mob-short", n=24 + 1 + 2, of=26)


def test_the_button_of_a_dawn_promises_no_discussion_before_the_office_is_handed_on():
    evening = elected(A, "v*6 wolf seer").lynch_nobody().act("wolves", A).to("dawn")
    assert button(evening).label == text("lupus-go-on")
