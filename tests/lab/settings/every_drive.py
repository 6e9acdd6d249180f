"""The scenarios of `every_setting`: SATA disk and SSD, an old PATA drive, NVMe, SCSI, USB, a virtual drive."""

from __future__ import annotations

from collections.abc import Mapping

from tests.lab.judges.ata_commands import Task, strangers
from tests.lab.judges.ata_trace import AtaTrace
from tests.lab.judges.mode_pages import sg_modes
from tests.lab.judges.programs import Value
from tests.lab.machines import HDD, NVME, PATA, SCSI, SSD, USB, Disk
from tests.lab.package.sandbox_sockets import doors
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window
from tests.lab.settings.every_setting import Course
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.tcmu_drive import SAS, VirtualDrive

SMART_STAYS = {"ata.smart": False}
"""QEMU's ATA drive switches SMART off and goes on saying that it is on (hw/ide/core.c, IDENTIFY word 85)."""

DEPTH_OF_ONE_DISK = {"scsi.queue_depth": 256}
"""The host's queue has 256 places; virtio gives one disk 128 at most (drivers/scsi/virtio_scsi.c)."""


@scenario(900)
def every_setting_hdd(lab: Lab) -> str:
    """A SATA hard disk; the kernel's trace of its driver is the log of the drive."""
    return _behind_libata(lab, HDD)


@scenario(900)
def every_setting_ssd(lab: Lab) -> str:
    """A SATA SSD, for a window in a sandbox: nothing that is offered is beyond the fence of its door."""
    with doors():
        return _behind_libata(lab, SSD, door=True, sparingly=True)


@scenario(900)
def every_setting_pata(lab: Lab) -> str:
    """An old drive on a parallel cable."""
    return _behind_libata(lab, PATA, sparingly=True)


@scenario(900)
def every_setting_nvme(lab: Lab) -> str:
    """An NVMe drive."""
    return _plain(lab, NVME)


@scenario(900)
def every_setting_scsi(lab: Lab) -> str:
    """A SCSI disk."""
    return _plain(lab, SCSI, DEPTH_OF_ONE_DISK, sparingly=True)


@scenario(900)
def every_setting_virtual_sas(lab: Lab) -> str:
    """A SAS disk with all its mode pages, judged by sg_modes; through the door for sandboxes."""
    with VirtualDrive(SAS) as drive, doors(), Window("tune", door=True) as window:
        _load_schedulers()
        shown = next(found for found in window.drives() if found["name"] == drive.name)
        drive.ask("forget")
        figure = Course(lab, window, shown, sg_modes).run()
        odd = sorted({line for line in drive.look()["log"] if int(line[:2], 16) not in _SCSI_QUESTIONS})
        # Ours have ten bytes, smartctl's six. PF set, SP clear: nothing is saved.
        lab.same("commands but questions and mode selects", [line for line in odd if line[:4] not in _SELECTS], [])
    return figure


_SELECTS = ("5510", "1510")
"""MODE SELECT (10) and (6) with PF, of pages as SPC has them, and without SP."""

_SCSI_QUESTIONS = frozenset({0x00, 0x03, 0x12, 0x1A, 0x5A, 0x25, 0x9E, 0xA3, 0xA0})
"""TEST UNIT READY, REQUEST SENSE, INQUIRY, MODE SENSE, READ CAPACITY, and what is supported (MAINTENANCE IN)."""


@scenario(900)
def every_setting_usb(lab: Lab) -> str:
    """A USB stick behind its bridge."""
    return _plain(lab, USB, sparingly=True)


@scenario(1200)
def every_setting_virtual_ata(lab: Lab) -> str:
    """A drive with every feature there is, which judges from inside, and keeps a log of every command."""
    with VirtualDrive(FUJITSU, 1, "everything") as drive, Window("tune") as window:
        _load_schedulers()
        # Or it would fall asleep by the shortest of its timers, which are tried, too.
        drive.ask("use")
        drive.ask("forget")
        shown = next(found for found in window.drives() if found["name"] == drive.name)

        def inside(_name: str, wanted: set[str]) -> dict[str, Value]:
            own = _own_view(drive) if wanted & FROM_INSIDE else {}
            return {setting: value for setting, value in own.items() if setting in wanted}

        figure = Course(lab, window, shown, inside).run()
        log = map(Task.parse, set(drive.look()["log"]))
        lab.same("commands that nothing permits", strangers(log), [])
    return figure


FROM_INSIDE = frozenset(
    f"ata.{name}"
    for name in (
        *("standby_timer", "keep_over_reset", "link_slumber", "free_fall", "write_read_verify"),
        *("idle_a", "idle_b", "idle_c", "standby_y", "standby_z"),
    )
)
"""What only the drive itself can tell."""


def _own_view(drive: VirtualDrive) -> dict[str, Value]:
    """Return what no program can ask the drive for, or none does, from the drive itself (ACS-4 7.13.6)."""
    seen = drive.look(log=False)
    words: list[int] = seen["words"]
    seconds = seen["timer_s"]
    mode = words[220] & 0xFF
    verified = (words[210] | words[211] << 16) // 1024
    found: dict[str, Value] = {
        "ata.standby_timer": _timer_code(seconds),
        "ata.keep_over_reset": seen["keeps_settings"],
        "ata.link_slumber": bool(words[79] & 1 << 7),
        "ata.free_fall": words[53] >> 8 if words[120] & 1 << 5 else 256,
        "ata.write_read_verify": (mode | (verified << 8 if mode == 3 else 0)) if words[120] & 2 else 0xFF,
    }
    names = {"81": "idle_a", "82": "idle_b", "83": "idle_c", "01": "standby_y", "00": "standby_z"}
    return found | {f"ata.{names[code]}": tenths for code, tenths in seen["conditions"].items()}


def _timer_code(seconds: float | None) -> int:
    """Return the code of a time (ACS-4, standby timer periods): 5 s each to 20 min, 30 min each after."""
    if seconds is None:
        return 0
    odd = {21 * 60: 252, 8 * 3600: 253, 21 * 60 + 15: 255}
    return odd.get(round(seconds)) or round(seconds / 5 if seconds <= 1200 else seconds / 1800 + 240)


def _plain(lab: Lab, disk: Disk, deaf: Mapping[str, Value] | None = None, *, sparingly: bool = False) -> str:
    with Window("tune") as window:
        _load_schedulers()
        return Course(lab, window, window.drive(disk.serial), deaf=deaf, sparingly=sparingly).run()


def _behind_libata(lab: Lab, disk: Disk, *, door: bool = False, sparingly: bool = False) -> str:
    with Window("tune", door=door) as window:
        _load_schedulers()
        drive = window.drive(disk.serial)
        with AtaTrace(drive["name"]) as trace:

            def kept(_name: str, wanted: set[str]) -> dict[str, Value]:
                # No command asks for it: the last that was sent decides.
                if "ata.keep_over_reset" not in wanted:
                    return {}
                sent = [task.feature for task in trace.tasks() if task in (_KEEP, _REVERT)]
                return {"ata.keep_over_reset": bool(sent) and sent[-1] == _KEEP.feature}

            figure = Course(lab, window, drive, kept, deaf=SMART_STAYS, sparingly=sparingly).run()
            lab.same("commands that nothing permits", strangers(trace.tasks()), [])
    return figure


_KEEP, _REVERT = Task(0xEF, 0x66), Task(0xEF, 0xCC)


def _load_schedulers() -> None:
    # Desktops have them loaded by udev rules or built in; the queue offers what is loaded.
    run("modprobe", "-a", "bfq", "kyber-iosched")
