"""How drives are connected, in trees as Linux 6.12 makes them; nothing is opened or woken."""

from __future__ import annotations

import pytest

from disktune_contract.checkup.attachment import Attachment, PciLink, SataLink
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS, OfDrive
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.tree import SimulatedTree
from disktune_helper.drives.attachment import attachment
from disktune_helper.rpc.browse_handlers import BROWSE_HANDLERS
from disktune_helper.rpc.handlers import HANDLERS
from tests.helper.conftest import Bench
from tests.narrowed import of_kind, present

AHCI = "/sys/devices/pci0000:00/0000:00:1f.2"
XHCI = "/sys/devices/pci0000:00/0000:00:14.0"
ROOT_PORT = "/sys/devices/pci0000:00/0000:00:1d.0"
VMD = "/sys/devices/pci0000:00/0000:00:0e.0/pci10000:e0/10000:e0:1d.0"
SDX1 = f"{AHCI}/ata5/host4/target4:0:0/4:0:0:0/block/sdx/sdx1"
UNLIMITED = "<unknown>"


@pytest.fixture
def tree(onlooker: Bench) -> SimulatedTree:
    return onlooker.world.tree


def block(tree: SimulatedTree, name: str, place: str, number: str = "8:240") -> None:
    tree.link(f"/sys/class/block/{name}", place)
    tree.files(place, {"dev": number, "queue/discard_max_bytes": "0", "queue/zoned": "none"})


def sata_disk(tree: SimulatedTree, address: str = "4:0:0:0", port: str = f"{AHCI}/ata5") -> str:
    """Write a disk on the fifth port of an AHCI controller; return libata's directory of the port."""
    target = address.rpartition(":")[0]
    block(tree, "sdx", f"{port}/host4/target{target}/{address}/block/sdx")
    tree.files(
        f"{port}/link5/ata_link/link5",
        {"sata_spd": "3.0 Gbps", "sata_spd_limit": "3.0 Gbps", "hw_sata_spd_limit": UNLIMITED},
    )
    tree.files(f"{port}/link5/dev5.0/ata_device/dev5.0", {"xfer_mode": "XFER_UDMA_6", "spdn_cnt": "1"})
    tree.files(f"{port}/link5/dev5.1/ata_device/dev5.1", {"xfer_mode": "XFER_PIO_4", "spdn_cnt": "0"})
    tree.files(f"{port}/host4/scsi_host/host4", {"ahci_host_caps": "c734ff05"})
    tree.files(AHCI, {"vendor": "0x8086"})
    return port


def nvme(tree: SimulatedTree, place: str) -> None:
    block(tree, "nvme1n1", f"{place}/nvme/nvme1/nvme1n1", "259:9")
    tree.files(
        place,
        {
            "current_link_speed": "8.0 GT/s PCIe",
            "current_link_width": "2",
            "max_link_speed": "16.0 GT/s PCIe",
            "max_link_width": "4",
            "power/runtime_status": "active",
        },
    )


def usb_disk(tree: SimulatedTree, path: str = "usb3/3-2") -> str:
    """Write a disk below *path*; return the directory of the USB device."""
    device = f"{XHCI}/{path}"
    interface = f"{device}/{path.rpartition('/')[2]}:1.0"
    block(tree, "sdy", f"{interface}/host9/target9:0:0/9:0:0:0/block/sdy", "8:241")
    tree.files(device, {"idVendor": "152d", "idProduct": "0578", "speed": "480", "version": " 2.10"})
    tree.link(f"{interface}/driver", "/sys/bus/usb/drivers/usb-storage")
    tree.folder("/sys/bus/usb/drivers/usb-storage")
    for hub, speed in (("usb3", "480"), ("usb4", "10000")):
        tree.files(f"{XHCI}/{hub}", {"speed": speed})
        tree.link(f"/sys/bus/usb/devices/{hub}", f"{XHCI}/{hub}")
    return device


def mounts(tree: SimulatedTree, *lines: str) -> None:
    tree.file("/proc/self/mountinfo", "".join(f"{line}\n" for line in lines))


# -- who is asked ------------------------------------------------------------------------------------------


def test_it_is_asked_of_the_users_own_helper_alone(onlooker: Bench) -> None:
    assert VERBS["checkup"].classes == {Class.BROWSE}
    assert "checkup" not in HANDLERS
    assert isinstance(BROWSE_HANDLERS["checkup"](onlooker.session, OfDrive(onlooker.drive("sdb").ref)), Attachment)


