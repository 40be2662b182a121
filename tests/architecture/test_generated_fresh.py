"""What is generated from the code says what the code says now."""

from companion.web.protocol import places_and_texts


def test_the_protocol_is_written_down_as_it_is():
    stale = [
        path.name
        for path, text in places_and_texts().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert not stale, "run `python -m companion.web.protocol`: it writes these files"
