"""One helper process, and the pipe to it: requests out, answers and events in.

The helper cannot be killed by the window once it runs as root, and must not be before it has restored what is on
trial: closing its standard input is the way to end it (DESIGN.md, "Classes of privilege").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PyQt6.QtCore import QCoreApplication, QObject, QProcess, QTimer, pyqtSignal

from disktune_contract import catalog, wire
from disktune_contract.messages.conversation import Conversation, Event, Reply, Unterminated
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import EVENTS, PROTOCOL, Hello, Nothing, SessionEnding
from disktune_contract.messages.replies import REPLIES
from disktune_contract.record import record
from disktune_contract.sentence import Wording, in_turn
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperCommand
from disktune_gui.client.quiet_question import start_process
from disktune_gui.owned import later
from disktune_gui.text.harmless import harmless_message
from disktune_gui.text.said import heard, remade, said

translate = QCoreApplication.translate


def stopped() -> str:
    """Return why a helper that has ended serves nothing."""
    return translate("Window", "DiskTune's helper stopped. Unlock again.")


STDERR_KEPT = 8192
"""The last bytes of the helper's standard error, kept for the sentence about its end."""

HELLO_S = 20
"""How long a helper that needs no password may take to send its hello; starting takes some 60 ms."""

Done = Callable[[Any], None]
Failed = Callable[[Fault, str], None]


@record
class LinkEnd:
    """How a link ended. ``exit_code`` is None if there never was a process, or a signal ended it."""

    privilege: Class
    greeted: bool
    """Whether the helper had sent its hello, that is, whether it ever worked."""
    exit_code: int | None
    why: str
    """A sentence; empty if the window closed the link itself and the helper left in order."""


@record
class _Asker:
    done: Done
    failed: Failed


