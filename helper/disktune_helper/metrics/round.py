"""One round over all drives: several at a time, each for so long at most, and the page that comes of it."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence

from disktune_contract.drives.drive import HIDDEN_KINDS, Drive, DriveKind
from disktune_contract.messages.faults import Refusal
from disktune_contract.version import VERSION
from disktune_helper.inventory import drive_list
from disktune_helper.long_trials.hold import orders_of
from disktune_helper.metrics import array_readings, catalogue, drive_readings
from disktune_helper.metrics.catalogue import METRICS
from disktune_helper.metrics.exposition import MetricsPage
from disktune_helper.metrics.looking import Unasked, has_answers, look
from disktune_helper.metrics.memory import RoundMemory
from disktune_helper.raid.boost_state import Orders
from disktune_helper.saved_files.store import switched_off
from disktune_helper.session.session import SessionContext
from disktune_helper.system.files import Folder
from disktune_helper.system.log import log_mistake

MOST_DRIVES = 512
"""Drives and arrays on a page; each has about 70 lines."""
AT_ONCE = 8
ANSWER_S = 20.0
"""A drive that is awake answers within that time; one that hangs does not hold up the others."""
ROUND_S = 180.0
"""No drive is begun after that."""
MOST_HANGING = 16
"""Threads that wait for drives which do not answer; with more of them no other drive is begun."""


class MetricsRound:
    """What is read once."""

    def __init__(
        self, session: SessionContext, memory: RoundMemory, samples: Folder, clock: Callable[[], float]
    ) -> None:
        self._session, self._memory, self._samples, self._clock = session, memory, samples, clock
        self._orders = Orders(session.ports, session.runtime, session.store.locks)
        self._last_set = session.journal.read_once()
        self._found: dict[str, MetricsPage] = {}
        self._ended = threading.Condition()

    def page(self, *, serials: bool = False) -> MetricsPage:
        """Return everything there is to say."""
        ports, begun = self._session.ports, self._session.ports.monotonic()
        # Without temperatures: of a hard disk the kernel would ask for that.
        listed = [drive for drive in drive_list.drives(ports) if drive.kind not in HIDDEN_KINDS]
        drives = listed[:MOST_DRIVES]
        page = MetricsPage(METRICS)
        page.add(catalogue.BUILD_INFO, 1, VERSION)
        page.add(catalogue.LEFT_OUT, len(listed) - len(drives))
        page.add(catalogue.APPLY_OFF, switched_off(ports))
        page.add(catalogue.WRITTEN, round(self._clock(), 3))
        self._look_at(drives)
        long_trials = {order.state.drive.name for order in orders_of(self._session).open()}
        for drive in drives:
            tried = drive.name in long_trials
            page.take(drive_readings.of_kernel(self._session, drive, on_trial=tried, serials=serials))
            page.take(self._found[drive.name])
        page.add(catalogue.TOOK, round(ports.monotonic() - begun, 3))
        return page

    # -- several at a time ---------------------------------------------------------------------------------

    def _look_at(self, drives: Sequence[Drive]) -> None:
        """Fill in what every drive says; what comes too late is ignored."""
        ports = self._session.ports
        # First those that keep nobody waiting.
        waiting = deque(sorted(drives, key=lambda drive: has_answers(ports, drive)))
        running = dict[str, tuple[Drive, float]]()
        hanging, clock = 0, ports.monotonic
        ends = clock() + ROUND_S
        while waiting or running:
            while waiting and len(running) < AT_ONCE and hanging < MOST_HANGING and clock() < ends:
                drive = waiting.popleft()
                running[drive.name] = (drive, clock() + ANSWER_S)
                threading.Thread(target=self._run, args=(drive,), daemon=True).start()
            if not running:
                for drive in waiting:
                    self._found[drive.name] = self._given_up(drive, Unasked.NO_TIME)
                return
            with self._ended:
                soonest = min(until for _, until in running.values())
                self._ended.wait_for(lambda: self._found.keys() & running.keys(), max(0.0, soonest - clock()))
                for drive, until in list(running.values()):
                    if drive.name not in self._found and clock() >= until:
                        self._found[drive.name] = self._given_up(drive, Unasked.NO_ANSWER)
                        hanging += 1
                for name in self._found.keys() & running.keys():
                    del running[name]

    def _given_up(self, drive: Drive, why: Unasked) -> MetricsPage:
        return (
            drive_readings.unasked(drive, why) if has_answers(self._session.ports, drive) else MetricsPage(METRICS)
        )

    def _run(self, drive: Drive) -> None:
        try:
            page = self._read(drive)
        except (Refusal, OSError):
            page = self._given_up(drive, Unasked.NOT_ACCESSIBLE)
        except Exception as error:
            # One drive that is not understood spoils the page of no other.
            log_mistake("metrics", error)
            page = self._given_up(drive, Unasked.NOT_ACCESSIBLE)
        with self._ended:
            self._found.setdefault(drive.name, page)
            self._ended.notify()

    def _read(self, drive: Drive) -> MetricsPage:
        page = MetricsPage(METRICS)
        with look(self._session, drive, self._memory, self._last_set) as found:
            page.take(drive_readings.of_look(self._session, drive, found, self._samples, self._clock()))
        if drive.kind is DriveKind.ARRAY:
            page.take(array_readings.of_array(self._session.ports, drive, self._memory, self._orders))
        return page
