"""Every setting that the kernel holds: changed to a sample of its values and back, judged by the file itself.

The file is read as its path is written here or found in the simulated tree, never through the code under test.
"""

from __future__ import annotations

import errno

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.messages.change import ChangeResult
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.rules.rules import bounds
from disktune_contract.settings.setting import (
    Choice,
    Legacy,
    PioWidth,
    Range,
    ReadOnlyFlag,
    State,
    Status,
    SysfsAttribute,
    SysfsFlag,
    SysfsNumber,
    Table,
    Toggle,
    Value,
)
from disktune_gui.demo.kernel.knobs import Knob, between, boolean
from disktune_helper.settings import access
from disktune_helper.system.attributes import WRITABLE, locate
from tests.demo.machines import fails_with
from tests.helper.conftest import Bench
from tests.helper.settings.test_engine import apply, end
from tests.narrowed import present

DRIVES = ("nvme0n1", "sda", "sdb", "sdc", "sdd", "sde", "sdh", "md0")
HDD, SSD, PATA, USB, NVME, ARRAY = "sdb", "sda", "sdc", "sdh", "nvme0n1", "md0"

KERNEL = [setting for setting in SETTINGS if isinstance(setting.access, SysfsAttribute | ReadOnlyFlag | PioWidth)]

FILES = {
    "@host": "/sys/devices/pci0000:00/0000:00:17.0/ata2/host1/scsi_host/host1",
    "@nvme": "/sys/devices/pci0000:00/0000:00:1d.0/0000:03:00.0/nvme/nvme0",
    "@sysctl": "/proc/sys",
}
"""Where the places outside a drive's directory are, for the disk and the NVMe drive of the demo."""


def offered(bench: Bench, name: str) -> dict[str, State]:
    """Return the settings of the kernel that may be changed on a drive."""
    known = {setting.id for setting in KERNEL}
    return {key: state for key, state in bench.states(name).items() if key in known and state.status is Status.OK}


def samples(setting_id: str, state: State) -> list[Value]:
    """Return some admissible values other than the present one: both ends, the word, something in the middle."""
    domain = BY_ID[setting_id].domain
    found: list[Value] = []
    if isinstance(domain, Toggle):
        found = [True, False]
    elif isinstance(domain, Choice):
        found = list(domain.values if state.offer.choices is None else state.offer.choices)
    elif isinstance(domain, Table):
        found = [row.code for row in domain.rows]
    else:
        low, high = bounds(domain, state.offer)
        middle = (low + high) // 2 // domain.step * domain.step
        found = [low, high, middle, *([] if domain.off is None else [domain.off])]
    return [wanted for wanted in dict.fromkeys(found) if wanted != state.value]


def judged(bench: Bench, name: str, setting_id: str) -> Value:
    """Return the value as the file itself shows it."""
    declared, drive = BY_ID[setting_id].access, bench.world.drives[name]
    if isinstance(declared, ReadOnlyFlag):
        return "read-only" if drive.read_only else "writable"
    if isinstance(declared, PioWidth):
        return drive.wide_pio
    assert isinstance(declared, SysfsAttribute)
    path = locate(bench.ports, name, declared.attribute)
    text = bench.ports.read_text(present(path)).removesuffix("\n")
    if isinstance(declared, SysfsFlag):
        return {declared.on: True, declared.off: False}[text]
    if isinstance(declared, SysfsNumber):
        return number(setting_id, declared, text)
    # The word in brackets, or the only one.
    return text.partition("[")[2].partition("]")[0] or text


def number(setting_id: str, declared: SysfsNumber, text: str) -> int:
    """Return what the text of a number means."""
    domain = BY_ID[setting_id].domain
    if text.endswith("(system)") or text in ("any", "auto"):
        assert isinstance(domain, Range)
        return present(domain.off)
    return round(float(text.split(maxsplit=1)[0]) * (1000 if declared.decimals else 1))


