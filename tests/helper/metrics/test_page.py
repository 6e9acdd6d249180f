"""What a page says of the simulated machine: held against what other faces of the program say."""

from __future__ import annotations

import io
import os
import re
import time
from dataclasses import replace
from pathlib import Path

import pytest

from disktune_contract.arrays.forecast import ProgressMark
from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health import sample as keeping
from disktune_contract.health.sample import Origin, sample
from disktune_contract.health.verdict import Counter, CounterValue
from disktune_contract.messages.change import BoostStage, BoostState
from disktune_contract.messages.long_trial import LongSpan, LongStage, LongTrialState
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.setting import Change, Choice, Range, Setting, Table, Toggle, Value
from disktune_contract.units import Unit
from disktune_gui.demo.world import SimulatedPorts, World
from disktune_helper.cli.apply import ApplyRun
from disktune_helper.drives import drive_list, health
from disktune_helper.long_trials.order_files import LongOrder, orders_of
from disktune_helper.metrics import round as rounds
from disktune_helper.metrics.catalogue import METRICS, MetricsPage
from disktune_helper.metrics.looking import MOST_MARKS, OperationPast, RoundMemory
from disktune_helper.metrics.round import _UNITS, add_value
from disktune_helper.raid.boost_state import BoostOrder, BoostOrders
from disktune_helper.settings import engine, saved_file
from disktune_helper.settings.engine import EarlierValue
from disktune_helper.settings.store import SYSTEM, SavedStore, ref_of
from disktune_helper.system.config_folder import MemoryLocks
from disktune_helper.system.files import MemoryFolder
from tests.helper.cli.saved_machine import ARRAY, HDD, NVME, SLEEPER, SSD
from tests.helper.conftest import make_bench
from tests.helper.metrics import text_format
from tests.helper.metrics.scraped import START, Scraped, of_device, value
from tests.helper.metrics.text_format import Family

GOLDEN = Path(__file__).parent / "golden/demo.prom"
LINES_OF_A_DRIVE = 100
"""At most, settings included; docs/prometheus.md names the figure."""


@pytest.fixture
def scraped() -> Scraped:
    return Scraped()


def drive_of(scraped: Scraped, name: str) -> Drive:
    return next(drive for drive in drive_list.drives(scraped.bench.ports) if drive.name == name)


def save(scraped: Scraped, name: str, values: dict[str, Value]) -> None:
    drive = drive_of(scraped, name)
    scraped.bench.session.store.save(ref_of(drive), saved_file.SavedNames(drive.model), values, ())


def without_settings(text: str) -> str:
    lines = re.sub(r"(version=)\"[^\"]*\"", r'\1"…"', text).splitlines()
    return "".join(f"{line}\n" for line in lines if "disktune_setting_" not in line)


@pytest.mark.slow
def test_the_page_of_the_demo_machine_is_as_it_was(scraped: Scraped) -> None:
    scraped.scrape()
    scraped.scrape()
    found = without_settings(scraped.text)
    if "DISKTUNE_WRITE_GOLDEN" in os.environ:
        GOLDEN.write_text(found, encoding="utf-8")
    assert found == GOLDEN.read_text(encoding="utf-8")


# -- settings ----------------------------------------------------------------------------------------------


def shown(setting: Setting, now: Value) -> list[tuple[str, float, str]]:
    """Return what a page says of a setting with a value: metric, value, word."""
    page = MetricsPage(METRICS)
    add_value(page, "sda", setting, now)
    found = [(name, one, labels[2:]) for name, labels, one in page.series]
    return [(name, one, words[0] if words else "") for name, one, words in found]


