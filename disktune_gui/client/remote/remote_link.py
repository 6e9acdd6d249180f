"""A helper on another machine, the keepalive of the connection to it, and why it could not be started.

Both sides have to notice that the network was cut: neither ssh nor its server reports it for a long time. This
side pings every few seconds, each ping is answered at once, and a side that has sent nothing for `SILENCE_S` is
taken as gone, here and there: the helper there then reverts what is on trial.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, QProcess, QTimer, pyqtSignal

from disktune_contract import catalog
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import PING_S, PROTOCOL, SILENCE_S, VERBS, Hello, Nothing
from disktune_contract.sentence import Wording, in_turn
from disktune_contract.version import VERSION
from disktune_gui.client.elevation import INSTALLED, HelperCommand, last_line
from disktune_gui.client.link import Link
from disktune_gui.client.remote.host import SUDO_RULE, short
from disktune_gui.owned import later
from disktune_gui.text.formats import is_amount
from disktune_gui.text.harmless import harmless_message
from disktune_gui.text.said import is_shipped, remade, said
from disktune_gui.text.wording import moment

LOOK_MS = 500
"""How often to check whether the other side is silent."""
LONGEST = 4096
"""Characters of a text of that machine; a longer one is cut."""
QUOTED = 300
"""Characters of a sentence of that machine that is not one of this program's."""
_SENTENCES = frozenset((
    "disturbed", "note", "notes", "problem", "problems", "question", "reason", "refusal", "remark", "remarks",
    "skipped", "stops_trim", "stuck", "unreadable", "void", "warnings", "why", "words",
))  # fmt: skip
"""Fields of messages that contain sentences, and nothing else."""
KILL_MS = 1000
"""Time from SIGTERM to SIGKILL for ssh. It is the user's own process, and of no use any more."""