def look(bench: Bench, name: str, setting_id: str) -> State:
    """Return one setting as the helper shows it."""
    with bench.session.look(bench.drive(name).ref) as sight:
        return access.state(sight, BY_ID[setting_id])


def change(bench: Bench, name: str, setting_id: str, wanted: Value) -> ChangeResult:
    """Change one setting for good."""
    applied = apply(bench, name, (setting_id, look(bench, name, setting_id).value, wanted))
    if applied.trial:
        end(bench, "keep", applied.trial)
    return applied.results[0]


def to_every_sample_and_back(bench: Bench, name: str, chosen: dict[str, State]) -> None:
    """Try every sample of the *chosen* settings; the file shows it, and afterwards every file is restored."""
    everything = offered(bench, name)
    before = {key: judged(bench, name, key) for key in everything}
    for key, state in chosen.items():
        assert state.value == before[key], key
        for wanted in samples(key, state):
            answer = apply(bench, name, (key, state.value, wanted))
            (result,) = answer.results
            assert (result.fault, result.after, judged(bench, name, key)) == (None, wanted, wanted), (key, wanted)
            assert end(bench, "put-back", answer.trial).results[0].fault is None
            assert judged(bench, name, key) == before[key], (key, wanted)
        assert {other: judged(bench, name, other) for other in everything} == before, key


@pytest.mark.slow
@pytest.mark.parametrize("name", [HDD, USB, "nvme0n1", "md0"])
def test_every_offered_setting_goes_to_other_values_and_back(bench: Bench, name: str) -> None:
    found = offered(bench, name)
    assert len(found) > 8
    to_every_sample_and_back(bench, name, found)


@pytest.mark.parametrize("scheduler", ["bfq", "kyber"])
def test_the_files_of_each_scheduler(bench: Bench, scheduler: str) -> None:
    change(bench, HDD, "block.scheduler", scheduler)
    found = {key: state for key, state in offered(bench, HDD).items() if key.startswith(f"{scheduler}.")}
    assert set(found) == {setting.id for setting in SETTINGS if setting.id.startswith(f"{scheduler}.")}
    to_every_sample_and_back(bench, HDD, found)
    assert look(bench, HDD, "deadline.read_expire").status is Status.UNSUPPORTED


def test_every_setting_of_the_kernel_can_be_changed_on_some_drive_or_says_why_not(bench: Bench) -> None:
    change(bench, HDD, "block.scheduler", "bfq")
    change(bench, SSD, "block.scheduler", "kyber")
    bench.world.drives[USB].partitions = ()
    lay_out_rarities(bench)
    changeable = {key for name in DRIVES for key in offered(bench, name)}
    shown_only = {s.id for s in KERNEL if isinstance(s.access, SysfsAttribute) and s.access.locked}
    assert {setting.id for setting in KERNEL} - changeable - shown_only == {"block.read_only"} - changeable
    assert shown_only & changeable == set()


def lay_out_rarities(bench: Bench) -> None:
    """Give the machine what its drives do not have: duration limits, a journal, a mirror."""
    device, md = bench.ports.resolve(f"/sys/block/{HDD}/device"), "/sys/devices/virtual/block/md0/md"
    bench.world.tree.files(device, {"cdl_supported": "1"})
    limits = Knob("0", boolean)
    bench.world.tree.file(f"{device}/cdl_enable", limits.show, limits.store)
    modes = ("write-through", "write-back")
    journal = Knob(
        "[write-through] write-back",
        lambda _, text: " ".join(f"[{mode}]" if mode == text else mode for mode in modes),
    )
    bench.world.tree.file(f"{md}/journal_mode", journal.show, journal.store)
    backlog = Knob("0", between(0, 16383))
    bench.world.tree.file(f"{md}/bitmap/backlog", backlog.show, backlog.store)
    bench.world.tree.files(md, {"level": "raid1"})


