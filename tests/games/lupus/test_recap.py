"""The story of a finished evening: votes, nights, two charts, titles and pictures."""

from companion.core import Chart, Chronicle, Circle, SeatName, SeatNames, Step, Verdict, text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.games.lupus.facts.night import Answered, Picked
from companion.games.lupus.game import GAME
from companion.games.lupus.narration.pictures import pictures
from companion.games.lupus.narration.recap import diary_line
from companion.games.lupus.narration.story import chapters
from companion.games.lupus.narration.titles import medals, own_medals, titles
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.evening import Evening


def finished():
    """Two wolves lynched in two days; the seer has seen one, the second night took a villager."""
    scene = Evening("wolf*2 seer v*5").open("seer")
    scene.by(3).pick("seer", 1).by(5).pick("seer", 2).by(6).pick("seer", 2).then.lynch(1)
    scene.night(seer=4, wolves=8).tablet.kill(7, "removed", "ultimo treno").then.lynch(2)
    assert scene.side == "humans"
    return scene


def story(scene):
    return GAME.recap(scene.state, scene.steps)


def of(panels, kind):
    return next(one for one in panels if isinstance(one, kind))


def lines(scene):
    return [line for chapter in of(story(scene), Chronicle).chapters for line in chapter.lines]


def test_nothing_is_told_before_the_end():
    assert story(Evening("wolf*2 seer v*5")) == ()


def test_the_story_opens_with_who_has_won_and_turns_every_card():
    scene = finished()
    verdict, ring = of(story(scene), Verdict), of(story(scene), Circle)
    assert (verdict.title, set(verdict.winners)) == (text("lupus-win-humans"), {3, 4, 5, 6, 7, 8})
    cards = ["werewolf", "werewolf", "seer"]
    assert [mark.role for mark in ring.marks][:3] == [text(f"lupus-role-{id}") for id in cards]
    assert [mark.seat for mark in ring.marks if mark.wins] == [3, 4, 5, 6, 7, 8]


def test_only_the_wolves_win_in_ember():
    people, pack = finished(), Evening("wolf*2 seer v*5")
    for seat in (3, 4, 5, 6):
        pack.tablet.kill(seat, "removed", "ultimo treno")
    assert pack.side == "wolves"
    assert [of(story(one), Verdict).ember for one in (pack, people)] == [True, False]


def test_there_is_a_chapter_for_each_night_and_each_day_and_one_for_the_corrections():
    chapters = of(story(finished()), Chronicle).chapters
    turns = [text(f"lupus-{half}", n=n) for n in (1, 2) for half in ("night", "day")]
    titles = [text("lupus-titles"), *turns, text("lupus-story-hands")]
    assert [chapter.title for chapter in chapters] == titles


def test_the_story_tells_nights_suspicions_that_nobody_saw_votes_in_words_and_corrections():
    story = lines(finished())
    what = text("lupus-story-hand-kill", who=SeatName(7), why=" (ultimo treno)")
    assert {
        text("lupus-story-seer-yes", who=SeatNames((3,)), target=SeatName(1), n=1),
        text("lupus-story-wolves", who=SeatNames((2,)), target=SeatName(8), n=1),
        text("lupus-story-met-wolves", who=SeatNames((1, 2))),
        text("lupus-story-suspects", who=SeatNames((5, 6)), target=SeatName(2), n=2),
        text("lupus-story-runoff", n=1, names=SeatNames((1, 2))),
        text("lupus-story-hand", when=text("lupus-day", n=2), what=what),
    } <= {*story}
    against = next(line for line in story if line.id == "lupus-story-votes")
    assert dict(against.params)["target"] == SeatName(1)


