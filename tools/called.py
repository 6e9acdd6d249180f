"""A plugin of pytest: write down which functions each test calls, or run the tests that a list names.

    DISKTUNE_CALLS=FILE pytest -p tools.called …    # write the file
    DISKTUNE_TESTS=FILE pytest -p tools.called …    # run only the tests named in it

`tools.mutants` uses both, so that a changed function meets the tests that call it and no others.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

_HERE = str(Path.cwd())


class _Calls:
    """The functions of this checkout that are called while it is on."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()
        self.tests: dict[str, tuple[float, set[CodeType]]] = {}
        self.shared: dict[str, set[CodeType]] = {}
        """What fixtures called that several tests share, by the place from which on they are valid."""

    def __call__(self, frame: FrameType, _event: str, _argument: object) -> None:
        self.codes.add(frame.f_code)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Record one test with its fixtures."""
        self.codes = set()
        began = time.process_time()
        threading.settrace(self)
        sys.settrace(self)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            self.tests[item.nodeid] = (time.process_time() - began, self.codes)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
        """Record what a shared fixture calls for every test that may use it."""
        if fixturedef.scope == "function":
            return (yield)
        before, self.codes = self.codes, set()
        try:
            return (yield)
        finally:
            self.shared.setdefault(fixturedef.baseid, set()).update(self.codes)
            self.codes |= before

    def pytest_sessionfinish(self) -> None:
        """Write everything as JSON: test, then its seconds and its functions as file and line."""
        written = {}
        for test, (seconds, codes) in self.tests.items():
            shared = (calls for place, calls in self.shared.items() if test.startswith(place))
            every = {(code.co_filename, code.co_firstlineno) for code in codes.union(*shared)}
            own = sorted((os.path.relpath(file, _HERE), line) for file, line in every if file.startswith(_HERE))
            written[test] = [round(seconds, 3), own]
        Path(os.environ["DISKTUNE_CALLS"]).write_text(json.dumps(written), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Begin to record, if that is asked for."""
    if "DISKTUNE_CALLS" in os.environ:
        config.pluginmanager.register(_Calls())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that the list does not name."""
    if "DISKTUNE_TESTS" in os.environ:
        wanted = set(json.loads(Path(os.environ["DISKTUNE_TESTS"]).read_text(encoding="utf-8")))
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in wanted])
        items[:] = [item for item in items if item.nodeid in wanted]