def test_every_value_of_every_setting_is_said_once() -> None:
    for setting in SETTINGS:
        domain = setting.domain
        values: list[tuple[Value, str]] = []  # with the word for each; a number has none
        if isinstance(domain, Choice):
            values = [(word, str(word)) for word in domain.values]
        elif isinstance(domain, Table):
            values = [(row.code, str(row.label)) for row in domain.rows]
        elif isinstance(domain, Range) and domain.off is not None:
            values = [(domain.off, str(domain.off_word))]
        for now, word in values:
            assert shown(setting, now) == [("disktune_setting_info", 1.0, word)], setting.id
        if isinstance(domain, Toggle):
            for on in (False, True):
                assert shown(setting, on) == [("disktune_setting_enabled", float(on), "")], setting.id
        if isinstance(domain, Range):
            for number in {domain.minimum, domain.maximum} - {domain.off}:
                ((name, one, _),) = shown(setting, number)
                metric, times, parts = _UNITS.get(domain.unit, (None, 1, 1))
                assert name == (metric.name if metric else "disktune_setting_value"), setting.id
                assert one == pytest.approx(number * times / parts), setting.id


def test_every_unit_is_in_base_units_or_counts_things() -> None:
    used = {setting.domain.unit for setting in SETTINGS if isinstance(setting.domain, Range)}
    counts = {Unit.NONE, Unit.SECTORS, Unit.REQUESTS, Unit.COMMANDS, Unit.STRIPES, Unit.THREADS}
    assert used - set(_UNITS) <= counts
    assert shown(BY_ID["block.read_ahead"], 128) == [("disktune_setting_bytes", 131072.0, "")]
    assert shown(BY_ID["block.wbt"], 75_000) == [("disktune_setting_seconds", 0.075, "")]


def test_settings_are_those_that_the_window_is_told(scraped: Scraped) -> None:
    page = scraped.scrape()
    for name in (HDD, SSD, NVME, ARRAY):
        with scraped.bench.session.look(drive_of(scraped, name).ref) as sight:
            states = {state.setting: state for state in engine.states(sight)}
        said = {
            dict(key)["setting"]
            for metric, family in page.items()
            for key in family.values
            if metric.startswith("disktune_setting_") and ("device", name) in key
        }
        known = {one.setting for one in states.values() if one.value is not None and one.source.value != "cached"}
        assert said == known, name


# -- saved settings ----------------------------------------------------------------------------------------


def verified(scraped: Scraped) -> set[tuple[str, str]]:
    """Return what ``apply --verify`` says differs: drive and label of the setting."""

    def store(ports: object, _: object) -> SavedStore:
        return SavedStore(ports, scraped.state, scraped.config, MemoryLocks())  # type: ignore[arg-type]

    said = io.StringIO()
    ApplyRun(scraped.bench.ports, scraped.state, scraped.runtime, store, said).run("--verify", "", io.StringIO())
    found = (re.match(r"(\S+): (.+?) is .*; saved is ", line) for line in said.getvalue().splitlines())
    return {(one[1], one[2]) for one in found if one}


@pytest.mark.slow
def test_drift_is_what_apply_verify_says(scraped: Scraped) -> None:
    now = value(scraped.scrape(), "disktune_setting_bytes", device=HDD, setting="block.read_ahead")
    assert now == 131072
    save(scraped, HDD, {"block.read_ahead": 128, "block.io_timeout": 77_000, "ata.apm": 200})
    save(scraped, NVME, {"block.read_ahead": 512})
    page = scraped.scrape()
    differs = page["disktune_saved_setting_differs"].values
    said = {(dict(key)["device"], BY_ID[dict(key)["setting"]].label) for key, one in differs.items() if one == 1}
    assert said == verified(scraped)
    assert (HDD, BY_ID["block.io_timeout"].label) in said
    assert value(page, "disktune_saved_setting_differs", device=HDD, setting="block.read_ahead") == 0
    assert value(page, "disktune_saved_file_problems", device=HDD) == 0


