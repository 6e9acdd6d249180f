"""One round over all drives and arrays: several at a time, and the page with the metrics of each."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence

from disktune_contract.arrays import forecast
from disktune_contract.arrays.alarms import Alarm
from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.forecast import ProgressMark, extended
from disktune_contract.catalog import BY_ID
from disktune_contract.checkup.attachment import Attachment, PciAttachment, PciLink, SataLink, UsbAttachment
from disktune_contract.drives.drive import HIDDEN_KINDS, Drive, DriveKind, PowerMode
from disktune_contract.drives.recognition import SECTOR_BYTES
from disktune_contract.health import sample
from disktune_contract.health.identification import AtaIdentity
from disktune_contract.health.sample import HealthSample, earlier
from disktune_contract.health.verdict import HealthVerdict, counters, judge
from disktune_contract.messages.faults import Refusal
from disktune_contract.record import record
from disktune_contract.settings.saved import Family
from disktune_contract.settings.setting import Choice, Range, Setting, Source, Table, Value
from disktune_contract.units import Unit
from disktune_contract.version import VERSION
from disktune_helper.changes import restore
from disktune_helper.changes.restore import RestoreReport, RestoreVerdict
from disktune_helper.decode import identify
from disktune_helper.drives import attachment, drive_list, health, kernel_records
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.long_trials.order_files import orders_of
from disktune_helper.metrics import catalogue
from disktune_helper.metrics.catalogue import METRICS, MetricFamily, MetricsPage
from disktune_helper.metrics.looking import DriveLook, OperationPast, RoundMemory, Unasked, has_answers, look
from disktune_helper.raid import reading
from disktune_helper.raid.boost_state import BoostOrders
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.settings.guard_marks import HeldSettings
from disktune_helper.settings.store import switched_off
from disktune_helper.system import sysfs
from disktune_helper.system.files import Folder
from disktune_helper.system.log import log_mistake
from disktune_helper.system.ports import Ports

# -- speed of a drive's link, in bytes per second, without asking the drive --------------------------------
#
# What it is and could be, as the kernel shows it.
# The names of links are of signalling rates; what is left for data follows from the line coding. Sources: SATA
# 3.5 (8b/10b); PCI Express 6.0 (8b/10b at 2.5 and 5 GT/s, 128b/130b from 8 GT/s on, 242 of 256 bytes of a flit at
# 64); USB 2.0 (no line coding), USB 3.2 (8b/10b at 5 Gb/s, 128b/132b above). Headers of packets are not taken
# off.

_FIRST_SATA = 1.5
_MIXED = (0x8086, None)
"""PCI vendors whose controllers may have slower ports than they report (`disktune_contract.checkup.links`)."""


@record
class LinkRates:
    """Bytes per second; None is unknown."""

    now: float | None = None
    best: float | None = None
    """Of the best link that both ends have."""


def rates(found: Attachment, ata: AtaIdentity | None) -> LinkRates:
    """Return how fast the link is and could be; *ata* is what the drive reports of its own speeds."""
    if found.sata is not None:
        return _sata(found.sata, ata)
    if found.pcie is not None:
        return _pcie(found.pcie)
    return _usb(found.usb) if found.usb is not None else LinkRates()


def _sata(link: SataLink, ata: AtaIdentity | None) -> LinkRates:
    speeds = [float(text.split(maxsplit=1)[0]) for text in ata.transport.speeds] if ata is not None else []
    best = _least(max(speeds, default=None), link.controller)
    if best is not None and link.speed is not None and _FIRST_SATA < link.speed < best and link.vendor in _MIXED:
        best = None
    return LinkRates(_coded(link.speed, 1e9, 8 / 10), _coded(best, 1e9, 8 / 10))


def _pcie(link: PciAttachment) -> LinkRates:
    if link.port is None:
        return LinkRates(_lanes(link.now), None)
    both = PciLink(_least(link.drive.speed, link.port.speed), _fewest(link.drive.lanes, link.port.lanes))
    return LinkRates(_lanes(link.now), _lanes(both))


def _lanes(link: PciLink) -> float | None:
    if link.speed is None or link.lanes is None:
        return None
    share = 8 / 10 if link.speed < 8 else 242 / 256 if link.speed >= 64 else 128 / 130
    return _coded(link.speed * link.lanes, 1e9, share)


def _usb(link: UsbAttachment) -> LinkRates:
    ends = _least(link.can, link.computer)
    return LinkRates(_usb_rate(link.speed), _usb_rate(ends))


def _usb_rate(megabits: float | None) -> float | None:
    if megabits is None:
        return None
    share = 1.0 if megabits < 5000 else 8 / 10 if megabits == 5000 else 128 / 132
    return _coded(megabits, 1e6, share)


def _coded(speed: float | None, unit: float, share: float) -> float | None:
    return None if speed is None else round(speed * unit * share / 8)


def _least(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else min(one, other)


def _fewest(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else min(one, other)


# -- metrics of one drive: what was not asked, or not answered, is missing ---------------------------------

SYSTEM_DEVICE = "system"
"""The device of settings that the computer has once, in ``system.conf``."""

_UNITS: dict[Unit, tuple[MetricFamily, int, int]] = {
    Unit.KIB: (catalogue.BYTES, 1024, 1),
    Unit.SECONDS: (catalogue.SECONDS, 1, 1),
    Unit.MILLISECONDS: (catalogue.SECONDS, 1, 1000),
    Unit.MICROSECONDS: (catalogue.SECONDS, 1, 10**6),
    Unit.NANOSECONDS: (catalogue.SECONDS, 1, 10**9),
    Unit.KIB_S: (catalogue.RATE, 1024, 1),
    Unit.CELSIUS: (catalogue.CELSIUS, 1, 1),
    Unit.PERCENT: (catalogue.RATIO, 1, 100),
}
"""Which metric a unit goes to, and by what a number is multiplied and divided to be in base units."""


def of_kernel(session: SessionContext, drive: Drive, *, on_trial: bool, serials: bool) -> MetricsPage:
    """Return what is known of a drive without a snapshot of it; *on_trial*: it is on a long trial."""
    page = MetricsPage(METRICS)
    digest = sample.file_name(drive.identity)[:12] if drive.identity else ""
    serial = drive.serial if serials else ""
    page.add(catalogue.DRIVE_INFO, 1, drive.name, digest, drive.kind.value, drive.model, drive.firmware, serial)
    page.add(catalogue.SIZE, drive.size_bytes or None, drive.name)
    page.add(catalogue.TRIAL, on_trial or session.trials.on(drive.name), drive.name)
    if drive.kind is not DriveKind.ARRAY:
        page.add(catalogue.SUSPENDED, sysfs.suspended(session.ports, drive.name), drive.name)
    found = kernel_records.card_of(session.ports, drive.name) if drive.kind is DriveKind.MMC else None
    if found is not None and found.life_used is not None:
        # An eMMC reports tenths begun: that much less one is used for sure.
        page.add(catalogue.WEAR, (found.life_used - 1) / 10, drive.name)
    return page


def unasked(drive: Drive, why: Unasked) -> MetricsPage:
    """Return that a drive was not asked, and nothing that it would have to be asked for."""
    page = MetricsPage(METRICS)
    page.add(catalogue.ASKED, 0, drive.name)
    page.add(catalogue.UNASKED, 1, drive.name, why.value)
    return page


def of_look(session: SessionContext, drive: Drive, found: DriveLook, kept: Folder, now: float) -> MetricsPage:
    """Return the metrics of a snapshot; raises `Refusal` if the drive leaves. *kept* has samples of its health."""
    page = MetricsPage(METRICS)
    sight = found.sight
    if found.unasked is not None:
        page.take(unasked(drive, found.unasked))
    elif sight.node is not None:
        page.add(catalogue.ASKED, 1, drive.name)
    if found.power not in (None, PowerMode.UNKNOWN):
        page.add(catalogue.STANDBY, found.power.asleep, drive.name)
        page.add(catalogue.POWER_STATE, 1, drive.name, found.power.value)
    elif found.unasked is Unasked.SUSPENDED:
        page.add(catalogue.STANDBY, 1, drive.name)
    samples = sample.loaded(kept.read(sample.file_name(drive.identity))) if drive.identity else ()
    page.add(catalogue.SAMPLED_AT, max((one.at for one in samples), default=None), drive.name)
    if sight.node is not None:
        _add_health(page, drive, sight, samples, now)
    _add_link(page, drive, sight)
    live = _add_settings(page, drive, sight)
    _add_saved(page, session, drive, sight, live)
    return page


# -- health and link ---------------------------------------------------------------------------------------


def _add_health(
    page: MetricsPage, drive: Drive, sight: DriveSnapshot, samples: tuple[HealthSample, ...], now: float
) -> None:
    told = health.health(sight)
    if not told.reported:
        return
    counted = counters(told)
    verdict = judge(told, now, earlier(samples, counted, now)).verdict
    for one in HealthVerdict:
        page.add(catalogue.HEALTH, one is verdict, drive.name, one.value)
    for counter in counted:
        page.add(catalogue.ERRORS, counter.value, drive.name, counter.counter.value)
    found = sample.sample(told, now, sector_bytes=drive.logical_sector_bytes)
    if found is None:
        return
    page.add(catalogue.TEMPERATURE, found.temperature_c, drive.name)
    page.add(catalogue.WEAR, _share(found.wear_percent), drive.name)
    page.add(catalogue.SPARE, _share(found.spare_percent), drive.name)
    page.add(catalogue.SPARE_THRESHOLD, _share(found.spare_threshold_percent), drive.name)
    hours = found.power_on_hours
    page.add(catalogue.POWER_ON, None if hours is None else hours * 3600, drive.name)
    page.add(catalogue.STARTS, found.starts, drive.name)
    page.add(catalogue.LOADS, found.loads, drive.name)
    page.add(catalogue.WRITTEN_BYTES, found.bytes_written, drive.name)


def _share(percent: int | None) -> float | None:
    return None if percent is None else percent / 100


def _add_link(page: MetricsPage, drive: Drive, sight: DriveSnapshot) -> None:
    found = attachment.links(sight.ports, drive.name)
    link = rates(found, identify.decode(sight.words) if sight.words is not None else None)
    page.add(catalogue.LINK, link.now, drive.name)
    page.add(catalogue.LINK_BEST, link.best, drive.name)


# -- settings ----------------------------------------------------------------------------------------------


def _add_settings(page: MetricsPage, drive: Drive, sight: DriveSnapshot) -> frozenset[str]:
    """Add every setting in force; return those that were read just now."""
    live = set()
    for state in engine.states(sight):
        if state.value is None:
            continue
        setting = BY_ID[state.setting]
        if state.source is Source.LIVE:
            live.add(setting.id)
            add_value(page, drive.name, setting, state.value)
        elif state.source is Source.REMEMBERED:
            page.add(catalogue.LAST_SET, 1, drive.name, setting.id, setting.domain.label(state.value))
    return frozenset(live)


def add_value(page: MetricsPage, device: str, setting: Setting, value: Value) -> None:
    """Add one setting in force: a number in base units, a switch, or a word."""
    domain = setting.domain
    if isinstance(value, bool):
        page.add(catalogue.ENABLED, value, device, setting.id)
    elif isinstance(domain, Range) and isinstance(value, int) and value != domain.off:
        metric, times, parts = _UNITS.get(domain.unit, (catalogue.VALUE, 1, 1))
        page.add(metric, value * times / parts, device, setting.id)
    elif isinstance(domain, Range | Table) and isinstance(value, int):
        page.add(catalogue.WORD, 1, device, setting.id, domain.label(value))
    elif isinstance(domain, Choice):
        page.add(catalogue.WORD, 1, device, setting.id, str(value))


# -- saved settings ----------------------------------------------------------------------------------------


def _add_saved(
    page: MetricsPage, session: SessionContext, drive: Drive, sight: DriveSnapshot, live: frozenset[str]
) -> None:
    """Add the state of saved settings, by the comparison of ``disktune-helper apply --verify``."""
    for file in restore.files_of(drive):
        report = restore.judge(session, drive, file, sight)
        if report is None:
            continue
        device = SYSTEM_DEVICE if file.family is Family.SYSTEM else drive.name
        _add_report(page, device, report, live, session.store.marks.held(file, drive.diskseq))


_DIFFERENT = frozenset(
    {RestoreVerdict.DIFFERS, RestoreVerdict.REFUSED, RestoreVerdict.HELD, RestoreVerdict.FAILED}
)


def _add_report(
    page: MetricsPage, device: str, report: RestoreReport, live: frozenset[str], held: HeldSettings | None
) -> None:
    page.add(catalogue.PROBLEMS, len(report.problems), device)
    for item in report.items:
        compared = item.setting in live and item.verdict not in (RestoreVerdict.WAITS, RestoreVerdict.UNASKABLE)
        page.add(catalogue.COMPARED, compared, device, item.setting)
        if compared:
            differs = item.verdict in _DIFFERENT and item.now != item.wanted
            page.add(catalogue.DIFFERS, differs, device, item.setting)
        held_back = held is not None and held.by(item.setting) is not None
        page.add(catalogue.HELD, held_back, device, item.setting)


# -- metrics of one array: state, operation, progress, remaining time --------------------------------------


def of_array(ports: Ports, drive: Drive, memory: RoundMemory, orders: BoostOrders) -> MetricsPage:
    """Return what the kernel shows of an array; raises `Refusal` if it is none. No drive is asked."""
    page = MetricsPage(METRICS)
    name, report = drive.name, reading.report(ports, drive.name)
    page.add(catalogue.ARRAY_INFO, 1, name, report.level)
    alarm = drive.array.alarm if drive.array is not None else ""
    for one in Alarm if alarm else ():
        page.add(catalogue.ARRAY_STATE, one.value == alarm, name, one.value)
    page.add(catalogue.ARRAY_DISKS, report.raid_disks, name)
    page.add(catalogue.ARRAY_MISSING, report.degraded, name)
    mismatch = report.mismatch_sectors
    page.add(catalogue.MISMATCH, None if mismatch is None else mismatch * SECTOR_BYTES, name)
    order = orders.read(name)
    page.add(catalogue.BOOST, order is not None and order.open, name)
    if report.operation is not None:
        page.add(catalogue.OPERATION, 1, name, report.operation)
        page.add(catalogue.PROGRESS, report.fraction, name)
        page.add(catalogue.SPEED, None if report.speed_kib_s is None else report.speed_kib_s * 1024, name)
        left = forecast.array_remaining_s(report, _marks(report, memory))
        page.add(catalogue.REMAINING, None if left is None else round(left), name)
    return page


def _marks(report: ArrayReport, memory: RoundMemory) -> tuple[ProgressMark, ...]:
    """Return how far an operation had come in earlier rounds and has now, and remember it."""
    operation = f"{report.operation} {report.waiting}"
    # With other limits the past does not predict the future.
    limits = f"{report.slowest} {report.fastest}"
    past = memory.past(report.name)
    marks = past.marks if past is not None and past.operation == operation else ()
    if past is not None and past.limits != limits:
        marks = marks[-1:]
    if report.done_sectors is not None:
        marks = extended(marks, ProgressMark(report.at_s, report.done_sectors))
    memory.remember(report.name, OperationPast(operation, limits, marks))
    return marks


# -- one round over all drives, several at a time, and its page --------------------------------------------

MOST_DRIVES = 512
"""Drives and arrays on a page; each has about 70 lines."""
AT_ONCE = 8
ANSWER_S = 20.0
"""A drive that is awake answers within that time; one that hangs does not delay the others."""
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
        self._orders = BoostOrders(session.ports, session.runtime, session.store.locks)
        self._last_set = session.journal.read_once()
        self._found: dict[str, MetricsPage] = {}
        self._ended = threading.Condition()

    def page(self, *, serials: bool = False) -> MetricsPage:
        """Return the page with everything that is known."""
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
            page.take(of_kernel(self._session, drive, on_trial=tried, serials=serials))
            page.take(self._found[drive.name])
        page.add(catalogue.TOOK, round(ports.monotonic() - begun, 3))
        return page

    # -- several at a time ---------------------------------------------------------------------------------

    def _look_at(self, drives: Sequence[Drive]) -> None:
        """Fill in what every drive reports; what comes too late is ignored."""
        ports = self._session.ports
        # First those that are not asked: they keep no other waiting.
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
        return unasked(drive, why) if has_answers(self._session.ports, drive) else MetricsPage(METRICS)

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
            page.take(of_look(self._session, drive, found, self._samples, self._clock()))
        if drive.kind is DriveKind.ARRAY:
            page.take(of_array(self._session.ports, drive, self._memory, self._orders))
        return page
