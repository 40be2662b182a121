"""The diary's line for each step, never with the content of a paper."""

from companion.core import Fact, Param, SeatName, SeatNames, Step, Text, text
from companion.games.jrc.components.names import sentence_id
from companion.games.jrc.facts import session
from companion.games.jrc.facts.papers import PapersAsked
from companion.games.jrc.facts.people import LeftForGood, MarkedAbsent, MarkedPresent
from companion.games.jrc.facts.setup import CitiesNamed, ExampleMoved, Moved, Welcomed
from companion.games.jrc.state import Phase

NAMED = (MarkedAbsent, MarkedPresent, LeftForGood, session.Eliminated, Welcomed)


def diary_line(step: Step) -> Text:
    """The line for `step`: the command, by whom if that is public, and what it opened."""
    name = step.name.rpartition(".")[2].replace("_", "-")
    params, named = dict[str, Param](), list[int]()
    if step.seat is not None:
        params["who"] = SeatName(step.seat)
    for event in step.events:
        if isinstance(event, Fact) and (line := event.diary_line()) is not None:
            return line
        match event:
            case Moved() | PapersAsked() if name == "go-on":
                return text(f"jrc-diary-on-{sentence_id(event.phase)}")
            case session.VpSet() if name == "go-on":
                return text(f"jrc-diary-on-{sentence_id(Phase.RESULT)}")
            case ExampleMoved():
                return text("jrc-diary-example", n=event.at + 1)
            case session.SeatingSet() if event.seating or name == "set-participants":
                params["who"] = SeatNames(event.seating)
            case session.PrinceCardAnswered():
                params["use"] = "yes" if event.use else "no"
            case CitiesNamed():
                params["cities"] = ", ".join(event.cities)
            case session.AdvantageUsed():
                params["what"] = text(f"jrc-advantage-{sentence_id(event.advantage)}")
            case _ if isinstance(event, NAMED):
                named.append(event.seat)
    if named:
        params |= {"who": SeatNames(tuple(named)), "count": len(named)}
    return text(f"jrc-diary-{name}", **params)
