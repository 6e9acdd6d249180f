"""No round wakes a drive or keeps one from standby, and of one that was not asked nothing is made up."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest

from disktune_contract.drives.drive import DriveKind, PowerMode
from disktune_contract.health.health import Health
from disktune_contract.messages.privilege import Class
from disktune_gui.demo.ata.device import Power
from disktune_gui.demo.ata.sat import TaskFile
from disktune_helper.drives import ata as ata_commands
from disktune_helper.drives import drive_list, health
from disktune_helper.drives.drive_snapshot import DriveSnapshot
from disktune_helper.metrics import looking
from disktune_helper.metrics import round as rounds
from disktune_helper.metrics.looking import Unasked
from disktune_helper.session.session import sleeps_by_us
from disktune_helper.system.drive_commands.ioctls import SgReply
from tests.helper.cli.saved_machine import HDD, NVME, SLEEPER, SSD
from tests.helper.conftest import make_bench
from tests.helper.metrics.scraped import Scraped, of_device, value
from tests.helper.sas_disk import REQUEST_SENSE

CHECK_POWER_MODE = 0xE5
QUIET = "sdc"
"""A disk that nothing uses."""
STICK = "sdh"
REBUILT = "sde"
"""A member of the array that is being rebuilt."""

NEEDS_AN_ANSWER = {
    "disktune_drive_errors",
    "disktune_drive_head_loads_total",
    "disktune_drive_health_status",
    "disktune_drive_host_written_bytes_total",
    "disktune_drive_power_on_seconds_total",
    "disktune_drive_spare_ratio",
    "disktune_drive_spare_threshold_ratio",
    "disktune_drive_starts_total",
    "disktune_drive_temperature_celsius",
    "disktune_drive_wear_ratio",
}
FROM_THE_DRIVE = ("ata.", "scsi.write_cache", "scsi.read_cache", "nvme.")


@pytest.fixture
def scraped() -> Scraped:
    return Scraped()


def commands(scraped: Scraped, name: str) -> list[int]:
    return [task.command for task in scraped.ata(name).log]


def noted(scraped: Scraped, function: str, patch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that will have the argument of every call of one of the machine's functions."""
    arguments: list[str] = []
    really = getattr(scraped.bench.ports, function)

    def call(argument: str) -> object:
        arguments.append(argument)
        return really(argument)

    patch.setattr(scraped.bench.ports, function, call)
    return arguments


@pytest.mark.slow
def test_a_drive_in_standby_gets_check_power_mode_and_no_other_command(scraped: Scraped) -> None:
    before = len(scraped.ata(SLEEPER).log)
    for _ in range(5):
        page = scraped.scrape()
        assert value(page, "disktune_drive_unasked", device=SLEEPER, reason="standby") == 1
    assert commands(scraped, SLEEPER)[before:] == [CHECK_POWER_MODE] * 5
    assert (scraped.ata(SLEEPER).power, scraped.ata(SLEEPER).wakeups) == (Power.STANDBY, 0)


def test_of_a_drive_that_was_not_asked_nothing_is_there_that_only_it_could_tell(scraped: Scraped) -> None:
    page = scraped.scrape()
    assert value(page, "disktune_drive_asked", device=SLEEPER) == 0
    assert value(page, "disktune_drive_standby", device=SLEEPER) == 1
    assert value(page, "disktune_drive_power_state", device=SLEEPER, state="standby") == 1
    assert NEEDS_AN_ANSWER & of_device(page, SLEEPER) == set()
    assert NEEDS_AN_ANSWER & of_device(page, HDD), "one that is awake says it"
    settings = {
        dict(key)["setting"]
        for family in page.values()
        for key in family.values
        if ("device", SLEEPER) in key and "setting" in dict(key)
    }
    assert [name for name in settings if name.startswith(FROM_THE_DRIVE)] == []
    assert "block.read_ahead" in settings, "the kernel knows that without the drive"
    assert value(page, "disktune_drive_link_bytes_per_second", device=SLEEPER) == 600_000_000