def test_the_charts_count_votes_a_day_and_suspicion_in_per_cent():
    votes, suspicion = (one for one in story(finished()) if isinstance(one, Chart))
    counted = {series.seat: series.values for series in votes.series}
    assert (len(votes.points), counted[1]) == (2, (7, 0))
    assert {series.seat for series in votes.series if series.marked} == {1, 2}
    shares = {series.seat: series.values for series in suspicion.series}
    assert (suspicion.points[0], shares[2][0]) == (text("lupus-night", n=1), 100)
    assert all(0 <= value <= 100 for values in shares.values() for value in values)


def test_a_wolf_whom_nobody_suspected_is_drawn_at_nothing():
    scene = Evening("wolf v wolf seer v*4").open("seer")
    scene.by(5).pick("seer", 1).then.lynch(1).tablet.kill(3, "removed", "ultimo treno")
    _, suspicion = (one for one in story(scene) if isinstance(one, Chart))
    drawn = {series.seat: series for series in suspicion.series}
    assert (drawn[3].marked, {*drawn[3].values}, 4 in drawn) == (True, {0}, False)


def test_at_the_end_everybody_sees_the_cards_and_the_own_fate():
    scene = finished()
    for seat, fate in ((8, "lupus-won"), (1, "lupus-lost")):
        assert text(fate) in [getattr(one, "title", None) for one in scene.view(seat).panels]
    for eye in (MODERATOR, PUBLIC, seat_eye(4)):
        assert all(mark.role is not None for mark in of(scene.view(eye).panels, Circle).marks)


def test_the_diary_names_votes_and_no_secret():
    scene = finished()
    assert {
        text("lupus-diary-votes", who=SeatName(2), target=SeatName(1)),
        text("lupus-diary-called", step=text("lupus-step-wolves")),
        text("lupus-diary-killed", who=SeatName(7)),
    } <= {diary_line(step) for step in scene.steps}


def test_the_diary_says_of_a_pick_neither_who_nor_whom():
    events = (Picked("seer", (3,), 1), Answered("seer", (3,), 1, "yes"))
    assert diary_line(Step(1, 0.0, "pick", 3, events)) == text("lupus-diary-answer")


def said_of(evening):
    return [line for chapter in titles(evening.state) for line in chapter.lines]


def lynched_both():
    """Both wolves are lynched, one a day."""
    evening = Evening("wolf*2 seer v*6", at="dawn").lynch(1).night(wolves=6).lynch(2)
    assert evening.side == "humans"
    return evening


def test_who_named_a_wolf_most_often_had_the_best_nose_and_a_wolf_is_no_candidate():
    evening = Evening("wolf*2 seer v*6", at="nomination")
    evening.votes({voter: 4 if voter in (1, 9) else 1 for voter in evening.order})
    _runoff(evening, 1).night().to("nomination")
    evening.votes({voter: {3: 2, 9: 2, 4: 3}.get(voter, 4) for voter in evening.order})
    _runoff(evening, 2)
    assert text("lupus-title-nose", who=SeatName(3), n=2) in said_of(evening)


def test_who_named_nobody_most_often_has_the_most_silent_vote():
    evening = Evening("wolf*2 seer v*6", abstain=True)
    for lynched, silent in ((1, (8, 9)), (2, (9,))):
        evening.night().to("nomination")
        named = {voter: 4 if voter == lynched else lynched for voter in evening.order}
        evening.votes({**named, **dict.fromkeys(silent)})
        _runoff(evening, lynched)
    assert text("lupus-title-silent", who=SeatName(9), n=2) in said_of(evening)


def _runoff(evening, lynched):
    evening.to("runoff").votes(dict.fromkeys(evening.order, lynched)).to("lynch").advance()
    return evening


def test_the_vote_that_turned_it_is_the_one_after_which_the_lynched_was_ahead_for_good():
    evening = lynched_both()
    (line,) = (line for line in said_of(evening) if line.id == "lupus-title-turning")
    vote = evening.state.all_days[-1].rounds[-1]
    # All of them vote for the wolf, so the first has decided it.
    assert line == text("lupus-title-turning", who=SeatName(vote.order[0]), target=SeatName(2), n=2)


