"""What happens in the ministries is said with its figures, on every screen and in the diary."""

from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.core.words.panels.base import Chronicle
from tests.kit.games.final_decrees.office import GAME, Office, seat
from tests.kit.sentences import sentence


def spoken(words):
    """In Italian, with everybody called «P3», and as if every space could be broken."""
    return sentence(words).replace("\u00a0", " ")


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
    for eye in (PUBLIC, MODERATOR, *map(seat_eye, range(1, 6))):
        assert newest(office, eye) == newest(office)


def test_an_investigation_tells_what_moved_to_whom():
    office = at_work().turn_of("C").active.investigate("navy").then
    news = newest(office)
    assert "4 → 0" in news
    assert f"{office.state.personal[seat('D')] - 4} → {office.state.personal[seat('D')]}" in news


def test_a_removal_tells_from_whom_and_how_much_in_the_diary():
    office = Office(decrees=dict.fromkeys(range(5), ("treasury",))).to_play(C="treasury")
    office.lay(0, "treasury").have(A=20, C=5).active.stamp("0").remove({"1": 7})
    assert "−7" in diary(office)
    panels = GAME.wall(office.state, office.moment).panels
    (note,) = (one for one in panels if one.kind == "note" and one.alone)
    assert "7" in spoken(note.title)
    assert [spoken(one) for one in note.lines] == ["P1 20 → 13"]


def test_a_turn_begins_with_its_incompetence_said():
    office = at_work()
    before = office.state.ministry["secret"]
    office.active.end_turn()
    assert f"{before} → {before + 1}" in newest(office)


def test_a_proposal_is_told_to_nobody_and_the_trade_to_everybody():
    office = at_work()
    office.player("A").propose_trade(({"sort": "blame", "giver": 1, "taker": 3, "amount": 2},))
    quiet = office.state.news
    assert all("propose" not in line.id for line in quiet)
    office.player("C").confirm_trade(office.state.trades[0].id)
    assert "10 → 8" in newest(office)


def test_giving_up_part_of_a_removal_is_asked_again():
    office = Office(decrees=dict.fromkeys(range(5), ("treasury",))).to_play(C="treasury")
    office.lay(0, "treasury").have(A=20).active.stamp("0")
    form = next(p for p in office.view(3).prompts)
    assert form.short.id == "decrees-remove-short"
    row = next(one for one in form.rows if one.value == "1")
    assert (row.before, row.becomes[7]) == (20, 13)


def test_a_turn_with_actions_left_is_not_closed_in_one_touch():
    office = at_work().turn_of("B")
    end = next(p for p in office.view(2).prompts if p.command == "end_turn")
    assert end.warn.id == "decrees-end-warn"


def test_the_next_step_of_a_decree_is_marked_where_it_can_be_forwarded():
    office = at_work().turn_of("B").lay(0, "executive", done=1).have(B=2)
    forward = next(p for p in office.view(2).prompts if p.command == "forward")
    goal, mark = forward.marks["0"]
    assert goal == office.state.decrees[0].next_step != "executive"
    assert dict(mark.params) == {"loss": 1}
    assert goal in forward.ways["0"]


def test_stagnation_and_decline_tells_in_the_diary_and_the_story_who_took_how_much():
    office = Office().to_play(C="treasury", A="executive", B="navy")
    office.have(executive=6, navy=2, treasury=0, reform=4).turn_of("C", drawn=False)
    office.active.draw("decline")
    line = diary(office)
    assert line.endswith("scartate 5 carte. P1 +6, P2 +2.")
    assert line in story(office)


def story(office):
    """Every line of the turns, in Italian."""
    office.tablet.abandon()
    chronicle = [*GAME.recap(office.state, tuple(office.steps))]
    (chronicle,) = [one for one in chronicle if isinstance(one, Chronicle)]
    return [spoken(line) for chapter in chronicle.chapters for line in chapter.lines]


def test_the_end_of_a_turn_tells_what_lying_decrees_and_incompetence_add():
    office = at_work().turn_of("B").active.end_turn().then
    begun = "Incompetenza generale: Servizi Segreti +1."
    assert diary(office) == f"P2 ha chiuso il turno. Branca Esecutiva +5. {begun}"
    assert {"P2 ha chiuso il turno. Branca Esecutiva +5.", begun} <= {*story(office)}