def test_what_was_not_asked_is_not_compared(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    scraped.only(monkeypatch, SLEEPER)
    save(scraped, SLEEPER, {"ata.write_cache": False, "block.read_ahead": 4096})
    page = scraped.scrape()
    where = {"device": SLEEPER, "setting": "ata.write_cache"}
    assert value(page, "disktune_saved_setting_compared", **where) == 0
    assert value(page, "disktune_saved_setting_differs", **where) is None, "nobody knows"
    where["setting"] = "block.read_ahead"
    assert value(page, "disktune_saved_setting_compared", **where) == 1
    assert value(page, "disktune_saved_setting_differs", **where) == 1, "the kernel knows that"


def test_settings_of_the_system_are_there_once(scraped: Scraped) -> None:
    scraped.bench.session.store.save(SYSTEM, saved_file.SavedNames(), {"md.speed_limit_min": 12345}, ())
    page = scraped.scrape()
    where = {"device": "system", "setting": "md.speed_limit_min"}
    assert value(page, "disktune_saved_setting_differs", **where) == 1


def test_the_boot_guard_s_word_is_said(scraped: Scraped) -> None:
    save(scraped, HDD, {"block.read_ahead": 4096})
    drive = drive_of(scraped, HDD)
    marks = scraped.bench.session.store.marks
    marks.begin(ref_of(drive), HDD, drive.diskseq, ("block.read_ahead",))
    assert value(scraped.scrape(), "disktune_saved_setting_held_back", device=HDD, setting="block.read_ahead") == 0
    scraped.bench.world.tree.file("/proc/sys/kernel/random/boot_id", "another-boot\n")
    scraped.__post_init__()
    scraped.bench.world.tree.file("/proc/sys/kernel/random/boot_id", "another-boot\n")
    scraped.bench.session._store = None
    page = scraped.scrape()
    assert value(page, "disktune_saved_setting_held_back", device=HDD, setting="block.read_ahead") == 1
    assert value(page, "disktune_saved_setting_differs", device=HDD, setting="block.read_ahead") == 1


# -- trials, boosts, arrays --------------------------------------------------------------------------------


def test_a_trial_is_said_and_ends(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    scraped.only(monkeypatch, HDD, SSD)
    trial = scraped.bench.session.trials.begin(
        drive_of(scraped, HDD).ref, (EarlierValue("block.read_ahead", 128),)
    )
    page = scraped.scrape()
    assert value(page, "disktune_drive_trial_active", device=HDD) == 1
    assert value(page, "disktune_drive_trial_active", device=SSD) == 0
    scraped.bench.session.trials.forget(trial)
    assert value(scraped.scrape(), "disktune_drive_trial_active", device=HDD) == 0


def test_a_long_trial_is_said(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    scraped.only(monkeypatch, HDD, SSD)
    drive, session = drive_of(scraped, HDD), scraped.bench.session
    change = (Change("block.read_ahead", 128, 4096),)
    state = LongTrialState(
        "0123456789abcdef", drive.ref, "", LongSpan.NIGHT, False, change, LongStage.ON, START, 28_800, 28_800
    )
    orders = orders_of(session)
    with orders.alone():
        orders.write(LongOrder(state, orders.boot))
    page = scraped.scrape()
    assert value(page, "disktune_drive_trial_active", device=HDD) == 1
    assert value(page, "disktune_drive_trial_active", device=SSD) == 0


def boost(scraped: Scraped) -> None:
    state = BoostState(drive_of(scraped, ARRAY).ref, "Fast", BoostStage.ON, "recover", START, ())
    orders = BoostOrders(scraped.bench.ports, scraped.runtime, MemoryLocks())
    with orders.alone():
        orders.write(BoostOrder(state))


def test_a_boost_is_said(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    scraped.only(monkeypatch, ARRAY)
    assert value(scraped.scrape(), "disktune_array_boost_active", device=ARRAY) == 0
    boost(scraped)
    assert value(scraped.scrape(), "disktune_array_boost_active", device=ARRAY) == 1


def test_the_end_of_a_rebuild_is_foretold(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    scraped.only(monkeypatch, ARRAY)
    page = scraped.scrape()
    assert value(page, "disktune_array_operation", device=ARRAY, operation="recover") == 1
    assert value(page, "disktune_array_operation_remaining_seconds", device=ARRAY) is None, "too early"
    scraped.scrape()
    left = []
    for _ in range(6):
        page = scraped.scrape()
        left.append(value(page, "disktune_array_operation_remaining_seconds", device=ARRAY))
    progress = value(page, "disktune_array_operation_progress_ratio", device=ARRAY)
    speed = value(page, "disktune_array_operation_bytes_per_second", device=ARRAY)
    assert None not in (*left, progress, speed)
    assert all(one is not None for one in left)
    assert 0 < progress < 1  # type: ignore[operator]
    assert left[-1] < left[2]  # type: ignore[operator]


def test_other_limits_make_the_past_of_a_rebuild_void(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    scraped.only(monkeypatch, ARRAY)
    for _ in range(3):
        scraped.scrape()
    assert value(scraped.scrape(), "disktune_array_operation_remaining_seconds", device=ARRAY) is not None
    scraped.bench.world.tree.file("/sys/devices/virtual/block/md0/md/sync_speed_max", "5000 (local)\n")
    text = scraped.kept.read("rounds.json")
    page = scraped.scrape()
    assert text != scraped.kept.read("rounds.json")
    assert value(page, "disktune_array_operation_remaining_seconds", device=ARRAY) is None, "too early again"


# -- health ------------------------------------------------------------------------------------------------


def test_the_verdict_goes_by_the_samples_that_are_kept(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    scraped.only(monkeypatch, SSD)
    page = scraped.scrape()
    assert value(page, "disktune_drive_health_status", device=SSD, status="good") == 1
    assert value(page, "disktune_health_sample_timestamp_seconds", device=SSD) is None
    drive = drive_of(scraped, SSD)
    with scraped.bench.session.look(drive.ref) as sight:
        before = sample(health.health(sight), START - 86_400, Origin.TIMER)
    assert before is not None
    less = tuple(
        replace(one, value=one.value - 2) if one.counter is Counter.INTERFACE_CRC else one
        for one in before.counters
    )
    assert CounterValue(Counter.INTERFACE_CRC, 1) in less
    scraped.samples.replace(keeping.file_name(drive.identity), keeping.text_of((replace(before, counters=less),)))
    page = scraped.scrape()
    assert value(page, "disktune_drive_health_status", device=SSD, status="caution") == 1, "two new errors"
    assert value(page, "disktune_health_sample_timestamp_seconds", device=SSD) == START - 86_400


# -- who may read it ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_serial_number_is_there_unless_it_is_asked_for(scraped: Scraped) -> None:
    bare = scraped.scrape()
    secrets = {drive.serial for drive in drive_list.drives(scraped.bench.ports)} | {
        drive.wwn for drive in drive_list.drives(scraped.bench.ports)
    }
    secrets -= {""}
    assert secrets
    assert [one for one in secrets if one in scraped.text] == []
    page = scraped.scrape(serials=True)
    serial = drive_of(scraped, HDD).serial
    assert value(page, "disktune_drive_info", device=HDD, serial=serial) == 1
    labels = [
        {tuple(name for name, _ in key) for key in one["disktune_drive_info"].values} for one in (bare, page)
    ]
    assert labels[0] == labels[1], "or a series begins anew"


# -- bounds ------------------------------------------------------------------------------------------------


def everything(scraped: Scraped) -> dict[str, Family]:
    """Return a page on which every metric is that there is."""
    drive = drive_of(scraped, HDD)
    save(scraped, HDD, {"block.read_ahead": 4096})
    with scraped.bench.session.look(drive_of(scraped, SSD).ref) as sight:
        kept = sample(health.health(sight), START - 86_400)
    assert kept is not None
    scraped.samples.replace(keeping.file_name(drive_of(scraped, SSD).identity), keeping.text_of((kept,)))
    boost(scraped)
    tuner = make_bench(Class.TUNE, (scraped.state, scraped.runtime))
    with tuner.session.open(drive.ref) as opened:
        applied = engine.apply(opened, engine.check(opened, (Change("ata.standby_timer", None, 242),)))
    tuner.session.journal.record(drive.ref, applied.results, "test")
    for _ in range(2):
        scraped.scrape()
    return scraped.scrape()


@pytest.mark.slow
def test_every_metric_is_said_by_some_machine_in_a_bounded_number_of_lines(scraped: Scraped) -> None:
    page = everything(scraped)
    assert value(page, "disktune_setting_last_set_info", device=HDD, setting="ata.standby_timer", value="1 h") == 1
    assert {metric.name for metric in METRICS} - set(page) == set()
    for name in scraped.bench.world.drives:
        lines = sum(("device", name) in key for family in page.values() for key in family.values)
        assert 10 < lines <= LINES_OF_A_DRIVE, name


def test_too_many_drives_are_left_out_and_counted(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "MOST_DRIVES", 3)
    page = scraped.scrape()
    assert len(page["disktune_drive_info"].values) == 3
    assert value(page, "disktune_drives_left_out") == 8


@pytest.mark.slow
def test_hundreds_of_drives_take_seconds(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every drive is one and the same SSD under another name: what counts is what the program does for each."""
    copies = 100
    one = drive_of(scraped, SSD)
    names = [f"sd{chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(copies)]
    monkeypatch.setattr(drive_list, "drives", lambda *_: tuple(replace(one, name=name) for name in names))
    world, files = scraped.bench.world, SimulatedPorts.read_bytes

    def called(path: str) -> str:
        return re.sub(r"(/sys/class/block/|/sys/block/)sd[a-z]{2}(?=/|$)", rf"\1{SSD}", path)

    monkeypatch.setattr(SimulatedPorts, "read_bytes", lambda self, path: files(self, called(path)))
    resolve, listed = SimulatedPorts.resolve, SimulatedPorts.names
    monkeypatch.setattr(SimulatedPorts, "resolve", lambda self, path: resolve(self, called(path)))
    monkeypatch.setattr(SimulatedPorts, "names", lambda self, path: listed(self, called(path)))
    assert isinstance(world, World)
    monkeypatch.setattr(world, "drives", world.drives | dict.fromkeys(names, world.drives[SSD]))
    used = time.process_time()
    page = scraped.scrape()
    used = time.process_time() - used
    asked = page["disktune_drive_asked"].values
    assert (len(asked), set(asked.values())) == (copies, {1.0})
    assert used < 20, "0.8 s where it was measured"
    assert len(scraped.text) < copies * 8000, "4.8 kB for each drive there"
    assert len(scraped.kept.read("rounds.json")) < copies * 333


def test_what_an_array_remembers_is_bounded(scraped: Scraped) -> None:
    kept = MemoryFolder()
    memory = RoundMemory(scraped.bench.ports, kept)
    memory.remember("md0", OperationPast("recover", "", tuple(ProgressMark(n, n) for n in range(500))))
    memory.keep()
    found = RoundMemory(scraped.bench.ports, kept).past("md0")
    assert found is not None
    assert len(found.marks) == MOST_MARKS


def test_a_hidden_kind_is_not_there(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    every = drive_list.drives(scraped.bench.ports)
    monkeypatch.setattr(
        drive_list,
        "drives",
        lambda *_: tuple(replace(one, kind=DriveKind.LOOP) if one.name == HDD else one for one in every),
    )
    assert of_device(scraped.scrape(), HDD) == set()


def test_hostile_names_of_drives_spoil_nothing(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = '"} 1\ndisktune_drive_asked{device="sda"} 7\n\x1b[2J'
    every = drive_list.drives(scraped.bench.ports)
    monkeypatch.setattr(
        drive_list, "drives", lambda *_: tuple(replace(one, model=bad, firmware=bad, serial=bad) for one in every)
    )
    page = scraped.scrape(serials=True)
    assert value(page, "disktune_drive_asked", device=SSD) == 1
    assert text_format.parse(scraped.text)


def test_every_drive_but_an_array_says_whether_the_kernel_has_suspended_it() -> None:
    bench = make_bench(Class.INSPECT)
    for drive in bench.listed().values():
        page = rounds.of_kernel(bench.session, drive, on_trial=False, serials=False).text()
        assert ("disktune_drive_suspended{" in page) is (drive.kind is not DriveKind.ARRAY), drive.name
