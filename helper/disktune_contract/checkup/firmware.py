"""The check of a drive's firmware: told only, for DiskTune installs none."""

from __future__ import annotations

from disktune_contract.checkup.check import Check, CheckResult, Facts, ReadFact, found, unknown, well
from disktune_contract.drives.drive import DriveKind
from disktune_contract.sentence import Sentence

_SOURCE = "org.freedesktop.fwupd.GetUpgrades"


def _newer(facts: Facts) -> CheckResult | None:
    told = facts.firmware
    if told is None:
        return None
    installed = ReadFact(Sentence("Installed firmware"), told.installed, source="org.freedesktop.fwupd.GetDevices")
    if told.why:
        why = ReadFact(Sentence("Answer of fwupd"), told.why, source=_SOURCE)
        return unknown(Sentence("fwupd knows the drive and did not tell whether there is newer firmware."), why)
    if not told.newest:
        return well(Sentence("fwupd knows no newer firmware for the drive."), installed)
    return found(
        Sentence("fwupd knows newer firmware for the drive: {version}.", version=told.newest),
        installed,
        ReadFact(Sentence("Offered firmware"), told.newest, source=told.remote or _SOURCE),
        advice=Sentence(
            "Back up the data, then run: fwupdmgr update. GNOME Software and Discover offer it, too. A failed "
            "update can make the drive unusable."
        ),
    )


CHECKS = (
    Check(
        id="firmware.newest",
        label=Sentence("Firmware"),
        why=Sentence("Newer firmware often corrects errors that lose data or make the drive slow."),
        kinds=frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.SCSI, DriveKind.USB}),
        judge=_newer,
        source="fwupd, src/fu-dbus-daemon.c; Linux Vendor Firmware Service",
    ),
)
