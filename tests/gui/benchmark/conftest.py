"""What all tests of the benchmark page share: the page, and a helper that measures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from disktune_gui.benchmark.page import BenchmarkPage
from tests.gui.benchmarks import SDA, Bench
from tests.gui.scripted_session import ScriptedSession, brought_to_front
from tests.gui.support import services_of


@pytest.fixture
def bench(session: ScriptedSession) -> Bench:
    return Bench(session)


@pytest.fixture
def page(qtbot: QtBot, session: ScriptedSession) -> Iterator[BenchmarkPage]:
    found = BenchmarkPage(services_of(session))
    found.form.choices.choose("drive.direct")
    found.measured.disclosure.opened = True
    yield from brought_to_front(qtbot, found, SDA, 940, 620)
