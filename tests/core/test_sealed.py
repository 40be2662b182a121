"""Secret papers: who has written is known, what is not asked for is not told."""

from companion.core.sealed import Sealed


def test_papers_are_awaited_until_each_has_written() -> None:
    box: Sealed[str] = Sealed((1, 2, 3))
    box = box.with_paper(3, "c").with_paper(1, "a")
    assert (box.written_by, box.missing) == ((1, 3), (2,))


def test_a_paper_taken_back_is_awaited_again() -> None:
    box = Sealed((1,), {1: "a"}).without(1)
    assert (box.written_by, box.missing) == ((), (1,))
