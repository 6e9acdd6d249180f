"""Another machine of the demo: its helpers are processes here, and ssh has no part in it."""

from __future__ import annotations

import os
import sys

from disktune_contract.messages.protocol import Class
from disktune_gui.client.elevation import HelperCommand, where_we_are
from disktune_gui.client.remote.ssh_command import Connection
from disktune_gui.demo import diary

SEED = 7
"""Of its drives, which are others than those of the demo's own computer."""


class SimulatedConnection(Connection):
    """Starts what ssh would start there."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self._shared: diary.DiaryFile | None = None

    @property
    def asks(self) -> bool:
        """Nothing is asked."""
        return False

    def command(self, privilege: Class) -> HelperCommand | None:
        """Return how to start a helper of the simulated machine."""
        if self._shared is None:
            self._shared = diary.DiaryFile()
        environment = {
            **os.environ,
            diary.VARIABLE: self._shared.path,
            "PYTHONPATH": where_we_are(os.environ.get("PYTHONPATH", "")),
        }
        arguments = ("-m", "disktune_gui.demo", privilege.value, "--seed", str(SEED))
        return HelperCommand(sys.executable, arguments, tuple(environment.items()))

    def leave(self) -> None:
        """There is no connection."""

    def end(self) -> None:
        """Forget what was done to it."""
        if self._shared is not None:
            self._shared.close()
            self._shared = None
