"""What evenings with the saints taught: the turn's first step, people who leave, empty zones."""

from companion.core import Chronicle, Limits, SeatName, Weight, text
from companion.core.eye import MODERATOR, PUBLIC
from companion.games.sancta.narration.pictures import pictures
from companion.games.sancta.state import Phase
from tests.kit.games.sancta.saints_table import GAME, SaintsTable, four, two
from tests.kit.playbook import Scene
from tests.kit.sentences import texts, translate


def begin(*seats, dealer=None):
    """The first saints are looked for."""
    scene = Scene(GAME, seats)
    if dealer is not None:
        scene.tablet.name_dealer(dealer)
    scene.tablet.begin()
    return scene


def without_a_saint(**rules):
    """It is the turn of seat 2, whose saint a card has taken away."""
    scene = SaintsTable({1: 3, 2: 1}, **rules)
    scene.me.move_saint(str(scene.saint(2).id), "discard", True).then.pass_on()
    assert (scene.turn, scene.player(2).active) == (2, None)
    return scene


def prompts_of(scene, seat=None):
    """What this seat, or the one on turn, is asked."""
    return {one.key: one for one in scene.view(seat or scene.turn).prompts}


def test_with_an_empty_zone_the_saint_is_the_turns_main_thing():
    prompts = prompts_of(without_a_saint(), 2)
    assert next(iter(prompts)) == "place"
    assert prompts["place"].weight is Weight.MAIN
    assert prompts["place"].title == text("sancta-place-empty-title")
    mains = [key for key, one in prompts.items() if one.weight is Weight.MAIN]
    assert mains == ["place"], "the end of the turn never glows beside it"


def test_a_table_that_may_place_no_more_saints_can_still_end():
    scene = without_a_saint(place_limit="1").place("Agnese", level=1)
    scene.me.move_saint(str(scene.saint(2).id), "discard", True)
    assert prompts_of(scene, 2)["end-turn"].weight is Weight.MAIN
    assert prompts_of(scene, 2)["place"].closed


def test_the_turn_says_what_is_left_of_it():
    scene = two()

    def limits_left():
        (panel,) = (one for one in scene.view(scene.turn).panels if isinstance(one, Limits))
        return [one.left for one in panel.limits]

    assert limits_left() == [True, True, True]
    scene.me.trial(1)
    assert limits_left() == [True, False, True]
    other = next(seat for seat in scene.ring if seat != scene.turn)
    assert not [one for one in scene.view(other).panels if isinstance(one, Limits)]


def test_somebody_can_go_home_while_the_first_saints_are_looked_for():
    scene = begin(1, 2, 3).by(1).first_saint("Agnese", 1).by(2).first_saint("Benedetto", 3).then
    assert "remove" in prompts_of(scene, MODERATOR)
    scene.tablet.remove(3).gives("PlayerLeft", "Started", "TurnStarted", "CardsDrawn")
    assert scene.state.active == 2
    scene.by(3).first_saint("Chiara", 1).refuses("E_WRONG_PHASE")


def test_whoever_has_gone_home_is_not_waited_for():
    scene = begin(1, 2, 3, dealer=3)
    scene.tablet.remove(3).by(3).first_saint("Chiara", 1).refuses("E_NO_SUCH_SEAT")
    assert prompts_of(scene, MODERATOR)["first-saint"].act_for == (1, 2)
    scene.by(1).first_saint("Agnese", 2).by(2).first_saint("Benedetto", 2)
    assert scene.state.active == 2, "met first to the right of the dealer who has gone"


def test_the_last_one_there_wins_before_the_first_saints():
    scene = begin(1, 2).tablet.remove(1).gives("PlayerLeft", "Won").then
    assert scene.state.winners == (2,)
    assert scene.view(MODERATOR).panels


