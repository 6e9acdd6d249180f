"""What holds for every test: whose machine it runs on, and how long something takes there, proves nothing.

Nothing of Qt: the packages are built, and the helper tested, where there is none.
"""

import gc
import os
import shutil
import signal
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from disktune_contract.messages.privilege import Class
from disktune_helper.system.drive_commands import ioctls
from tests import isolation
from tests.amounts import LONGEST, amount
from tools import slowest

settings.register_profile(
    "patient", max_examples=amount(100), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")

_FOLDERS = {
    "HOME": "",
    "XDG_CACHE_HOME": "cache",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_RUNTIME_DIR": "run",
    "XDG_STATE_HOME": "state",
}
"""Where a program may keep what is a user's own, and the folder that takes its place."""

isolation.watch()

# Before the first QSettings is made: Qt remembers the place for the life of the process.
_HOME = Path(tempfile.mkdtemp(prefix="disktune-test-"))
for _name, _folder in _FOLDERS.items():
    (_HOME / _folder).mkdir(mode=0o700, exist_ok=True)
    os.environ[_name] = str(_HOME / _folder)


def pytest_collection_finish() -> None:
    """Refuse to begin where tests are collected from files that only this computer has."""
    if isolation.opened:
        raise pytest.UsageError(f"collecting the tests opened files outside the checkout: {isolation.opened}")
    # What was collected stays to the end. Simulated drives are circles of thousands of objects: at Python's own
    # thresholds a quarter of the processor time was spent on going through all of these.
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000)


_seconds: defaultdict[str, float] = defaultdict(float)
"""By file of tests."""

_failed: dict[str, None] = {}
"""The tests that failed or broke, in their order."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note what a test took; with pytest-xdist, the process that gave it out hears of it, too."""
    _seconds[report.nodeid.partition("::")[0]] += report.duration
    if report.failed:
        _failed[report.nodeid] = None


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Note a file that could not be read as well: pytest-xdist ends with 1 then, as for a test."""
    if report.failed:
        _failed[report.nodeid] = None


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Leave what the files took, and what failed, to whoever wants to know: `tools/run-tests` tries it again."""
    if not hasattr(session.config, "workerinput"):
        slowest.add(_seconds)
        if path := os.environ.get("DISKTUNE_FAILED"):
            with Path(path).open("a", encoding="utf-8") as file:
                file.writelines(f"{name}\n" for name in _failed)


@pytest.fixture(autouse=True)
def _files_are_the_checkouts_own() -> Iterator[None]:
    """Fail a test that opens a file which only this computer has."""
    isolation.opened.clear()
    yield
    assert isolation.opened == []


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes longest where processes share the files: none waits for another at the end."""
    if hasattr(config, "workerinput"):
        place = {name: number for number, name in enumerate(LONGEST)}
        items.sort(key=lambda item: place.get(item.nodeid.partition("::")[0], len(place)))


def pytest_unconfigure() -> None:
    """Remove what the tests kept as a user's own; with pytest-xdist, each process has its own folder."""
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture(autouse=True)
def _may_tune() -> Iterator[None]:
    """Let tests that open drives in this process send what the program sends, whatever others have said it is."""
    # Not the test's own, which may undo its patches half-way.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ioctls, "_ceiling", Class.TUNE)
        yield


@pytest.fixture(autouse=True)
def _signals_reach_what_comes_later() -> Iterator[None]:
    """Fail a test that leaves a signal blocked: programs that later tests start would inherit that and not end."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    yield
    blocked = signal.pthread_sigmask(signal.SIG_SETMASK, before)
    assert blocked == before
