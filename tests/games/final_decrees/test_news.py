"""What happens in the ministries is said with its figures, on every screen and in the diary."""

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.core.words.panels.base import Chronicle
from tests.kit.games.final_decrees.office import GAME, Office
from tests.kit.sentences import in_words

EVERYBODY = (PUBLIC, MODERATOR, *map(seat_eye, range(1, 6)))


def spoken(said):
    """In Italian, with everybody called «P3», and as if every space could be broken."""
    return in_words(said).replace("\u00a0", " ")


def newest(office, eye=PUBLIC):
    """The newest sentence that `eye` is shown, in Italian; a phone has no room for a heading."""
    notes = [one for one in office.view(eye).panels if getattr(one, "tone", "") == "news"]
    notes = [one for one in notes if one.title is None or one.title.id == "decrees-news"]
    return spoken(notes[-1].lines[0])


def diary(office):
    return spoken(GAME.diary_line(office.steps[-1]))


def at_work():
    office = Office().to_play(B="executive", A="hr", C="secret", D="navy")
    return office.have(A=10, C=1, navy=4, treasury=2)


def test_a_cards_effect_tells_who_has_how_much_now():
    office = at_work().active.play_card().then
    office.active.adjust(({"sort": "blame", "source": "reserve", "target": "1", "amount": 2},))
    assert "+2" in diary(office)
    assert "10 → 12" in " ".join(map(spoken, office.state.news))
    for eye in EVERYBODY:
        assert newest(office, eye) == newest(office)


def test_a_removal_tells_from_whom_and_how_much_in_the_diary():
    office = Office(decrees=dict.fromkeys(range(5), ("treasury",))).to_play(C="treasury")
    office.lay(0, "treasury").have(A=20, C=5).active.stamp("0").remove({"1": 7})
    assert "−7" in diary(office)


def test_stagnation_and_decline_tells_in_the_diary_and_the_story_who_took_how_much():
    office = Office().to_play(C="treasury", A="executive", B="navy")
    office.have(executive=6, navy=2, treasury=0, reform=4).turn_of("C", drawn=False)
    office.active.draw("decline")
    told = diary(office)
    assert told.endswith("scartate 5 carte. P1 +6, P2 +2.")
    assert told in story(office)


def story(office):
    """Every line of the turns, in Italian."""
    office.tablet.abandon()
    told = [*GAME.recap(office.state, tuple(office.steps))]
    (told,) = [one for one in told if isinstance(one, Chronicle)]
    return [spoken(line) for chapter in told.chapters for line in chapter.lines]


def test_the_end_of_a_turn_tells_what_lying_decrees_and_incompetence_add():
    office = at_work().turn_of("B").active.end_turn().then
    begun = "Incompetenza generale: Servizi Segreti +1."
    assert diary(office) == f"P2 ha chiuso il turno. Branca Esecutiva +5. {begun}"
    assert {"P2 ha chiuso il turno. Branca Esecutiva +5.", begun} <= {*story(office)}