def test_the_titles_open_the_story():
    assert chapters(lynched_both().state)[0].title == text("lupus-titles")


def tiles(evening):
    (panel,) = pictures(evening.state)
    return [(one.style, one.name.id, one.line.id if one.line else None) for one in panel.tiles]


def lynched_in_turn(evening):
    """The pack is lynched, wolf by wolf."""
    while evening.phase != "over":
        evening.lynch(next(one for one in evening.living if evening.role(one) == "werewolf"))
        if evening.phase != "over":
            evening.night()
    return evening


def test_a_first_night_at_the_moderators_door_a_prey_and_the_days_between():
    evening = Evening("wolf*2 seer v*6").night().lynch(1).act("wolves", 9).daybreak().tell_dawn()
    assert tiles(lynched_in_turn(evening)) == [
        ("visit", "lupus-tile-nobody", "lupus-tile-moderator"),
        ("vote", "lupus-tile-names", "lupus-tile-vote"),
        ("attack", "lupus-tile-names", "lupus-tile-prey"),
        ("vote", "lupus-tile-names", "lupus-tile-vote"),
    ]


@needs("hamster")
def test_who_dies_in_the_night_of_the_moderator_is_on_its_picture():
    evening = Evening("wolf*2 seer hamster v*8").night(seer=4)
    assert tiles(lynched_in_turn(evening))[0] == ("fallen", "lupus-tile-names", "lupus-tile-fallen")


@needs("hamster")
def test_of_who_came_back_to_life_no_cause_of_death_is_told():
    evening = Evening("wolf*2 seer hamster v*8").night(seer=4).to("discussion")
    evening.tablet.revive(4, "scene")
    died = [one for one in lines(lynched_in_turn(evening)) if one.id == "lupus-story-died"]
    assert died[0].params["cause"] == ""


def test_quiet_nights_of_a_long_evening_are_one_picture_before_the_first_of_their_days():
    evening = Evening("wolf*2 seer v*6")
    for _ in range(8):
        evening.night().lynch_nobody()
    evening.night()
    lynched_in_turn(evening)
    (panel,) = pictures(evening.state)
    labels = [(one.label.id, *one.label.params.values()) for one in panel.tiles]
    first = [("lupus-night", 1), ("lupus-day", 1), ("lupus-nights", 2, 10)]
    assert labels[:5] == [*first, ("lupus-day", 2), ("lupus-day", 3)]
    assert len(panel.tiles) == 12


@needs("bodyguard")
def test_a_shield_that_held_is_a_picture_and_a_medal_of_its_holder():
    evening = Evening("wolf*2 seer bodyguard v*5").night().lynch(1).night(bodyguard=6, wolves=6)
    evening.tell_dawn()
    lynched_in_turn(evening)
    assert tiles(evening)[2] == ("saved", "lupus-tile-nobody", "lupus-tile-shield")
    (own,) = own_medals(evening.state, 4)
    assert "lupus-medal-saved" in [one.title.id for one in own.medals]
    assert own.own
    assert not own_medals(evening.state, 8)


def test_what_the_wolves_have_is_drawn_in_ember():
    evening = Evening("wolf*2 seer v*6").night()
    lynched_in_turn(evening)
    (panel,) = pictures(evening.state)
    assert [one.ember for one in panel.tiles if one.style == "vote"] == [True, True]
    (row,) = medals(evening.state)
    assert all(one.ember == (set(one.who) <= {1, 2}) for one in row.medals)


def test_a_day_without_a_lynching_has_its_torches_out():
    evening = Evening("wolf*2 seer v*6").night().to("nomination")
    evening.tablet.on_behalf_of(*evening.order).skip_voter("silent")
    evening.to("lynch").advance().then.night()
    tile = tiles(lynched_in_turn(evening))[1]
    assert tile == ("spared", "lupus-tile-nobody", "lupus-tile-spared")
