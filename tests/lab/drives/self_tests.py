"""Self-tests that we begin and stop, and the logs of drives: smartctl and nvme-cli see what we see."""

from __future__ import annotations

import json
import time
from typing import Any

from disktune_contract import wire
from disktune_contract.health.health import DriveLogs
from disktune_contract.health.self_tests import SelfTestKind, SelfTestOutcome, SelfTests
from tests.lab.machines import HDD, NVME
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Fault, Window, ref
from tests.lab.virtual_drives.read_by_tools import HITACHI
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

SELF_TESTS = 1 << 4
"""OACS: the controller has the Device Self-test command."""

SELECTIVE_S = 20.0
"""The shortest selective test of the virtual drive takes 5 s."""


@scenario()
def self_tests(lab: Lab) -> str:
    """A test begun, stopped, run to its end and refused; both programs read the same logs."""
    with Window("tune") as window:
        _of_qemu(lab, window)
        _of_a_controller(lab, window)
        with VirtualDrive(HITACHI) as drive:
            shown = next(found for found in window.drives() if found["name"] == drive.name)
            _begun_and_stopped(lab, window, shown)
            _a_range(lab, window, shown)
            _logs(lab, window, shown)
            _asleep(lab, window, shown, drive)
    return f"3 drives, {lab.checks} comparisons with smartctl and nvme-cli"


def _look(window: Window, drive: dict[str, Any]) -> SelfTests:
    return wire.load(SelfTests, window.ask("self-tests", drive=ref(drive)))


def _begin(window: Window, drive: dict[str, Any], kind: SelfTestKind, **more: object) -> SelfTests:
    request = {"kind": kind.value, "although_rebuilding": False, "first_lba": None, "last_lba": None, **more}
    return wire.load(SelfTests, window.ask("self-test-start", drive=ref(drive), **request))


def _smartctl(drive: dict[str, Any], *arguments: str) -> dict[str, Any]:
    # Bits 0 and 1: bad command line, drive not opened. The others tell of its health and history (smartctl(8)).
    fine = tuple(status for status in range(256) if not status & 0b11)
    told: dict[str, Any] = json.loads(run("smartctl", "-j", *arguments, f"/dev/{drive['name']}", ok=fine))
    return told


def _same_offers(lab: Lab, ours: SelfTests, drive: dict[str, Any]) -> None:
    data = _smartctl(drive, "-c")["ata_smart_data"]
    kinds = {offer.kind for offer in ours.offers}
    can = data["capabilities"]
    for kind, key in (
        (SelfTestKind.EXTENDED, "self_tests_supported"),
        (SelfTestKind.CONVEYANCE, "conveyance_self_test_supported"),
        (SelfTestKind.SELECTIVE, "selective_self_test_supported"),
    ):
        lab.same(f"{drive['name']}: {kind} offered ({ours.note})", kind in kinds, can[key])
    minutes = {offer.kind.value: offer.minutes for offer in ours.offers if offer.minutes}
    if kinds:
        lab.same(f"{drive['name']}: minutes", minutes, data["self_test"]["polling_minutes"])


def _same_results(lab: Lab, ours: SelfTests, drive: dict[str, Any]) -> None:
    table = _smartctl(drive, "-l", "selftest")["ata_smart_self_test_log"]["standard"].get("table", [])
    theirs = [(one["status"].get("passed") is True, one["lifetime_hours"]) for one in table]
    mine = [(one.outcome is SelfTestOutcome.PASSED, one.hours) for one in ours.results]
    lab.same(f"{drive['name']}: results ({ours.note})", mine, theirs)


def _of_qemu(lab: Lab, window: Window) -> None:
    """QEMU's disk ends a test as soon as it is begun."""
    drive = window.drive(HDD.serial)
    before = _look(window, drive)
    _same_offers(lab, before, drive)
    if before.offers:
        _same_results(lab, before, drive)
        _same_results(lab, _begin(window, drive, SelfTestKind.SHORT), drive)


