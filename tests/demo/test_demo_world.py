"""The simulated machine: its files are those of a kernel, and a process of its own serves them."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from pathlib import Path

import pytest

from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.identification import Checksum
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.machine import DATA
from disktune_helper.decode import identify, nvme
from disktune_helper.drives import drive_list
from tests.demo.machines import BLOCK, fails_with, machine, opened
from tests.narrowed import present

DUMPS = sorted(path.stem for path in DATA.glob("*.hex"))


# -- identities --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DUMPS)
def test_every_dump_is_read_by_the_helper_with_a_correct_checksum(name: str) -> None:
    found = identify.decode(identify.parse_text((DATA / f"{name}.hex").read_text()))
    assert found.checksum is Checksum.CORRECT
    assert found.model


@pytest.mark.tools
@pytest.mark.parametrize("name", DUMPS)
def test_every_dump_is_read_by_hdparm(name: str) -> None:
    text = (DATA / f"{name}.hex").read_text()
    done = subprocess.run(["/usr/sbin/hdparm", "--Istdin"], input=text, capture_output=True, text=True, check=True)
    assert "Checksum: correct" in done.stdout


IDENTIFY = bytes.fromhex("85 08 0E 00 00 00 01 00 00 00 00 00 00 40 EC 00")


def test_no_two_drives_claim_to_be_the_same() -> None:
    ports, _ = machine()
    found = drive_list.drives(ports)
    assert len({drive.identity for drive in found}) == len(found)
    assert all(drive.identity and not drive.same_identity_as for drive in found)


def test_the_nvme_drive_tells_the_same_everywhere() -> None:
    node, ports, _ = opened("nvme0n1")
    controller = nvme.id_ctrl(node.nvme_admin(0x06, 1, 4096).data)
    assert controller.model == ports.read_text("/sys/class/nvme/nvme0/model").strip()
    assert controller.serial == ports.read_text("/sys/class/nvme/nvme0/serial").strip()
    assert [state.max_power_w for state in controller.power_states] == [6.5, 5.8, 3.6, 0.05, 0.0025]
    assert [state.exit_latency_us for state in controller.power_states][3:] == [10000, 45000]
    namespace = nvme.id_ns(node.nvme_admin(0x06, 0, 4096, namespace=1).data)
    assert namespace.size_bytes == node.size_bytes() == int(ports.read_text("/sys/block/nvme0n1/size")) * 512
    said = nvme.smart_log(node.nvme_admin(0x02, 0x007F0002, 512, 0xFFFFFFFF).data).temperature_c
    [sensor] = [one for one in ports.names("/sys/class/nvme/nvme0") if one.startswith("hwmon")]
    assert said == int(ports.read_text(f"/sys/class/nvme/nvme0/{sensor}/temp1_input")) // 1000
    drive = present(ports.world.drives["nvme0n1"].nvme)
    assert drive.admin(0x02, 0x007F0099, 512, 0, 0).status == 0x4109
    assert drive.admin(0x0D, 6, 0, 0, 0).status == 0x4001


def test_what_the_program_does_not_send_reaches_no_simulated_drive() -> None:
    with fails_with(errno.EPERM):
        opened("sda")[0].sg_io(bytes.fromhex("04 18 00 00 00 00"))
    with fails_with(errno.EPERM):
        opened("nvme0n1")[0].nvme_admin(0x80, 0x200, 0)


# -- files -------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_helper_finds_what_is_there() -> None:
    ports, _ = machine()
    found = {drive.name: drive for drive in drive_list.drives(ports)}
    assert {name: drive.kind for name, drive in found.items()} == {
        "md0": DriveKind.ARRAY,
        "nvme0n1": DriveKind.NVME,
        **dict.fromkeys(("sda", "sdb", "sdc", "sdd", "sde", "sdf", "sdg"), DriveKind.ATA),
        "sdh": DriveKind.USB,
        "mmcblk0": DriveKind.MMC,
        **dict.fromkeys(("dm-0", "dm-1", "dm-2"), DriveKind.VOLUME),
    }
    assert [name for name, drive in found.items() if drive.usage.system] == ["nvme0n1"]
    assert found["nvme0n1"].usage.swap
    assert found["sdb"].usage.mounts == ("/home",)
    assert found["sde"].usage.arrays == ("md0",)
    assert found["sdd"].usage.idle
    assert found["sdh"].usage.mounts == ("/media/alex/My Passport",)
    assert found["nvme0n1"].link == "PCIe 8.0 GT/s ×4"
    assert (found["sda"].link, found["sdb"].link, found["sdc"].link) == ("SATA 6 Gb/s", "SATA 3 Gb/s", "ATA")
    assert found["sdh"].link == "USB 480 Mb/s"
    assert (found["sda"].rotational, found["sdb"].rotational) == (False, True)
    assert found["sdd"].physical_sector_bytes == 4096


def test_the_node_agrees_with_sysfs() -> None:
    ports, _ = machine()
    for drive in drive_list.drives(ports):
        node = ports.open_for_change(drive.name)
        assert ports.read_text(f"/sys/class/block/{drive.name}/dev").strip() == "{}:{}".format(*node.rdev)
        assert (node.size_bytes(), node.disk_sequence()) == (drive.size_bytes, drive.diskseq)
        assert ports.resolve(f"/sys/block/{drive.name}") == ports.resolve(f"/sys/class/block/{drive.name}")
    with pytest.raises(FileNotFoundError):
        ports.open_for_change("sdz")


def test_the_kernels_copy_is_where_libata_puts_it() -> None:
    ports, clock = machine()
    text = ports.read_text("/sys/class/ata_device/dev7.0/id")
    assert identify.parse_text(text) == ports.world.drives["sdc"].ata.words  # type: ignore[union-attr]
    ports.open_for_change("sdc").sg_io(bytes.fromhex("85 06 20 00 82 00 00 00 00 00 00 00 00 40 EF 00"))
    clock.now += 1
    assert ports.read_text("/sys/block/sdc/device/scsi_disk/6:0:0:0/cache_type") == "write through\n"
    assert identify.parse_text(ports.read_text("/sys/class/ata_device/dev7.0/id")) != identify.parse_text(text)


def test_one_disk_is_asleep_and_looking_does_not_wake_it() -> None:
    ports, _ = machine()
    drive_list.drives(ports)
    ata = present(ports.world.drives["sdd"].ata)
    assert (ata.power, ata.wakeups) == (Power.STANDBY, 0)


def test_the_usb_bridge_lets_no_ata_command_through() -> None:
    node, ports, _ = opened("sdh")
    reply = node.sg_io(IDENTIFY, 512)
    assert (reply.sense[2], reply.sense[12]) == (5, 0x20)
    assert not any(name.startswith("vpd") for name in ports.names("/sys/block/sdh/device"))
    for other in ("md0", "nvme0n1"):
        with fails_with(errno.ENOTTY):
            ports.open_for_change(other).sg_io(IDENTIFY, 512)


def test_a_drive_that_is_pulled_out_is_gone_everywhere() -> None:
    node, ports, _ = opened("sda")
    reader = node.reader(direct=True, buffer_bytes=BLOCK)
    ports.world.drives["sda"].ata.unplug()  # type: ignore[union-attr]
    for attempt in (
        lambda: reader.read(0, BLOCK),
        lambda: node.write_attribute("queue/read_ahead_kb", "256"),
        lambda: node.sg_io(IDENTIFY, 512),
        lambda: ports.open_for_change("sda"),
    ):
        with fails_with(errno.ENODEV):
            attempt()


# -- writing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drive", "attribute", "text", "then"),
    [
        ("sda", "queue/read_ahead_kb", "127", "124"),
        ("sda", "queue/read_ahead_kb", "3\n", "0"),
        ("sda", "queue/read_ahead_kb", "4294967295", "4294967292"),
        ("md0", "queue/read_ahead_kb", "4096", "4096"),
        ("sda", "queue/nr_requests", "1", "4"),
        ("sda", "queue/nr_requests", "2048", "2048"),
        ("sda", "queue/scheduler", "bfq", "none mq-deadline kyber [bfq]"),
        ("sda", "queue/scheduler", "nonesuch\n", "[none] mq-deadline kyber bfq"),
        ("sda", "device/queue_depth", "1", "1"),
        ("sda", "device/queue_depth", "12abc", "12"),
    ],
)
def test_the_kernel_takes_it_or_bends_it(drive: str, attribute: str, text: str, then: str) -> None:
    _, ports, _ = opened(drive)
    ports.world.tree.write(f"/sys/block/{drive}/{attribute}", text)
    assert ports.read_text(f"/sys/block/{drive}/{attribute}").strip() == then


@pytest.mark.slow
@pytest.mark.parametrize(
    ("drive", "attribute", "text", "number"),
    [
        *(("sda", "queue/read_ahead_kb", text, errno.EINVAL) for text in ("-4", "0x10", "8 ", "4294967296")),
        ("nvme0n1", "queue/nr_requests", "1024", errno.EINVAL),  # without a scheduler the hardware bounds it
        ("sda", "queue/scheduler", "cfq", errno.EINVAL),
        ("sda", "device/queue_depth", "33", errno.EINVAL),
        ("sdc", "device/queue_depth", "2", errno.EINVAL),  # PATA: no queuing
        ("sdh", "device/queue_depth", "2", errno.EACCES),
        ("md0", "queue/scheduler", "none", errno.ENOENT),
        ("nvme0n1", "device/rescan", "1", errno.ENOENT),
    ],
)
def test_the_kernel_refuses_it_and_nothing_changes(drive: str, attribute: str, text: str, number: int) -> None:
    _, ports, _ = opened(drive)

    def values() -> list[str]:
        return [
            ports.read_text(f"/sys/block/{drive}/{name}") for name in ports.world.drives[drive].queue.attributes
        ]

    before = values()
    with fails_with(number):
        ports.world.tree.write(f"/sys/block/{drive}/{attribute}", text)
    assert values() == before


@pytest.mark.parametrize(
    ("attribute", "text"),
    [
        ("device/delete", "1"),
        ("queue/read_ahead_kb", "127"),
        ("queue/read_ahead_kb", "8 "),
        ("device/rescan", "2"),
    ],
)
def test_a_simulated_drive_takes_what_the_program_writes_and_nothing_else(attribute: str, text: str) -> None:
    node, _, _ = opened("sda")
    with fails_with(errno.EPERM):
        node.write_attribute(attribute, text)


def test_a_scheduler_change_resets_the_queue_length() -> None:
    node, ports, _ = opened("sda")
    node.write_attribute("queue/nr_requests", "1000")
    node.write_attribute("queue/scheduler", "mq-deadline")
    assert ports.read_text("/sys/block/sda/queue/nr_requests") == "1000\n"
    node.write_attribute("queue/scheduler", "kyber")
    assert ports.read_text("/sys/block/sda/queue/nr_requests") == "64\n"
    node.write_attribute("queue/scheduler", "none")
    assert ports.read_text("/sys/block/sda/queue/nr_requests") == "32\n"


# -- the process -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_demo_speaks_the_helpers_protocol() -> None:
    root = Path(__file__).resolve().parents[2]
    request = json.dumps({"id": 1, "op": "drives", "args": {}}) + "\n"
    done = subprocess.run(
        [sys.executable, "-m", "disktune_gui.demo", "tune"],
        input=request,
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
        env={"PYTHONPATH": f"{root}:{root / 'helper'}"},
    )
    hello, answer = (json.loads(line) for line in done.stdout.splitlines())
    assert hello["privilege"] == "tune"
    assert {drive["name"] for drive in answer["ok"]["drives"]} >= {"nvme0n1", "sdc", "md0"}
    assert done.stderr == ""


@pytest.mark.slow
def test_bad_usage_is_one_sentence_and_2() -> None:
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "disktune_gui.demo", "root"],
        capture_output=True,
        text=True,
        check=False,
        cwd=root,
        env={"PYTHONPATH": f"{root}:{root / 'helper'}"},
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
