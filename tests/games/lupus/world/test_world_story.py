"""What the story of an evening with the second box says at its end (§12 of its rules)."""

from companion.core.words.panels.base import Chart, Chronicle
from companion.games.lupus.cast import banner
from companion.games.lupus.narration.pictures import pictures
from tests.games.lupus.voting import A, B, C
from tests.games.lupus.world.office import elected, mauled_captain, tied
from tests.kit.games.lupus.cards import needs
from tests.kit.games.lupus.seen import story_lines
from tests.kit.games.lupus.world import world
from tests.kit.sentences import translate

pytestmark = needs("bodyguard", "hamster")
# 1, 2 wolves · 3 seer · 4 witch · 5 bodyguard · 6 hamster · 7–12 villagers
WITCH = "wolf*2 seer witch bodyguard hamster v*6"


def story(evening):
    """Its sentences in English, once the wolves have left."""
    for seat, player in evening.state.players.items():
        if player.role == "werewolf" and player.alive and evening.side is None:
            evening.leave(seat)
    assert evening.side is not None
    return [translate(line, "en")[0] for line in story_lines(evening)]


def nights(deck=WITCH, **options):
    """An evening in its second night."""
    return world(deck, at="night 2", **options)


def test_of_the_witch_it_tells_whom_she_was_shown_and_what_she_did():
    evening = nights()
    evening.night(wolves=7).lynch_nobody()
    evening.night(wolves=8, witch=8).lynch_nobody()
    evening.night(wolves=9, witch=10).lynch_nobody()
    evening.night(wolves=11).lynch_nobody()
    lines = [line for line in story(evening) if "witch" in line]
    assert lines == [
        "The witch, P4, learns whom the wolves chose: P7.",
        "The witch, P4, uses no potion.",
        "The witch, P4, learns whom the wolves chose: P8.",
        "The witch, P4, heals P8.",
        "The witch, P4, poisons P10.",
    ]


def test_it_tells_of_a_healing_that_was_not_needed():
    in_vain = "The potion was for nothing: P{} would have lived without it."
    evening = nights()
    evening.night(wolves=7, bodyguard=7, witch=7).lynch_nobody()
    lines = story(evening)
    assert in_vain.format(7) in lines
    assert "But somebody stood watch at the door of P7." in lines
    evening = nights()
    evening.night(wolves=6, witch=6).lynch_nobody()
    assert in_vain.format(6) in story(evening)
    evening = nights()
    evening.night(wolves=6, witch=6, seer=6).lynch_nobody()
    assert in_vain.format(6) not in story(evening), "it has not lived"
    evening = nights("wolf*2 seer witch elder v*6")
    evening.night(wolves=5, witch=5).lynch_nobody()
    assert in_vain.format(5) not in story(evening), "a life was spared"


def test_the_pipers_two_and_the_lovers_are_named_together():
    evening = world("wolf*2 seer piper cupid v*6").night(cupid=(7, 6)).lynch_nobody()
    evening.night(piper=(3, 5))
    lines = story(evening)
    assert "Cupid, P5, joins P7, P6." in lines
    assert "The piper, P4, plays for P3, P5." in lines


def test_grief_and_the_turned_child_are_told_where_the_deaths_are():
    evening = world("wolf*2 seer cupid wild_child v*6", first_night="bite")
    evening.night(cupid=(6, 7), wild_child=6, wolves=6).lynch(8)
    lines = story(evening)
    grief, turned = "P7 dies of grief for P6.", "The model is gone, and P5 runs with the wolves."
    places = [lines.index(line) for line in (grief, turned, "The village lynches P8 (Villager).")]
    assert places == sorted(places)
    evening = world("wolf*2 seer cupid v*6").night(cupid=(6, 7)).lynch(6)
    lines = story(evening)
    assert grief in lines
    assert "P7 dies, too: of grief." not in lines, "it is told once"
    assert banner("lovers") == "cupid"


def test_lovers_of_two_sides_who_win_have_the_last_sentence():
    evening = world("wolf*2 seer cupid v*3").night(cupid=(1, 5)).to("discussion")
    evening.kill(2, 3, 4, 6, 7)
    assert story(evening)[-1].startswith("Lovers of two sides: P1, P5")


def test_the_last_word_of_a_hunter_is_told_though_it_names_nobody():
    for target, words in ((None, "takes nobody along."), (5, "takes P5 along (Villager).")):
        evening = world("wolf*2 seer hunter v*5", first_night="bite").night(wolves=4).to("shot")
        evening.by(4).aim(target).then.to("discussion")
        assert f"Falling, P4 {words}" in story(evening)


