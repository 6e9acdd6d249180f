"""``python3 -m tests.lab.far.session_driver HOST SSH-CONFIG``: the window's session to another machine, by hand.

Runs as the user at the desk. Orders come as lines of JSON on standard input, and what happens goes out as lines,
each with the monotonic second. A timer looks whether the event loop is ever held up: the window would be, too.
"""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from typing import Any

from PyQt6.QtCore import QCoreApplication, QSocketNotifier, QTimer

from disktune_contract import wire
from disktune_contract.messages.change import Apply, OfTrial
from disktune_contract.messages.comparison import Candidate, Compare
from disktune_contract.messages.look import ActivitySample, JournalQuery
from disktune_contract.settings.setting import Change
from disktune_contract.workloads import DIGEST
from disktune_gui.client.remote.connection import Connection
from disktune_gui.client.remote.remote_session import RemoteSession

BEAT_MS = 20
LATE_S = 0.5
"""A beat that is later than that has been held up; emulation takes some time for a process to start."""


class Driver:
    """Carries out the orders."""

    def __init__(self, host: str, config: str) -> None:
        self.session = RemoteSession(host, Connection(host, ssh=("/usr/bin/ssh", "-F", config)))
        session = self.session
        session.reach_changed.connect(self._on_reach)
        session.rule_missing.connect(self._on_rule)
        session.privilege_changed.connect(lambda privilege: say("class", privilege=privilege.value))
        session.drives_changed.connect(lambda drives: say("drives", drives=[wire.plain(one) for one in drives]))
        session.notice.connect(lambda words: say("notice", words=words))
        session.activity.connect(self._on_activity)
        session.compare_run.connect(lambda event: say("compare-run", event=wire.plain(event)))
        session.compare_ended.connect(lambda event: say("compare-ended", event=wire.plain(event)))
        self._watched = ""
        """The drive whose activity is reported."""
        self.worst_s = 0.0
        self._beat_at = time.monotonic()
        self._beat = QTimer()
        self._beat.timeout.connect(self._on_beat)
        self._beat.start(BEAT_MS)
        self._orders = QSocketNotifier(0, QSocketNotifier.Type.Read)  # type: ignore[call-overload]
        self._orders.activated.connect(self._on_order)
        session.start()

    def _on_reach(self) -> None:
        say("reach", reach=self.session.reach.name, gone=self.session.gone)

    def _on_rule(self, why: str, rule: str) -> None:
        say("rule", why=why, rule=rule)

    def _on_beat(self) -> None:
        now = time.monotonic()
        self.worst_s = max(self.worst_s, now - self._beat_at - BEAT_MS / 1000)
        self._beat_at = now

    def _on_activity(self, sample: ActivitySample) -> None:
        for one in sample.drives:
            if one.name == self._watched:
                say("sample", at_s=sample.at_s, sectors_read=one.sectors_read)

    def _on_order(self) -> None:
        line = sys.stdin.readline()
        if not line:
            QCoreApplication.quit()
            return
        order = json.loads(line)
        getattr(self, order.pop("do"))(**order)

    # -- orders --------------------------------------------------------------------------------------------

    def unlock(self) -> None:
        """Ask for tune."""
        session = self.session
        session.unlock(session, lambda: say("unlocked"), lambda why: say("refused", why=why))

    def reconnect(self) -> None:
        """Connect again."""
        self.session.reconnect()

    def apply(self, drive: str, changes: dict[str, list[Any]], trial_s: int) -> None:
        """Put *changes* on trial: by setting the value expected, and the new one."""
        ref = next(one.ref for one in self.session.drives if one.name == drive)
        asked = tuple(Change(setting, old, new) for setting, (old, new) in changes.items())
        self._ask("apply", Apply(ref, asked, trial_s))

    def trial(self, trial: str) -> None:
        """Ask what became of a trial."""
        self._ask("trial", OfTrial(trial))

    def watch(self, drive: str) -> None:
        """Report the samples of a drive's activity, as a chart gets them; none of any for an empty name."""
        self._watched = drive
        self.session.watch(bool(drive))

    def compare(self, drive: str, workload: str, change: list[Any], rounds: int) -> None:
        """Begin an experiment of short runs; *change*: the setting, the value in force and the other value."""
        ref = next(one.ref for one in self.session.drives if one.name == drive)
        candidates = (Candidate((Change(*change),)),)
        self._ask("compare", Compare(ref, workload, DIGEST, candidates, rounds, seconds=1, warm_up_s=0))

    def journal(self) -> None:
        """Ask who changed what."""
        self._ask("journal", JournalQuery("", 5))

    def stalls(self) -> None:
        """Say how long the event loop was held up at worst, and begin anew."""
        say("stalls", worst_s=self.worst_s)
        self.worst_s = 0.0

    def _ask(self, verb: str, args: object) -> None:
        began = time.monotonic()

        def done(reply: object) -> None:
            say(verb, reply=wire.plain(reply), took_s=time.monotonic() - began)

        self.session.request(self.session, verb, args, done, partial(refused, verb))


def refused(verb: str, fault: object, why: str) -> None:
    """Say that a request was not carried out."""
    say(f"no-{verb}", fault=str(fault), why=why)


def say(what: str, **facts: object) -> None:
    """Write a line."""
    sys.stdout.write(json.dumps({"what": what, "at": time.monotonic(), **facts}) + "\n")
    sys.stdout.flush()


def main(argv: list[str]) -> int:
    """Drive until the orders end."""
    application = QCoreApplication(argv[:1])
    driver = Driver(argv[1], argv[2])
    application.exec()
    return 0 if driver.session.close() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv))