@pytest.mark.parametrize(
    ("name", "setting"),
    [
        (HDD, "scsi.duration_limits"),
        (ARRAY, "md.journal_mode"),
        (ARRAY, "md.bitmap_backlog"),
    ],
)
def test_what_only_few_drives_have(bench: Bench, name: str, setting: str) -> None:
    assert look(bench, name, setting).status is Status.UNSUPPORTED
    lay_out_rarities(bench)
    to_every_sample_and_back(bench, name, {setting: look(bench, name, setting)})


# -- where they are ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "attribute", "path"),
    [
        (HDD, "queue/iostats", "/sys/class/block/sdb/queue/iostats"),
        (HDD, "@host/can_queue", f"{FILES['@host']}/can_queue"),
        (HDD, "@nvme/model", None),
        (NVME, "@nvme/power/control", f"{FILES['@nvme']}/power/control"),
        (NVME, "@host/can_queue", None),
        (ARRAY, "@sysctl/dev/raid/speed_limit_min", "/proc/sys/dev/raid/speed_limit_min"),
        (HDD, "device/scsi_disk/*/cache_type", "/sys/class/block/sdb/device/scsi_disk/1:0:0:0/cache_type"),
        (NVME, "device/scsi_disk/*/cache_type", None),
        (ARRAY, "slaves/*/size", None),
    ],
)
def test_places(bench: Bench, name: str, attribute: str, path: str | None) -> None:
    """An entry in place of ``*`` has to be the only one: the array has three slaves."""
    assert locate(bench.ports, name, attribute) == path


class Paths:
    """A tree of three paths to one namespace, as the kernel joins them (drivers/nvme/host/multipath.c)."""

    def __init__(self, controllers: list[str]) -> None:
        self.controllers = controllers

    def names(self, path: str) -> list[str]:
        return [*self.controllers, "nvme3n1", "nvme3c0n1", "subsysnqn"] if path.endswith("/nvme-subsys3") else []

    def resolve(self, path: str) -> str:
        top = "/sys/devices/virtual/nvme-subsystem/nvme-subsys3"
        return {
            "/sys/class/block/nvme3n1": f"{top}/nvme3n1",
            f"{top}/nvme5": "/sys/devices/pci0000:00/0000:00:1d.0/nvme/nvme5",
        }.get(path, path)


def test_a_namespace_below_a_subsystem_has_a_controller_only_if_there_is_one() -> None:
    assert locate(Paths(["nvme5"]), "nvme3n1", "@nvme/x") == "/sys/devices/pci0000:00/0000:00:1d.0/nvme/nvme5/x"
    assert locate(Paths(["nvme5", "nvme6"]), "nvme3n1", "@nvme/x") is None


def test_what_is_shown_only_cannot_be_written(bench: Bench) -> None:
    for setting in KERNEL:
        if isinstance(setting.access, SysfsAttribute) and setting.access.locked:
            # An action may write its own one word there.
            assert setting.id not in {row.what for row in WRITABLE.get(setting.access.attribute, ())}
            with fails_with(errno.EPERM):
                bench.ports.open_for_change(HDD).write_attribute(setting.access.attribute, "0")


# -- traps -------------------------------------------------------------------------------------------------


def test_the_kernels_belief_in_the_cache_is_shown_and_refused(bench: Bench) -> None:
    """Trap 11."""
    state = look(bench, HDD, "block.write_cache_belief")
    assert (state.status, state.value) == (Status.LOCKED, "write back")
    with pytest.raises(Refusal) as refused:
        apply(bench, HDD, ("block.write_cache_belief", "write back", "write through"))
    assert refused.value.fault is Fault.NOT_SUPPORTED
    assert not any(attribute.endswith("cache_type") for attribute in WRITABLE)


