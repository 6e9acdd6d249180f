"""What all tests of the window share: no display, one font, and nothing of an earlier test."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Before the application is made. DejaVu Sans is among the packages that the program needs.
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).with_name("fonts.conf"))

from PyQt6.QtCore import QCoreApplication, QEvent, Qt
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.client.session import Session
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.services import health_history
from disktune_gui.services.services import Services
from disktune_gui.store import drive_database, health_files
from disktune_gui.theming import theme
from tests.gui.scripted_session import ScriptedSession
from tests.gui.support import Scripts, running_demo, services_of
from tests.gui.text.speaking import speaking
from tests.patient_bot import qtbot

__all__ = ["qtbot"]
"""Fixtures from elsewhere."""


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """Return the application in its own style, which the program, too, takes on before its first window."""
    theme.apply(qapp, Preferences().theme)
    return qapp


@pytest.fixture(autouse=True)
def _no_collection_inside_events() -> Iterator[None]:
    """Collect garbage between tests only.

    A window that a test has let go of may still have to be painted, by code of ours that makes Python collect: the
    window is then destroyed in the middle of its own painting. The program holds on to its windows; tests do not.
    """
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def _no_leftovers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Delete what a test asked to be deleted: only a running event loop would, and the next test may have none."""
    yield
    if "qapp" in request.fixturenames:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(autouse=True)
def _no_samples_of_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """Let no test be told what the drives of an earlier one had counted, nor those of this machine."""
    nowhere = tmp_path_factory.getbasetemp() / "no-health"
    monkeypatch.setattr(health_files, "SYSTEM", nowhere)
    monkeypatch.setattr(health_history, "FOLDER", nowhere)
    yield
    shutil.rmtree(health_files.folder(), ignore_errors=True)


@pytest.fixture(autouse=True)
def _no_database_of_drives(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what pages say not depend on whether smartmontools is installed."""
    monkeypatch.setattr(drive_database, "PLACES", "")


@pytest.fixture(autouse=True)
def _fresh_preferences(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let no test see what another one chose, copied or still presses."""
    if "qapp" not in request.fixturenames:
        yield
        return
    application: QApplication = request.getfixturevalue("qapp")
    letters, colours = application.font(), application.palette()
    yield
    Preferences().forget()
    if application.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        # A shortcut that closed its window took the release along: the next test would select with Ctrl.
        QtBot.keyRelease(QWidget(), Qt.Key.Key_Control)  # type: ignore[no-untyped-call]
    if application.font() != letters:
        application.setFont(letters)
    if application.palette() != colours:
        theme.apply(application, Preferences().theme)
    clipboard = application.clipboard()
    if clipboard is not None:
        clipboard.clear()


@pytest.fixture
def german(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the window speak a language that has the texts in GERMAN of the test's module."""
    with speaking(qapp, request.module.GERMAN):
        yield


@pytest.fixture
def scripted(tmp_path: Path) -> Scripts:
    """Return a maker of commands for scripted helpers."""
    return Scripts(tmp_path)


@pytest.fixture
def session(qtbot: QtBot) -> ScriptedSession:
    """Return a session that answers what the test says; a test that wants another has a fixture of that name."""
    return ScriptedSession()


@pytest.fixture
def services(session: ScriptedSession) -> Services:
    """Return the services of a page over the session of the test."""
    return services_of(session)


@pytest.fixture
def demo_session(qtbot: QtBot) -> Iterator[Session]:
    """Return a session over the demo's helpers that has read its list of drives."""
    with running_demo() as session:
        yield session


@pytest.fixture(scope="module")
def _demo_of_module(qapp: QApplication) -> Iterator[Session]:
    with running_demo() as session:
        yield session


@pytest.fixture
def shared_demo(_demo_of_module: Session) -> Iterator[Session]:
    """Return the same for all tests of a module: each leaves the drives as it found them."""
    yield _demo_of_module
    # Pages and windows of the test are gone: nobody watches, and the next window is seen.
    while _demo_of_module._watchers:
        _demo_of_module.watch(False)
    _demo_of_module.hide(False)
