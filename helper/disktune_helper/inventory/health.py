"""Asking a drive how it is doing. Nothing here starts a test, switches SMART on, or wakes a drive.

SMART READ DATA may start the motor of a drive in standby (smartctl has ``-n standby`` for that), so a drive that
sleeps, or does not say whether it does, is left alone. Sources: ACS-4 (T13/BSR INCITS 529) SMART; NVM Express Base
Specification, Get Log Page; SPC-5 LOG SENSE.
"""

from __future__ import annotations

from dataclasses import replace

from disktune_contract.drives.drive import DriveKind
from disktune_contract.drives.power import PowerMode
from disktune_contract.identity.health import AtaHealth, Failed, Health, HealthVerdict, ScsiHealth
from disktune_contract.identity.nvme import NvmeSmartLog
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import SMART, SMART_SIGNATURE
from disktune_helper.decode import nvme, smart
from disktune_helper.decode.error import DecodeError
from disktune_helper.inventory.drive_snapshot import Sight
from disktune_helper.system.ports import Node
from disktune_helper.transport import ata, mode_pages, nvme_admin, scsi_power

READ_DATA, READ_THRESHOLDS, RETURN_STATUS = 0xD0, 0xD1, 0xDA
_GOOD, _EXCEEDED = 0xC24F, 0x2CF4
"""LBA 23:8 after SMART RETURN STATUS."""

LOG_SENSE = 0x4D
_CUMULATIVE = 1 << 6
_ROOM = 1024
_EXCEPTION_WARNS, _EXCEPTION_PREDICTS = 0x0B, 0x5D
"""ASC: WARNING, FAILURE PREDICTION THRESHOLD EXCEEDED."""

_HOT = 1 << 1
"""Of an NVMe drive's critical warnings, the one that passes."""

ASLEEP = Sentence("The drive is in standby or sleep mode. Reading its counters might wake it.")
UNSURE = Sentence("The drive does not report its power mode, so its counters are not read: that might wake it.")
NOT_OPENED = Sentence("Reading a drive's counters needs permission.")
NONE_THERE = Sentence("This drive has no counters of wear and errors that DiskTune can read.")
OFF = Sentence("SMART is off in this drive. Turn it on in Settings to monitor wear and errors.")


def health(sight: Sight) -> Health:
    """Return what the drive says; what cannot be had is a note. Raises `Refusal` if the drive is gone."""
    if sight.kind is not DriveKind.NVME and not sight.may_be_ata:
        return Health(HealthVerdict.UNKNOWN, note=NONE_THERE)
    if sight.node is None:
        return Health(HealthVerdict.UNKNOWN, note=ASLEEP if sight.asleep else NOT_OPENED)
    try:
        return _asked(sight, sight.node)
    except DecodeError as error:
        return Health(HealthVerdict.UNKNOWN, note=str(error))
    except Refusal as error:
        if error.fault is Fault.DRIVE_GONE:
            raise
        return Health(HealthVerdict.UNKNOWN, note=error.why)


def _asked(sight: Sight, node: Node) -> Health:
    if sight.kind is DriveKind.NVME:
        return _of_nvme(nvme.smart_log(nvme_admin.log_page(node, nvme_admin.LOG_SMART, nvme.SMART_LOG_BYTES)))
    if sight.words is not None:
        return _ata(sight, node)
    if sight.is_scsi_disk:
        return _scsi(node)
    return Health(HealthVerdict.UNKNOWN, note=sight.why_no_words or NONE_THERE)


# -- ATA ---------------------------------------------------------------------------------------------------


def _ata(sight: Sight, node: Node) -> Health:
    words = sight.words or ()
    # Words 82 and 85 bit 0: SMART is there, and on.
    if len(words) < 86 or not words[82] & 1:
        return Health(HealthVerdict.UNKNOWN, note=Sentence("This drive does not support SMART."))
    if not words[85] & 1:
        return Health(HealthVerdict.UNKNOWN, note=OFF)
    if not sight.may_be_asked:
        return Health(HealthVerdict.UNKNOWN, note=ASLEEP if sight.asleep else UNSURE)
    values = ata.read(node, SMART, feature=READ_DATA, lba=SMART_SIGNATURE)
    try:
        thresholds: bytes | None = ata.read(node, SMART, feature=READ_THRESHOLDS, lba=SMART_SIGNATURE)
    except Refusal as error:
        if error.fault is Fault.DRIVE_GONE:
            raise
        thresholds = None
    return _of_ata(AtaHealth(_passed(node), smart.attributes(values, thresholds)))


def _passed(node: Node) -> bool | None:
    """Return whether SMART RETURN STATUS is good, None if the answer did not come through."""
    try:
        registers = ata.send(node, SMART, feature=RETURN_STATUS, lba=SMART_SIGNATURE)
    except Refusal as error:
        if error.fault is Fault.DRIVE_GONE:
            raise
        return None
    # A bridge that gives back what it was sent looks like a good drive; no bridge makes up the other answer.
    return {_GOOD: True, _EXCEEDED: False}.get(registers.lba >> 8 & 0xFFFF) if registers else None