def _of_a_controller(lab: Lab, window: Window) -> None:
    """A controller has tests if it says so; its errors are those that nvme-cli lists."""
    drive = window.drive(NVME.serial)
    node = f"/dev/{drive['name']}"
    ours = _look(window, drive)
    offers = bool(json.loads(run("nvme", "id-ctrl", "-o", "json", node))["oacs"] & SELF_TESTS)
    lab.same(f"NVMe: self-tests ({ours.note})", bool(ours.offers), offers)
    logs = wire.load(DriveLogs, window.ask("drive-logs", drive=ref(drive)))
    listed = json.loads(run("nvme", "error-log", "-e", "64", "-o", "json", node))["errors"]
    lab.true(f"NVMe: there is an error log ({logs.note})", logs.errors is not None)
    if logs.errors is not None:
        theirs = [one["error_count"] for one in listed if one["error_count"]]
        lab.same("NVMe: errors", [one.number for one in logs.errors.entries], theirs)


def _begun_and_stopped(lab: Lab, window: Window, drive: dict[str, Any]) -> None:
    _same_offers(lab, _look(window, drive), drive)
    begun = _begin(window, drive, SelfTestKind.EXTENDED)
    status = _smartctl(drive, "-c")["ata_smart_data"]["self_test"]["status"]
    lab.true("Changes no data. Slows the drive; continues without DiskTune.", begun.running is not None)
    if begun.running is not None:
        lab.same("percent left", begun.running.remaining_percent, status["remaining_percent"])
    try:
        _begin(window, drive, SelfTestKind.SHORT)
    except Fault as error:
        lab.same("a second test", error.fault, "busy")
    else:
        lab.true("a second test is refused", False)
    run("smartctl", "-X", f"/dev/{drive['name']}")
    run("udevadm", "settle")
    stopped = _look(window, drive)
    lab.same("stopped by smartctl", (stopped.running, stopped.results[0].outcome), (None, SelfTestOutcome.STOPPED))
    _same_results(lab, stopped, drive)
    run("smartctl", "-t", "long", f"/dev/{drive['name']}")
    run("udevadm", "settle")
    lab.true("one that smartctl began runs", _look(window, drive).running is not None)
    after = wire.load(SelfTests, window.ask("self-test-abort", drive=ref(drive)))
    lab.same("stopped by us", after.running, None)
    _same_results(lab, after, drive)


def _a_range(lab: Lab, window: Window, drive: dict[str, Any]) -> None:
    _begin(window, drive, SelfTestKind.SELECTIVE, first_lba=2048, last_lba=4095)
    log = _smartctl(drive, "-l", "selective")["ata_smart_selective_self_test_log"]
    lab.same("range", (log["table"][0]["lba_min"], log["table"][0]["lba_max"]), (2048, 4095))
    lab.same("flags", log["flags"]["value"], 0)
    deadline = time.monotonic() + SELECTIVE_S
    while (found := _look(window, drive)).running and time.monotonic() < deadline:
        time.sleep(0.5)
    lab.same("run to its end", (found.running, found.last), (None, SelfTestOutcome.PASSED))
    _same_results(lab, found, drive)


def _logs(lab: Lab, window: Window, drive: dict[str, Any]) -> None:
    ours = wire.load(DriveLogs, window.ask("drive-logs", drive=ref(drive)))
    lab.same("what could not be read", ours.note, "")
    errors = _smartctl(drive, "-l", "xerror")["ata_smart_error_log"]["extended"]["count"]
    lab.same("errors", ours.errors.total if ours.errors else None, errors)
    history = _smartctl(drive, "-l", "scttemphist")["ata_sct_temperature_history"]
    shown = history["table"]
    while shown and shown[0] is None:
        shown = shown[1:]
    lab.same("temperatures", list(ours.temperatures.celsius) if ours.temperatures else None, shown)


def _asleep(lab: Lab, window: Window, shown: dict[str, Any], drive: VirtualDrive) -> None:
    run("hdparm", "-y", drive.path)
    run("udevadm", "settle")
    drive.ask("forget")
    try:
        _begin(window, shown, SelfTestKind.SHORT)
    except Fault as error:
        lab.same("a drive that sleeps", error.fault, "would-wake")
    else:
        lab.true("a drive that sleeps is not tested", False)
    lab.true("it says that the drive sleeps", _look(window, shown).asleep)
    seen = drive.look()
    lab.same("power and wake-ups afterwards", (seen["power"], seen["wakeups"]), ("STANDBY", 0))
