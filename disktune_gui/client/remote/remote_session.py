"""The session with another machine: what the window knows and may do there, through ssh.

``browse`` starts at once, ``inspect`` where the user is root there, ``tune`` when the user unlocks. All three are
sessions of one connection, so that only the first authenticates. When one of them falls silent the connection is
lost, and with it all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, auto
from functools import partial
from typing import Any

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract import catalog
from disktune_contract.messages.action import ActionList
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import DeclaredList, StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Hello, Nothing
from disktune_contract.record import replace
from disktune_contract.settings.drive_actions import ACTIONS
from disktune_gui.client.elevation import HelperCommand, HelperLauncher
from disktune_gui.client.link import Done, Failed, Link, LinkEnd
from disktune_gui.client.remote import remote_link
from disktune_gui.client.remote.connection import Connection
from disktune_gui.client.remote.host import short
from disktune_gui.client.remote.remote_link import RemoteLink, lost
from disktune_gui.client.session import Refused, Session
from disktune_gui.owned import later, while_alive


class Reach(Enum):
    """How the machine can be reached now."""

    CONNECTING = auto()
    CONNECTED = auto()
    LOST = auto()
    """It was connected before."""
    REFUSED = auto()
    """It was never connected: the machine, ssh or the helper there refused."""
    CLOSED = auto()
    """The user has ended it."""


class RemoteSession(Session):
    """The window's side of all helpers of one other machine."""

    reach_changed = pyqtSignal()
    """`reach`, and perhaps `gone`, have changed."""
    rule_missing = pyqtSignal(str, str)
    """sudo there refused: the sentence, and the rule to add."""

    def __init__(self, host: str, connection: Connection | None = None, parent: QObject | None = None) -> None:
        super().__init__(HelperLauncher(root=False, host=host), parent)
        self.host = host
        self.reach = Reach.CLOSED
        self.lost_at: float | None = None
        """When the connection was lost last, in seconds since 1970; None while it is up."""
        self._connection = connection or Connection(host)
        self._why = self._login = ""
        self._verbs: frozenset[str] = frozenset()
        self._common: frozenset[str] | None = None
        """Settings and actions that both sides define alike; None where that is all of them."""

    # -- what may be done ----------------------------------------------------------------------------------

    @property
    def gone(self) -> str:
        """Why the machine cannot be reached now; empty if it can."""
        if self.reach is Reach.CONNECTED:
            return ""
        if self.reach is Reach.CONNECTING:
            return self.tr("Connecting to {host}…").format(host=short(self.host))
        return self._why or self.tr("{host} is not connected.").format(host=short(self.host))

    def may(self, verb: str) -> bool:
        """Return whether some running helper there may do *verb* now, and has it."""
        return super().may(verb) and self._has(verb)

    def hopeless(self, verb: str) -> str:
        """Return why *verb* cannot be had there, with a password or without; empty if it can."""
        if self.reach is not Reach.CONNECTED:
            return self.gone
        return super().hopeless(verb) if self._has(verb) else self._lacks()

    def _has(self, verb: str) -> bool:
        return not self._verbs or verb in self._verbs

    def _lacks(self) -> str:
        return self.tr("Update disktune-helper on {host} for this function.").format(host=short(self.host))

    def _unlock(self, then: Callable[[], None], refused: Refused) -> None:
        if self.reach is Reach.CONNECTED:
            super()._unlock(then, refused)
        else:
            why = self.gone
            later(self, lambda: refused(why))

    def _ask(self, verb: str, args: object, done: Done, failed: Failed) -> None:
        if self.reach is Reach.CONNECTED and not self._has(verb):
            why = self._lacks()
            later(self, lambda: failed(Fault.NOT_SUPPORTED, why))
            return
        super()._ask(verb, args, self._in_common(verb, done), failed)

    def _in_common(self, verb: str, done: Done) -> Done:
        """Return *done* for an answer without what the two versions define differently."""
        common = self._common
        if common is None or verb not in ("settings", "actions"):
            return done

        def cut(reply: Any) -> None:
            if isinstance(reply, StateList):
                reply = replace(reply, states=tuple(one for one in reply.states if one.setting in common))
            elif isinstance(reply, ActionList):
                reply = replace(reply, actions=tuple(one for one in reply.actions if one.action in common))
            done(reply)

        return cut

    def _notice_failure(self, fault: Fault, why: str) -> None:
        # Without a connection the window shows that already.
        if self.reach is Reach.CONNECTED:
            super()._notice_failure(fault, why)

    # -- life ----------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Connect."""
        self.listen()
        self.reconnect()

    def listen(self) -> None:
        """Be ready; nothing is sent over the network before the user connects (`reconnect`)."""
        self._presence.listen()

    def reconnect(self) -> None:
        """Connect again, unless that is under way or not needed."""
        if self._closed or self.reach in (Reach.CONNECTING, Reach.CONNECTED):
            return
        # The list that comes then counts as changed, though it be the same as before.
        self.listed = False
        self._set_reach(Reach.CONNECTING)
        if not self._start(Class.BROWSE):
            self._set_reach(Reach.REFUSED, remote_link.no_ssh())

    def disconnect_host(self) -> None:
        """End the connection; what is on trial there is reverted."""
        if self.reach in (Reach.CONNECTED, Reach.CONNECTING):
            why = self.tr("{host} was disconnected.").format(host=short(self.host))
            self._set_reach(Reach.CLOSED, why)
            self._close_all()

    def close(self) -> bool:
        """End all helpers there in order, then the connection."""
        left = super().close()
        self._connection.end()
        return left

    def _close_all(self) -> None:
        links = list(self._links.values())
        self._links.clear()
        for link in links:
            link.close()
        self._update_privilege()

    def _set_reach(self, reach: Reach, why: str = "") -> None:
        self._why = why
        if reach is Reach.CONNECTED:
            self.lost_at = None
        if reach is not self.reach:
            self.reach = reach
            self.reach_changed.emit()

    # -- start and end of helpers --------------------------------------------------------------------------

    def _command(self, privilege: Class) -> HelperCommand | None:
        return self._connection.command(privilege)

    def _link(self, privilege: Class, command: HelperCommand) -> Link:
        link = RemoteLink(privilege, command, self.host, self, self._login)
        link.cut.connect(while_alive(self, partial(self._on_cut, link)))
        return link

    def _asks(self, privilege: Class) -> bool:
        """Only the first session authenticates, and only where a program of the desktop may ask for OpenSSH."""
        return privilege is Class.BROWSE and self._connection.asks

    def _on_ready(self, link: Link, hello: object) -> None:
        if link.privilege is Class.BROWSE and isinstance(hello, Hello):
            self._verbs, self._login = frozenset(hello.verbs), hello.login
            self._common = None
            self._set_reach(Reach.CONNECTED)
            link.request("watch-machine", Nothing(), lambda _reply: None, lambda _fault, _why: None)
            if hello.catalogue != catalog.DIGEST:
                self._common = frozenset()
                link.request("catalogue", Nothing(), self._on_catalogue, lambda _fault, _why: None)
                self.notice.emit(remote_link.in_part(self.host, hello))
        super()._on_ready(link, hello)

    def _on_catalogue(self, reply: DeclaredList) -> None:
        there = {one.id: one.digest for one in reply.declared}
        mine: Iterable[Any] = (*catalog.SETTINGS, *ACTIONS)
        self._common = frozenset(one.id for one in mine if there.get(one.id) == catalog.digest(one))

    def _ask_for_inspect(self) -> None:
        """Start ``inspect`` where the user is root there. sudo would report a refused attempt to the owner."""
        browse = self._links.get(Class.BROWSE)
        if browse is not None and browse.hello is not None and browse.hello.superuser:
            self._start(Class.INSPECT)

    def _on_ended(self, link: Link, end: LinkEnd) -> None:
        held = self._links.get(link.privilege) is link
        if isinstance(link, RemoteLink) and not self._closed:
            if held and link.needs_rule:
                end = replace(end, why=self._say_rule(end.why))
            elif held and link.privilege is Class.BROWSE:
                self._set_reach(Reach.LOST if end.greeted else Reach.REFUSED, end.why)
                self._close_all()
            if self.reach is not Reach.CONNECTED:
                # The window shows it once, for the machine.
                end = replace(end, why="")
        super()._on_ended(link, end)
        if self.reach is not Reach.CONNECTED and self._unlocking:
            self._answer_unlocking(self.gone)

    def _say_rule(self, why: str) -> str:
        """Show the whole refusal in one place; return the sentence for where a change was requested."""
        self.rule_missing.emit(why, remote_link.rule(self.host, self._login))
        words = self.tr("sudo on {host} forbids it; see the rule above.")
        return words.format(host=short(self.host))

    def _on_cut(self, link: RemoteLink) -> None:
        """Drop all helpers when one of them is silent: they share the connection."""
        at = link.lost_at
        if at is None or self._closed or self._links.get(link.privilege) is not link:
            return
        self.lost_at = at
        self._set_reach(Reach.LOST, lost(self.host, at))
        others = [one for one in self._links.values() if isinstance(one, RemoteLink) and one is not link]
        self._links.clear()
        for one in others:
            one.abandon(at)
        self._connection.leave()
