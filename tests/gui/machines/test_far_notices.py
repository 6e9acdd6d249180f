"""What is notified of another machine."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from disktune_gui.machines.frame import RemoteNotifier
from disktune_gui.tray.notification import Notification, Urgency
from tests.sample_drive import make_drive


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
