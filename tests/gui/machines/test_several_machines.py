"""Several machines in one window: which is in front, what stays with each, what is remembered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_contract.messages.look import DriveList
from disktune_contract.messages.privilege import Class
from disktune_gui.client.elevation import HelperCommand, HelperLauncher
from disktune_gui.client.remote.connection import Connection
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from disktune_gui.desktop.event_loop import InputStarvationGuard
from disktune_gui.machines.frame import ConnectDialog, MachinesWindow, RemoteNotifier
from disktune_gui.machines.machines import KEPT, Machines
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.services.services import Services
from disktune_gui.tray.notification import Notification, Urgency
from tests.gui.scripted_session import WindowSession
from tests.gui.support import Scripts, added, plain, services_of
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive


class Far(Connection):
    """Starts a script where ssh would start a helper."""

    def __init__(self, host: str, browse: HelperCommand) -> None:
        super().__init__(host, {}, ("/usr/bin/ssh",))
        self._browse = browse

    def command(self, privilege: Class) -> HelperCommand | None:
        return self._browse if privilege is Class.BROWSE else None


@pytest.fixture
def machines(qtbot: QtBot, scripted: Scripts, monkeypatch: pytest.MonkeyPatch) -> Iterator[Machines]:
    session = WindowSession(HelperLauncher(root=False))
    session.refuse_the_rest()
    monkeypatch.setattr(session, "begin_closing", lambda: None)
    monkeypatch.setattr(session, "close", lambda: True)
    services: Services = services_of(session)
    window = MainWindow(services)
    window.show()
    session.bring(make_drive("sda"))

    def far(_machines: Machines, host: str) -> RemoteSession:
        drives = tuple(make_drive(name, model=f"{host} {name}") for name in ("sda", "sdb"))
        script = scripted(answers={"drives": {"ok": plain(DriveList(drives))}})
        return RemoteSession(host, Far(host, script))

    monkeypatch.setattr(Machines, "_session", far)
    made = Machines(window, services.preferences)
    yield made
    made.top.close()
    made.close()


def listed(qtbot: QtBot, window: MainWindow) -> RemoteSession:
    session = of_kind(RemoteSession, window.session)
    qtbot.waitUntil(lambda: session.listed)
    return session


def test_a_machine_alone_has_no_frame(machines: Machines) -> None:
    machines.begin()
    assert of_kind(MainWindow, machines.top).alone


@pytest.mark.slow
def test_a_host_gets_a_group_and_pages_of_its_own_beside_those_of_this_machine(
    qtbot: QtBot, machines: Machines
) -> None:
    alone = machines.top
    machines.begin(["admin@nas"])
    frame = of_kind(MachinesWindow, machines.top)
    for window in (alone, frame):
        # A burst of clicks keeps no window from its helpers.
        assert window.findChildren(InputStarvationGuard, options=Qt.FindChildOption.FindDirectChildrenOnly)
    own, nas = machines.windows
    listed(qtbot, nas)
    assert frame.front is nas
    assert [section.heading.name.text() for section in frame.column.sections] == ["This computer", "nas"]
    assert nas.panel.model.index_of("sdb").isValid()
    assert not own.panel.model.index_of("sdb").isValid()
    assert frame.windowTitle().endswith("nas – DiskTune")
    # The menu of the machine in front is the window's.
    shown = {menu.title() for menu in frame.findChildren(QMenu) if menu.parentWidget() is not None}
    assert {"&File", "&View", "&Help"} <= shown
    assert present(frame.menuWidget()).isVisible()
    # Of two machines one has the selection.
    qtbot.waitUntil(lambda: nas.panel.view.selectedIndexes() != [])
    assert own.panel.view.selectedIndexes() == []
    # To go to the list of a machine shows it.
    own.panel.view.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.waitUntil(lambda: frame.front is own)
    assert own.isVisible()
    assert not nas.isVisible()
    nas.session.drives_changed.emit(nas.session.drives)
    assert frame.front is own, "what arrives from a machine does not bring it to the front"
    qtbot.waitUntil(lambda: nas.panel.view.selectedIndexes() == [])
    # One search is for all.
    frame.column.search.setText("sdb")
    assert not own.panel.model.index_of("sda").isValid()
    assert nas.panel.model.index_of("sdb").isValid()


@pytest.mark.slow
def test_hosts_are_remembered_and_not_connected_to_unasked(qtbot: QtBot, machines: Machines) -> None:
    machines.connect_to("admin@nas")
    machines.connect_to("backup")
    listed(qtbot, machines.windows[1])
    preferences = machines._preferences
    assert preferences.text(KEPT) == "admin@nas backup"
    of_kind(MachinesWindow, machines.top).removed.emit(machines.windows[1])
    assert preferences.text(KEPT) == "backup"
    assert [window.session.place.host for window in machines.windows] == ["", "backup"]
    again = MainWindow(services_of(machines.windows[0].session))
    later = Machines(again, preferences)
    later.begin()
    assert of_kind(RemoteSession, later.windows[1].session).reach is Reach.CLOSED
    later.top.close()
    later.close()


def test_what_somebody_wrote_into_the_preferences_is_no_option_of_ssh(machines: Machines) -> None:
    machines._preferences.keep(KEPT, "-oProxyCommand=x nas")
    machines.begin()
    assert [window.session.place.host for window in machines.windows] == ["", "nas"]


@pytest.mark.slow
def test_a_lost_connection_is_told_once_and_reconnects(qtbot: QtBot, machines: Machines) -> None:
    machines.begin(["admin@nas"])
    nas = machines.windows[1]
    session = listed(qtbot, nas)
    link = session._links[Class.BROWSE]
    link.abandon(0.0)  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: session.reach is Reach.LOST)
    told = [words for words in nas.messages.sentences if "connection lost" in words]
    assert len(told) == 1
    assert told[0].endswith("nas shows old values.")
    assert nas.panel.model.index_of("sdb").isValid()
    present(nas.messages.front).offers[0].trigger()
    qtbot.waitUntil(lambda: session.reach is Reach.CONNECTED)
    assert not [words for words in nas.messages.sentences if "connection lost" in words]


def test_connect_takes_hosts_alone(qtbot: QtBot) -> None:
    dialog = added(qtbot, ConnectDialog(["nas"]))
    assert [dialog.host.itemText(0), dialog.host.currentText()] == ["nas", ""], "hosts of before are offered"
    hosts: list[str] = []
    dialog.wanted.connect(hosts.append)
    assert not dialog.connect_button.isEnabled()
    dialog.host.setCurrentText("-oProxyCommand=x")
    dialog.connect_button.click()
    assert "not a valid host" in dialog.told.text()
    assert hosts == []
    dialog.host.setCurrentText(" admin@nas ")
    dialog.connect_button.click()
    assert hosts == ["admin@nas"]


# -- what is notified of another machine --


class Shown:
    def __init__(self) -> None:
        self.messages: list[Notification] = []

    def show(self, message: Notification) -> None:
        self.messages.append(message)


def array(alarm: str, why: str = "") -> Drive:
    return make_drive(
        "md0",
        DriveKind.ARRAY,
        model="media",
        array=ArrayInfo("raid1", "clean", 2, 1, None, None, None, None, alarm=alarm, why=why),
    )


def test_a_turn_for_the_worse_is_told_and_what_was_so_before_is_not(qtbot: QtBot) -> None:
    shown = Shown()
    session = RemoteSession("admin@nas")
    RemoteNotifier(session, shown)
    session.drives_changed.emit((array("degraded"),))
    assert shown.messages == [], "that is in the window"
    session.drives_changed.emit((array("healthy"),))
    session.drives_changed.emit((array("degraded", "1 of 2 members is missing."),))
    session.drives_changed.emit((array(""),))
    session.drives_changed.emit((array("degraded", "1 of 2 members is missing."),))
    well, worse = shown.messages
    assert well.title == "media on nas is in order"
    assert (worse.title, worse.body) == ("media on nas is degraded", "1 of 2 members is missing.")
    assert (worse.urgency, worse.stays) == (Urgency.CRITICAL, True)
    assert worse.key == well.key, "one takes the place of the other"
    session.close()


def test_a_lost_connection_is_told_while_nobody_looks(qtbot: QtBot) -> None:
    shown = Shown()
    session = RemoteSession("admin@nas")
    RemoteNotifier(session, shown)
    session._set_reach(Reach.CONNECTED)
    session._set_reach(Reach.LOST, "nas: connection lost at 14:03.")
    (message,) = shown.messages
    assert message.title == "The connection to nas was lost"
    session.close()