def _of_ata(found: AtaHealth) -> Health:
    why: list[str] = []
    verdict = {True: HealthVerdict.GOOD, False: HealthVerdict.FAILING, None: HealthVerdict.UNKNOWN}[found.passed]
    if found.passed is False:
        why.append(Sentence("The drive's SMART status predicts a failure."))
    for one in found.attributes:
        if one.failed is Failed.NEVER:
            continue
        if one.failed is Failed.NOW and one.pre_failure:
            verdict = HealthVerdict.FAILING
            why.append(
                Sentence(
                    "Attribute {number} has reached its threshold, which predicts a failure.", number=one.number
                )
            )
            continue
        if verdict is not HealthVerdict.FAILING:
            verdict = HealthVerdict.WARNS
        if one.failed is Failed.NOW:
            why.append(Sentence("Attribute {number} has reached the end of its range.", number=one.number))
        else:
            why.append(Sentence("Attribute {number} was at its threshold in the past.", number=one.number))
    return Health(verdict, tuple(why), ata=found)


def _worn(percentage_used: int | None, verdict: HealthVerdict) -> tuple[HealthVerdict, list[str]]:
    """Return the verdict, no better than a warning where the life that was estimated is used up, and why."""
    if percentage_used is None or percentage_used < 100:
        return verdict, []
    why = Sentence(
        "{percent}% of its estimated life is used; that is an estimate, not a failure.", percent=percentage_used
    )
    return (verdict if verdict is HealthVerdict.FAILING else HealthVerdict.WARNS), [why]


# -- NVMe --------------------------------------------------------------------------------------------------


def _of_nvme(found: NvmeSmartLog) -> Health:
    why = [Sentence("The drive reports a warning: {what}.", what=words) for words in found.warnings]
    if found.critical_warning & ~_HOT:
        verdict = HealthVerdict.FAILING
    else:
        verdict = HealthVerdict.WARNS if found.critical_warning else HealthVerdict.GOOD
    verdict, worn = _worn(found.percentage_used, verdict)
    return Health(verdict, (*why, *worn), nvme=found)


# -- SCSI --------------------------------------------------------------------------------------------------


def _scsi(node: Node) -> Health:
    told = scsi_power.request_sense(node)
    if scsi_power.mode_in(told) is PowerMode.UNKNOWN:
        # Once more: the first answer may have been that the disk was reset, which it tells once.
        told = scsi_power.request_sense(node)
    mode = scsi_power.mode_in(told)
    if mode is PowerMode.UNKNOWN and told is not None and told.asc in (_EXCEPTION_WARNS, _EXCEPTION_PREDICTS):
        # A disk that is set to warn when it is asked (MRIE 6) says this in place of whether it sleeps.
        alone = replace(smart.scsi({}), asc=told.asc, ascq=told.ascq)
        return replace(_of_scsi(alone), note=UNSURE)
    if mode.asleep or mode is PowerMode.UNKNOWN:
        return Health(HealthVerdict.UNKNOWN, note=ASLEEP if mode.asleep else UNSURE)
    there = _log_page(node, 0)
    wanted = (*smart.ERRORS, smart.OTHER_ERRORS, smart.TEMPERATURE, smart.STARTS, smart.SOLID_STATE)
    # Page 0 lists the pages there are, a byte each.
    listed = there[4 : 4 + int.from_bytes(there[2:4], "big")]
    numbers = [page for page in (smart.INFORMATIONAL, *wanted) if page in listed]
    if not numbers:
        return Health(HealthVerdict.UNKNOWN, note=NONE_THERE)
    return _of_scsi(smart.scsi({page: smart.log_parameters(_log_page(node, page), page) for page in numbers}))


def _log_page(node: Node, page: int) -> bytes:
    """Return a log page with the values counted since they were last cleared; raises `Refusal`."""
    cdb = bytes((LOG_SENSE, 0, _CUMULATIVE | page, 0, 0, 0, 0, *_ROOM.to_bytes(2, "big"), 0))
    reply, found = mode_pages.send(node, cdb, reply_bytes=_ROOM)
    mode_pages.check(reply, found, Sentence("The drive does not return its counters"))
    return reply.data


def _of_scsi(found: ScsiHealth) -> Health:
    verdict = HealthVerdict.UNKNOWN if found.asc is None else HealthVerdict.GOOD
    why: list[str] = []
    code = f"({found.asc or 0:02X}h/{found.ascq or 0:02X}h)"
    if found.asc == _EXCEPTION_PREDICTS:
        verdict = HealthVerdict.FAILING
        why.append(Sentence("The drive's own status predicts a failure {code}.", code=code))
    elif found.asc == _EXCEPTION_WARNS:
        verdict = HealthVerdict.WARNS
        why.append(Sentence("The drive reports a warning {code}.", code=code))
    verdict, worn = _worn(found.percentage_used, verdict)
    return Health(verdict, (*why, *worn), scsi=found)
