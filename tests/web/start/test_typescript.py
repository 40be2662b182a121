"""What the browser's types say of what is sent."""

import os
import sys

import pytest

from companion.web import apart
from companion.web.build import typescript


@pytest.fixture(scope="module")
def written():
    return typescript.types()


def shape(written, name):
    """The lines of one interface."""
    return written.partition(f"export interface {name} ")[2].partition("}")[0].splitlines()[1:]


def test_what_holds_its_default_may_be_missing_and_is_never_null(written):
    assert "  following?: Text;" in shape(written, "Script")
    assert "  stages?: ScriptStage[];" in shape(written, "Script")


def test_what_always_goes_may_be_null(written):
    assert "  target: number | null;" in shape(written, "Ballot")


def test_a_word_is_told_by_its_kind(written):
    assert '  kind: "script";' in shape(written, "Script")
    assert "  script: Script;" in shape(written, "Panels")
    assert "export type Panel = Panels[keyof Panels];" in written


def test_a_word_of_a_closed_set_is_written_as_such(written):
    assert '  state: "done" | "now" | "next";' in shape(written, "ScriptStage")
    assert '  weight?: "main" | "quiet" | "link";' in shape(written, "EveryPrompt")


def test_a_choice_too_long_for_a_line_has_one_value_in_each(written):
    scene = shape(written, "View")[1:4]
    assert scene == ["  scene:", '    | "empty"', '    | "lobby"']


def test_a_message_says_which_of_its_keys_may_be_missing(written):
    assert shape(written, "MovedMessage") == ["  why?: string;"]
    assert "  diary: DiaryLine[];" in shape(written, "Desk")
    assert "  undo?: Press;" in shape(written, "Desk")


def test_what_a_device_sends_is_told_by_its_names_on_the_wire(written):
    assert "  for?: number;" in shape(written, "Do")
    assert "  code: string;" in shape(written, "Hello")


def test_two_shapes_of_one_name_are_refused(monkeypatch):
    monkeypatch.setattr(typescript, "_NAMES", {})
    with pytest.raises(ValueError, match="Prompt"):
        typescript.types()


def test_a_process_that_cannot_be_started_has_no_answer(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    assert apart.done("companion.web.speech.render", "it", given=b"Uno.", seconds=10.0) is None


def test_a_system_without_niceness_and_limits_goes_on_as_it_is(monkeypatch):
    monkeypatch.delattr(os, "nice")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "resource", None)
    apart.be_small(1, 1)
    assert not hasattr(os, "nice")
