"""What the window has to do with arrays in trouble and with the tray: sentences, entries of a menu, visitors."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtDBus import QDBusConnection
from PyQt6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.desktop import autostart, language
from disktune_gui.mainwindow import menus
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow, WindowRequests
from disktune_gui.page_declaration import Place
from disktune_gui.tray import notification
from disktune_gui.tray.notification import Matter
from tests.gui.scripted_session import ScriptedSession
from tests.gui.support import added, services_of
from tests.narrowed import present
from tests.sample_drive import make_drive


def array(name: str, alarm: Alarm, why: str = "Because.") -> Drive:
    info = ArrayInfo("raid1", "clean", 2, 2, None, None, None, None, alarm=alarm.value, why=why)
    return make_drive(name, DriveKind.ARRAY, array=info, partitions=())


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "a config"))
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    yield tmp_path / "a config"
    notification.store().clear()


# -- the menu ----------------------------------------------------------------------------------------------


def _menu(qtbot: QtBot, session: ScriptedSession, messages: Messages) -> tuple[QMenu, menus.TrayMenu]:
    menu = added(qtbot, QMenu())
    made = menus.TrayMenu(services_of(session), messages, menu)
    made.fill(menu)
    return menu, made


def test_the_tray_is_started_at_login_when_it_is_ticked(
    qtbot: QtBot, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []
    monkeypatch.setattr(menus.TrayMenu, "_begin_or_end", lambda _self, on: begun.append(on))
    _, made = _menu(qtbot, ScriptedSession(), Messages())
    assert not made._watch.isChecked()
    made._watch.trigger()
    assert made._watch.isChecked()
    assert autostart.enabled()
    assert autostart.path() == config / "autostart/org.disktune.DiskTune.Tray.desktop"
    made._watch.trigger()
    assert not autostart.path().exists()
    assert begun == [True, False]


def test_where_it_cannot_be_kept_the_tick_goes_and_a_sentence_comes(qtbot: QtBot, config: Path) -> None:
    config.mkdir()
    (config / "autostart").write_text("not a folder")
    messages = Messages()
    _, made = _menu(qtbot, ScriptedSession(), messages)
    made._watch.trigger()
    assert not made._watch.isChecked()
    assert messages.sentences[0].endswith("could not be written: File exists.")


def test_where_the_desktop_decides_the_tick_says_what_it_decided(
    qtbot: QtBot, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []
    monkeypatch.setattr(menus.TrayMenu, "_begin_or_end", lambda _self, on: begun.append(on))
    session, messages = ScriptedSession(), Messages()
    session.place = HelperLauncher(root=False, sandboxed=True)
    menu, made = _menu(qtbot, session, messages)
    made._on_portal(True, True)
    assert (made._watch.isChecked(), begun, messages.sentences) == (True, [True], [])
    made._on_portal(True, False)
    assert (made._watch.isChecked(), begun) == (False, [True])
    assert messages.sentences == ["The desktop forbids the start at login."]
    made._watch.setChecked(True)
    menu.aboutToShow.emit()
    assert not made._watch.isChecked(), "the last word of the desktop was no"
    made._on_portal(False, False)
    assert begun == [True, False]
    made._on_portal(False, True)
    assert (made._watch.isChecked(), begun) == (True, [True, False])
    assert messages.sentences[-1] == "DiskTune still starts at login."


def test_where_the_desktop_cannot_be_asked_the_tick_goes_back_and_a_sentence_comes(
    qtbot: QtBot, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDBusConnection, "sessionBus", lambda: QDBusConnection("nowhere"))
    session, messages = ScriptedSession(), Messages()
    session.place = HelperLauncher(root=False, sandboxed=True)
    _, made = _menu(qtbot, session, messages)
    made._watch.trigger()
    qtbot.waitUntil(lambda: bool(messages.sentences))
    assert messages.sentences == ["The desktop could not be asked. No session bus."]
    assert not made._watch.isChecked()


def test_an_entry_that_was_switched_off_elsewhere_is_off(config: Path) -> None:
    autostart.enable()
    text = autostart.path().read_text()
    autostart.path().write_text(text.replace("-enabled=true", "-enabled=false"))
    assert not autostart.enabled()
    autostart.path().write_text(text + "Hidden=true\n")
    assert not autostart.enabled()
    autostart.path().write_bytes(b"\xff")
    assert not autostart.enabled()


def test_the_entry_speaks_every_language_of_the_window(tmp_path: Path) -> None:
    for code in language.available().keys() - {"en"}:
        assert f"\nComment[{code}]=" in autostart.entry(["/usr/bin/disktune"], tmp_path)


@pytest.mark.tools
@pytest.mark.parametrize(
    ("command", "line"),
    [
        (["/usr/bin/disktune", "--tray"], "Exec=/usr/bin/disktune --tray"),
        (["/home/a b/python", "-m", "x"], 'Exec="/home/a b/python" -m x'),
        (['/o"d\\d/100%$x', "y"], 'Exec="/o\\\\"d\\\\\\\\d/100%%\\\\$x" y'),
    ],
)
def test_the_entry_is_valid_whatever_the_path(tmp_path: Path, command: list[str], line: str) -> None:
    file = tmp_path / autostart.ENTRY
    file.write_text(autostart.entry(command, tmp_path))
    assert line in file.read_text().splitlines()
    validator = present(shutil.which("desktop-file-validate"))
    done = subprocess.run([validator, file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_glib_would_start_what_was_meant(tmp_path: Path) -> None:
    """The quoting, judged by the library that desktops start programs with."""
    program = tmp_path / 'a "quoted" $pa`th\\ 100'  # with a per cent sign GLib looks for another file
    program.write_text('#!/bin/sh\nprintf \'%s\\n\' "$0" "$@" >"$(dirname "$0")/said"\n')
    program.chmod(0o755)
    file = tmp_path / autostart.ENTRY
    file.write_text(autostart.entry([str(program), "two words", "--tray"], tmp_path))
    judge = "import sys\nfrom gi.repository import Gio\nGio.DesktopAppInfo.new_from_filename(sys.argv[1]).launch()"
    subprocess.run(["/usr/bin/python3", "-c", judge, file], check=True, capture_output=True)
    from tests.tray.surroundings import until

    said = tmp_path / "said"
    assert until(lambda: said.exists() and said.read_text().count("\n") == 3)
    assert said.read_text().splitlines() == [str(program), "two words", "--tray"]


def test_no_arrays_is_said_only_where_the_list_was_read(qtbot: QtBot, config: Path) -> None:
    session = ScriptedSession()
    _, made = _menu(qtbot, session, Messages())
    for session.listed, words in (
        (False, "RAID arrays unknown"),
        (True, "No RAID arrays"),
    ):
        made._muted.aboutToShow.emit()
        assert [entry.text() for entry in made._muted.actions()] == [words]


def test_arrays_are_muted_in_the_menu_and_containers_are_not_there(qtbot: QtBot, config: Path) -> None:
    session = ScriptedSession()
    session.bring(array("md1", Alarm.HEALTHY), array("md127", Alarm.CONTAINER), make_drive("sda"))
    notification.mute(notification.store(), "md9", on=True)
    _, made = _menu(qtbot, session, Messages())
    made._muted.aboutToShow.emit()
    entries = made._muted.actions()
    assert [(entry.text(), entry.isChecked()) for entry in entries] == [("md1", False), ("md9", True)]
    entries[0].trigger()
    entries[1].trigger()
    assert notification.muted(notification.store()) == {"md1"}


# -- visitors ----------------------------------------------------------------------------------------------


class Still(Session):
    """Has drives and answers nothing."""

    def _ask(self, *_: Any) -> None:
        pass

    def bring(self, *drives: Drive) -> None:
        self.drives, self.listed = drives, True
        self.drives_changed.emit(drives)


def _window(qtbot: QtBot, **options: Any) -> tuple[MainWindow, Still]:
    session = Still(HelperLauncher(root=True))
    window = added(qtbot, MainWindow(services_of(session), **options))
    return window, session


@pytest.mark.slow
def test_a_visitor_is_shown_the_array_and_the_offer_once(
    qtbot: QtBot, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []
    monkeypatch.setattr(MainWindow, "lay_offer", lambda _self, what: offered.append(what))
    window, session = _window(qtbot)
    visitors = WindowRequests(window)
    window.setWindowState(Qt.WindowState.WindowMinimized)
    visitors.show("md0", "speed-up", "")
    assert not window.windowState() & Qt.WindowState.WindowMinimized
    assert offered == []
    session.bring(make_drive("sda"), array("md0", Alarm.BUSY))
    assert offered == ["speed-up"]
    window.panel.choose("sda")
    window.panel.choose("md0")
    assert offered == ["speed-up"]
    visitors.show("md0", "pause", "")
    assert offered == ["speed-up", "pause"]
    window.panel.choose("sda")
    visitors.show("md0", "", "")
    assert present(window.panel.current()).name == "md0"


@pytest.mark.slow
def test_the_desktops_menu_leads_to_measure_and_to_the_worst_array(qtbot: QtBot, config: Path) -> None:
    window, session = _window(qtbot)
    visitors = WindowRequests(window)
    visitors.show("", "arrays", "")
    assert window.panel.current() is None, "they are not known yet"
    session.bring(array("md0", Alarm.HEALTHY), array("md1", Alarm.DEGRADED), array("md2", Alarm.BUSY))
    assert (current := window.panel.current()) is not None
    assert current.name == "md1"
    session.bring(make_drive("sda"), make_drive("sdb"))
    visitors.show("", "arrays", "")
    assert window.panel.current() is None
    for drive in ("", "sda"):
        window.panel.choose(drive)
        visitors.show("", "measure", "")
        assert window.tabs.front.declared.place is Place.MEASURE
    visitors.show("", "no such place", "")


@pytest.mark.slow
def test_an_offer_brings_the_page_to_the_front_that_has_to_do_with_it(qtbot: QtBot, config: Path) -> None:
    window, session = _window(qtbot, drive="md0")
    session.bring(array("md0", Alarm.BUSY))
    asked: list[str] = []

    def take(what: str) -> bool:
        asked.append(what)
        return True

    window.page(Tab.ACTIVITY).offer = take  # type: ignore[method-assign]
    window.lay_offer("rest")
    assert (window.tabs.currentIndex(), asked) == (Tab.ACTIVITY, ["rest"])


def test_a_notice_about_a_drive_brings_its_health_to_the_front(qtbot: QtBot, config: Path) -> None:
    window, session = _window(qtbot)
    session.bring(make_drive("sda"), make_drive("sdb"))
    WindowRequests(window).show("sdb", "health", "")
    assert (present(window.panel.current()).name, window.tabs.currentIndex()) == ("sdb", Tab.DRIVE_HEALTH)


def test_what_a_notification_muted_is_listed_and_can_be_told_again(qtbot: QtBot, config: Path) -> None:
    _, made = _menu(qtbot, ScriptedSession(), Messages())
    made._matters.aboutToShow.emit()
    assert [(entry.text(), entry.isEnabled()) for entry in made._matters.actions()] == [("None", False)]
    pending = Matter("pending", "wwn:1")
    notification.mute_matter(notification.store(), pending, "WD Blue (sda)", on=True)
    notification.mute_matter(notification.store(), Matter("dusty", "wwn:1"), "WD Blue (sda)", on=True)
    made._matters.aboutToShow.emit()
    texts = [entry.text() for entry in made._matters.actions()]
    assert texts == ["WD Blue (sda): New pending sectors", "WD Blue (sda): dusty"], "one of another version, too"
    made._matters.actions()[1].trigger()
    assert list(notification.muted_matters(notification.store())) == [pending]
    made._matters.actions()[1].trigger()
    assert len(notification.muted_matters(notification.store())) == 2, (
        "a slip of the hand is undone in the same menu"
    )
