"""Messages about the connection to another machine, whatever page is in front."""

from __future__ import annotations

from PyQt6.QtCore import QObject

from disktune_contract.messages.protocol import Class
from disktune_gui.client.remote.host import short
from disktune_gui.client.remote.remote_session import Reach, RemoteSession
from disktune_gui.desktop import clipboard
from disktune_gui.mainwindow.banners.banner import Banner, Importance

CONNECTION, RULE = "connection", "sudo-rule"
"""The subjects of the messages, for the banner."""


class ConnectionBanner(QObject):
    """While there is no connection, shows why and offers to connect; shows once which rule sudo there lacks."""

    def __init__(self, session: RemoteSession, banner: Banner) -> None:
        super().__init__(banner)
        self._session, self._banner = session, banner
        session.reach_changed.connect(self._on_reach)
        session.rule_missing.connect(self._on_rule)
        session.privilege_changed.connect(self._on_privilege)
        self._on_reach()

    def _on_reach(self) -> None:
        session = self._session
        if session.reach is Reach.CONNECTED:
            self._banner.withdraw_about(CONNECTION)
            return
        if session.reach is Reach.CONNECTING:
            self._banner.say(session.gone, "info", about=CONNECTION, importance=Importance.STOPS)
            return
        tone = "info" if session.reach is Reach.CLOSED else "danger"
        words = session.gone
        if session.reach is Reach.LOST and session.drives:
            words = self.tr("{sentence} What is shown of {host} is from before.").format(
                sentence=words, host=short(session.host)
            )
        strip = self._banner.say(words, tone, about=CONNECTION, error=False, importance=Importance.STOPS)
        again = self.tr("Connect") if session.reach is Reach.CLOSED else self.tr("Reconnect")
        strip.offer(again, self.tr("Connect to {host} through ssh").format(host=session.host), session.reconnect)

    def _on_rule(self, why: str, rule: str) -> None:
        strip = self._banner.say(why, "caution", about=RULE, importance=Importance.STOPS)
        strip.offer(self.tr("Copy Rule"), rule, lambda: clipboard.copy(rule))

    def _on_privilege(self, privilege: Class) -> None:
        if privilege is Class.TUNE:
            self._banner.withdraw_about(RULE)