def test_a_deck_is_counted_without_those_who_went_home_before():
    scene = Scene(GAME, (1, 2, 3)).tablet.set_option("deck_size", 60).begin().remove(3).then
    scene.by(1).first_saint("Agnese", 2).by(2).first_saint("Benedetto", 1)
    assert scene.state.piles[-1].left == 60 - 12 - 2


def test_no_card_is_played_from_a_hand_that_is_counted_empty():
    scene = two(track_hands=True)
    scene.me.set_hand(scene.turn, 0).beatitude().refuses("E_HAND_EMPTY")
    scene.me.trial(1).refuses("E_HAND_EMPTY").suffrage(1).refuses("E_HAND_EMPTY")
    scene.me.support().refuses("E_HAND_EMPTY").place_saint("Agnese", 1).refuses("E_HAND_EMPTY")
    assert prompts_of(scene)["beatitude"].closed == text("E_HAND_EMPTY")
    scene.me.set_hand(scene.turn, 1).trial(1).gives("TrialPassed", "PointsGained")


def test_an_effect_on_a_player_without_a_saint_is_refused():
    scene = without_a_saint().place("Agnese", level=2)
    scene.me.move_saint(str(scene.saint(2).id), "discard", True)
    scene.me.effect(((2, 1, 0, 0),)).refuses("E_NO_SAINT_THERE")
    scene.me.effect(((1, 1, 0, 0), (2, 0, 0, 0))).gives("EffectApplied")
    rows = prompts_of(scene, 2)["effect"].rows
    assert [row.key for row in rows] == [(1,)], "only who has a saint is offered"


def test_a_goal_of_ones_own_is_told_as_such():
    scene = Scene(GAME, (1, 2, 3))
    own = text("sancta-target-own", n=4, players=3)
    assert own not in scene.view(MODERATOR).panels[0].notes
    assert own in scene.tablet.set_target("3").then.view(MODERATOR).panels[0].notes


def test_where_advocates_are_spoken_a_blockable_die_asks_for_its_points():
    table = tuple((f"riga {n}", 1, False) for n in range(6))
    scene = two(reaction_mode="spoken", dice_blockable=True, die_table=table)
    scene.chance.draw(4)
    scene.me.roll()
    form = prompts_of(scene)["points"]
    assert form.fields[0].value == 1, "the table of the die is proposed"
    assert form.hint == text("sancta-points-aloud")
    scene.me.enter_points(0).gives("PointsEntered")
    assert scene.points() == 0


def test_the_lobby_proposes_spoken_advocates_where_a_phone_is_missing():
    scene = Scene(GAME, (1, 2, 3))
    for phones, mode, proposed in (
        ((1, 2, 3), "phones", False),
        ((1, 2), "phones", True),
        ((1, 2), "spoken", False),
    ):
        scene.phones = frozenset(phones)
        if mode == "spoken":
            scene.tablet.set_option("reaction_mode", mode)
        assert ("spoken" in prompts_of(scene, MODERATOR)) is proposed


def test_an_advocate_is_asked_for_once_more_and_a_pass_is_not():
    scene = four().me.beatitude().then
    question = prompts_of(scene, 2)["react"]
    assert question.warns == "cancel"
    assert question.warn == text("sancta-react-warn", who=SeatName(scene.turn))


def test_it_is_told_why_somebody_begins():
    assert two().state.story[-1].text.id == "sancta-told-started-level"
    tie = SaintsTable({1: 2, 2: 2, 3: 1}, dealer=1)
    assert tie.state.story[-1].text == text(
        "sancta-told-started-tie", who=SeatName(2), dealer=SeatName(1), level=2
    )


def test_one_single_saint_is_chosen_for_a_substitution():
    scene = two().place("Agnese", level=1)
    assert prompts_of(scene)["substitute"].chosen == "0"
    scene.place("Benedetto", level=1)
    assert prompts_of(scene)["substitute"].chosen is None


