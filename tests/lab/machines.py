"""Which virtual machines there are, the drives each has, and the scenarios that run on it. Data only.

The host builds QEMU's command line from it, the guest finds its drives by the serial numbers: letters change from
boot to boot.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

MB = 1_000_000
MIB = 1 << 20


class Bus(Enum):
    """How a drive hangs on the machine."""

    PATA = "pata"
    SATA = "sata"
    NVME = "nvme"
    SCSI = "scsi"
    USB = "usb"
    """By bulk-only transport (BOT)."""
    UAS = "uas"
    """On USB as well, by the protocol that keeps several commands in flight."""


class Medium(Enum):
    """What lies behind a drive."""

    ZEROES = "zeroes"
    """Reads as zeroes, at any size, without touching the host's disk."""
    FILE = "file"
    """A sparse file that keeps what is written."""
    DAMAGED = "damaged"
    """Zeroes with one sector that cannot be read."""


@dataclass(frozen=True)
class Disk:
    """One drive of QEMU. ``serial`` is what it says of itself and how it is found."""

    role: str
    serial: str
    bus: Bus
    size: int = 4 << 30
    """Bytes."""
    model: str = ""
    firmware: str = ""
    wwn: int = 0
    rotation: int = 0
    """Turns a minute; 1 is an SSD, 0 does not say (ACS-4, IDENTIFY DEVICE word 217)."""
    medium: Medium = Medium.ZEROES
    bytes_s: int = 0
    """QEMU lets no more through in a second; 0 is no limit."""
    requests_s: int = 0
    """The same in requests."""
    plugged: bool = True
    """Whether it is there from the start; otherwise a scenario plugs it in."""


BAD_SECTOR = 400_000
"""The 512-byte sector of a damaged drive that cannot be read: 195.3 MiB into it."""


@dataclass(frozen=True)
class Machine:
    """A virtual machine: all its scenarios run in one boot, in this order."""

    name: str
    disks: tuple[Disk, ...]
    scenarios: tuple[str, ...]
    limit_s: int
    """After this many seconds it is taken for dead. Those with most time begin first: short ones fill the end."""
    alone: bool = False
    """Whether no other machine may run beside it: it judges speed."""
    load: float = 1.0
    """How much of a processor it keeps busy in emulation: its processor time as a share of its seconds, by the
    table of a run on a quiet computer. 1 where that is not known, or where it judges what becomes quicker, as
    boost does. Machines run side by side while processors are left (`tools.lab.together`)."""
    has_mains: bool = False
    """Whether ACPI tells of a mains supply, which scenarios connect and disconnect (`saved/mains_supply.py`)."""
    loses_power: bool = False
    """Whether a scenario may cut the power; what the guest has not flushed by then is lost."""
    installs: bool = False
    """Whether the package is installed in it as a person does; on the others it is there when they start."""
    quick: bool = False
    """Whether User-Mode Linux runs it, where that starts and QEMU would emulate; not what only a release needs.
    Its drives are virtual ATA drives then, it has one processor, no Landlock, and no tracing by the kernel."""
    on_request: bool = False
    """Whether its scenarios run only when they are named: they take longer than anybody waits every time."""


HDD = Disk("hdd", "LAB-SATA-HDD-01", Bus.SATA, 8 << 30, "LAB ROTATING 8G", "FW1.07", 0x5000C500AB000001, 7200)
SSD = Disk("ssd", "LAB-SATA-SSD-02", Bus.SATA, 4 << 30, "LAB SOLID 4G", "SSD2.0", 0x5000C500AB000002, 1)
PATA = Disk("pata", "LAB-PATA-03", Bus.PATA, 2 << 30, "LAB OLD PARALLEL", "P.3")
NVME = Disk("nvme", "LAB-NVME-04", Bus.NVME, 4 << 30)
SCSI = Disk("scsi", "LAB-SCSI-05", Bus.SCSI, 4 << 30, "LAB ENTERPRISE", "S5", 0x5000C500AB000005, 10000)
USB = Disk("usb", "LAB-USB-06", Bus.USB, 1 << 30)