def test_the_captain_is_elected_and_names_an_heir():
    evening = mauled_captain().by(A).name_captain(C).then
    lines = story(evening)
    heir = "P1 leaves the captain’s office to P3."
    assert lines.index("P1 is elected captain.") < lines.index(heir)
    assert "Now there is no captain." in story(mauled_captain().by(A).name_captain(None).then)
    evening = elected(A, "idiot v*6 wolf seer").lynch(A).to("handover").by(A).name_captain(B).then
    assert "P1 leaves the captain’s office to P2." in story(evening)


def test_the_captain_decides_or_the_scapegoat_pays():
    evening = tied(C, "wolf v*6 seer v").by(C).decide(B).then.advance().then
    assert "The captain, P3, decides against P2." in story(evening)
    evening = tied(C, "v wolf v*5 seer scapegoat").advance().then
    assert "The village cannot agree: the scapegoat, P9, pays." in story(evening)


def drawn_pictures(evening):
    """Style and line of each picture, in English, once the story can be told."""
    story(evening)
    (panel,) = pictures(evening.state)
    return [(one.style, translate(one.line, "en")[0]) for one in panel.tiles if one.line]


def test_whoever_was_guarded_and_died_of_poison_was_not_saved_nor_the_wolves_prey():
    evening = nights()
    evening.night(wolves=7, bodyguard=7, witch=7).lynch_nobody()
    evening.night(wolves=8, bodyguard=8, witch=8).to("discussion")
    assert evening.player(8).death.cause == "poisoned"
    lines = story(evening)
    assert "A life saved: night 2, P5 saves P7 from the wolves." in lines
    assert not any(line.startswith("A life saved: night 3") for line in lines)
    assert ("fallen", "Villager") in drawn_pictures(evening)


def test_a_scapegoat_who_pays_is_drawn_without_votes_and_nobody_has_turned_it():
    evening = tied(C, "v wolf v*5 seer scapegoat").advance().then
    assert ("vote", "Scapegoat: pays for all") in drawn_pictures(evening)
    assert not any("vote that turned it" in line for line in story(evening))


def test_where_the_captain_decides_no_vote_has_turned_it_and_the_picture_says_so():
    evening = tied(C, "wolf v*6 seer v").by(C).decide(B).then.advance().then
    assert ("vote", "Villager: the captain decides") in drawn_pictures(evening)
    assert not any("vote that turned it" in line for line in story(evening))


def test_the_vote_that_turned_it_is_found_with_the_two_votes_of_the_captain():
    evening = elected(C, "wolf v*6 seer v").vote_like("A5 B4").to("runoff")
    evening.votes({C: A, 4: B, 5: A, 6: B, 7: A, 8: B, 9: A}).to("lynch").advance()
    turning = (
        "The vote that turned it: day 1, P3 votes for P1, and there is no way back from there."
    )
    assert turning in story(evening)
    assert ("vote", "Werewolf, 5 votes of 8") in drawn_pictures(evening)


def test_who_was_ahead_by_the_raven_before_anybody_voted_was_turned_by_nobody():
    evening = world("v*3 wolf*2 seer raven v*3").night(raven=C).to("nomination")
    for voter in evening.order:
        if voter == A:
            evening.by(A).vote(C)
        else:
            evening.tablet.on_behalf_of(voter).skip_voter("silent")
    lines = story(evening.to("lynch").advance().then)
    assert not any("vote that turned it" in line for line in lines)
    assert "Most suspected: P3, with 3 votes in the nominations." in lines


def recapped(evening):
    """Sentences of the whole story in English, and the votes of its chart by seat."""
    story(evening)
    panels = evening.game.recap(evening.state, evening.steps)
    chronicle = next(one for one in panels if isinstance(one, Chronicle))
    lines = (line for chapter in chronicle.chapters for line in chapter.lines)
    chart = next(one for one in panels if isinstance(one, Chart))
    return [translate(line, "en")[0] for line in lines], {
        one.seat: one.values[0] for one in chart.series
    }


def test_the_story_counts_the_captains_vote_twice_where_it_tells_of_votes():
    evening = elected(C, "wolf v*6 seer v").vote_like("A5 B4").to("runoff")
    evening.votes({C: A, 4: B, 5: A, 6: B, 7: A, 8: B, 9: A}).to("lynch").advance()
    lines, chart = recapped(evening)
    assert "5 votes for P1: P3, P5, P7, P9." in lines
    assert chart == {A: 6, B: 4}


def test_the_chart_of_the_votes_has_those_of_the_raven_as_the_title_does():
    evening = world("v*3 wolf*2 seer raven v*3").night(raven=C).to("nomination")
    evening.votes({voter: A if voter != A else C for voter in evening.order})
    evening.to("runoff").votes(dict.fromkeys(evening.order, A)).to("lynch").advance()
    lines, chart = recapped(evening)
    assert chart == {A: 9, C: 3}
    assert "Most suspected: P1, with 9 votes in the nominations." in lines
