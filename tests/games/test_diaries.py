"""What the tablet's diary, and with it the button that takes a step back, says of a choice."""

import pytest

from companion.games.cities.facts import match as cities
from companion.games.final_decrees.facts import action
from companion.games.final_decrees.facts import setup as decrees
from companion.games.jrc.facts import session as session
from companion.games.lupus.facts import lobby as lupus
from companion.web.languages import LANGUAGES
from tests.kit.games.diaries import RULES, diary_line, rule_lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_a_changed_house_rule_is_named_with_what_it_is_now(game, language):
    lines = rule_lines(game, language)
    assert len(set(lines)) == len(lines)


def test_who_plays_a_session_and_in_which_order_they_sit_is_said():
    seats = session.SeatingSet((3, 1, 2))
    assert diary_line("jrc", "set_participants", seats) == "Chi gioca la sessione: P3, P1, P2"
    assert diary_line("jrc", "shuffle_seating", seats) == "Posti a sorte: P3, P1, P2"


def test_whoever_plays_the_match_the_written_decree_and_a_set_of_house_rules_are_named():
    assert diary_line("cities", "set_player", cities.PlayersSet((2, 1))) == "Giocano P2, P1."
    plan = decrees.DecreeSet(1, decrees.Plan("Grano", ("hr",)))
    assert "Grano" in diary_line("final_decrees", "set_decree", plan)
    preset = diary_line("lupus", "use_preset", lupus.PresetUsed("strict"))
    assert preset == "Regole di casa: Alla lettera"


def test_who_was_posted_where_and_what_was_given_back_is_said():
    posted = diary_line("final_decrees", "post", decrees.Posted(((1, "navy"), (2, "reform"))))
    assert posted == "I ministeri sono assegnati. P1 alla Marina, P2 alle Riforme."
    again = diary_line("final_decrees", "reassign", action.Reassigned(1, ((1, "navy"), (2, None))))
    assert again.endswith("P1 alla Marina, P2 resta senza ministero.")
    assert diary_line("final_decrees", "manoeuvres", action.Manoeuvred(1, 2, 3)).endswith(
        "P1 −2, Marina −3."
    )
