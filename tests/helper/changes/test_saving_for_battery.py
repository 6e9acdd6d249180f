"""Saving a value for battery beside the one for mains: what root takes, and what it refuses."""

from __future__ import annotations

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.saved import BatteryValue, Save, SavedFile, SavedList, SavedValue, Supply
from disktune_contract.settings.setting import Value
from disktune_gui.demo.kernel import proc_tree
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.settings import access
from disktune_helper.system.config_folder import MemoryConfig
from tests.helper.conftest import Bench
from tests.narrowed import of_kind, present

HDD, SLEEPER, ARRAY = "sdb", "sdd", "md0"


def ask(bench: Bench, name: str, settings: tuple[str, ...], on_battery: dict[str, Value | None]) -> SavedList:
    """Save *settings* as they are, and others for battery."""
    plain = bench.save(name, *settings)
    special = tuple(BatteryValue(*one) for one in on_battery.items())
    answer = HANDLERS["save"](bench.session, Save(plain.drive, plain.settings, on_battery=special))
    return of_kind(SavedList, answer)


def save(bench: Bench, name: str, *settings: str, **on_battery: Value | None) -> SavedList:
    """Save *settings* as they are, and others for battery: ``ata__apm=128`` for ``ata.apm``."""
    return ask(bench, name, settings, {key.replace("__", "."): value for key, value in on_battery.items()})


def only(found: SavedList) -> SavedFile:
    [file] = found.files
    return file


def text_of(bench: Bench, file: SavedFile) -> str:
    return of_kind(MemoryConfig, bench.session.store._config).files[file.path.removeprefix("/etc/disktune/")]


def pair(bench: Bench) -> SavedFile:
    return only(save(bench, HDD, "block.read_ahead", block__read_ahead=64))


def test_both_values_are_saved_in_one_request(bench: Bench) -> None:
    now = bench.states(HDD)["block.read_ahead"].value
    file = pair(bench)
    assert file.values == (SavedValue("block.read_ahead", now, on_battery=64),)  # type: ignore[arg-type]
    assert [file.values[0].on(supply) for supply in Supply] == [now, 64, now]
    assert text_of(bench, file).endswith("\n[settings-on-battery]\n# Read-ahead, in KiB\nblock.read_ahead = 64\n")


def test_the_value_for_battery_goes_alone_and_the_plain_one_takes_it_along(bench: Bench) -> None:
    pair(bench)
    [value] = only(save(bench, HDD, block__read_ahead=None)).values
    assert value.on_battery is None
    pair(bench)
    answer = HANDLERS["save"](bench.session, Save(bench.drive(HDD).ref, (), ("block.read_ahead",)))
    assert of_kind(SavedList, answer).files == ()


def test_the_same_value_on_battery_is_none_of_its_own(bench: Bench) -> None:
    now = bench.states(HDD)["block.read_ahead"].value
    pair(bench)
    file = only(save(bench, HDD, block__read_ahead=now))
    assert file.values[0].on_battery is None
    assert "settings-on-battery" not in text_of(bench, file)