@pytest.mark.slow
def test_a_link_policy_that_cannot_be_written_back_locks(bench: Bench) -> None:
    """Trap 13."""
    path = f"{FILES['@host']}/link_power_management_policy"
    bench.world.tree.file(path, "keep_firmware_settings\n")
    state = look(bench, HDD, "power.link")
    assert (state.status, state.value) == (Status.LOCKED, "keep_firmware_settings")
    assert ", which could not be restored." in state.reason


def test_a_port_without_link_power_management_says_so(bench: Bench) -> None:
    bench.world.tree.file(f"{FILES['@host']}/link_power_management_supported", "0\n")
    state = look(bench, HDD, "power.link")
    assert (state.status, state.reason) == (Status.UNSUPPORTED, "This port does not support it.")


@pytest.mark.parametrize(
    ("setting", "wrong"),
    [
        ("block.rq_affinity", 3),
        ("block.nomerges", 3),
        ("block.iostats", 2),
        ("block.read_ahead", 7),
        ("block.max_sectors", 32768),
        ("block.max_sectors", 2),
        ("block.wbt", 1 << 31),
        ("scsi.timeout", 0),
    ],
)
def test_what_the_kernel_would_bend_or_store_unchecked_is_refused(
    bench: Bench, setting: str, wrong: Value
) -> None:
    """Traps 14, 16 and 17."""
    with pytest.raises(Refusal) as refused:
        apply(bench, HDD, (setting, look(bench, HDD, setting).value, wrong))
    assert refused.value.fault is Fault.OUT_OF_RANGE


def test_a_value_that_the_kernel_bends_all_the_same_is_found_out(bench: Bench) -> None:
    """Trap 14: a kernel with a lower limit than it shows."""
    path = bench.ports.resolve(f"/sys/block/{HDD}/queue/max_hw_sectors_kb")
    bench.world.drives[HDD].queue.max_sectors_kib = 1280
    bench.world.tree.file(path, "65536\n")
    result = change(bench, HDD, "block.max_sectors", 32768)
    assert (result.fault, result.after) == (Fault.NOT_KEPT, 32767)
    assert judged(bench, HDD, "block.max_sectors") == 1280


def test_throttling_that_was_never_set_up_is_unknown_and_not_off(bench: Bench) -> None:
    """Trap 17: reading gives EINVAL."""
    state = look(bench, ARRAY, "block.wbt")
    assert (state.status, state.value) == (Status.UNSUPPORTED, None)


def test_an_absurd_number_is_no_reading(bench: Bench) -> None:
    """Trap 17: the kernel stores anything."""
    bench.world.tree.write(f"/sys/block/{HDD}/queue/wbt_lat_usec", "99999999999999")
    assert look(bench, HDD, "block.wbt").status is Status.UNREADABLE


def test_the_machines_limit_comes_back_as_the_machines(bench: Bench) -> None:
    """Trap 18."""
    path = "/sys/block/md0/md/sync_speed_min"
    trial = apply(bench, ARRAY, ("md.sync_speed_min", 0, 5000)).trial
    assert bench.ports.read_text(path) == "5000 (local)\n"
    end(bench, "put-back", trial)
    assert bench.ports.read_text(path) == "1000 (system)\n"
    change(bench, ARRAY, "md.speed_limit_min", 2000)
    assert bench.ports.read_text(path) == "2000 (system)\n"
    assert look(bench, ARRAY, "md.sync_speed_min").reason == "2000 KiB/s at present."


def test_where_a_delay_cannot_be_read_nothing_is_offered(bench: Bench) -> None:
    """Trap 24: on NVMe the delay is EIO and the switch without effect."""
    states = bench.states(NVME)
    assert {states[key].status for key in ("power.runtime_delay", "power.runtime")} == {Status.UNSUPPORTED}
    device = bench.ports.resolve(f"/sys/block/{HDD}/device")

    def broken() -> str:
        raise OSError(errno.EIO, "Input/output error")

    bench.world.tree.file(f"{device}/power/autosuspend_delay_ms", broken)
    assert look(bench, HDD, "power.runtime_delay").status is Status.UNREADABLE


