"""The evenings of *Lupus* that are kept as golden games, told from the rules and our scenes."""

from collections.abc import Callable

from companion.core import Caller, Stage
from companion.games.lupus.cast import roles
from companion.games.lupus.game import GAME
from companion.games.lupus.options import WORLD
from companion.games.lupus.second_box import WHOLE_BOX
from companion.games.lupus.state import Phase
from tests.kit.games.lupus.commands import SHARED_DISPLAY, do
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.invented import card
from tests.kit.games.lupus.voice_evening import answer_on_phones, deal, table, until
from tests.kit.playbook import Scene
from tests.kit.random_play import Play


def first_day():
    """Night 1 and day 1 of the rules' example, up to the runoff."""
    evening = Evening("wolf*2 seer v*5")
    assert evening.steps_tonight == ("seer", "wolves")
    evening.open("seer").pick(3, 1)
    assert evening.answer("seer") == "yes"
    evening.close().open("wolves").close().to("dawn")
    assert evening.dead == ()
    assert evening.day.moderator_bitten
    evening.to("nomination").votes({1: 4, 2: 4, 3: 1, 4: 1, 5: 1, 6: 4, 7: 2, 8: 1}).to("defence")
    assert evening.nominees == (1, 4)
    evening.to("runoff")
    assert evening.order == (2, 3, 5, 6, 7, 8)
    return evening.votes({2: 4, 3: 1, 5: 1, 6: 4, 7: 4, 8: 1})


def nobody_moderates() -> Play:
    """With the voice: one is silent, one asks for a pause, a person takes over and gives back."""
    play = deal(table(8, seed=8, owl_may_mark_self=True))
    until(play, Phase.DISCUSSION)
    talker = play.state.living[2]
    play.must_do(do.SayReady(), Caller(talker))
    play.must_do(do.PauseVoice(), Caller(talker))
    play.pass_time(40)
    play.must_do(do.ResumeVoice(), Caller(play.state.living[0]))
    until(play, Phase.NOMINATION)
    for _ in range(2):  # the first voter says nothing: asked once more, then passed over
        play.pass_time(GAME.wakes_at(play.state) - play.now)
    until(play, Phase.DEFENCE)
    play.must_do(do.SayAgain(), SHARED_DISPLAY)
    until(play, Phase.NIGHT)
    play.must_do(do.PauseVoice(), SHARED_DISPLAY)
    play.pass_time(20)
    play.must_do(do.ResumeVoice(), SHARED_DISPLAY)
    until(play, Phase.DISCUSSION)
    play.must_do(do.TakeOver(), SHARED_DISPLAY)
    play.must_do(do.Advance(), SHARED_DISPLAY)
    play.must_do(do.GiveBack(), SHARED_DISPLAY)
    while GAME.stage(play.state) is not Stage.OVER:
        answer_on_phones(play, 0)
        play.pass_time(max(0.0, GAME.wakes_at(play.state) - play.now))
    return play


def deals(*ids: str) -> Callable[[Callable[[], Scene]], Callable[[], Scene]]:
    """Names the special cards of a golden game: it belongs to each of these roles, and is deleted
    with it."""

    def named(scene: Callable[[], Scene]) -> Callable[[], Scene]:
        scene.cards = ids
        return scene

    return named


def the_first_day_of_the_rules() -> Scene:
    """§14: eight players, seer and wolves; wolf 1 falls in the second runoff, seer 3 at night."""
    evening = first_day().to("runoff").votes({2: 4, 3: 1, 5: 1, 6: 4, 7: 1, 8: 1}).to("night")
    return evening.night(seer=4, wolves=3).lynch(2)


@deals("bodyguard", "hamster", "mason", "medium", "mythomaniac", "owl", "possessed")
def the_whole_box() -> Scene:
    """Twenty-four players and every card: the hamster is seen, the mythomaniac joins the pack."""
    evening = Evening(
        "wolf*3 seer medium possessed bodyguard mason*2 hamster owl mythomaniac v*12",
        announce_cause=True,
    )
    evening.night(seer=1, owl=13).lynch(13).open("medium").pick(5, 1)
    evening.night(seer=10, bodyguard=14, wolves=14, owl=15, mythomaniac=1).lynch(1).open("medium")
    evening.pick(5, 2).then.close().open("seer").pick(4, 12)
    evening.night(bodyguard=5, wolves=4, owl=7).lynch(7).night(wolves=5).lynch(2)
    return evening.night(wolves=8, owl=12).lynch(3).night(wolves=9).lynch(12)


