"""Which language the program speaks, and that what is chosen is spoken by the whole of it, Qt included."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PyQt6.QtCore import QLocale
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from disktune_gui.benchmark.form import BenchmarkForm
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.desktop import language
from disktune_gui.desktop.event_loop import RESTART
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.text.formats import temperature
from tests.gui.scripted_session import WindowSession
from tests.gui.support import added, services_of
from tests.gui.told import press
from tests.narrowed import present
from tools import translations

KNOWN = {"en": 100, "de": 95, "ja": 90, "pt_BR": 100, "fr": 20}

SPEAK = """
import json, sys
from PyQt6.QtCore import QCoreApplication, QLocale, QSettings
from PyQt6.QtWidgets import QApplication
for key, chosen in json.loads(sys.argv[1]).items():
    QSettings("disktune", "disktune").setValue(key, chosen)
from disktune_gui.desktop import language
from disktune_gui.desktop.event_loop import RESTART
from disktune_gui.text.formats import number, temperature
from disktune_gui.text.said import heard
from disktune_gui.{0} import {1} as made
kept = made()
translate = QCoreApplication.translate
print(json.dumps([
    translate("Tab", "Settings"), translate("QPlatformTheme", "Cancel"), QLocale().toString(1234567.5, "f", 1),
    number(65536), temperature(55), heard.wanted, language.current(),
]))
"""
WINDOW, TRAY = ("app", "make_application"), ("tray.main", "_application")
ENGLISH = ["Settings", "Cancel", "1,234,567.5", "65,536"]


@pytest.mark.parametrize(
    ("chosen", "wanted", "spoken"),
    [
        ("", ["de-AT", "de"], "de"),
        ("", ["de-Latn-DE"], "de"),
        ("", ["pt-Latn-BR", "pt-BR", "pt"], "pt_BR"),
        ("", ["pt-PT", "pt"], "en"),
        ("", ["sv-SE", "sv", "ja-JP"], "ja"),
        # Who wants English first gets it, whatever else is read by them.
        ("", ["en-US", "en", "de"], "en"),
        ("", ["C"], "en"),
        ("", [], "en"),
        # Next to nothing is translated to it, so it has to be chosen.
        ("", ["fr-FR", "fr"], "en"),
        ("fr", ["de"], "fr"),
        ("en", ["de"], "en"),
        # Chosen once and gone since.
        ("sv", ["ja"], "ja"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_first_that_the_desktop_wants(
    chosen: str, wanted: list[str], spoken: str
) -> None:
    assert language.spoken(chosen, wanted, KNOWN.get) == spoken


def test_a_language_is_a_file_and_bears_its_own_name() -> None:
    found = language.available()
    assert list(found) == ["en", *(file.stem.removeprefix(translations.STEM) for file in translations.files())]
    assert [language.native_name(code) for code in ("en", "de", "ja", "fr")] == [
        "English",
        "Deutsch",
        "日本語",
        "Français",
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "chosen", "place", "said"),
    [
        (
            WINDOW,
            {"language": "de"},
            {"LC_ALL": "C.UTF-8"},
            ["Einstellungen", "Abbrechen", "1.234.567,5", "65.536", "55 °C", True, "de"],
        ),
        (
            TRAY,
            {"language": "ja", "degree": "F"},
            {"LC_ALL": "C.UTF-8"},
            ["設定", "キャンセル", "1,234,567.5", "65,536", "131 °F", True, "ja"],
        ),
        (WINDOW, {}, {"LC_ALL": "C.UTF-8"}, [*ENGLISH, "55 °C", False, "en"]),
        (TRAY, {}, {"LANG": "en_GB.UTF-8", "LC_MEASUREMENT": "en_US.UTF-8"}, [*ENGLISH, "131 °F", False, "en"]),
        # Numbers and degrees follow the desktop where these are of another language, unless a unit is chosen.
        (
            WINDOW,
            {"degree": "F"},
            {"LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"},
            ["Settings", "Cancel", "1.234.567,5", "65.536", "131 °F", True, "en"],
        ),
        (WINDOW, {"degree": "C"}, {"LANG": "en_US.UTF-8"}, [*ENGLISH, "55 °C", False, "en"]),
        (TRAY, {}, {"LANG": "en_US.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"}, [*ENGLISH, "55 °C", False, "en"]),
    ],
)
def test_what_is_chosen_and_what_the_desktop_wants_are_spoken_from_the_start_by_window_and_tray(
    tmp_path: Path, program: tuple[str, str], chosen: dict[str, str], place: dict[str, str], said: list[object]
) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {"XDG_CONFIG_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"} | place
    command = [sys.executable, "-c", SPEAK.format(*program), json.dumps(chosen)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == said


def test_the_unit_of_temperatures_is_chosen_below_units_and_holds_at_once(qtbot: QtBot) -> None:
    session = WindowSession(HelperLauncher(root=True))
    session.refuse_the_rest()
    window = added(qtbot, MainWindow(services_of(session)))
    _view(window).aboutToShow.emit()
    actions = {action.text(): action for action in _below_view(window, "&Units").actions() if action.text()}
    assert [text for text, action in actions.items() if action.isChecked()] == [
        "&Decimal Units (MB, GB)",
        "&Celsius (°C)",
    ]
    with qtbot.waitSignal(window.services.preferences.changed):
        _choose(actions["&Fahrenheit (°F)"])
    assert (temperature(55), Preferences().text("degree")) == ("131 °F", "F")
    _choose(actions["&Celsius (°C)"])
    assert temperature(55) == "55 °C"


def test_a_class_says_what_it_inherits_in_the_language(qtbot: QtBot) -> None:
    translation = language.Translation()
    assert translation.load(str(language.FOLDER / "disktune_de.qm"))
    inherited = language._inheritance()[BenchmarkForm.__name__]
    found = [text for text in translations.texts(language.FOLDER / "disktune_de.ts") if text.context in inherited]
    finished = [text for text in found if text.finished and not text.numerus]
    assert finished
    for text in finished:
        assert translation.translate("BenchmarkForm", text.source) == text.forms[0]
    assert translation.translate("BenchmarkForm", "nobody ever says this") is None


def test_only_a_file_that_is_there_is_a_language() -> None:
    assert language.share_of("en") == 100
    assert (language.share_of("de") or 0) > 0
    for name in ("de_AT", "sv", "", "../translations/disktune_de", "d/e"):
        assert language.share_of(name) is None


def test_what_is_chosen_is_kept_and_said_to_hold_from_the_next_start_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = WindowSession(HelperLauncher(root=True))
    session.refuse_the_rest()
    monkeypatch.setattr(language, "available", lambda: {"en": 100, "de": 95, "fr": 20})
    window = added(qtbot, MainWindow(services_of(session)))
    menu = _below_view(window, "&Language")
    assert menu.isEmpty()
    for _ in range(2):  # It is filled once.
        _view(window).aboutToShow.emit()
    actions = {action.text(): action for action in menu.actions()}
    assert list(actions) == ["Follow &System", "English", "Deutsch", "Français (20% translated)"]
    assert [text for text, action in actions.items() if action.isChecked()] == ["Follow &System"]
    _choose(actions["Deutsch"])
    assert Preferences().language == "de"
    assert window.messages.sentences == ["Language: restart needed"]
    assert QLocale().language() is not QLocale.Language.German
    _choose(actions["Follow &System"])
    assert Preferences().language == ""
    window.show()
    press(window.messages, "Restart Now")
    assert not window.isVisible()
    application = present(QApplication.instance())
    assert application.property(RESTART)
    application.setProperty(RESTART, None)


def _view(window: MainWindow) -> QMenu:
    bar = present(window.menuBar())
    menu: QMenu | None = next(action.menu() for action in bar.actions() if action.text() == "&View")
    return present(menu)


def _below_view(window: MainWindow, text: str) -> QMenu:
    menu: QMenu | None = next(action.menu() for action in _view(window).actions() if action.text() == text)
    return present(menu)


def _choose(action: QAction) -> None:
    action.trigger()
    assert action.isChecked()