SPEEDS = {
    "benchmark-20": Disk("slow", "LAB-SPEED-20", Bus.SATA, bytes_s=20 * MB),
    "benchmark-100": Disk("medium", "LAB-SPEED-100", Bus.SATA, bytes_s=100 * MB),
    "benchmark-400": Disk("fast", "LAB-SPEED-400", Bus.SCSI, 16 << 30, bytes_s=400 * MB),
}
RANDOM = Disk("random", "LAB-RANDOM-500", Bus.SCSI, requests_s=500)
PLUGGED = Disk("plugged", "LAB-PLUGGED-07", Bus.SCSI, bytes_s=30 * MB, plugged=False)
PULLED = Disk("pulled", "LAB-PULLED-08", Bus.USB, bytes_s=25 * MB, plugged=False)
DAMAGED = Disk("damaged", "LAB-DAMAGED-09", Bus.SATA, medium=Medium.DAMAGED)

STALLED, HEALTHY = (
    Disk(
        name,
        f"LAB-{name.upper()}-{number:02}",
        Bus.SATA,
        256 * MIB,
        "LAB DISK",
        wwn=0x5000C500AB000030 + number,
        rotation=7200,
        bytes_s=20 * MB,
    )
    for number, name in enumerate(("stalled", "healthy"))
)
"""Of the machine whose drives are on trial for hours: QEMU lets the first one stall."""

MEMBERS = tuple(
    Disk(
        f"member{number}",
        f"LAB-MEMBER-{number}",
        Bus.SATA,
        160 * MIB,
        "LAB MEMBER",
        wwn=0x5000C500AB000010 + number,
        medium=Medium.FILE,
        bytes_s=12 * MB,
    )
    for number in range(4)
)

MIRRORS = tuple(
    replace(disk, role=f"mirror{number}", serial=f"LAB-MIRROR-{number}", wwn=0x5000C500AB000020 + number)
    for number, disk in enumerate(MEMBERS[:2])
)
"""Of the machine that loses its power: files that keep what was written."""


def _alike(level: int, count: int, bus: Bus, *, rotation: int, bytes_s: int, requests_s: int) -> tuple[Disk, ...]:
    """Return the members of one healthy array: of one make, and as unlike as such drives are."""
    return tuple(
        Disk(
            f"raid{level}-{number}",
            f"LAB-RAID{level}-{number}",
            bus,
            384 * MIB,
            "LAB DISK" if rotation > 1 else "LAB SOLID",
            wwn=0x5000C500AB000100 + 16 * level + number,
            rotation=rotation,
            medium=Medium.FILE,
            bytes_s=int(bytes_s * factor),
            requests_s=int(requests_s * factor),
        )
        for number, factor in enumerate((1.0, 0.93, 1.05, 0.97)[:count])
    )


MIXED = {
    1: _alike(1, 2, Bus.SATA, rotation=7200, bytes_s=8 * MB, requests_s=120),
    5: _alike(5, 3, Bus.SATA, rotation=5400, bytes_s=8 * MB, requests_s=100),
    6: _alike(6, 4, Bus.SCSI, rotation=1, bytes_s=16 * MB, requests_s=2500),
    10: _alike(10, 4, Bus.SCSI, rotation=7200, bytes_s=8 * MB, requests_s=90),
}
"""By RAID level. A request costs what a seek does: 8 to 11 ms for disks, 0.4 ms for what has no tracks."""

LAYERED = tuple(
    Disk(
        f"layer{number}",
        f"LAB-LAYER-{number}",
        Bus.SATA,
        384 * MIB,
        "LAB SOLID",
        wwn=0x5000C500AB000040 + number,
        rotation=1,
        medium=Medium.FILE,
        bytes_s=100 * MB,
    )
    for number in range(3)
)
"""Of the machine whose files lie on layers; these keep what is written, and can trim. So slow that the speed
of one is its own, whatever program reads it."""
PATH = Disk("path", "LAB-PATH-43", Bus.SCSI, 64 * MIB, "LAB ENTERPRISE", wwn=0x5000C500AB000043)
"""One with another path to it, as far as the device mapper knows."""
INSTALLED = Disk(
    "installed",
    "LAB-INSTALLED-44",
    Bus.SATA,
    768 * MIB,
    "LAB DISK",
    wwn=0x5000C500AB000044,
    rotation=7200,
    medium=Medium.FILE,
)
"""As Debian's installer leaves an encrypted one."""
BOT = Disk("bot", "LAB-BOT-45", Bus.USB, 64 * MIB, medium=Medium.FILE)
UAS = Disk("uas", "LAB-UAS-46", Bus.UAS, 64 * MIB, "LAB BRIDGE", medium=Medium.FILE)

