"""A real evening: the clock outlives the server, and the night treats all phones alike."""

import time

import pytest

NAMES = ["Anna", "Ugo", "Pia", "Leo", "Ada", "Eva", "Ivo", "Noa"]


@pytest.fixture
def phones(tablet, guest):
    seated = [guest(name) for name in NAMES]
    if "game" not in tablet.views[-1]["table"]:
        assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
    assert tablet.do("set_option", {"option": "min_step_seconds", "value": 3})["ok"]
    # The first picture after coming back shows all that; one that is on its way may not yet.
    tablet.leave()
    tablet.connect()
    assert len(tablet.views[-1]["table"]["seats"]) == len(NAMES)
    return seated


def main_button(picture):
    """The one ember block of the tablet."""
    return next(
        prompt
        for prompt in picture["view"]["prompts"]
        if prompt["kind"] == "press" and prompt.get("weight", "main") == "main"
    )


def go_on(tablet, until):
    """Press the big button until the tablet shows something."""
    for _ in range(40):
        picture = tablet.views[-1]
        if until(picture):
            return picture
        button = main_button(picture)
        time.sleep(max(0.0, button.get("opens_at", 0) - tablet.say("time", {})["now"]))
        answer = tablet.do(button["command"], button.get("args"))
        assert answer["ok"], answer
        tablet.see(lambda seen, before=picture["v"]: seen["v"] > before)
    raise AssertionError("never came to it")


def countdown(picture):
    panels = picture["view"].get("panels", [])
    return next((panel["clock"] for panel in panels if panel["kind"] == "countdown"), None)


@pytest.mark.slow
def test_a_running_clock_is_right_after_a_power_cut(program, tablet, phones):
    clock = countdown(go_on(tablet, countdown))
    anna = phones[0]
    before = anna.see(countdown)
    program.kill()
    program.start()
    anna.leave()
    anna.connect()
    assert anna.views[-1] == before
    assert countdown(anna.views[-1]) == clock
    elapsed = anna.say("time", {})["now"] - clock["since"]
    assert 0 < elapsed < clock["length"]


def test_a_command_of_the_game_is_refused_before_there_is_one_to_play(tablet, guest):
    answer = guest("Anna").do("pick", {"step": "x", "target": 1})
    assert answer["ok"] is False


def untold(picture):
    """A dawn that the moderator has still to say."""
    buttons = (one for one in picture["view"]["prompts"] if one["kind"] == "press")
    return any(one.get("label", {}).get("t") == "lupus-go-say" for one in buttons)


def tells(picture):
    """Whether it says what the dawn has brought."""
    said = (one["title"]["t"] for one in picture["view"]["panels"] if one["kind"] == "daybreak")
    return any(title != "lupus-line-dawn" for title in said)


@pytest.mark.slow
@pytest.mark.parametrize("dies", [False, True], ids=["", "and the program is killed"])
def test_no_phone_is_told_of_a_dawn_before_the_wall_has_said_it(
    program, tablet, phones, device, dies
):
    wall, (anna, ugo, *_) = device("screen").connect(), phones
    button = main_button(go_on(tablet, untold))
    assert tablet.do(button["command"], button.get("args"))["ok"]
    announced = wall.see(tells)
    if dies:
        program.kill()
        program.start()
        ugo.leave()
        ugo.connect()
    anna.leave()
    anna.connect()
    for phone in (anna, ugo):
        phone.see(tells)
        assert phone.say("time", {})["now"] >= announced["announced_at"]
