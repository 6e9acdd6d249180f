"""What is said of one drive, by one look at it: what was not asked, or not answered, is not there."""

from __future__ import annotations

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.drives.power import PowerMode
from disktune_contract.health_history import keeping
from disktune_contract.health_history.earlier import earlier
from disktune_contract.health_history.sample import HealthSample, sample
from disktune_contract.identity.verdict import HealthVerdict, counters, judge
from disktune_contract.settings.saved import Family
from disktune_contract.settings.setting import Choice, Range, Setting, Source, Table, Value
from disktune_contract.units import Unit
from disktune_helper.decode import identify
from disktune_helper.inventory import attachment, health
from disktune_helper.inventory.connection import card
from disktune_helper.inventory.drive_snapshot import Sight
from disktune_helper.metrics import catalogue, links
from disktune_helper.metrics.catalogue import METRICS
from disktune_helper.metrics.exposition import MetricFamily, MetricsPage
from disktune_helper.metrics.looking import DriveLook, Unasked
from disktune_helper.saved import restore
from disktune_helper.saved.restore import RestoreReport, RestoreVerdict
from disktune_helper.saved_files.guard_marks import HeldSettings
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.system import sysfs
from disktune_helper.system.files import Folder

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
    """Return what is known of a drive without any look at it; *on_trial* says whether it is on a long trial."""
    page = MetricsPage(METRICS)
    digest = keeping.file_name(drive.identity)[:12] if drive.identity else ""
    serial = drive.serial if serials else ""
    page.add(catalogue.DRIVE_INFO, 1, drive.name, digest, drive.kind.value, drive.model, drive.firmware, serial)
    page.add(catalogue.SIZE, drive.size_bytes or None, drive.name)
    page.add(catalogue.TRIAL, on_trial or session.trials.on(drive.name), drive.name)
    if drive.kind is not DriveKind.ARRAY:
        page.add(catalogue.SUSPENDED, sysfs.suspended(session.ports, drive.name), drive.name)
    found = card.card_of(session.ports, drive.name) if drive.kind is DriveKind.MMC else None
    if found is not None and found.life_used is not None:
        # An eMMC tells tenths begun: that much less one is used for sure.
        page.add(catalogue.WEAR, (found.life_used - 1) / 10, drive.name)
    return page


def unasked(drive: Drive, why: Unasked) -> MetricsPage:
    """Return that a drive was not asked, and nothing that it would have to be asked for."""
    page = MetricsPage(METRICS)
    page.add(catalogue.ASKED, 0, drive.name)
    page.add(catalogue.UNASKED, 1, drive.name, why.value)
    return page


def of_look(session: SessionContext, drive: Drive, found: DriveLook, kept: Folder, now: float) -> MetricsPage:
    """Return what one look shows; raises `Refusal` if the drive leaves. *kept* has samples of its health."""
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
    samples = keeping.loaded(kept.read(keeping.file_name(drive.identity))) if drive.identity else ()
    page.add(catalogue.SAMPLED_AT, max((one.at for one in samples), default=None), drive.name)
    if sight.node is not None:
        _add_health(page, drive, sight, samples, now)
    _add_link(page, drive, sight)
    live = _add_settings(page, drive, sight)
    _add_saved(page, session, drive, sight, live)
    return page


# -- health and link ---------------------------------------------------------------------------------------


def _add_health(
    page: MetricsPage, drive: Drive, sight: Sight, samples: tuple[HealthSample, ...], now: float
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
    found = sample(told, now, sector_bytes=drive.logical_sector_bytes)
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


def _add_link(page: MetricsPage, drive: Drive, sight: Sight) -> None:
    found = attachment.links(sight.ports, drive.name)
    link = links.rates(found, identify.decode(sight.words) if sight.words is not None else None)
    page.add(catalogue.LINK, link.now, drive.name)
    page.add(catalogue.LINK_BEST, link.best, drive.name)


# -- settings ----------------------------------------------------------------------------------------------


def _add_settings(page: MetricsPage, drive: Drive, sight: Sight) -> frozenset[str]:
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
    page: MetricsPage, session: SessionContext, drive: Drive, sight: Sight, live: frozenset[str]
) -> None:
    """Add how saved settings stand, by the comparison of ``disktune-helper apply --verify``."""
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