@deals("bodyguard", "mythomaniac", "medium")
def all_at_once_with_ghosts() -> Scene:
    """One window a night; the dead keep voting and bet, and everybody votes at once."""
    evening = Evening(
        "wolf*2 seer bodyguard mythomaniac medium v*5",
        night_input="together",
        ghosts=True,
        ghost_vote_from="same_day",
        simultaneous_votes=True,
        first_night="bite",
    )
    evening.night(seer=1, wolves=7).lynch(8).night(seer=2, bodyguard=9, wolves=9, mythomaniac=3)
    evening.to("discussion").by(7).seal_bet("humans", 1).by(8).decline_bets(True).then.lynch(1)
    evening.night(seer=10, bodyguard=3, wolves=4).to("discussion").by(7).seal_bet("wolves", 3)
    return evening.lynch(2)


@deals("possessed")
def pointing_with_real_cards() -> Scene:
    """Cards of paper, eyes closed, half of the phones flat; the lot is drawn by hand."""
    evening = Evening(
        "wolf*2 seer possessed v*6",
        ring=(4, 2, 9, 7, 1, 3, 8, 5, 6, 11),
        phones={4, 9, 1, 8},
        deal_mode="physical",
        night_input="pointing",
    )
    evening.night(seer=7).to("nomination")
    evening.votes({voter: 2 if voter in (4, 7, 3, 5, 11) else 4 for voter in evening.order})
    for _ in range(2):
        evening.to("runoff").votes({voter: (4, 2)[n % 2] for n, voter in enumerate(evening.order)})
    evening.to("lot").tablet.enter_lot(4).then.to("night").night(seer=2, wolves=1)
    return evening.lynch(2)


@deals("mason")
def five_strangers_and_invented_cards() -> Scene:
    """Beyond the box: two seers, a wolf outside the pack that bites nobody, a card of its own."""
    evening = Evening(
        "wolf custom1 seer*2 custom2 mason v*4",
        customs=(card(1, "wolf", "no", "yes"), card(2, step="own")),
        deck_rule="free",
        wolves_decide="majority",
        all_nominated="everyone_votes",
    )
    evening.night(seer=2).lynch(3).act("wolves", 7).open("custom2")
    evening.pick(5, 1).then.to("dawn").lynch(1).night(seer=10)
    return evening.lynch(2)


@deals("bodyguard", "hamster")
def corrections_by_hand() -> Scene:
    """A player goes home at night, a nominee too. A mistake is corrected, and the hamster wins."""
    evening = Evening("wolf*2 seer bodyguard hamster v*5", abstain=True).open("seer")
    evening.pick(3, 10).tablet.remove(10, "ultimo treno").then.pick(3, 9).then.close()
    evening.to("discussion").tablet.pause().then.wait(20).tablet.resume()
    evening.to("nomination").by(1).vote(2).then.undo()
    evening.votes({1: 9, 2: 9, 3: 1, 4: 1, 5: 1, 6: None, 7: 9, 8: 1, 9: 1}).to("runoff")
    evening.tablet.remove(9, "bambini").then.to("lynch").advance()
    evening.tablet.kill(6, "mauled", "annunciato per sbaglio").revive(6, "era vivo")
    evening.tablet.set_role(7, "seer", "carta scambiata").then.open("wolves")
    return evening.tablet.skip_step("nessuno si muove").then.to("dawn").lynch(2)


@deals(*WHOLE_BOX)
def the_second_box() -> Scene:
    """Thirteen people and every card of the second box: an idiot is shown, a hunter takes the
    captain along, a lover dies of grief, a scapegoat pays, the powers go, and the piper wins."""
    evening = Evening(
        "wolf*2 seer witch hunter cupid elder wild_child idiot scapegoat raven piper v",
        box=WORLD,
        deck_rule="free",
        captain="elected",
    )
    evening.night(cupid=(13, 3), wild_child=5, seer=1, raven=2).to("election")
    evening.votes({voter: 1 if voter == 4 else 4 for voter in evening.order}).lynch(9).to("night")
    evening.night(seer=2, wolves=13, witch=13, raven=1, piper=(4, 5)).lynch(5).to("shot")
    evening.by(5).aim(4).then.to("handover").by(4).name_captain(3)
    evening.night(wolves=13, raven=6, piper=(6, 7)).to("handover").by(3).name_captain(10)
    evening.to("nomination").votes({voter: 2 if voter == 1 else 1 for voter in evening.order})
    for _ in range(2):
        evening.to("runoff")
        for voter in evening.order:
            if voter == 2:
                evening.tablet.on_behalf_of(2).skip_voter("tace")
            else:  # the captain's vote counts twice
                evening.by(voter).vote(1 if voter in (7, 10) else 6)
    evening.to("handover").by(10).name_captain(6).then.night(wolves=7, raven=8, piper=(1, 2))
    return evening.lynch(7).to("night").night(wolves=11, piper=(8, 9))


SCENES = tuple(
    scene
    for scene in (
        the_first_day_of_the_rules,
        the_whole_box,
        all_at_once_with_ghosts,
        pointing_with_real_cards,
        five_strangers_and_invented_cards,
        corrections_by_hand,
        nobody_moderates,
        the_second_box,
    )
    if set(getattr(scene, "cards", ())) <= roles(WORLD).keys()
)
