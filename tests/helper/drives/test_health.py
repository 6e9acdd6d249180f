"""How a drive says it is doing, asked by whoever may; a drive that sleeps is left alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.health import DeviceStatistic, EmmcHealth, Health, KernelErrors, PhyEvent, Reserve
from disktune_contract.health.self_tests import SelfTestOutcome
from disktune_contract.health.verdict import HealthVerdict, judge
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS, OfDrive
from disktune_contract.sentence import NamedText, wordings
from disktune_contract.settings.access import SMART, SMART_SIGNATURE
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.ata.drive import AtaDrive
from disktune_gui.demo.machine import NAME
from disktune_gui.demo.nvme_drive import NvmeTest
from disktune_helper.drives import ata as disk_ata
from disktune_helper.drives import health, kernel_records
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.drive_commands.ioctls import SgReply
from tests.helper.changes.test_drive_actions import SLEEPER
from tests.helper.conftest import Bench
from tests.helper.sas_disk import REQUEST_SENSE, SasDisk
from tests.narrowed import of_kind, present


def ask(bench: Bench, name: str) -> Health:
    return of_kind(Health, HANDLERS["health"](bench.session, OfDrive(bench.drive(name).ref)))


def ata(bench: Bench, name: str = "sdb") -> AtaDrive:
    return present(bench.world.drives[name].ata)


def smart_of(bench: Bench, name: str = "sdb") -> list[int]:
    """Return the features of every SMART command that the drive was sent."""
    return [task.feature for task in ata(bench, name).log if task.command == 0xB0]


def test_only_who_may_open_a_drive_has_anything_to_ask() -> None:
    assert VERBS["health"].classes == {Class.INSPECT, Class.TUNE}


def test_a_drive_in_good_health(bench: Bench) -> None:
    found = ask(bench, "sdb")
    assert (judge(found).verdict, judge(found).why, found.note) == (HealthVerdict.GOOD, (), "")
    assert found.ata is not None
    assert found.ata.passed is True
    hours = next(one for one in found.ata.attributes if one.number == 9)
    assert (hours.value, hours.raw, hours.threshold) == (74, 19042, 0)
    # Status, data, thresholds; no test is begun, and nothing is switched.
    assert smart_of(bench) == [0xDA, 0xD0, 0xD1]


def test_a_drive_that_expects_to_fail(bench: Bench) -> None:
    one = next(one for one in ata(bench).smart.attributes if one.number == 5)
    one.value = one.worst = 100
    found = judge(ask(bench, "sdb"))
    assert found.verdict is HealthVerdict.FAILING
    assert found.why == (
        "The SMART status predicts a failure.",
        "Attribute 5 at its threshold predicts a failure.",
    )


def test_a_reason_carries_what_it_was_made_of(bench: Bench) -> None:
    one = next(one for one in ata(bench).smart.attributes if one.number == 5)
    one.value = one.worst = 100
    told = {one.template: one.values for one in wordings(judge(ask(bench, "sdb")))}
    named = told["Attribute {number} at its threshold predicts a failure."]
    assert named == (NamedText("number", "5"),)


def test_what_was_bad_once_is_a_warning_and_no_failure(bench: Bench) -> None:
    one = next(one for one in ata(bench).smart.attributes if one.number == 5)
    one.worst = 100
    found = judge(ask(bench, "sdb"))
    assert (found.verdict, found.why) == (
        HealthVerdict.CAUTION,
        ("Attribute 5 was at its threshold before.",),
    )


def test_a_sleeping_drive_is_not_asked(bench: Bench) -> None:
    found = ask(bench, SLEEPER)
    assert (judge(found).verdict, found.note) == (HealthVerdict.UNKNOWN, health.ASLEEP)
    assert smart_of(bench, SLEEPER) == []
    assert (ata(bench, SLEEPER).power, ata(bench, SLEEPER).wakeups) == (Power.STANDBY, 0)


def test_smart_that_is_off_stays_off(bench: Bench) -> None:
    node = bench.ports.open_for_change("sdb")
    disk_ata.send(node, SMART, feature=0xD9, lba=SMART_SIGNATURE)
    ata(bench).log.clear()
    assert ask(bench, "sdb").note == health.OFF
    assert smart_of(bench) == []


def test_an_nvme_drive(bench: Bench) -> None:
    found = ask(bench, "nvme0n1")
    assert found.nvme is not None
    assert judge(found).verdict is HealthVerdict.GOOD
    drive = present(bench.world.drives["nvme0n1"].nvme)
    for warning, verdict in ((1 << 1, HealthVerdict.CAUTION), (1 << 3, HealthVerdict.FAILING)):
        drive.smart = bytes((warning,)) + drive.smart[1:]
        assert judge(ask(bench, "nvme0n1")).verdict is verdict
    drive.smart = bytes(1) + drive.smart[1:5] + bytes((101,)) + drive.smart[6:]
    worn = judge(ask(bench, "nvme0n1"))
    assert worn.verdict is HealthVerdict.CAUTION
    assert worn.why[0].startswith("101% of its life is used")


@pytest.mark.parametrize("name", ["md0"])
def test_what_has_no_counters_says_so(bench: Bench, name: str) -> None:
    found = ask(bench, name)
    assert (judge(found).verdict, found.note) == (HealthVerdict.UNKNOWN, health.NONE_THERE)


def test_an_emmc_is_judged_by_what_the_kernel_read(bench: Bench) -> None:
    device = bench.ports.resolve(f"/sys/class/block/{NAME}/device")
    card = ask(bench, NAME)
    assert (card.reported, card.note, bench.drive(NAME).is_emmc) == (False, health.NONE_THERE, False)
    bench.world.tree.files(device, {"type": "MMC", "life_time": "0x02 0x01", "pre_eol_info": "0x01"})
    assert bench.drive(NAME).is_emmc
    assert (ask(bench, NAME).emmc, judge(ask(bench, NAME)).verdict) == (
        EmmcHealth(2, 1, Reserve.NORMAL),
        HealthVerdict.GOOD,
    )
    bench.world.tree.files(device, {"pre_eol_info": "0x03"})
    assert judge(ask(bench, NAME)).verdict is HealthVerdict.FAILING
    # Older than version 5.0 of the standard.
    bench.world.tree.files(device, {"life_time": "0x00 0x00", "pre_eol_info": "0x00"})
    assert (ask(bench, NAME).emmc, ask(bench, NAME).note) == (None, health.NONE_THERE)


class Sas:
    """A SAS disk whose REQUEST SENSE is answered first as given, and then as usual."""

    name = "sda"

    def __init__(self, *answers: bytes) -> None:
        self.disk, self._answers = SasDisk(), list(answers)

    def sg_io(self, cdb: bytes, reply_bytes: int = 0, timeout_ms: int = 0, outgoing: bytes = b"") -> SgReply:
        if cdb[0] == REQUEST_SENSE and self._answers:
            return SgReply(0, 0, 0, b"", self._answers.pop(0))
        return self.disk.sg_io(cdb, reply_bytes, outgoing)


NOTHING = bytes(18)
"""As a bridge answers that does not know the question."""
WAS_RESET = bytes((0x70, 0, 6, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0x29, 0, 0, 0, 0, 0))


def test_a_sas_disk_that_does_not_say_whether_it_sleeps_is_not_asked_for_its_counters() -> None:
    node = Sas(NOTHING, NOTHING)
    found = health._scsi(node)  # type: ignore[arg-type]
    assert (judge(found).verdict, found.note, found.scsi) == (HealthVerdict.UNKNOWN, health.UNSURE, None)
    assert node.disk.read_logs == []


def test_one_that_foretells_its_failure_instead_is_failing_all_the_same() -> None:
    """As SPC-5 has it for disks that warn when they are asked (MRIE 6 of the informational exceptions page)."""
    predicts = bytes((0x70, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0x5D, 0x10, 0, 0, 0, 0))
    node = Sas(predicts, predicts)
    found = health._scsi(node)  # type: ignore[arg-type]
    assert (judge(found).verdict, found.note) == (HealthVerdict.FAILING, health.UNSURE)
    assert node.disk.read_logs == []


def test_one_that_tells_first_that_it_was_reset_is_asked_again() -> None:
    node = Sas(WAS_RESET)
    found = health._scsi(node)  # type: ignore[arg-type]
    assert found.scsi is not None
    assert node.disk.read_logs


# -- logs of errors, and what the kernel counts --------------------------------------------------------------


def logs_of(bench: Bench, name: str = "sdb") -> list[tuple[int, int]]:
    """Return log and page of every READ LOG EXT that the drive was sent."""
    return [(task.lba & 0xFF, task.lba >> 8) for task in ata(bench, name).log if task.command == 0x2F]


def test_device_statistics_and_phy_events_are_read_where_the_drive_lists_them(bench: Bench) -> None:
    for one in ata(bench).smart.attributes:
        one.raw = 3 if one.number == 5 else one.raw
    ata(bench).error_logs.phy_events[0x001] = 7
    found = present(ask(bench, "sdb").ata)
    assert found.rotating is True
    assert DeviceStatistic(3, 0x20, 3) in (found.statistics or ())
    assert PhyEvent(0x001, 7, full=False) in (found.phy_events or ())
    assert logs_of(bench) == [(0, 0), (4, 0), (4, 1), (4, 3), (4, 4), (4, 6), (0x11, 0), (7, 0)]
    assert {task.feature for task in ata(bench).log if task.command == 0x2F} == {0}, "1 would clear PHY events"


def test_a_solid_state_drive_has_its_wear_there(bench: Bench) -> None:
    ata(bench, "sda").error_logs.percentage_used = 100
    found = ask(bench, "sda")
    assert present(found.ata).rotating is False
    assert judge(found).verdict is HealthVerdict.CAUTION


@pytest.mark.parametrize("model", ["INTEL SSDSA2CW160G3", "SATADOM-ML 3ME"])
def test_a_drive_that_freezes_at_the_question_and_a_bridge_are_not_asked_for_logs(model: str) -> None:
    words = [0] * 256
    words[84] = 0x4020
    padded = model.ljust(40).encode("ascii")
    words[27:47] = [padded[at] << 8 | padded[at + 1] for at in range(0, 40, 2)]
    sight = cast(DriveSnapshot, SimpleNamespace(kind=DriveKind.ATA))
    assert not health.has_directory(sight, tuple(words))
    words[27:47] = [0x2020] * 20
    assert health.has_directory(sight, tuple(words))
    assert not health.has_directory(cast(DriveSnapshot, SimpleNamespace(kind=DriveKind.USB)), tuple(words)), (
        "behind a bridge"
    )
    words[84] = 0xFFFF
    assert not health.has_directory(sight, tuple(words))


def test_a_drive_without_logs_or_with_a_refused_one_has_its_attributes_all_the_same(bench: Bench) -> None:
    for log in (0x00, 0x04, 0x11):
        bench.world.drives["sdb"].ata.error_logs.refused = {log}  # type: ignore[union-attr]
        found = ask(bench, "sdb")
        assert found.ata is not None
        assert found.ata.attributes
        assert (found.ata.statistics is None) is (log != 0x11)
        assert (found.ata.phy_events is None) is (log != 0x04)
        assert judge(found).verdict is HealthVerdict.GOOD


def test_the_log_of_self_tests_is_read_with_the_rest_and_a_failure_in_it_is_caution(bench: Bench) -> None:
    found = ask(bench, "sdc")
    assert found.self_tests[0].outcome is SelfTestOutcome.FAILED_READ
    assert judge(found).verdict is HealthVerdict.CAUTION
    assert any("failed at block" in why for why in judge(found).why)
    # The short log where there is no extended one, and none where the drive offers no tests.
    ata(bench, "sdc").error_logs.refused = {0x07}
    assert ask(bench, "sdc").self_tests == found.self_tests
    ata(bench, "sdc").self_tests.capabilities = 0
    assert ask(bench, "sdc").self_tests == ()


def test_a_controller_without_self_tests_is_not_asked_for_their_log(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    nvme = present(bench.world.drives["nvme0n1"].nvme)
    nvme.self_tests.tests.append(NvmeTest(2, 7, 40, segment=3))
    found = ask(bench, "nvme0n1")
    assert [one.outcome for one in found.self_tests] == [SelfTestOutcome.FAILED]
    assert judge(found).why == (
        "Extended self-test failed. That was at 40 power-on hours. Passing an extended self-test clears this.",
    )
    page = bytearray(nvme.identify_controller())
    page[256] &= ~(1 << 4)
    monkeypatch.setattr(nvme, "identify_controller", lambda: bytes(page))
    assert ask(bench, "nvme0n1").self_tests == ()


def test_a_sleeping_drive_is_asked_for_no_log_and_the_kernel_counts_all_the_same(bench: Bench) -> None:
    found = ask(bench, SLEEPER)
    assert (logs_of(bench, SLEEPER), ata(bench, SLEEPER).wakeups) == ([], 0)
    assert (found.asleep, found.ata) == (True, None)
    assert found.kernel == KernelErrors(requests=0x52C1F, errors=4, timeouts=0)


def test_what_the_kernel_counts_of_an_nvme_drive_is_that_of_its_pci_function(bench: Bench) -> None:
    assert ask(bench, "nvme0n1").kernel == KernelErrors(pcie_correctable=3, pcie_nonfatal=0, pcie_fatal=0)
    assert ask(bench, "md0").kernel is None


def test_with_native_multipath_the_errors_are_those_of_the_one_controller(bench: Bench) -> None:
    tree, subsystem = bench.world.tree, "/sys/devices/virtual/nvme-subsystem/nvme-subsys8"
    tree.files(f"{subsystem}/nvme8n1", {"dev": "259:80"})
    tree.link("/sys/class/block/nvme8n1", f"{subsystem}/nvme8n1")
    sight = cast(DriveSnapshot, SimpleNamespace(kind=DriveKind.NVME, name="nvme8n1", ports=bench.ports))
    for number, errors in ((8, 5), (9, 6)):
        device = f"/sys/devices/pci0000:00/0000:0{number}:00.0"
        tree.link(f"{device}/nvme/nvme{number}/device", device)
        tree.files(device, {"aer_dev_correctable": f"RxErr {errors}\nTOTAL_ERR_COR {errors}\n"})
        tree.link(f"{subsystem}/nvme{number}", f"{device}/nvme/nvme{number}")
        # With a second path no one of them has the errors of the drive.
        one = KernelErrors(pcie_correctable=5) if number == 8 else None
        assert kernel_records.kernel_errors(sight) == one


@pytest.mark.parametrize(
    ("texts", "found"),
    [
        ({}, None),
        ({"ioerr_cnt": "0x1A"}, None),
        ({"ioerr_cnt": "26"}, None),
        ({"ioerr_cnt": "0x1a", "iotmo_cnt": ""}, KernelErrors(errors=26)),
        ({"iotmo_cnt": "0xffffffff"}, KernelErrors(timeouts=(1 << 32) - 1)),
        ({"iotmo_cnt": "0xfffffffff"}, None),
    ],
)
def test_a_counter_of_the_kernel_that_is_none_says_nothing(
    texts: dict[str, str], found: KernelErrors | None
) -> None:
    def attribute(path: str) -> str | None:
        return texts.get(path.removeprefix("device/")) or None

    sight = cast(DriveSnapshot, SimpleNamespace(kind=DriveKind.SCSI, attribute=attribute))
    assert kernel_records.kernel_errors(sight) == found