@pytest.mark.slow
@pytest.mark.parametrize("name", [HDD, NVME])
def test_a_drive_that_the_kernel_has_suspended_is_not_even_opened(
    scraped: Scraped, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    place = scraped.bench.ports.resolve(f"/sys/class/block/{name}/device")
    scraped.bench.world.tree.file(f"{place}/power/runtime_status", "suspended\n")
    opened = noted(scraped, "open_drive", monkeypatch)
    page = scraped.scrape()
    assert opened
    assert name not in opened
    assert value(page, "disktune_drive_unasked", device=name, reason="suspended") == 1
    assert value(page, "disktune_drive_suspended", device=name) == 1
    assert value(page, "disktune_drive_standby", device=name) == 1
    assert NEEDS_AN_ANSWER & of_device(page, name) == set()


def test_a_drive_that_was_sent_to_sleep_is_not_even_opened(
    scraped: Scraped, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In sleep mode every command, CHECK POWER MODE included, lets the kernel reset the drive and so wakes it."""
    scraped.only(monkeypatch, QUIET, NVME)
    tuner = make_bench(Class.TUNE, (scraped.state, scraped.runtime))
    tuner.session.sent_to_sleep(tuner.drive(QUIET).ref)
    opened = noted(scraped, "open_drive", monkeypatch)
    page = scraped.scrape()
    assert opened == [NVME]
    assert value(page, "disktune_drive_unasked", device=QUIET, reason="standby") == 1
    assert value(page, "disktune_drive_power_state", device=QUIET, state="sleep") == 1
    place = scraped.bench.ports.resolve(f"/sys/class/block/{QUIET}")
    scraped.bench.world.tree.file(f"{place}/stat", "9 0 999999 9 0 0 0 0 0 0 0 0 0 0 0 0 0\n")
    assert value(scraped.scrape(), "disktune_drive_asked", device=QUIET) == 1, "something has used it since"


def test_a_drive_that_wakes_in_a_session_is_no_longer_noted_as_asleep() -> None:
    tuner = make_bench(Class.TUNE)
    ref = tuner.drive(QUIET).ref
    tuner.session.sent_to_sleep(ref)
    assert sleeps_by_us(tuner.ports, tuner.session.runtime, ref)
    with tuner.session.open(ref):
        pass
    assert not sleeps_by_us(tuner.ports, tuner.session.runtime, ref)
    assert [name for name in tuner.session.runtime.names() if name.startswith("asleep")] == []


def test_a_bridge_that_does_not_report_the_power_mode_is_asked_nothing_else(scraped: Scraped) -> None:
    page = scraped.scrape()
    assert value(page, "disktune_drive_unasked", device=STICK, reason="unknown_power_state") == 1
    assert value(page, "disktune_drive_standby", device=STICK) is None, "unknown is not awake"
    assert value(page, "disktune_drive_power_state", device=STICK) is None


def test_a_removable_drive_is_not_opened(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    """To open one that is removable sends TEST UNIT READY."""
    scraped.bench.world.tree.file(f"{scraped.bench.ports.resolve(f'/sys/class/block/{STICK}')}/removable", "1\n")
    opened = noted(scraped, "open_drive", monkeypatch)
    page = scraped.scrape()
    assert STICK not in opened
    assert value(page, "disktune_drive_asked", device=STICK) is None, "there is nothing to ask it for"
    assert value(page, "disktune_setting_bytes", device=STICK, setting="block.read_ahead") is not None


def test_no_sensor_is_read_for_which_a_disk_would_get_a_command(
    scraped: Scraped, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = noted(scraped, "read_text", monkeypatch)
    scraped.scrape()
    assert read
    assert [path for path in read if "hwmon" in path] == []


def sense(key: int, asc: int, ascq: int) -> bytes:
    """Return sense data in the fixed format (SPC-5)."""
    return bytes((0x70, 0, key, 0, 0, 0, 0, 10, 0, 0, 0, 0, asc, ascq, 0, 0, 0, 0))


@pytest.mark.parametrize(
    ("told", "found"),
    [
        (sense(0, 0x5E, 0x04), (PowerMode.STANDBY, Unasked.STANDBY)),
        (sense(0, 0x5E, 0x09), (PowerMode.STANDBY_Y, Unasked.STANDBY)),
        (sense(0, 0x5E, 0x03), (PowerMode.IDLE, None)),
        (sense(0, 0, 0), (PowerMode.ACTIVE_OR_IDLE, None)),
        (sense(6, 0x29, 0), (PowerMode.UNKNOWN, Unasked.UNKNOWN_POWER_STATE)),
        (b"", (PowerMode.UNKNOWN, Unasked.UNKNOWN_POWER_STATE)),
    ],
)
def test_a_sas_disk_is_asked_for_sense_data_first(
    scraped: Scraped, told: bytes, found: tuple[PowerMode, Unasked | None]
) -> None:
    asked: list[int] = []

    class Disk:
        name = "sdz"

        def sg_io(self, cdb: bytes, *_rest: object, **_more: object) -> SgReply:
            asked.append(cdb[0])
            return SgReply(0, 0, 0, b"", told)

    drive = replace(drive_list.drives(scraped.bench.ports)[0], name="sdz", kind=DriveKind.SCSI)
    assert looking._power(scraped.bench.ports, Disk(), drive) == found  # type: ignore[arg-type]
    assert set(asked) == {REQUEST_SENSE}


# -- a day -------------------------------------------------------------------------------------------------


def counts_everything(scraped: Scraped, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a drive the firmware that takes every command for activity, CHECK POWER MODE included."""
    drive = scraped.ata(name)
    really: Callable[[TaskFile], None] = drive.arrive

    def arrive(task: TaskFile) -> None:
        really(task)
        drive._last_access = scraped.bench.clock()

    monkeypatch.setattr(drive, "arrive", arrive)


@pytest.mark.slow
@pytest.mark.parametrize("minutes", [10, 20, 30, 330])
def test_hours_of_rounds_wake_nothing_and_keep_no_timer_from_running_out(
    scraped: Scraped, monkeypatch: pytest.MonkeyPatch, minutes: int
) -> None:
    scraped.only(monkeypatch, QUIET, SLEEPER)
    counts_everything(scraped, QUIET, monkeypatch)
    drive = scraped.ata(QUIET)
    drive._standby_after_s = minutes * 60
    asleep_after = None
    for number in range(1, 1 + (24 if minutes == 330 else 3) * 60 // 5):
        scraped.scrape(5)
        if asleep_after is None and drive.power is Power.STANDBY:
            asleep_after = number * 5
    assert asleep_after is not None
    assert asleep_after <= (minutes + 10 if minutes < 30 else 3 * minutes + 10), "the limit that is promised"
    assert [scraped.ata(name).power for name in (QUIET, SLEEPER)] == [Power.STANDBY] * 2
    assert [scraped.ata(name).wakeups for name in (QUIET, SLEEPER)] == [0, 0]
    assert value(scraped.scrape(), "disktune_drive_standby", device=QUIET) == 1, "and it is seen"


def test_a_disk_that_works_is_asked_in_every_round(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    scraped.only(monkeypatch, REBUILT)
    for _ in range(12):
        assert value(scraped.scrape(), "disktune_drive_asked", device=REBUILT) == 1


@pytest.mark.slow
def test_a_disk_that_does_nothing_is_asked_ever_more_seldom(
    scraped: Scraped, monkeypatch: pytest.MonkeyPatch
) -> None:
    scraped.only(monkeypatch, QUIET)
    asked = [n * 5 for n in range(1, 190) if value(scraped.scrape(), "disktune_drive_asked", device=QUIET)]
    assert asked == [5, 35, 95, 215, 455, 935]


@pytest.mark.slow
def test_where_the_kernel_counts_our_own_questions_a_disk_is_taken_for_idle(
    scraped: Scraped, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With queue/iostats_passthrough the sectors of SMART READ DATA would look like work (Linux 6.12)."""
    scraped.only(monkeypatch, REBUILT)
    place = scraped.bench.ports.resolve(f"/sys/class/block/{REBUILT}")
    scraped.bench.world.tree.file(f"{place}/queue/iostats_passthrough", "1\n")
    asked = [n * 5 for n in range(1, 22) if value(scraped.scrape(), "disktune_drive_asked", device=REBUILT)]
    assert asked == [5, 35, 95]


def test_a_solid_state_drive_that_reports_no_power_mode_is_asked(
    scraped: Scraped, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ata_commands, "check_power_mode", lambda _node: PowerMode.UNKNOWN)
    page = scraped.scrape()
    assert value(page, "disktune_drive_asked", device=SSD) == 1
    assert value(page, "disktune_setting_enabled", device=SSD, setting="ata.write_cache") is not None
    assert value(page, "disktune_drive_standby", device=SSD) is None, "unknown is not awake"
    assert value(page, "disktune_drive_power_state", device=SSD) is None
    assert value(page, "disktune_drive_unasked", device=HDD, reason="unknown_power_state") == 1


def test_a_drive_that_is_not_understood_spoils_the_page_of_no_other(
    scraped: Scraped, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, logged = health.health, list[str]()

    def broken(sight: DriveSnapshot) -> Health:
        if sight.name == SSD:
            raise ValueError("nonsense from a drive")
        return really(sight)

    monkeypatch.setattr(health, "health", broken)
    monkeypatch.setattr(rounds, "log_mistake", lambda where, error: logged.append(f"{where}: {error}"))
    page = scraped.scrape()
    assert value(page, "disktune_drive_unasked", device=SSD, reason="not_accessible") == 1
    assert value(page, "disktune_drive_asked", device=NVME) == 1
    assert logged == ["metrics: nonsense from a drive"]


def test_work_makes_it_asked_again(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    scraped.only(monkeypatch, QUIET)
    scraped.scrape()
    assert value(scraped.scrape(), "disktune_drive_unasked", device=QUIET, reason="idle") == 1
    place = scraped.bench.ports.resolve(f"/sys/class/block/{QUIET}")
    scraped.bench.world.tree.file(f"{place}/stat", "9 0 999999 9 0 0 0 0 0 0 0 0 0 0 0 0 0\n")
    assert value(scraped.scrape(), "disktune_drive_asked", device=QUIET) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", "null", '{"asked": 5}', '{"asked": {"sdc 4": 5}}', '{"asked": {"sdc 4": []}}', "[" * 9000],
)
def test_what_was_noted_may_be_anything(scraped: Scraped, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    scraped.only(monkeypatch, QUIET)
    scraped.kept.replace("rounds.json", text)
    assert value(scraped.scrape(), "disktune_drive_asked", device=QUIET) == 1


# -- drives that do not answer -----------------------------------------------------------------------------


def test_a_drive_that_hangs_holds_up_no_other(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    held, really = threading.Event(), health.health
    waited: list[float | None] = []

    def slow(sight: DriveSnapshot) -> Health:
        if sight.name == SSD:
            held.wait(20)
        return really(sight)

    def pass_time(_self: threading.Condition, predicate: Callable[[], bool], timeout: float | None = None) -> bool:
        """Wait for the others, and then let the clock jump."""
        done = wait_for(_self, predicate, 0.5)
        waited.append(timeout)
        if not done and timeout is not None:
            scraped.bench.clock.now += timeout
        return done

    wait_for = threading.Condition.wait_for
    monkeypatch.setattr(health, "health", slow)
    monkeypatch.setattr(threading.Condition, "wait_for", pass_time)
    try:
        page = scraped.scrape()
    finally:
        held.set()
    assert value(page, "disktune_drive_unasked", device=SSD, reason="no_answer") == 1
    assert NEEDS_AN_ANSWER & of_device(page, SSD) == set()
    assert value(page, "disktune_drive_asked", device=NVME) == 1
    assert max(one for one in waited if one is not None) <= rounds.ANSWER_S


def test_where_time_is_up_the_rest_is_not_asked(scraped: Scraped, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "ROUND_S", -1.0)
    page = scraped.scrape()
    assert value(page, "disktune_drive_unasked", device=SSD, reason="no_time") == 1
    assert value(page, "disktune_drive_info", device=SSD) == 1, "that it is there needs no question"


def test_a_drive_that_leaves_is_said_to_be_not_accessible(scraped: Scraped) -> None:
    scraped.ata(HDD).unplug()
    page = scraped.scrape()
    assert value(page, "disktune_drive_unasked", device=HDD, reason="not_accessible") == 1
    assert NEEDS_AN_ANSWER & of_device(page, HDD) == set()
