"""One user starts many helpers through pkexec: what that costs, and that everybody else can go on."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.privilege.conftest import LoopDrive
from tests.privilege.sandbox import VIEWER, Sandbox, from_window
from tests.privilege.session import Session, command_for, start

pytestmark = [pytest.mark.privilege, pytest.mark.slow]

MANY = 12
AT_MOST_KIB = 32 * 1024
"""Of memory that is a helper's alone. It takes about 14 MiB."""


@pytest.fixture(scope="module")
def crowd(sandbox: Sandbox) -> Iterator[list[Session]]:
    """Give helpers that one user has started all at the same time, without a password."""
    with ExitStack() as all_of_them:
        started = [sandbox.start(from_window(command_for("inspect")), VIEWER) for _ in range(MANY)]
        yield [all_of_them.enter_context(Session(process)) for process in started]


def test_whoever_starts_many_helpers_keeps_nobody_else_from_changing_settings(
    sandbox: Sandbox, loop: LoopDrive, crowd: list[Session]
) -> None:
    with start(sandbox, "tune") as other:
        loop.change(other, read_ahead=512)
        assert loop.read_ahead == 512
        # All of them ask, none waits for another, and the trial is reverted as if they were not there.
        asked = [session.post("drives") for session in crowd]
        os.kill(other.window, signal.SIGKILL)
        assert other.gone()
        assert loop.read_ahead == LoopDrive.READ_AHEAD
        for session, number in zip(crowd, asked, strict=True):
            assert "ok" in session.answer(number)


def test_each_of_them_is_small_and_ends_with_its_window(crowd: list[Session]) -> None:
    for session in crowd:
        rollup = Path(f"/proc/{session.helper}/smaps_rollup").read_text()
        own = sum(int(size) for size in re.findall(r"^Private_\w+: +(\d+) kB$", rollup, re.MULTILINE))
        assert 0 < own < AT_MOST_KIB
    for session in crowd:
        os.kill(session.window, signal.SIGKILL)
    assert all(session.gone() for session in crowd)
