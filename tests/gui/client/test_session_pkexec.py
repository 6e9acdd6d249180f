"""The window's session with real polkitd, pkexec and the installed helper, for each kind of user."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.privilege import sandbox as sandboxes
from tests.privilege.sandbox import CHECKOUT, OWNER, ROOT, STRANGER, VIEWER, Sandbox, User

PYTHON = f"{CHECKOUT}/.venv/bin/python"
PROBE = f"{CHECKOUT}/{Path(__file__).parents[1].joinpath('session_probe.py').relative_to(ROOT)}"

pytestmark = [pytest.mark.privilege, pytest.mark.slow]


@pytest.fixture(scope="module")
def system() -> Iterator[Sandbox]:
    """Give a system with the helper installed."""
    if os.geteuid() != 0:
        pytest.skip("needs real root: mounts, other users, and pkexec, which is setuid")
    if missing := sandboxes.missing():
        pytest.fail(f"these tests need {', '.join(missing)}: run `make setup`")
    made = Sandbox()
    # Through env: setpriv itself still has root's rights while it looks for what to start.
    if made.run(["env", PYTHON, "-c", ""], OWNER).returncode:
        made.close()
        python = (ROOT / ".venv/bin/python").resolve()
        pytest.fail(f"other users may not run {python}, which .venv is made from: run `make setup`")
    yield made
    made.close()


def probe(system: Sandbox, user: User, before: str, after: str) -> dict[str, Any]:
    """Run the probe as *user*, who has these rights before and after unlocking; return what it found."""
    program = ["env", f"PYTHONPATH={CHECKOUT}:{CHECKOUT}/helper", PYTHON, "-B", PROBE]
    done = system.run([*program, before, after], user)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["listed"], found
    assert found["left"]
    assert (found["before"], found["after"]) == (before, after)
    return found


def test_whoever_sits_there_inspects_without_a_question_and_tunes_after_unlocking(system: Sandbox) -> None:
    found = probe(system, OWNER, "inspect", "tune")
    assert found["answers"] == [""]
    assert found["notices"] == []


def test_whoever_may_not_tune_hears_why_and_keeps_what_it_had(system: Sandbox) -> None:
    found = probe(system, VIEWER, "inspect", "inspect")
    assert len(found["answers"]) == 1
    assert "Not authorized" in found["answers"][0]


def test_from_elsewhere_nothing_is_asked_at_the_start_and_unlocking_says_who_could_ask(system: Sandbox) -> None:
    found = probe(system, STRANGER, "browse", "browse")
    assert len(found["answers"]) == 1
    assert "polkit agent" in found["answers"][0]
    assert found["notices"] == []
