"""Asking a drive how it is doing. Nothing here starts a test, switches SMART on, or wakes a drive.

SMART READ DATA may start the motor of a drive in standby (smartctl has ``-n standby`` for that), so a drive that
sleeps, or does not report whether it does, is left alone. The window judges what is read
(`disktune_contract.health.verdict`). Sources: ACS-4 (T13/BSR INCITS 529) SMART, READ LOG EXT; NVM Express Base
Specification, Get Log Page; SPC-5 LOG SENSE.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveKind, PowerMode
from disktune_contract.drives.recognition import Words
from disktune_contract.health.health import (
    EXCEPTION_PREDICTS,
    EXCEPTION_WARNS,
    AtaHealth,
    DeviceStatistic,
    Health,
    hour_unit_s,
)
from disktune_contract.health.nvme import NvmeSmartLog
from disktune_contract.health.self_tests import SelfTestResult
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import SMART, SMART_SIGNATURE
from disktune_contract.settings.setting import NOT_SUPPORTED_HERE, WOULD_WAKE_IT
from disktune_helper.decode import identify, nvme, self_tests, smart
from disktune_helper.decode.fields import DecodeError
from disktune_helper.decode.sense import SenseCodes
from disktune_helper.drives import ata, kernel_records, mode_pages, nvme_admin, power_conditions, self_test
from disktune_helper.drives.drive_snapshot import Answers, DriveSnapshot, part
from disktune_helper.system import sysfs
from disktune_helper.system.ports import Node

# -- reading the log of self-tests that an ATA or NVMe drive keeps -----------------------------------------
#
# The caller has checked that the drive may be asked (`drives.health.unasked`), and that it has self-tests.

NAME, _EXTENDED = Sentence("log of self-tests"), Sentence("extended log of self-tests")

_PAGES = 16
"""Of a longer log, the short one is read: the table of commands has no more pages."""


def of_ata(asked: Answers, node: Node, directory: bytes) -> tuple[SelfTestResult, ...]:
    """Return the results; none if they could not be read, as *asked* then has it.

    The short log takes the place of an extended one that is listed and cannot be read.
    """
    pages = smart.pages_of(directory, self_tests.ATA_EXTENDED_LOG) if directory else 0
    if 0 < pages <= _PAGES and (found := _extended(asked, node, pages)) is not None:
        return found
    log = asked.page(NAME, lambda: self_test.read_log(node, self_tests.ATA_LOG))
    return self_tests.ata_results(log) if log is not None else ()


def _extended(asked: Answers, node: Node, count: int) -> tuple[SelfTestResult, ...] | None:
    """Return the results in the extended log: those on the page of the newest one, and on the page before that."""

    def page(number: int) -> bytes | None:
        return asked.page(_EXTENDED, lambda: ata.read_log(node, self_tests.ATA_EXTENDED_LOG, number))

    first = page(0)
    if first is None:
        return None
    index = smart.index_in(first)
    newest = (index - 1) // self_tests.ENTRIES_OF_A_PAGE % count if index else 0
    pages = {0: first}
    for number in {newest, (newest - 1) % count} - {0}:
        if (found := page(number)) is not None:
            pages[number] = found
    return self_tests.ata_extended_results(pages, count, index)


def nvme_page(asked: Answers, node: Node) -> bytes | None:
    """Return the Device Self-test log of a controller, None if it could not be read.

    An entry that is not in use is none of zeros: zeros would be tests that passed.
    """
    length = self_tests.NVME_LOG_BYTES
    return asked.page(NAME, lambda: nvme_admin.log_page(node, nvme_admin.LOG_SELF_TEST, length), summed=False)


# -- health ------------------------------------------------------------------------------------------------

_RETURN_STATUS = 0xDA
_GOOD, _EXCEEDED = 0xC24F, 0x2CF4
"""LBA 23:8 after SMART RETURN STATUS."""

_CUMULATIVE = 1 << 6
_ROOM = 1024

_NO_DIRECTORY = ("INTEL SSDSA", "SATADOM-ML 3ME")
"""Models that may freeze when they are asked which logs they have.

