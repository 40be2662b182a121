"""What a screen of a match shows, in words."""

from tests.kit.games.cities.match import A, Match
from tests.kit.sentences import spoken as in_words


def spoken(said, language="it"):
    """A sentence, with everybody called «P1»."""
    sentence, wrong = in_words(said, language)
    assert wrong == []
    return sentence.replace("\u2068", "").replace("\u2069", "")


def light(**options):
    return Match.with_rules(tracking="light", **options).start(A)
