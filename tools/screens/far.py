"""The ways to what is shown of other machines, which the demo simulates, too."""

from __future__ import annotations

from PyQt6.QtWidgets import QWidget

from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.remote.remote_link import RemoteLink
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from disktune_gui.client.session import Session
from disktune_gui.machines.frame import ConnectDialog
from disktune_gui.machines.machines import Machines
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.services.services import Services
from tools.screens.stage import Stage

_OPEN: dict[QWidget, Machines] = {}
"""By the window of all of them."""
NOON = 1_795_000_380.0
"""When the connection is lost, in seconds since 1970, so that all pictures say the same."""


def connect(stage: Stage) -> QWidget:
    """Open the dialog that asks for a host."""
    dialog = ConnectDialog(("admin@nas", "backup.example.org"), stage.window)
    dialog.host.setCurrentText("admin@nas")
    dialog.open()
    return dialog


def two_machines(stage: Stage) -> QWidget:
    """Show this computer and another one in a window of its own."""
    session = Session(HelperLauncher(root=False, demo=True))
    machines = Machines(MainWindow(Services(session, stage.services.preferences)), stage.services.preferences)
    machines.begin(["admin@nas"])
    top = machines.top
    _OPEN[top] = machines
    top.resize(stage.window.size())
    top.show()
    session.start()
    stage.until(lambda: all(window.session.listed for window in machines.windows), "machines")
    stage.watch(3)
    return top


def connection_lost(stage: Stage) -> QWidget:
    """Show the same after a cut."""
    top = next(iter(_OPEN), None) or two_machines(stage)
    far = _OPEN[top].windows[1].session
    for link in list(far._links.values()):
        if isinstance(link, RemoteLink):
            link.abandon(NOON)
    stage.until(lambda: isinstance(far, RemoteSession) and far.reach is Reach.LOST, "cut")
    return top


def leave(*_shown: object) -> None:
    """Close such a window where there is one, and end its helpers."""
    while _OPEN:
        top, machines = _OPEN.popitem()
        top.close()
        machines.close()