def test_the_story_counts_what_was_stopped_and_passed():
    scene = two(target=1)
    scene.bless(cancelled_by=next(seat for seat in scene.ring if seat != scene.turn)).me.trial(1)
    scene.give(9, seat=scene.turn)
    assert scene.state.phase is Phase.OVER
    (story,) = (one for one in GAME.recap(scene.state, ()) if isinstance(one, Chronicle))
    assert story.chapters[0].lines[:2] == (
        text("sancta-sum-stopped", n=1),
        text("sancta-sum-trials", n=1),
    )


def counted_as_stopped(scene):
    """The first chapters of the recap, from a scene that seat 1 wins by staying."""
    for seat in scene.state.in_play[1:]:
        scene.tablet.remove(seat)
    (story,) = (one for one in GAME.recap(scene.state, ()) if isinstance(one, Chronicle))
    lines = [line for chapter in story.chapters[:2] for line in chapter.lines]
    return [line for line in lines if line.id in ("sancta-sum-stopped", "sancta-title-cancelled")]


def test_the_story_counts_no_cancel_that_was_voided_and_no_stopped_die():
    assert counted_as_stopped(two(9).bless(cancelled_by=2).tablet.void_cancel().then) == []
    scene = four().bless(cancelled_by=2).tablet.void_cancel().by(3).react("cancel").then
    assert counted_as_stopped(scene)[-1] == text("sancta-sum-stopped", n=1)
    flat = (("", 1, False),) * 6
    scene = four(dice_blockable=True, die_table=flat).me.roll().by(2).react("cancel").then
    assert counted_as_stopped(scene) == []


def test_the_title_of_the_advocate_goes_to_whoever_really_stopped():
    scene = four()
    for _ in range(2):
        scene.bless(cancelled_by=2).tablet.void_cancel().by(3).react("cancel")
        scene.me.permit("source")
    scene.bless(cancelled_by=4)
    titles = [one for one in counted_as_stopped(scene) if one.id == "sancta-title-cancelled"]
    assert titles == [text("sancta-title-cancelled", who=SeatName(3), n=2)]


def test_the_pictures_say_in_which_turn_each_saint_was_finished():
    scene = two(1, target=2)
    scene.give(1).then.pass_on()
    scene.me.move_saint(str(scene.player(1).rose[0].id), "discard").then.pass_on()
    scene.place("Rita", level=1).give(1).then.pass_on().pass_on().place("Ugo", level=1).give(1)
    assert scene.state.winners == (1,)
    line = pictures(scene.state)[0].tiles[0].line
    assert translate(line, "en")[0].replace("\u00a0", " ") == "Rita, turn 3 · Ugo, turn 5"


def test_the_end_has_another_title_where_no_rose_is_full():
    assert two(4).tablet.remove(2).then.view(PUBLIC).title == text("sancta-over-alone")
    assert two(1, target=1).give(1).then.view(PUBLIC).title == text("sancta-over")


def test_whoever_leaves_takes_an_own_deck_along():
    shared, own = four().prompts()["remove"], four(own_decks=True).prompts()["remove"]
    assert shared.hint == text("sancta-remove-hint")
    assert own.hint == text("sancta-remove-own-hint")


def test_one_saint_and_one_second_are_said_in_the_singular():
    scene = Scene(GAME, (1, 2)).tablet.set_option("react_seconds", 1).set_target("1").then
    lines = [translate(one, "it")[0] for one in texts(scene.view(PUBLIC))]
    assert "2 persone al tavolo. Per vincere: un santo nella Rosa." in lines
    assert "L’avvocato si gioca dal telefono, entro un secondo." in lines


def test_the_diary_says_which_house_rule_was_changed():
    scene = Scene(GAME, (1, 2)).tablet.set_option("react_seconds", 60).then
    assert GAME.diary_line(scene.steps[-1]) == text("sancta-help-react-seconds", value=60)
    scene.tablet.set_target("4")
    assert GAME.diary_line(scene.steps[-1]) == text("sancta-help-target", n=4)