SERVER = tuple(
    Disk(
        f"server{number}", f"LAB-SERVER-{number}", Bus.SATA, 2 << 30, "LAB SERVER", wwn=0x5000C500AB000050 + number
    )
    for number in range(5)
)
"""A scenario makes them itself, with everything that can be set: QEMU's drives have no acoustic management."""

MACHINES = (
    Machine(
        "settings",
        (HDD, SSD, PATA, NVME, SCSI, USB),
        (
            "identities",
            "drive-located",
            "health",
            "self-tests",
            # Before others change settings of its drive: it restores what was found.
            "command-line",
            "units-fenced",
            "every-setting-hdd",
            "every-setting-ssd",
            "every-setting-pata",
            "every-setting-nvme",
            "every-setting-scsi",
            "every-setting-usb",
            "every-setting-virtual-ata",
            "every-setting-virtual-sas",
            "settings-lying-drive",
            "settings-fixed",
            "trial-helper-killed",
            "metrics-wake-nothing",
            "capture",
            "tray-asleep",
        ),
        5400,
    ),
    Machine(
        "package",
        (HDD, NVME, SCSI),
        ("package-door", "door-and-pkexec", "door-flooded", "package-life"),
        2700,
        installs=True,
    ),
    # It leaves much of Python without bytecode, and takes as long as the four above.
    Machine("upgrade", (HDD, NVME, SCSI), ("package-upgraded",), 1800, installs=True, on_request=True),
    Machine(
        "speed",
        (*SPEEDS.values(), RANDOM),
        (
            *SPEEDS,
            "benchmark-random",
            "engine-is-the-limit",
            "experiment-no-difference",
            "experiment-difference",
            "experiment-write-cache",
        ),
        1800,
        alone=True,
    ),
    Machine(
        "many",
        MEMBERS,
        (
            "trim-now",
            "raid5",
            "boost",
            "slow-member",
            "array-bitmap",
            "arrays-told",
            "scrub",
            "array-fields",
            "array-why",
        ),
        5400,
        quick=True,
    ),
    Machine(
        "virtual",
        (HDD,),
        (
            # Before others have written more into the journal than is looked at.
            "power-lost-on-trial",
            "virtual-drive-believed",
            "trial-kept",
            "trial-timed-out",
            "trial-window-killed",
            "trial-input-closed",
            "actions-power",
            "actions-scsi",
            "actions-kernel",
            "window-used",
            "standby-never-woken",
        ),
        3000,
        quick=True,
        loses_power=True,
    ),
    Machine("night", (HDD,), ("night-recorded",), 2400, load=0.3),
    Machine(
        "far",
        (HDD, SPEEDS["benchmark-20"], PLUGGED, PULLED, DAMAGED),
        (
            "far-machine",
            # Measurements of which no figure is judged.
            "benchmark-folder",
            "pulled-during-benchmark",
            "unreadable-sector",
            "experiment-helper-killed",
            "experiment-window-killed",
            "experiment-cancelled",
            "experiment-drive-pulled",
        ),
        2400,
        quick=True,
    ),
    # Each of Ansible's tasks starts the helper several times, which takes seconds without hardware virtualisation.
    Machine("rollout", (HDD, SSD, SCSI), ("ansible-three-machines",), 1800, on_request=True),
    Machine("patience", MEMBERS, ("rebuild-forecast", "two-hundred-drives"), 1800, on_request=True),
    # For `make bench-scale`: eight drives to look at, one to plug in, and as many more as scsi_debug makes.
    Machine(
        "scale", (HDD, SSD, NVME, SCSI, *MEMBERS, PLUGGED), ("bench-drives",), 2400, alone=True, on_request=True
    ),
    Machine("following", (HDD,), ("health-minutes", "health-hour"), 8100, on_request=True),
    Machine(
        "power",
        (HDD, *MIRRORS),
        ("trial-held-up", "suspended-on-trial", "boost-power-lost"),
        4000,
        loses_power=True,
    ),
    Machine("hours", (STALLED, HEALTHY, NVME), ("long-trial", "long-trial-power-lost"), 1800, loses_power=True),
    Machine(
        "others",
        (HDD, PATA, PLUGGED, *MEMBERS[:3]),
        ("how-tos", "files-of-others-read", "files-of-others-done", "lines-of-mdadm-done", "rc-local-done"),
        6000,
        has_mains=True,
    ),
    Machine(
        "lasting",
        (HDD, PATA, PLUGGED, *MEMBERS[:3]),
        (
            "saved-over-unplugging",
            "saved-for-many-drives",
            "saved-over-reassembly",
            "saves-replayed",
            "guard-stops-a-hang",
        ),
        3600,
        quick=True,
        loses_power=True,
    ),
    # With settings for a second processor, a mains supply, suspension for tests, link power, and a drive that
    # udisks2 sets when it starts.
    Machine(
        "supply",
        (HDD, PATA, *MEMBERS),
        (
            "every-setting-md",
            "saved-and-others",
            "saved-over-power-loss",
            "value-for-each-supply",
            "guard-after-a-trial",
        ),
        3600,
        has_mains=True,
        loses_power=True,
    ),
    Machine(
        "layers",
        (*LAYERED, PATH, INSTALLED, BOT, UAS),
        # By the kernel's tracing.
        (
            "recorder-killed",
            "layers-shown",
            "cost-of-a-layer",
            "usb-bot-and-uas",
            "encrypted-installation",
            "volumes-last",
        ),
        3600,
        loses_power=True,
    ),
    Machine(
        "mixed",
        tuple(disk for disks in MIXED.values() for disk in disks),
        ("mixed-minutes", "mixed-hour"),
        3 * 3600,
        on_request=True,
    ),
)