def test_another_drive_under_the_name_is_refused(onlooker: Bench) -> None:
    other = OfDrive(DriveRef("sdb", "wwn:other"))
    with pytest.raises(Refusal):
        BROWSE_HANDLERS["checkup"](onlooker.session, other)


def test_no_drive_is_opened_and_a_sleeping_one_is_sent_nothing(
    onlooker: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(name: str) -> None:
        raise AssertionError(f"{name} was opened")

    monkeypatch.setattr(onlooker.ports, "open_drive", opened)
    read: list[str] = []
    real = onlooker.ports.read_bytes

    def read_bytes(path: str) -> bytes:
        read.append(path)
        return real(path)

    monkeypatch.setattr(onlooker.ports, "read_bytes", read_bytes)
    for name in ("sda", "sdd", "sdh", "nvme0n1", "md0"):
        attachment(onlooker.ports, name)
    sleeper = of_kind(AtaDrive, onlooker.world.drives["sdd"].ata)
    assert (sleeper.log, sleeper.wakeups) == ([], 0)
    # The sensors of drives are asked by commands.
    assert [path for path in read if "hwmon" in path] == []


# -- SATA and PATA -----------------------------------------------------------------------------------------


def test_a_port_of_an_ahci_controller(onlooker: Bench, tree: SimulatedTree) -> None:
    sata_disk(tree)
    found = attachment(onlooker.ports, "sdx")
    assert found.sata == SataLink(speed=3.0, limit=3.0, configured=None, controller=6.0, vendor=0x8086)
    assert (found.transfer_mode, found.lowered) == ("XFER_UDMA_6", 1)


@pytest.mark.parametrize(("caps", "speed"), [("c734ff05", 6.0), ("c3220005", 3.0), ("1", None), ("", None)])
def test_the_speed_of_a_controller(onlooker: Bench, tree: SimulatedTree, caps: str, speed: float | None) -> None:
    port = sata_disk(tree)
    tree.files(f"{port}/host4/scsi_host/host4", {"ahci_host_caps": caps})
    assert present(attachment(onlooker.ports, "sdx").sata).controller == speed


def test_behind_a_port_multiplier_the_link_of_the_port_is_not_the_drives(
    onlooker: Bench, tree: SimulatedTree
) -> None:
    port = sata_disk(tree)
    tree.files(f"{port}/link5.0/ata_link/link5.0", {"sata_spd": "3.0 Gbps"})
    found = attachment(onlooker.ports, "sdx")
    assert (found.sata, found.transfer_mode, found.lowered) == (None, "", None)


def test_the_second_device_of_a_port_has_its_own_mode_and_no_link(onlooker: Bench, tree: SimulatedTree) -> None:
    sata_disk(tree, "4:0:1:0")
    found = attachment(onlooker.ports, "sdx")
    assert (found.sata, found.transfer_mode, found.lowered) == (None, "XFER_PIO_4", 0)


# -- PCI Express -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("port", [ROOT_PORT, VMD], ids=["root port", "below Intel VMD"])
def test_an_nvme_drive_below_a_port(onlooker: Bench, tree: SimulatedTree, port: str) -> None:
    domain = port.rpartition("/")[2].partition(":")[0]
    nvme(tree, f"{port}/{domain}:05:00.0")
    tree.files(port, {"max_link_speed": "8.0 GT/s PCIe", "max_link_width": "4"})
    found = present(attachment(onlooker.ports, "nvme1n1").pcie)
    assert (found.now, found.drive, found.port) == (PciLink(8.0, 2), PciLink(16.0, 4), PciLink(8.0, 4))


def test_without_a_port_above_it(onlooker: Bench, tree: SimulatedTree) -> None:
    nvme(tree, "/sys/devices/pci0000:00/0000:00:04.0")
    assert present(attachment(onlooker.ports, "nvme1n1").pcie).port is None


def test_with_native_multipath_the_disk_hangs_below_the_subsystem(onlooker: Bench, tree: SimulatedTree) -> None:
    device = f"{ROOT_PORT}/0000:05:00.0"
    nvme(tree, device)
    tree.folder(f"{device}/nvme/nvme1")
    subsystem = "/sys/devices/virtual/nvme-subsystem/nvme-subsys1"
    block(tree, "nvme2n1", f"{subsystem}/nvme2n1", "259:10")
    tree.link(f"{subsystem}/nvme1", f"{device}/nvme/nvme1")
    assert present(attachment(onlooker.ports, "nvme2n1").pcie).now == PciLink(8.0, 2)


@pytest.mark.parametrize(("speed", "width"), [("Unknown", "255"), ("Unknown speed", "0"), ("", "63")])
def test_what_the_kernel_does_not_know_is_unknown(
    onlooker: Bench, tree: SimulatedTree, speed: str, width: str
) -> None:
    device = "/sys/devices/pci0000:00/0000:00:04.0"
    nvme(tree, device)
    tree.files(device, {"current_link_speed": speed, "current_link_width": width})
    assert present(attachment(onlooker.ports, "nvme1n1").pcie).now == PciLink(None, None)


def test_a_suspended_device_is_not_asked_for_its_link(
    onlooker: Bench, tree: SimulatedTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel resumes the device to read its link status."""
    device = f"{ROOT_PORT}/0000:05:00.0"
    nvme(tree, device)
    tree.files(device, {"power/runtime_status": "suspended"})
    real, read = onlooker.ports.read_bytes, list[str]()

    def read_bytes(path: str) -> bytes:
        read.append(path)
        return real(path)

    monkeypatch.setattr(onlooker.ports, "read_bytes", read_bytes)
    assert attachment(onlooker.ports, "nvme1n1").pcie is None
    assert [path for path in read if "_link_" in path] == []


# -- USB ---------------------------------------------------------------------------------------------------


def test_a_usb_disk_in_a_port_that_has_a_peer(onlooker: Bench, tree: SimulatedTree) -> None:
    device = usb_disk(tree)
    port = f"{XHCI}/usb3/3-0:1.0/usb3-port2"
    tree.files(port, {"connect_type": "hotplug"})
    tree.link(f"{port}/peer", f"{XHCI}/usb4/4-0:1.0/usb4-port2")
    tree.link(f"{device}/port", port)
    found = present(attachment(onlooker.ports, "sdy").usb)
    assert (found.speed, found.version, found.computer, found.faster_port) == (480, "2.10", 10_000, True)
    assert (found.driver, found.can, found.offers_uas) == ("usb-storage", None, None)


def test_behind_a_hub_it_is_the_device_and_not_the_hub_that_counts(onlooker: Bench, tree: SimulatedTree) -> None:
    usb_disk(tree, "usb3/3-2/3-2.4")
    tree.files(f"{XHCI}/usb3/3-2", {"speed": "12", "version": " 1.10"})
    found = present(attachment(onlooker.ports, "sdy").usb)
    assert (found.speed, found.version, found.faster_port) == (480, "2.10", None)


@pytest.mark.parametrize(
    ("option", "forbidden"),
    [
        ("152d:0578:u\n", True),
        ("0bc2:2312:u,152D:0578:uw\n", True),
        ("152d:0578:w\n", False),
        ("152d:0579:u\n", False),
        ("\n", False),
        ("nonsense\n", False),
    ],
)
def test_an_option_that_forbids_uas(onlooker: Bench, tree: SimulatedTree, option: str, forbidden: bool) -> None:
    usb_disk(tree)
    tree.file("/sys/module/usb_storage/parameters/quirks", option)
    assert present(attachment(onlooker.ports, "sdy").usb).quirk is forbidden


# -- what is on it -----------------------------------------------------------------------------------------


def partition(tree: SimulatedTree, **files: str) -> None:
    tree.link("/sys/class/block/sdx1", SDX1)
    tree.files(SDX1, {"dev": "8:242", "partition": "1", "start": "63", "size": "2048", **files})
    tree.folder(f"{SDX1}/holders")


@pytest.mark.parametrize(
    ("udev", "used"), [("E:ID_FS_TYPE=ext4\n", True), ("E:ID_PART_ENTRY_NUMBER=1\n", False), ("", None)]
)
def test_whether_a_partition_holds_anything(
    onlooker: Bench, tree: SimulatedTree, udev: str, used: bool | None
) -> None:
    sata_disk(tree)
    partition(tree, alignment_offset="512")
    if udev:
        tree.file("/run/udev/data/b8:242", udev)
    (found,) = attachment(onlooker.ports, "sdx").partitions
    assert (found.offset_bytes, found.start_bytes, found.used) == (512, 63 * 512, used)


def test_options_are_those_of_the_file_system_and_each_is_named_once(onlooker: Bench, tree: SimulatedTree) -> None:
    sata_disk(tree)
    partition(tree)
    mounts(
        tree,
        "28 1 8:242 / /home rw,relatime shared:1 - ext4 /dev/sdx1 rw,nobarrier,discard",
        "29 1 8:242 /a /bind ro,relatime shared:2 - ext4 /dev/sdx1 rw,nobarrier,discard",
        "30 1 8:1 / /other rw shared:3 - ext4 /dev/sda1 rw",
    )
    (mount,) = present(attachment(onlooker.ports, "sdx").mounts)
    assert (mount.point, mount.device, mount.kind) == ("/home", "sdx1", "ext4")
    # A partition has no queue of its own: TRIM goes to that of its drive.
    assert (mount.options, mount.discard_bytes) == (("rw", "nobarrier", "discard"), 0)


def test_what_a_volume_lets_through_is_its_own_limit(onlooker: Bench, tree: SimulatedTree) -> None:
    sata_disk(tree)
    partition(tree)
    place = "/sys/devices/virtual/block/dm-9"
    tree.link("/sys/class/block/dm-9", place)
    tree.files(place, {"dev": "253:9", "dm/name": "home", "queue/discard_max_bytes": "4096"})
    tree.link(f"{SDX1}/holders/dm-9", place)
    mounts(tree, "28 1 253:9 / /home rw shared:1 - xfs /dev/mapper/home rw,attr2")
    found = present(attachment(onlooker.ports, "sdx").mounts)
    assert [(one.device, one.discard_bytes) for one in found] == [("dm-9", 4096)]


@pytest.mark.slow
def test_mounts_that_cannot_be_read_are_unknown_and_not_none(onlooker: Bench, tree: SimulatedTree) -> None:
    tree.file("/proc/self/mountinfo", "")
    assert attachment(onlooker.ports, "sda").mounts is None


def test_when_fstrim_runs(onlooker: Bench) -> None:
    def runs(*links: tuple[str, str], folders: tuple[str, ...] = ("/run/systemd/system",)) -> bool | None:
        other = SimulatedTree()
        for link, target in links:
            other.link(link, target)
        for folder in folders:
            other.folder(folder)
        sata_disk(other)
        onlooker.world.tree = other
        return attachment(onlooker.ports, "sdx").trim_timer

    wanted = ("/etc/systemd/system/timers.target.wants/fstrim.timer", "/usr/lib/systemd/system/fstrim.timer")
    shipped = ("/usr/lib/systemd/system/timers.target.wants/fstrim.timer", "../fstrim.timer")
    assert runs(wanted) is True
    assert runs(shipped) is True
    assert runs(wanted, ("/etc/systemd/system/fstrim.timer", "/dev/null")) is False
    assert runs() is False
    assert runs(folders=()) is None
    assert runs(("/etc/cron.weekly/fstrim", "/opt/fstrim"), folders=()) is True


def test_in_a_sandbox_nobody_can_tell_when_fstrim_runs(onlooker: Bench, tree: SimulatedTree) -> None:
    assert attachment(onlooker.ports, "sda").trim_timer is True
    tree.file("/.flatpak-info", "[Application]\n")
    assert attachment(onlooker.ports, "sda").trim_timer is None


@pytest.mark.parametrize(
    ("stamp", "cron", "age"), [(-86400.0, False, 86400.0), (60.0, False, None), (-86400.0, True, None)]
)
def test_when_the_timer_last_elapsed(
    onlooker: Bench,
    tree: SimulatedTree,
    monkeypatch: pytest.MonkeyPatch,
    stamp: float,
    cron: bool,
    age: float | None,
) -> None:
    """A stamp of the future says nothing, and nor does that of a timer beside which cron starts fstrim."""
    monkeypatch.setattr(onlooker.ports, "now", lambda: 1e9)
    tree.stamp("/var/lib/systemd/timers/stamp-fstrim.timer", 1e9 + stamp)
    if cron:
        tree.file("/etc/cron.weekly/fstrim", "")
    assert attachment(onlooker.ports, "sda").trim_age_s == age


@pytest.mark.parametrize(
    ("counters", "discarded"),
    [("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17\n", 14 * 512), ("1 2 3 4 5 6 7 8 9 10 11\n", None), ("", None)],
)
def test_what_was_discarded_since_the_start(
    onlooker: Bench, tree: SimulatedTree, counters: str, discarded: int | None
) -> None:
    sata_disk(tree)
    tree.files(f"{AHCI}/ata5/host4/target4:0:0/4:0:0:0/block/sdx", {"stat": counters or "\n"})
    tree.file("/proc/uptime", "3600.25 7000.00\n")
    found = attachment(onlooker.ports, "sdx")
    assert (found.discarded_bytes, found.up_s) == (discarded, 3600.25)