class RemoteLink(Link):
    """Ends on its own when the other side falls silent."""

    cut = pyqtSignal()
    """The connection is lost; emitted before the pending requests are refused."""

    def __init__(
        self,
        privilege: Class,
        command: HelperCommand,
        host: str,
        parent: QObject | None = None,
        login: str = "",
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(privilege, command, parent)
        self.lost_at: float | None = None
        """When the connection was lost, in seconds since 1970; None if it was not."""
        self.needs_rule = False
        """Whether sudo there did not let the helper start."""
        self._host, self._login, self._now = host, login, now
        self._heard = now()
        self._pulse, self._watch = QTimer(self), QTimer(self)
        self._pulse.setInterval(PING_S * 1000)
        self._pulse.timeout.connect(self._ping)
        self._watch.setInterval(LOOK_MS)
        self._watch.timeout.connect(self._look)
        self.ready.connect(self._begin)
        self.ended.connect(self._stop)

    # -- keepalive -----------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Ping before any other request: from then on the helper expects pings."""
        self._ping()
        # In English, too: without the wordings, it is unknown which sentences are this program's.
        self._tell_wordings()
        self._pulse.start()
        self._watch.start()

    def _stop(self) -> None:
        self._pulse.stop()
        self._watch.stop()

    def _ping(self) -> None:
        if self.running:
            self.request("ping", Nothing(), lambda _reply: None, lambda _fault, _why: None)

    def _on_output(self) -> None:
        self._heard = self._now()
        super()._on_output()

    def _look(self) -> None:
        if self._now() - self._heard >= SILENCE_S:
            # This program may have been suspended itself; what has arrived in the meantime is still to be read.
            self._process.waitForReadyRead(0)
        if self._now() - self._heard >= SILENCE_S and not self.over:
            self._stop()
            self._lose(time.time())
            self._end_ssh()

    def abandon(self, at: float) -> None:
        """Take the connection as lost *at* a time in seconds since 1970: another helper over it fell silent."""
        if not self.over:
            self._stop()
            self._lose(at)
            self._end_ssh()

    def _lose(self, at: float) -> None:
        self.lost_at = at
        self._why = lost(self._host, at)
        self.cut.emit()

    def _end_ssh(self) -> None:
        process = self._process
        if process.state() is not QProcess.ProcessState.NotRunning:
            # Kept until it has ended: Qt blocks when a running process is destroyed.
            _LEAVING.add(process)
            process.finished.connect(lambda *_: later(process, lambda: _LEAVING.discard(process)))
            process.terminate()
            later(process, process.kill, KILL_MS)
        # Requests from now on are refused at once, and those pending are answered without waiting for the process.
        self._end(None, self._why)

    # -- words ---------------------------------------------------------------------------------------------

    def _ask_for_wordings(self) -> None:
        """The ping comes first (`_begin`)."""

    def _worded(self, line: bytes, message: dict[str, Any], told: tuple[Wording, ...]) -> dict[str, Any]:
        """Return *message* with the sentences of this program as such, and others as words of that machine."""
        message = harmless_message(line, message)
        if message.get("event") == "wordings":
            return message
        shipped = [wording for wording in told if is_shipped(wording.template)]
        worded: dict[str, Any] = remade(message, shipped, partial(foreign, self._host))
        return worded

    def _mismatch(self, hello: Hello) -> str:
        if hello.protocol != PROTOCOL:
            return other_version(self._host, hello)
        if hello.catalogue != catalog.DIGEST and "catalogue" not in hello.verbs:
            return other_version(self._host, hello)
        if hello.privilege is not self.privilege:
            return super()._mismatch(hello)
        return ""

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._end(None, no_ssh())

    def _on_no_hello(self) -> None:
        if self.hello is None and self.takes_requests:
            told = self.tr("{host} did not answer. Check the network, then reconnect.")
            self._why = told.format(host=short(self._host))
            self._end_ssh()

    def _why_not_started(self, exit_code: int) -> str:
        stderr = self._stderr_text()
        self.needs_rule = self.privilege is Class.TUNE and needs_rule(exit_code, stderr)
        return not_started(self._host, self.privilege, exit_code, stderr, self._login)

    def _why_unanswered(self, verb: str, why: str) -> str:
        """State, for a request that would change something, that it is unknown whether it did."""
        why = super()._why_unanswered(verb, why)
        if self.lost_at is None or VERBS[verb].classes != {Class.TUNE}:
            return why
        words = self.tr("The outcome is unknown.")
        if verb == "apply":
            # The caller adds that it is unknown whether it was done.
            words = self.tr("Changed settings are reverted there within 10 s.")
        elif verb == "keep":
            words = self.tr("Kept or not is unknown; unkept changes are reverted within 10 s.")
        return said(in_turn(why, words))

    def _why_exited(self, exit_code: int) -> str:
        if exit_code == SSH_FAILED:
            self._lose(time.time())
            return self._why
        return super()._why_exited(exit_code)


_LEAVING: set[QProcess] = set()
"""Processes of ssh that were sent SIGTERM and have not ended."""


def foreign(host: str, field: str, text: str) -> str:
    """Return a *text* of *host* in the *field* of a message: cut, and an unknown sentence as a quotation."""
    if field not in _SENTENCES or not text or is_amount(text) or is_shipped(text):
        return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    line = " ".join(text[: QUOTED + 1].split())
    words = QCoreApplication.translate("Remote", "{host}: “{text}”")
    return words.format(host=short(host), text=line if len(text) <= QUOTED else f"{line[:QUOTED]}…")


def lost(host: str, at: float) -> str:
    """Return the sentence for a connection that was lost *at* a time in seconds since 1970."""
    words = QCoreApplication.translate("Remote", "{host}: connection lost at {time}.")
    return words.format(host=short(host), time=moment(at))


# -- why a machine cannot be used --------------------------------------------------------------------------

translate = QCoreApplication.translate

_LOGIN = re.compile(r"[a-z_][a-z0-9._-]{0,31}")
NOBODY_KNOWN = "your-login"
"""In the rule for a name that is not known, or that sudoers(5) would take for something else."""
SSH_FAILED = 255
"""ssh's own exit status; every other one is that of the program there (ssh(1), EXIT STATUS)."""
NOT_FOUND, NOT_RUNNABLE, NOT_THIS_WAY = 127, 126, 64
NO_SSH = "sudo apt install openssh-client"
INSTALL_THERE = "sudo apt install disktune-helper"

_OF_SSH = (
    (
        "Host key verification failed",
        QT_TRANSLATE_NOOP(
            "Remote",
            "Unknown host key of {host}. Check the fingerprint with “ssh {address}”, then reconnect: {message}",
        ),
    ),
    (
        "Permission denied",
        QT_TRANSLATE_NOOP(
            "Remote",
            "{host} rejected your keys. Add one: “ssh-copy-id {address}”. {message}",
        ),
    ),
)
_ELSE = QT_TRANSLATE_NOOP("Remote", "{host} could not be reached: {message}")
_NO_HELPER = QT_TRANSLATE_NOOP("Remote", "No helper on {host}. Install it there: {command}")
_NO_SUDO = QT_TRANSLATE_NOOP(
    "Remote",
    "Read-only on {host}: connect as root or add to its /etc/sudoers.d/disktune: {command}",
)
_OTHER = QT_TRANSLATE_NOOP("Remote", "The helper on {host} did not start ({status}): {message}")


def no_ssh() -> str:
    """Return the sentence for a computer without OpenSSH's client."""
    words = translate("Remote", "OpenSSH client missing. Install it: {command}")
    return words.format(command=NO_SSH)


def bad_host(text: str) -> str:
    """Return the sentence for a host that is none."""
    words = translate(
        "Remote",
        "“{text}” is not a valid host. Example: admin@nas.",
    )
    return words.format(text="".join(sign if sign.isprintable() else "?" for sign in text[:80]))


def rule(host: str, login: str = "") -> str:
    """Return the rule of sudo that lets the user of *host* change settings there.

    *login* is the name as the helper there has it: ssh's configuration may have another one than the host.
    """
    user = login or host.rpartition("@")[0]
    # Capitals are aliases in sudoers, ALL among them; others would have to be quoted (sudoers(5)).
    return SUDO_RULE.format(user=user if _LOGIN.fullmatch(user) else NOBODY_KNOWN)


def not_started(host: str, privilege: Class, status: int | None, stderr: str, login: str = "") -> str:
    """Return why a helper of *privilege* on *host* sent no hello; *status* is ssh's exit status."""
    said = _spoken(stderr)
    facts = {"host": short(host), "address": host, "message": said, "status": str(status)}
    if status == SSH_FAILED or status is None:
        found = next((words for sign, words in _OF_SSH if sign in stderr), _ELSE)
        return translate("Remote", found).format(**facts)
    if privilege is Class.TUNE and needs_rule(status, stderr):
        return translate("Remote", _NO_SUDO).format(**facts, command=rule(host, login))
    if status in (NOT_FOUND, NOT_RUNNABLE) or "command not found" in stderr:
        return translate("Remote", _NO_HELPER).format(**facts, command=INSTALL_THERE)
    return translate("Remote", _OTHER).format(**facts)


def needs_rule(status: int | None, stderr: str) -> bool:
    """Return whether sudo has refused, which exits with 1, or is missing, for which the shell exits with 127."""
    if status == NOT_FOUND:
        return "sudo" in stderr and str(INSTALLED) not in stderr
    return status == 1 and "Traceback" not in stderr


def other_version(host: str, hello: Hello) -> str:
    """Return why the helper of *host* cannot serve this window: its version is another one."""
    words = translate("Remote", "Helper {there} on {host} does not match window {here}. Update the older one.")
    return words.format(host=short(host), there=hello.version, here=VERSION)


def in_part(host: str, hello: Hello) -> str:
    """Return the sentence for a helper that has other settings or operations than this window."""
    words = translate(
        "Remote",
        "Helper {there} on {host}, window {here}: only common functions are available.",
    )
    return words.format(host=short(host), there=hello.version, here=VERSION)


def _spoken(stderr: str) -> str:
    """Return OpenSSH's last message as plain text; for a changed host key, that and the offending entry."""
    if _CHANGED not in stderr:
        return last_line(stderr)
    offending = next((line.strip() for line in stderr.splitlines() if line.startswith("Offending")), "")
    return " ".join(filter(None, (f"{_CHANGED}.", last_line(offending))))


_CHANGED = "REMOTE HOST IDENTIFICATION HAS CHANGED"