AT_RELEASE = {
    # Every value of every setting by way of each driver. A change meets each driver with one other value and back.
    "every-setting-hdd": "every-setting-ssd",
    "every-setting-pata": "every-setting-ssd",
    "every-setting-usb": "every-setting-scsi",
    "every-setting-virtual-ata": "tests/judges/test_ata_settings_umockdev.py",
    "every-setting-virtual-sas": "tests/judges/test_mode_pages_umockdev.py",
    "settings-lying-drive": "tests/judges/test_misbehaviour_umockdev.py",
    # What the terminal prints and what the manuals show.
    "command-line": "tests/judges/test_commands_umockdev.py",
    "how-tos": "tests/helper/other_tools/test_hdparm_args.py",
    # Many drives, many moments, many minutes of what one, some and seconds show.
    "saves-replayed": "saved-over-power-loss",
    "saved-for-many-drives": "saved-over-unplugging",
    "saved-over-reassembly": "tests/helper/cli/test_arrived.py",
    "value-for-each-supply": "tests/helper/cli/test_apply_power_supply.py",
    "guard-after-a-trial": "guard-stops-a-hang",
    "metrics-wake-nothing": "standby-never-woken",
    "night-recorded": "tests/privilege/test_recording_here.py",
    "boost-power-lost": "power-lost-on-trial",
    "suspended-on-trial": "trial-held-up",
    "long-trial": "tests/helper/long_trials/test_keeper.py",
    "long-trial-power-lost": "tests/helper/long_trials/test_keeper.py",
    # Arrays under load.
    "slow-member": "tests/contract/arrays/test_slow_member.py",
    "array-bitmap": "tests/helper/raid/test_array_actions.py",
    "arrays-told": "tests/tray/test_array_events.py",
    "array-fields": "tests/helper/raid/test_array_details.py",
    "array-why": "tests/contract/arrays/test_slowdown_causes.py",
    # A second speed, a second engine, a second setting.
    "benchmark-20": "benchmark-100",
    "benchmark-400": "benchmark-100",
    "benchmark-random": "tests/helper/bench/test_queued.py",
    "benchmark-folder": "tests/helper/bench/test_places.py",
    "experiment-write-cache": "experiment-difference",
    "cost-of-a-layer": "tests/helper/experiment/test_layer_cost.py",
    "encrypted-installation": "layers-shown",
    "usb-bot-and-uas": "tests/helper/drives/test_attachment.py",
    # Files of other programs: all of them are read and changed in trees that a test makes.
    "files-of-others-read": "tests/helper/other_tools/judges/test_judges.py",
    "files-of-others-done": "tests/helper/other_tools/judges/test_parser_judges.py",
    "lines-of-mdadm-done": "tests/helper/other_tools/test_handover.py",
    "rc-local-done": "tests/helper/other_tools/test_services_and_scripts.py",
    # It installs and removes three times; the machine itself installs once.
    "package-life": "door-and-pkexec",
    "door-flooded": "tests/privilege/test_door.py",
}
"""Scenarios that a release needs and a change does not wait for, each with what judges the same at each change:
another scenario, or a file of tests."""


def machine_of(scenario: str) -> Machine | None:
    """Return the machine that *scenario* runs on, None if there is no such scenario."""
    return next((machine for machine in MACHINES if scenario in machine.scenarios), None)