def test_what_the_machine_has_once_is_paired_in_its_own_file(bench: Bench) -> None:
    found = save(bench, ARRAY, "md.speed_limit_min", "md.stripe_cache", md__speed_limit_min=2000)
    pairs = {file.path: [(one.setting, one.on_battery) for one in file.values] for file in found.files}
    assert pairs["/etc/disktune/system.conf"] == [("md.speed_limit_min", 2000)]
    del pairs["/etc/disktune/system.conf"]
    assert list(pairs.values()) == [[("md.stripe_cache", None)]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("settings", "on_battery", "fault", "words"),
    [
        ((), {"block.read_ahead": 64}, Fault.NOT_SUPPORTED, "Read-ahead has no saved value for AC power."),
        (("ata.apm",), {"ata.nonesuch": 1}, Fault.NOT_SUPPORTED, "^Unknown: "),
        (("ata.apm",), {"ata.apm": 300}, Fault.OUT_OF_RANGE, "1 to 254"),
        (("ata.apm",), {"ata.apm": True}, Fault.OUT_OF_RANGE, "."),
        (("block.scheduler",), {"block.scheduler": "fastest"}, Fault.OUT_OF_RANGE, "."),
        (("scsi.timeout",), {"scsi.timeout": 60}, Fault.NOT_SUPPORTED, "It can lose data or hang the computer. "),
        (("ata.write_cache",), {"ata.write_cache": True}, Fault.NOT_SUPPORTED, "It can lose data or hang"),
    ],
)  # fmt: skip
def test_what_could_not_be_put_in_force_is_not_saved_for_battery(
    bench: Bench, settings: tuple[str, ...], on_battery: dict[str, Value], fault: Fault, words: str
) -> None:
    with bench.session.open(bench.drive(HDD).ref) as sight:
        access.write(sight, BY_ID["ata.write_cache"], False)
    with pytest.raises(Refusal, match=words) as refused:
        ask(bench, HDD, settings, dict(on_battery))
    assert refused.value.fault is fault
    assert of_kind(SavedList, HANDLERS["saved"](bench.session, Nothing())).files == ()


def test_a_risky_value_that_is_in_force_can_be_saved_for_battery(bench: Bench) -> None:
    save(bench, HDD, "scsi.timeout")
    with bench.session.open(bench.drive(HDD).ref) as sight:
        present(sight.node).write_attribute("device/timeout", "60")
    assert only(save(bench, HDD, scsi__timeout=60)).values == (SavedValue("scsi.timeout", 30, on_battery=60),)


def test_the_safe_side_of_a_switch_needs_no_trial(bench: Bench) -> None:
    """Off is the safe side of every switch (`rules.needs_consent`)."""
    assert bench.states(HDD)["ata.write_cache"].value is True
    [saved] = only(save(bench, HDD, "ata.write_cache", ata__write_cache=False)).values
    assert saved.on_battery is False


def test_what_is_in_force_on_battery_never_becomes_the_value_for_mains_unseen(bench: Bench) -> None:
    pair(bench)
    proc_tree.plug(bench.world.tree, connected=False)
    # A window that has not heard of the plug.
    with pytest.raises(Refusal, match="On battery, Read-ahead has its own") as refused:
        save(bench, HDD, "block.read_ahead")
    assert refused.value.fault is Fault.CHANGED_MEANWHILE
    # Without a value for battery it is saved for both, as ever; and so is what comes with one.
    assert len(only(save(bench, HDD, "block.nr_requests")).values) == 2
    save(bench, HDD, "block.read_ahead", block__read_ahead=256)
    proc_tree.plug(bench.world.tree, connected=True)
    save(bench, HDD, "block.read_ahead")


def test_of_a_setting_that_is_dropped_nothing_is_saved(bench: Bench) -> None:
    pair(bench)
    both = (BatteryValue("block.read_ahead", 128),)
    with pytest.raises(Refusal, match="no setting, or one twice"):
        HANDLERS["save"](bench.session, Save(bench.drive(HDD).ref, (), ("block.read_ahead",), both))


@pytest.mark.parametrize(
    ("files", "supply", "has_battery"),
    [
        ({}, Supply.UNKNOWN, False),
        ({"AC/type": "Mains", "AC/online": "1", "BAT0/type": "Battery"}, Supply.MAINS, True),
        ({"AC/type": "Mains", "AC/online": "0", "BAT0/type": "Battery"}, Supply.BATTERY, True),
        ({"AC/type": "Mains", "AC/online": "1", "m/type": "Battery", "m/scope": "Device"}, Supply.MAINS, False),
    ],
)
def test_the_window_is_told_of_the_supply(
    bench: Bench, files: dict[str, str], supply: Supply, has_battery: bool
) -> None:
    tree = bench.world.tree
    proc_tree.take_away(tree)
    for name, text in files.items():
        tree.file(f"/sys/class/power_supply/{name}", f"{text}\n")
    answer = of_kind(SavedList, HANDLERS["saved"](bench.session, Nothing()))
    assert (answer.supply, answer.has_battery) == (supply, has_battery)
