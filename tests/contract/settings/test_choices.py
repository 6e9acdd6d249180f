"""Which other words a list takes: a kernel's name of a scheduler (Linux 6.12, block/elevator.h)."""

from __future__ import annotations

import pytest

from disktune_contract.settings.setting import Choice

OPEN = Choice(("none", "bfq"), open=True)


@pytest.mark.parametrize("name", ["none", "bfq", "x", "adios", "mq-deadline", "a_b-2", "a" * 15])
def test_a_kernel_may_have_schedulers_of_its_own(name: str) -> None:
    assert OPEN.problem(name) is None


@pytest.mark.parametrize(
    "name", ["", "a" * 16, "-", "_-_", "a b", "a/b", "a.b", "naïve", "\u0663", "a\n", "[none]", 1, True]
)
def test_what_no_scheduler_is_called_is_refused(name: str | int) -> None:
    assert OPEN.problem(name) == "the value must be one of: none, bfq"


def test_a_closed_list_takes_no_other_word() -> None:
    assert Choice(("none", "bfq")).problem("adios") == "the value must be one of: none, bfq"