smartmontools' drivedb.h (nologdir, Intel 320), and drivers/ata/libata-core.c (ATA_QUIRK_NO_LOG_DIR).
"""

ASLEEP = WOULD_WAKE_IT
UNSURE = WOULD_WAKE_IT
NOT_OPENED = Sentence("Reading it needs permission.")
NONE_THERE = Sentence("DiskTune cannot read counters of this drive.")
SMART_DATA = Sentence("SMART data")
_THRESHOLDS = Sentence("SMART thresholds")
_DIRECTORY = Sentence("list of logs")
_STATISTICS = Sentence("device statistics")
_PHY_EVENTS = Sentence("errors on the SATA link")
_NVME_LOG = Sentence("SMART log")
_LOG_PAGES = Sentence("list of log pages")
OFF = Sentence("SMART is off. Turn it on in Settings.")


def health(sight: DriveSnapshot) -> Health:
    """Return the health of the drive; what cannot be had is a note. Raises `Refusal` if the drive is gone."""
    return replace(_asked(sight), kernel=kernel_records.kernel_errors(sight))


def _asked(sight: DriveSnapshot) -> Health:
    if sight.kind is DriveKind.MMC:
        return _of_card(sight)
    if why := unasked(sight):
        return Health(note=why, asleep=why == ASLEEP)
    if sight.node is None:
        return Health(note=NOT_OPENED)
    node = sight.node
    found, why = part(lambda: _told(sight, node))
    return found or Health(note=why)


def _of_card(sight: DriveSnapshot) -> Health:
    """Return the wear of an eMMC, which the kernel read when it appeared; SD has no standard way to report it."""
    found = kernel_records.card_of(sight.ports, sight.name)
    if found is None or (found.life_used is None and found.reserve is None):
        return Health(note=NONE_THERE)
    return Health(emmc=found.wear)


def unasked(sight: DriveSnapshot) -> str:
    """Return why a drive is not asked for what it counts or has written down; empty if it may be asked.

    A native SCSI disk is asked more: `unasked_scsi`.
    """
    if sight.kind is not DriveKind.NVME and not sight.may_be_ata:
        return NONE_THERE
    if sight.node is None:
        return ASLEEP if sight.asleep else NOT_OPENED
    if sight.words is None:
        return "" if sight.kind is DriveKind.NVME or sight.is_scsi_disk else sight.why_no_words or NONE_THERE
    return _unasked_ata(sight, sight.words)


def _unasked_ata(sight: DriveSnapshot, words: Words) -> str:
    # Words 82 and 85 bit 0: SMART is there, and on.
    if len(words) < 86 or not words[82] & 1:
        return NOT_SUPPORTED_HERE
    if not words[85] & 1:
        return OFF
    if sight.may_be_asked:
        return ""
    return ASLEEP if sight.asleep else UNSURE


def unasked_scsi(told: SenseCodes | None) -> str:
    """Return the same of a native SCSI disk, by the sense data that it was asked for."""
    mode = power_conditions.mode_in(told)
    if mode is PowerMode.UNKNOWN:
        return UNSURE
    return ASLEEP if mode.asleep else ""


def awake_or_not(node: Node) -> SenseCodes | None:
    """Return the sense data of a SCSI disk that show whether it sleeps; raises `Refusal`."""
    told = power_conditions.request_sense(node)
    if power_conditions.mode_in(told) is PowerMode.UNKNOWN:
        # Once more: the first answer may have been that the disk was reset, which it reports once.
        told = power_conditions.request_sense(node)
    return told


def _told(sight: DriveSnapshot, node: Node) -> Health:
    if sight.kind is DriveKind.NVME:
        return _nvme(sight, node)
    if sight.words is not None:
        return _ata(sight, node, sight.words)
    return _scsi(node)


def _nvme(sight: DriveSnapshot, node: Node) -> Health:
    asked = Answers()
    found = nvme_log(asked, node)
    tested = None
    if sight.id_ctrl is not None and self_tests.nvme_offers(sight.id_ctrl):
        space = sysfs.number(sight.ports, sight.name, "nsid")
        tests = nvme_page(asked, node)
        tested = asked.of(NAME, lambda: self_tests.nvme_results(tests, space)) if tests else None
    return Health(nvme=found, self_tests=tested or (), note=asked.note)


def nvme_log(asked: Answers, node: Node) -> NvmeSmartLog | None:
    """Return the SMART log of a controller, None if it could not be read."""
    page = asked.page(
        _NVME_LOG, lambda: nvme_admin.log_page(node, nvme_admin.LOG_SMART, nvme.SMART_LOG_BYTES), summed=False
    )
    return asked.of(_NVME_LOG, lambda: nvme.smart_log(page)) if page is not None else None


# -- ATA ---------------------------------------------------------------------------------------------------


def _ata(sight: DriveSnapshot, node: Node, words: Words) -> Health:
    asked = Answers()
    # First and separately: a failure that the drive predicts is reported whatever becomes of its pages.
    unit_s = hour_unit_s(recognition.string(words, 27, 46) or "")
    found = AtaHealth(_passed(node), (), _rotating(words), hour_unit_s=unit_s)
    values = asked.page(SMART_DATA, lambda: smart_data(node))
    thresholds = asked.page(
        _THRESHOLDS, lambda: ata.read(node, SMART, feature=ata.SMART_READ_THRESHOLDS, lba=SMART_SIGNATURE)
    )
    if values is not None:
        found = replace(found, attributes=smart.attributes(values, thresholds), offline=smart.offline(values))
    directory = b""
    if has_directory(sight, words):
        directory = asked.page(_DIRECTORY, lambda: ata.read_log(node, smart.DIRECTORY, 0), summed=False) or b""
        found = _with_logs(asked, found, node, directory)
    tested = of_ata(asked, node, directory) if _tests_itself(values, words) else ()
    told = found.passed is not None or found.attributes or found.statistics or found.phy_events
    return Health(ata=found if told else None, self_tests=tested, note=asked.note)


def smart_data(node: Node) -> bytes:
    """Return SMART READ DATA; raises `Refusal`."""
    return ata.read(node, SMART, feature=ata.SMART_READ_DATA, lba=SMART_SIGNATURE)


def _tests_itself(values: bytes | None, words: Words) -> bool:
    """Return whether there is a log of self-tests by SMART READ DATA (*values*), else by word 87 bit 1."""
    if values is not None:
        return bool(self_tests.ata_status(values).offers)
    return words[87] & 0xC002 == 0x4002


def _rotating(words: Words) -> bool | None:
    """Return whether word 217 names a rate; None where neither it nor TRIM (word 169 bit 0) decides it."""
    found = identify.rotation_by_standard(words).rotates
    return False if found is None and words[169] & 1 else found


def has_directory(sight: DriveSnapshot, words: Words) -> bool:
    """Return whether the drive may be asked which general purpose logs it has; libata asks every newer drive."""
    # Word 84 bit 5: General Purpose Logging; bits 15:14 are 01 where the word counts.
    return words[84] & 0xC020 == 0x4020 and may_list_logs(sight, words)


def may_list_logs(sight: DriveSnapshot, words: Words) -> bool:
    """Return whether the question which logs there are does no harm.

    Not behind USB: bridges do not report which commands they survive.
    """
    model = recognition.string(words, 27, 46) or ""
    return sight.kind is not DriveKind.USB and not model.startswith(_NO_DIRECTORY)


def _with_logs(asked: Answers, found: AtaHealth, node: Node, directory: bytes) -> AtaHealth:
    """Return *found* with the contents of the logs that the drive lists."""
    statistics, events = None, None
    if directory and (pages := smart.pages_of(directory, smart.DEVICE_STATISTICS)):
        statistics = _statistics(asked, node, pages)
    if directory and smart.pages_of(directory, smart.PHY_EVENTS):
        events = asked.page(_PHY_EVENTS, lambda: ata.read_log(node, smart.PHY_EVENTS, 0))
    phy_events = None if events is None else smart.phy_events(events)
    return replace(found, statistics=statistics, phy_events=phy_events)


def _statistics(asked: Answers, node: Node, pages: int) -> tuple[DeviceStatistic, ...] | None:
    """Return the device statistics of a log of *pages*, None if none of them could be read."""

    def page(number: int) -> bytes:
        data = ata.read_log(node, smart.DEVICE_STATISTICS, number)
        if data[2] != number:
            raise DecodeError(Sentence("The drive sent another page."))
        return data

    first = asked.page(_STATISTICS, lambda: page(0), summed=False)
    listed = smart.statistics_pages(first) if first is not None else frozenset()
    found: tuple[DeviceStatistic, ...] | None = None
    for number in (one for one in smart.PAGES if one in listed and one < pages):
        named = Sentence("device statistics, page {number}", number=number)
        data = asked.of(named, partial(page, number))
        if data is not None:
            found = (*(found or ()), *smart.statistics(number, data))
    return found


def _passed(node: Node) -> bool | None:
    """Return whether SMART RETURN STATUS is good, None if the answer did not come through."""
    registers, _ = part(lambda: ata.send(node, SMART, feature=_RETURN_STATUS, lba=SMART_SIGNATURE))
    # A bridge that returns what it was sent looks like a good drive; no bridge makes up the other answer.
    return {_GOOD: True, _EXCEEDED: False}.get(registers.lba >> 8 & 0xFFFF) if registers else None


# -- SCSI --------------------------------------------------------------------------------------------------


def _scsi(node: Node) -> Health:
    told = awake_or_not(node)
    why = unasked_scsi(told)
    if why == UNSURE and told is not None and told.asc in (EXCEPTION_WARNS, EXCEPTION_PREDICTS):
        # A disk that is set to warn when it is asked (MRIE 6) reports this instead of whether it sleeps.
        alone = replace(smart.scsi({}), asc=told.asc, ascq=told.ascq)
        return Health(scsi=alone, note=UNSURE)
    if why:
        return Health(note=why, asleep=why == ASLEEP)
    asked = Answers()
    there = log_pages(asked, node)
    wanted = (*smart.ERRORS, smart.OTHER_ERRORS, smart.TEMPERATURE, smart.STARTS, smart.SOLID_STATE)
    pages = parameters(asked, node, [one for one in (smart.INFORMATIONAL, *wanted) if one in there])
    found = None
    if pages:
        # smartctl -a asks for it, too, at each of the rounds that monitors have it make.
        defects, _ = part(lambda: mode_pages.grown_defects(node))
        found = replace(smart.scsi(pages), grown_defects=defects)
    tested = None
    if self_tests.SCSI_LOG in there:
        tested = asked.of(NAME, lambda: self_tests.scsi_results(_parameters(node, self_tests.SCSI_LOG)))
    return Health(
        scsi=found,
        self_tests=tested or (),
        note=asked.note or ("" if pages else NONE_THERE),
    )


def log_pages(asked: Answers, node: Node) -> bytes:
    """Return the numbers of the log pages that a SCSI disk has, a byte each."""
    listed = asked.page(_LOG_PAGES, lambda: log_page(node, 0), summed=False)
    return (listed and asked.of(_LOG_PAGES, partial(smart.log_pages, listed))) or b""


def parameters(asked: Answers, node: Node, pages: Iterable[int]) -> dict[int, dict[int, bytes]]:
    """Return the parameters of log pages, by page and code; pages that cannot be read are left out."""
    found = {}
    for number in pages:
        named = Sentence("log page {code}", code=f"{number:02X}h")
        parameters = asked.of(named, partial(_parameters, node, number))
        if parameters is not None:
            found[number] = parameters
    return found


def _parameters(node: Node, page: int) -> dict[int, bytes]:
    return smart.log_parameters(log_page(node, page), page)


def log_page(node: Node, page: int) -> bytes:
    """Return a log page with the values counted since they were last cleared; raises `Refusal`."""
    cdb = bytes((mode_pages.LOG_SENSE, 0, _CUMULATIVE | page, 0, 0, 0, 0, *_ROOM.to_bytes(2, "big"), 0))
    reply, found = mode_pages.send(node, cdb, reply_bytes=_ROOM)
    mode_pages.check(reply, found, Sentence("The drive does not report this"))
    return reply.data
