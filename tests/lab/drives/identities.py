"""What a drive is called, how large it is: ours against lsblk, hdparm, smartctl and nvme."""

from __future__ import annotations

from tests.lab.judges import programs
from tests.lab.machines import HDD, NVME, PATA, SCSI, SSD, USB, Disk
from tests.lab.scenario import Lab, scenario
from tests.lab.seat import Window, ref

FIELDS = ("model", "serial", "firmware", "wwn")


@scenario()
def identities(lab: Lab) -> str:
    """Every drive has the model, serial number, firmware, WWN and size that other programs print."""
    lab.true(f"the user has an active session on the seat: {lab.seat}", "Active=yes" in lab.seat)
    with Window("browse") as browse, Window("inspect") as inspect:
        for disk in (HDD, SSD, PATA, NVME, SCSI, USB):
            ours = browse.drive(disk.serial)
            lab.same(f"{disk.role}: both classes see the same", inspect.drive(disk.serial), ours)
            lab.same(f"{disk.role}: size in bytes", ours["size_bytes"], disk.size)
            _against_lsblk(lab, disk, ours)
            if disk.bus.value in ("sata", "pata"):
                _against_ata(lab, disk, ours, inspect)
            if disk is NVME:
                for key, value in programs.nvme_identity(ours["name"]).items():
                    lab.same(f"nvme id-ctrl: {key}", ours[key], value)
                live = inspect.ask("identify", drive=ref(ours))
                lab.same("nvme: identify is live", live["source"], "live")
                lab.same("nvme: live serial", live["nvme"]["serial"], ours["serial"])
    return f"6 drives, {lab.checks} comparisons with lsblk, hdparm -I, smartctl -i, nvme id-ctrl"


def _against_lsblk(lab: Lab, disk: Disk, ours: dict[str, object]) -> None:
    theirs = programs.lsblk(str(ours["name"]))
    lab.same(f"{disk.role}: lsblk size", ours["size_bytes"], theirs["size"])
    lab.same(f"{disk.role}: lsblk serial", ours["serial"], theirs["serial"])
    if disk.bus.value in ("sata", "pata", "nvme"):
        lab.same(f"{disk.role}: lsblk model", ours["model"], theirs["model"])
    else:
        # SCSI names have a vendor, which lsblk prints in another column.
        lab.true(
            f"{disk.role}: lsblk model {theirs['model']!r}", str(ours["model"]).endswith(str(theirs["model"]))
        )
    # A SCSI name's last 4 characters of the firmware are all that lsblk's REV shows.
    lab.true(f"{disk.role}: lsblk firmware {theirs['rev']!r}", str(ours["firmware"]).endswith(str(theirs["rev"])))
    theirs_wwn = str(theirs["wwn"]).removeprefix("0x").removeprefix("eui.")
    if disk.wwn:
        lab.same(f"{disk.role}: lsblk WWN", ours["wwn"], theirs_wwn)
        lab.same(f"{disk.role}: WWN of the command line", ours["wwn"], f"{disk.wwn:x}")


def _against_ata(lab: Lab, disk: Disk, ours: dict[str, object], inspect: Window) -> None:
    name = str(ours["name"])
    hdparm, smartctl = programs.hdparm_identity(name), programs.smartctl_identity(name)
    for key in FIELDS:
        lab.same(f"{disk.role}: hdparm -I {key}", ours[key], hdparm[key])
        lab.same(f"{disk.role}: smartctl {key}", ours[key], smartctl[key])
    lab.same(f"{disk.role}: smartctl size", ours["size_bytes"], smartctl["size"])
    live = inspect.ask("identify", drive=ref(ours))
    lab.same(f"{disk.role}: identify is live", live["source"], "live")
    lab.same(f"{disk.role}: live serial", live["ata"]["serial"], ours["serial"])
    if disk.rotation:
        lab.same(f"{disk.role}: rotates", ours["rotational"], disk.rotation > 1)
