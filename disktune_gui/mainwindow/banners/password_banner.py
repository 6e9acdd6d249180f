"""What is said of the password, whatever page is in front: that it is waited for, and that it was not given."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QTimer

from disktune_contract.messages.protocol import Class
from disktune_gui.client.session import Session
from disktune_gui.mainwindow.banners.banner import Banner
from disktune_gui.mainwindow.banners.strip import Importance

AWAITED, REFUSED = "password-awaited", "password-refused"
"""What the sentences are about, for the banner."""
PATIENCE_MS = 1500
"""Where no password is needed, because one was given minutes ago, the answer is there sooner."""


def say_refused(banner: Banner, why: str) -> None:
    """Say *why* nothing was unlocked: what was asked for did not happen."""
    banner.say(why, about=REFUSED, importance=Importance.ERROR)


class PasswordBanner(QObject):
    """Lets the user stop waiting: the program that asks may hang, or have opened its dialog out of sight."""

    def __init__(self, session: Session, banner: Banner) -> None:
        super().__init__(banner)
        self._session, self._banner = session, banner
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._say_awaited)
        session.password_awaited.connect(self._on_awaited)
        session.privilege_changed.connect(self._on_privilege)

    def unlock(self) -> None:
        """Ask for the password because the user wants to have given it, and for nothing else."""
        self._session.unlock(self, lambda: None, self._refused)

    def _refused(self, why: str) -> None:
        say_refused(self._banner, why)

    def _on_awaited(self, awaited: bool) -> None:
        if awaited:
            self._banner.withdraw_about(REFUSED)
            self._patience.start()
        else:
            self._patience.stop()
            self._banner.withdraw_about(AWAITED)

    def _say_awaited(self) -> None:
        words = self.tr("Enter your password in the system's dialog. It may be behind this window.")
        strip = self._banner.say(words, "info", about=AWAITED, importance=Importance.STOPS)
        strip.offer(
            self.tr("Stop Waiting"),
            self.tr("Cancel the password request; no settings are changed"),
            self._session.stop_unlocking,
        )

    def _on_privilege(self, privilege: Class) -> None:
        if privilege is Class.TUNE:
            self._banner.withdraw_about(REFUSED)