class Link(QObject):
    """A running helper. Requests made before the hello wait for it."""

    ready = pyqtSignal(Hello)
    news = pyqtSignal(str, object)  # an event: its name and its arguments, loaded as one of the types in EVENTS
    ended = pyqtSignal(LinkEnd)  # exactly once after start()

    def __init__(self, privilege: Class, command: HelperCommand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.privilege = privilege
        self.hello: Hello | None = None
        self._command = command
        self._conversation: Conversation[_Asker] = Conversation(Hello, REPLIES, EVENTS)
        self._unsent: list[bytes] = []
        self._stderr = b""
        self._why = ""
        self._closing = self._retiring = False
        self._over = False
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._on_no_hello)
        # No Qt parent: destroying a QProcess kills its program, and this one may be restoring settings.
        self._process = QProcess()
        self._process.readyReadStandardOutput.connect(self._on_output)
        self._process.readyReadStandardError.connect(self._on_stderr)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)

    @property
    def running(self) -> bool:
        """Whether the helper has sent its hello and has not been closed."""
        return self.hello is not None and not self._closing and not self._over

    @property
    def over(self) -> bool:
        """Whether there is no process any more."""
        return self._over

    @property
    def takes_requests(self) -> bool:
        """Whether a request can succeed: the helper runs, or is being started."""
        return not self._closing and not self._over

    # -- towards the helper --------------------------------------------------------------------------------

    def start(self, *, patient: bool = False) -> None:
        """Start the helper. *patient*: a person types a password first, so the hello has no deadline."""
        start_process(self._process, self._command)
        if not patient:
            self._deadline.start(HELLO_S * 1000)

    def request(self, verb: str, args: object, done: Done, failed: Failed) -> None:
        """Send a request; exactly one of *done* (with the loaded reply) and *failed* is called, later."""
        number, line = self._conversation.request(verb, args, _Asker(done, failed))
        if len(line) > wire.MAX_LINE:
            self._fail_later(number, Fault.PROTOCOL, self.tr("The request is too large."))
        elif not self.takes_requests:
            why = self._why or translate("Window", "The helper is not running.")
            self._fail_later(number, Fault.INTERNAL, why)
        elif self.hello is None:
            self._unsent.append(line)
        else:
            self._process.write(line)

    def close(self) -> None:
        """Let the helper exit: end of input for one that works, a signal for a password dialog still open."""
        if self._closing or self._over:
            return
        self._closing = True
        if self.hello is None:
            # Nothing is on trial yet, and until the password is given pkexec still belongs to the user.
            self._process.terminate()
        self._process.closeWriteChannel()

    def retire(self) -> None:
        """Close the link as soon as everything that was asked has been answered."""
        self._retiring = True
        if not self._conversation.asked:
            self.close()

    def wait(self, timeout_ms: int) -> bool:
        """Wait for the helper to exit; return whether it did."""
        if self._process.state() == QProcess.ProcessState.NotRunning:
            return True
        return self._process.waitForFinished(timeout_ms)

    # -- from the helper -----------------------------------------------------------------------------------

    def _on_output(self) -> None:
        data = self._process.readAllStandardOutput().data()
        if not self._over:
            self._take(data)

    def _take(self, data: bytes) -> None:
        for message in self._conversation.take(data, self._worded):
            if isinstance(message, Reply):
                self._take_answer(message)
            elif isinstance(message, Event):
                self._take_event(message)
            elif isinstance(message, Hello):
                self._greet(message)
            else:
                unterminated = isinstance(message, Unterminated)
                self._break_off(self.tr("unterminated line") if unterminated else str(message))
            if self._over:
                break

    def _worded(self, line: bytes, message: dict[str, Any], told: tuple[Wording, ...]) -> dict[str, Any]:
        """Return *message* with its texts as sentences, by the wordings *told* that came before it."""
        # A drive's name for itself must not change how the words around it are displayed.
        worded: dict[str, Any] = remade(harmless_message(line, message), told)
        return worded

    def _ask_for_wordings(self) -> None:
        """Before anything else is asked."""
        if heard.wanted:
            self._tell_wordings()

    def _tell_wordings(self) -> None:
        # An older helper has no such operation, and then speaks English.
        self.request("tell-wordings", Nothing(), lambda _reply: None, lambda _fault, _why: None)

    def _greet(self, hello: Hello) -> None:
        problem = self._mismatch(hello)
        if problem:
            self._conversation.greeted = False
            self._why = problem
            self.close()
            return
        self.hello = hello
        self._ask_for_wordings()
        self.ready.emit(hello)
        for line in self._unsent:
            self._process.write(line)
        self._unsent.clear()

    def _mismatch(self, hello: Hello) -> str:
        """Return why this window must not work with that helper; empty if it may."""
        if hello.protocol != PROTOCOL or hello.catalogue != catalog.DIGEST:
            told = self.tr("Helper {version} does not match. Reinstall it: {command}")
            return told.format(version=hello.version, command=elevation.INSTALL_COMMAND)
        if hello.privilege is not self.privilege:
            told = self.tr("Helper of class {wanted} requested, got {actual}: closed.")
            return told.format(wanted=self.privilege, actual=hello.privilege)
        return ""

    def _take_event(self, event: Event) -> None:
        if isinstance(event.args, SessionEnding):
            self._why = said(event.args.why)
        self.news.emit(event.name, event.args)

    def _take_answer(self, answer: Reply[_Asker]) -> None:
        if isinstance(answer.result, Refusal):
            answer.asker.failed(answer.result.fault, said(answer.result.why))
        elif isinstance(answer.result, wire.WireError):
            told = self.tr("Unreadable reply of the helper: {problem}.")
            answer.asker.failed(Fault.PROTOCOL, told.format(problem=answer.result))
        else:
            answer.asker.done(answer.result)
        if self._retiring and not self._conversation.asked:
            self.close()

    def _break_off(self, problem: str) -> None:
        """End a link on which answers can no longer be matched to requests."""
        words = self.tr("Protocol error: {problem}. Unlock again or reinstall DiskTune.")
        self._why = words.format(problem=problem)
        self.close()

    # -- its end -------------------------------------------------------------------------------------------

    def _on_stderr(self) -> None:
        self._stderr = (self._stderr + self._process.readAllStandardError().data())[-STDERR_KEPT:]

    def _on_no_hello(self) -> None:
        if self.hello is None and self.takes_requests:
            self._why = self.tr("No response from the helper within {seconds} s.").format(seconds=HELLO_S)
            self.close()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            told = self.tr("The helper did not start: {why}.")
            self._end(None, told.format(why=self._process.errorString()))

    def _on_finished(self, exit_code: int, status: QProcess.ExitStatus) -> None:
        self._on_stderr()
        self._on_output()
        crashed = status is QProcess.ExitStatus.CrashExit
        if crashed or self._closing or exit_code == 0:
            self._end(None if crashed else exit_code, self._why or ("" if self._closing else stopped()))
        elif self.hello is None:
            self._end(exit_code, self._why or self._why_not_started(exit_code))
        else:
            self._end(exit_code, self._why or self._why_exited(exit_code))

    def _why_not_started(self, exit_code: int) -> str:
        """Return the sentence for a process that ended before the hello."""
        return elevation.why_refused(exit_code, self._stderr_text())

    def _why_exited(self, exit_code: int) -> str:
        """Return the sentence for a helper that worked and ended, unasked, with another status than 0."""
        detail = elevation.last_line(self._stderr_text())
        return said(in_turn(self.tr("The helper exited (status {status}).").format(status=exit_code), detail))

    def _stderr_text(self) -> str:
        return self._stderr.decode("utf-8", "replace")

    def _end(self, exit_code: int | None, why: str) -> None:
        if self._over:
            return
        self._over = True
        self._why = why
        pending, self._conversation.asked = self._conversation.asked, {}
        for verb, asker in pending.values():
            asker.failed(Fault.INTERNAL, self._why_unanswered(verb, why))
        self.ended.emit(LinkEnd(self.privilege, self.hello is not None, exit_code, why))

    def _why_unanswered(self, _verb: str, why: str) -> str:
        """Return the sentence for the caller of a *_verb* whose link ends without an answer."""
        return why or self.tr("The helper was closed.")

    def _fail_later(self, number: int, fault: Fault, why: str) -> None:
        def fail() -> None:
            if number in self._conversation.asked:
                self._conversation.asked.pop(number)[1].failed(fault, why)

        # Not bound to the link: it may be about to be destroyed, and the caller has to be answered all the same.
        later(self._process, fail)