def test_every_negative_delay_is_never(bench: Bench) -> None:
    bench.world.tree.write(f"/sys/block/{HDD}/device/power/autosuspend_delay_ms", "-500")
    assert look(bench, HDD, "power.runtime_delay").value == -1


def test_the_delay_goes_before_the_switch(bench: Bench) -> None:
    answer = apply(bench, HDD, ("power.runtime", False, True), ("power.runtime_delay", -1, 900_000))
    assert [result.setting for result in answer.results] == ["power.runtime_delay", "power.runtime"]


def test_auto_is_no_limit_too(bench: Bench) -> None:
    path = locate(bench.ports, NVME, "@nvme/power/pm_qos_latency_tolerance_us")
    assert path
    bench.world.tree.write(path, "auto")
    state = look(bench, NVME, "power.nvme_latency")
    assert (state.status, BY_ID["power.nvme_latency"].domain.label(state.value or 0)) == (Status.OK, "no limit")


# -- the two ioctls ----------------------------------------------------------------------------------------


def test_a_drive_in_use_is_not_write_protected(bench: Bench) -> None:
    """Trap 20: the flag does not stop the writes of a mounted file system."""
    state = look(bench, HDD, "block.read_only")
    assert (state.status, state.value) == (Status.LOCKED, "writable")
    with pytest.raises(Refusal):
        apply(bench, HDD, ("block.read_only", "writable", "read-only"))
    assert not bench.world.drives[HDD].read_only


def test_a_drive_that_nobody_uses_is(bench: Bench) -> None:
    assert change(bench, "sdd", "block.read_only", "read-only").fault is None
    assert bench.drive("sdd").read_only
    assert change(bench, "sdd", "block.read_only", "writable").fault is None


def test_the_width_of_pio_is_a_choice_of_parallel_ports_alone(bench: Bench, onlooker: Bench) -> None:
    """Trap 6: ENOTTY and EINVAL both mean that there is no such thing."""
    found = {name: look(bench, name, "block.pio_width") for name in DRIVES}
    assert (found[HDD].status, found[HDD].value) == (Status.LOCKED, True)
    assert (found[PATA].status, found[PATA].value) == (Status.OK, True)
    assert {found[name].status for name in (USB, NVME, ARRAY)} == {Status.UNSUPPORTED}
    assert look(onlooker, PATA, "block.pio_width").status is Status.UNREADABLE
    assert change(bench, PATA, "block.pio_width", wanted=False).fault is None


def test_settings_of_the_past_are_told_and_refused(bench: Bench) -> None:
    rows = [setting for setting in SETTINGS if isinstance(setting.access, Legacy)]
    assert {setting.hdparm for setting in rows} >= {"-b", "-d", "-k", "-n", "-p", "-u", "-w"}
    for setting in rows:
        state = look(bench, PATA, setting.id)
        assert (state.status, state.value) == (Status.LEGACY, None)
        with pytest.raises(Refusal) as refused:
            apply(bench, PATA, (setting.id, None, True))
        assert refused.value.why == state.reason


def test_a_scheduler_and_what_it_lets_be_tuned_go_in_one_change(bench: Bench) -> None:
    states = bench.states(HDD)
    assert states["bfq.low_latency"].status is Status.UNSUPPORTED
    answer = apply(
        bench, HDD, ("bfq.low_latency", None, False), ("block.scheduler", states["block.scheduler"].value, "bfq")
    )
    assert [(result.setting, result.fault) for result in answer.results] == [
        ("block.scheduler", None),
        ("bfq.low_latency", None),
    ]
    assert (answer.results[1].before, bench.states(HDD)["bfq.low_latency"].value) == (True, False)
    with pytest.raises(Refusal):
        apply(bench, HDD, ("bfq.slice_idle", 8, 0), ("block.scheduler", "bfq", "mq-deadline"))
