"""The commands that look, save and measure: what they print, and their exit statuses."""

from __future__ import annotations

import os
import re
import shlex
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from disktune_contract.arrays.boost import OF_ARRAY
from disktune_contract.drives.drive import HIDDEN_KINDS, DriveRef, Member
from disktune_contract.health.self_tests import SelfTestKind
from disktune_contract.messages.change import BoostList, BoostStage, BoostState
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.saved import BatteryValue, Save
from disktune_contract.settings.setting import Status
from disktune_gui.demo.ata.device import Power
from disktune_helper import main
from disktune_helper.cli import boost
from disktune_helper.cli.common import command_line, work
from disktune_helper.cli.common.command_line import Exit
from disktune_helper.cli.common.terminal import Terminal, Tone
from disktune_helper.drives import drive_list
from disktune_helper.faces import FACES, function_of
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.system.machine_tools import ArrayTools
from tests.helper.cli.saved_machine import HDD, SLEEPER, SSD, Machine, commands
from tests.helper.cli.shell import Shell, Typed
from tests.helper.conftest import Bench
from tests.helper.raid.boost_rig import Rig
from tests.narrowed import present


@pytest.fixture
def shell(bench: Bench) -> Shell:
    return Shell(bench)


def test_every_command_is_declared_and_carried_out_in_the_class_that_it_has() -> None:
    names = {command.name for command in command_line.COMMANDS}
    assert names == {face.name for face in FACES.values() if face.command}
    for command in command_line.COMMANDS:
        assert callable(function_of(FACES[command.name].command))
        assert command_line.parsed(command, ()).as_root is not Class.BROWSE
        assert {option.name for option in command.options if option.name == "--json"}


@pytest.mark.parametrize(
    ("line", "privilege"),
    [
        ("array", Class.INSPECT),
        ("array md0 --why --wait", Class.INSPECT),
        ("array md0 check", Class.TUNE),
        (f"act {HDD}", Class.INSPECT),
        (f"act -y {HDD}", Class.TUNE),
    ],
)
def test_root_has_no_more_than_the_line_needs(line: str, privilege: Class) -> None:
    name, *words = line.split()
    assert command_line.parsed(command_line.BY_NAME[name], words).as_root is privilege


@pytest.mark.parametrize("face", FACES)
def test_every_command_explains_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], face: str
) -> None:
    monkeypatch.delenv("PKEXEC_UID", raising=False)
    monkeypatch.setattr(main, "_limit_to", lambda _privilege: None)
    assert main.main(["disktune-helper", face, "-h"]) == 0
    short = capsys.readouterr()
    assert main.main(["disktune-helper", face, "--help"]) == 0
    said = capsys.readouterr()
    assert said == short
    assert said.err == ""
    # What is completed may be the word itself.
    if face != "complete":
        assert said.out.startswith("usage: disktune-helper ")
        assert face in said.out.split("  ")[0]
        assert len(said.out) < len(main.usage()) / 2


def test_help_is_for_those_who_give_more_words_as_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert main.main(["disktune-helper", "who", "sda", "--help"]) == 0
    assert main.main(["disktune-helper", "desktop", "-", "who", "--help"]) == 0
    first, second = capsys.readouterr().out.split("usage: ")[1:]
    assert first == second


def test_list_shows_what_the_list_of_the_window_shows(shell: Shell) -> None:
    said = shell("list")
    shown = [line.split()[0] for line in said.out.splitlines()[1:]]
    known = drive_list.drives(shell.bench.ports)
    assert shown == [drive.name for drive in known if drive.kind not in HIDDEN_KINDS]
    everything = [line.split()[0] for line in shell("list --all").out.splitlines()[1:]]
    assert everything == [drive.name for drive in known]
    assert [one["name"] for one in shell(f"list {HDD} --json").json["drives"]] == [HDD]


@pytest.mark.parametrize(
    "name", ["sdb", "/dev/sdb", "wwn:5000cca370000001", "JPW9K000000000", "sd[b]", "*5000cca370000001"]
)
def test_a_drive_has_many_names(shell: Shell, name: str) -> None:
    assert [one["name"] for one in shell(f"list '{name}' --json").json["drives"]] == ["sdb"]


def test_a_link_below_dev_disk_names_the_drive(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "realpath", lambda path: {"/dev/disk/by-id/ata-x": "/dev/sdb"}.get(path, path))
    assert [one["name"] for one in shell("list /dev/disk/by-id/ata-x --json").json["drives"]] == ["sdb"]
    said = shell("get /dev/disk/by-id/ata-y")
    assert (said.status, "There is no drive" in said.complaints) == (Exit.BAD_INPUT, True)


def test_a_partition_is_no_drive(shell: Shell) -> None:
    partition = shell.bench.drive(HDD).partitions[0].name
    said = shell(f"get {partition}")
    assert said.status == Exit.BAD_INPUT
    assert said.complaints.endswith(f"is a partition. Settings are of the whole drive: {HDD}.\n")


def test_a_pattern_does_not_reach_hidden_drives(shell: Shell) -> None:
    named = {one["name"] for one in shell("list '*' --json").json["drives"]}
    assert named == {one["name"] for one in shell("list --json").json["drives"]}


@pytest.mark.slow
def test_get_prints_what_set_takes(shell: Shell) -> None:
    """For each setting of each drive: the words that are printed mean the value that they stand for."""
    for drive in shell("list --json").json["drives"]:
        [found] = shell(f"get {drive['name']} --json").json["drives"]
        known = [one for one in found["settings"] if one["status"] == Status.OK and one["value"] is not None]
        words = shlex.join(f"{one['setting']}={one['words']}" for one in known)
        said = shell(f"set {drive['name']} {words} --dry-run --json")
        assert said.status == Exit.DONE, (drive["name"], said.complaints)
        [planned] = said.json["drives"]
        for one in known:
            assert one["setting"] in planned["unchanged"] or one["source"] == "remembered", one


def test_get_of_several_names(shell: Shell) -> None:
    said = shell(f"get {HDD} -B read_ahead_kb /sys/block/sda/queue/nr_requests --json")
    assert [one["setting"] for one in said.json["drives"][0]["settings"]] == [
        "ata.apm",
        "block.read_ahead",
        "block.nr_requests",
    ]


def test_letters_are_written_as_for_hdparm_and_its_drives_come_first_or_last(shell: Shell) -> None:
    said = shell("get sda -aAMQWX")
    assert said.out == shell("get sda -a -A -M -Q -W -X").out == shell("get -aAMQWX /dev/sda").out
    assert "Read-ahead (-a 256 sectors)" in said.out
    assert "UDMA 6" in said.out
    assert "'-B254' has a number." in shell("get sda -B254").complaints


@pytest.mark.parametrize("drives", ["'sd[abcd]'", "/dev/sda /dev/sdb /dev/sdc /dev/sdd"])
def test_get_of_several_drives_is_a_table(shell: Shell, drives: str) -> None:
    said = shell(f"get {drives} -aMX")
    heading, *rows = said.out.splitlines()
    assert heading.split() == ["DRIVE", "-a", "-M", "-X"]
    assert [row.split("  ")[0] for row in rows] == ["sda", "sdb", "sdc", "sdd"]
    assert "not supported" in rows[0]
    assert "192" in rows[2]
    assert said.status == Exit.NOT_DONE
    assert said.complaints.endswith(
        "sda, sdb, sdd: Acoustic management level (AAM): This drive does not support it.\n"
    )


def test_a_cell_says_that_a_drive_sleeps_or_does_not_answer(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    ask: Any = HANDLERS["settings"]

    def settings(session: Any, request: Any) -> Any:
        if request.drive.name == SSD:
            raise Refusal(Fault.IO_ERROR, "The drive does not answer.")
        found = ask(session, request)
        if request.drive.name == SLEEPER:
            states = (replace(one, status=Status.ASLEEP, value=None, reason="It sleeps.") for one in found.states)
            found = replace(found, states=tuple(states))
        return found

    monkeypatch.setitem(HANDLERS, "settings", settings)
    said = shell(f"get {SSD} {HDD} {SLEEPER} -aQ")
    assert [row.split()[1:] for row in said.out.splitlines()[1:]] == [
        ["unreadable", "unreadable"],
        ["128", "KiB", "32", "commands"],
        ["asleep", "asleep"],
    ]
    assert said.status == Exit.NOT_DONE
    assert "sda: The drive does not answer.\n" in said.complaints
    assert [len(one["settings"]) for one in shell(f"get {SSD} {HDD} -aQ --json").json["drives"]] == [0, 2]


def test_what_cannot_be_answered_takes_nothing_along(shell: Shell) -> None:
    said = shell(f"get {HDD} -a -J -A nonsense -d")
    assert [line.split()[0] for line in said.out.splitlines()] == [
        "block.read_ahead",
        "ata.look_ahead",
        "legacy.dma",
    ]
    assert said.status == Exit.BAD_INPUT
    for words in ("wdidle3", "There is no setting 'nonsense'", "libata has no switch"):
        assert words in said.complaints


def test_get_says_what_a_drive_takes_and_what_is_saved(machine: Machine) -> None:
    shell = Shell(machine.bench)

    def found(names: str) -> dict[str, Any]:
        [drive] = shell(f"get {HDD} {names} --json").json["drives"]
        return {one["setting"]: one for one in drive["settings"]}

    shell(f"save {HDD} -B")
    shown = found("-B -a -S scheduler ata.write_cache")
    apm, scheduler = shown["ata.apm"], shown["block.scheduler"]
    assert (apm["saved"]["value"], shown["block.read_ahead"]["saved"]) == (apm["value"], None)
    assert apm["offer"] == {"words": None, "least": 1, "most": 254, "off": 255}
    assert set(scheduler["offer"]["words"]) == {"none", "mq-deadline", "bfq", "kyber"}
    assert shown["ata.write_cache"]["offer"]["words"] == ["off", "on"]
    # Every word is a value of the setting; those that differ in their digits alone are read by the same rule.
    forms = {re.sub(r"\d+", "1", word): word for word in shown["ata.standby_timer"]["offer"]["words"]}
    for name, words in (("scheduler", scheduler["offer"]["words"]), ("standby_timer", forms.values())):
        for word in words:
            said = shell(f"set {HDD} '{name}={word}' --dry-run")
            assert said.status == Exit.DONE, said.complaints


def test_an_ambiguous_name_lists_the_candidates(shell: Shell) -> None:
    said = shell(f"get {HDD} write")
    assert said.status == Exit.BAD_INPUT
    assert "ata.write_cache" in said.complaints
    assert said.complaints.endswith("Name one of them.\n")


def test_the_case_of_an_option_counts(shell: Shell) -> None:
    short, timer = (shell(f"get {HDD} {flag} --json").json["drives"][0]["settings"] for flag in ("-s", "-S"))
    assert [one["setting"] for one in (*short, *timer)] == ["ata.power_up_in_standby", "ata.standby_timer"]


def test_an_option_of_hdparm_without_a_setting_gets_the_answer_of_the_window(shell: Shell) -> None:
    said = shell(f"get {HDD} -J")
    assert said.status == Exit.BAD_INPUT
    assert "is not offered" in said.complaints
    assert "wdidle3" in said.complaints


def test_looking_wakes_nothing_and_changes_nothing(machine: Machine) -> None:
    shell = Shell(machine.bench)
    for line in ("list", "get", "health", "check", "selftest", "history"):
        shell(f"{line} {SLEEPER}")
    assert commands(machine, SLEEPER) == []
    assert present(machine.bench.world.drives[SLEEPER].ata).power is not Power.ACTIVE
    assert "standby or sleep" in shell(f"health {SLEEPER}").out


def test_health_says_why_and_fails_where_a_drive_is_not_good(shell: Shell) -> None:
    good, bad = shell(f"health {SSD}"), shell("health sdc")
    assert (good.status, bad.status) == (Exit.DONE, Exit.NOT_DONE)
    assert ": Good\n" in good.out
    assert "Pending sectors: 3." in bad.out
    assert shell("health sdc --json").json["drives"][0]["judgement"]["verdict"] == "caution"


def test_saved_is_what_the_drive_shows_and_forgotten_is_what_is_named(machine: Machine) -> None:
    shell = Shell(machine.bench)
    said = shell(f"save {HDD} read_ahead -B")
    assert said.status == Exit.DONE, said.complaints
    assert "  block.read_ahead = 128 KiB\n" in said.out
    left = shell(f"forget {HDD} apm --json").json["files"]
    assert [value["setting"] for file in left for value in file["values"]] == ["block.read_ahead"]
    missing = shell(f"forget {HDD} apm")
    assert (missing.status, "is not saved" in missing.complaints) == (Exit.BAD_INPUT, True)
    assert "no settings are saved" in shell(f"forget {HDD}").out
    assert machine.apply()[1] == []


def test_a_value_for_battery_is_not_passed_over(machine: Machine) -> None:
    shell = Shell(machine.bench)
    assert shell(f"save {HDD} read_ahead").status == Exit.DONE
    request = Save(machine.bench.drive(HDD).ref, (), on_battery=(BatteryValue("block.read_ahead", 512),))
    HANDLERS["save"](machine.bench.session, request)
    assert "  block.read_ahead = 128 KiB, on battery 512 KiB\n" in shell(f"save {HDD} apm").out


def test_what_cannot_be_saved_is_refused_as_in_the_window(machine: Machine) -> None:
    said = Shell(machine.bench)(f"save {SSD} aam")
    assert said.status == Exit.NOT_DONE
    assert "cannot be saved" in said.complaints


def test_history_has_cause_and_values(shell: Shell) -> None:
    shell(f"set {HDD} apm=200 --try 10s")
    said = shell("history")
    assert said.status == Exit.DONE
    [reverted, applied] = said.out.splitlines()[1:]
    assert "applied" in applied
    assert "reverted, not confirmed" in reverted
    assert len(shell("history --limit 1 --json").json["entries"]) == 1
    assert shell(f"history {SSD}").out == "No changes.\n"
    assert shell("history --limit 0").status == Exit.BAD_INPUT


def test_bench_measures_and_prints_a_line_for_each_workload(shell: Shell) -> None:
    said = shell(f"bench {HDD} drive.direct --seconds 1 --runs 1")
    assert said.status == Exit.DONE, said.complaints
    assert "  Direct read: " in said.out
    assert "MB/s (" in said.out
    found = shell(f"bench {HDD} 'quick test' --seconds 1 --runs 1 --json").json
    assert [one["workload"] for one in found["results"]] == [
        "drive.direct",
        "drive.random-4k-q1",
        "drive.random-4k-q32",
    ]


def test_bench_takes_numbers_of_ones_own_and_never_those_that_write(shell: Shell) -> None:
    said = shell(f"bench {HDD} own.drive.rnd-8k-q4t1-r100 --seconds 1 --runs 1")
    assert said.status == Exit.DONE, said.complaints
    assert "  RND8K Q4T1 read: " in said.out
    for name in ("own.drive.rnd-8k-q4t1-r90", "own.folder.rnd-8k-q4t1-r0"):
        assert shell(f"bench {HDD} {name}").status == Exit.BAD_INPUT


REBUILDING = "Unusual conditions: degraded array md0, rebuild of md0."


@pytest.mark.parametrize("name", ["md0", "sde"])
def test_bench_says_before_and_after_that_the_array_is_degraded_and_rebuilding(shell: Shell, name: str) -> None:
    said = shell(f"bench {name} drive.direct --seconds 1 --runs 1")
    before, _, after = said.out.partition("  Direct read: ")
    assert REBUILDING in before
    assert REBUILDING in after
    found = shell(f"bench {name} drive.direct --seconds 1 --runs 1 --json").json
    assert found["upkeep"] == found["results"][0]["upkeep"] == ["degraded array md0", "rebuild of md0"]
    assert "Unusual" not in shell(f"bench {SSD} drive.direct --seconds 1 --runs 1").out


def test_bench_does_not_wake_a_drive_unless_it_is_told_to(shell: Shell) -> None:
    said = shell(f"bench {SLEEPER} drive.direct --seconds 1 --runs 1")
    assert (said.status, "would wake" in said.complaints) == (Exit.NOT_DONE, True)
    assert shell(f"bench {SLEEPER} nonsense").status == Exit.BAD_INPUT


@pytest.mark.slow
def test_ctrl_c_stops_a_measurement(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Typed, "progress", lambda terminal, _text: setattr(terminal, "stopped", True))
    said = shell(f"bench {HDD} drive.direct --seconds 60 --runs 20")
    assert said.status == Exit.NOT_DONE
    assert said.complaints
    assert not shell.bench.session.jobs.running


def test_boost_says_what_there_is_and_refuses_what_is_not(shell: Shell) -> None:
    assert shell("boost").out == "No boosts since the computer started.\n"
    assert shell("boost md0 nonsense").status == Exit.BAD_INPUT
    assert shell(f"boost {HDD} fast").status == Exit.BAD_INPUT
    said = shell("boost md0 stop")
    assert (said.status, said.complaints) == (Exit.NOT_DONE, "disktune-helper: This array is not being boosted.\n")


@pytest.mark.parametrize(
    ("line", "preset", "changed"),
    [
        ("--min 50M --max 500M", "own", {"min": 51_200, "max": 512_000}),
        ("--max 1G", "own", {"max": 1 << 20}),
        ("normal --min 60000", "own", {"min": 60_000, "max": 5_000_000, "stripe_cache": 4096}),
        ("normal", "normal", {"min": 50_000, "max": 5_000_000, "stripe_cache": 4096}),
    ],
)
def test_a_boost_takes_limits_of_one_s_own(line: str, preset: str, changed: dict[str, int]) -> None:
    rig, ordered = Rig(), []

    def refuse(array: str) -> None:
        ordered.append(present(rig.orders.read(array)).state)
        raise OSError(38, "systemd does not run")

    rig.tools.on_start = refuse
    Shell(rig.bench)(f"boost md0 {line}")
    (order,) = ordered
    names = {name: name.removeprefix("md.").removeprefix("sync_speed_") for name in OF_ARRAY}
    values = {names[one.setting]: one.value for one in order.changes[0].changes}
    assert (order.preset, values) == (preset, changed)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("md0 --min 50X", "--min takes KiB/s, or a number with K, M or G such as 50M, not '50X'."),
        ("md0 --max 0", "--max takes KiB/s"),
        ("md0 --max 9999999G", "--max takes KiB/s"),
        ("md0 --min 2M --max 1M", "--min is more than --max."),
        ("md0 stop --min 1M", "--min and --max are for a boost that begins: name an array."),
        ("--max 1M", "name an array"),
        (f"{HDD} --max 1M", "is not an array"),
        ("md0 nonsense --max 1M", "There is no preset 'nonsense'"),
        ("md0 ''", "There is no preset ''"),
    ],
)
def test_limits_that_make_no_sense_are_refused(shell: Shell, line: str, words: str) -> None:
    said = shell(f"boost {line}")
    assert (said.status, words in said.complaints) == (Exit.BAD_INPUT, True), said.complaints


def test_a_boost_leaves_members_alone_that_have_the_value(shell: Shell) -> None:
    def refuse(_array: str) -> None:
        raise OSError(38, "systemd does not run")

    shell.bench.session.tools.arrays = cast(ArrayTools, SimpleNamespace(start_boost=refuse))
    assert shell("set sdf block.nr_requests=512 --keep").status == Exit.DONE
    said = shell("boost md0 fast").out
    assert re.findall(r"^  (\w+): Request queue", said, re.MULTILINE) == ["sde", "sdg"], said


@pytest.mark.parametrize(
    ("parent", "environment", "words", "held"),
    [
        (1, {"INVOCATION_ID": "0" * 32}, ["md0"], True),
        (1, {"INVOCATION_ID": "0" * 32}, ["md0", "end"], True),
        # A shell that is the first process of a container.
        (1, {}, ["md0"], False),
        (4711, {"INVOCATION_ID": "0" * 32}, ["md0", "end"], False),
        (4711, {}, ["md0", "fast"], False),
    ],
)
def test_a_boost_is_held_for_systemd_alone(
    monkeypatch: pytest.MonkeyPatch, parent: int, environment: dict[str, str], words: list[str], held: bool
) -> None:
    asked: list[str] = []

    def noted(what: str, given: list[str]) -> int:
        asked.extend([what, *given])
        return 0

    monkeypatch.delenv("INVOCATION_ID", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(os, "getppid", lambda: parent)
    monkeypatch.setattr(main, "_limit_to", lambda _class: None)
    monkeypatch.setattr(boost, "run", lambda given, _stderr: noted("hold", given))
    monkeypatch.setattr(work, "run", lambda given, _out, _err: noted("order", given[1:]))
    assert main.main(["disktune-helper", "boost", *words]) == 0
    assert asked == ["hold" if held else "order", *words]


def test_array_shows_what_runs_and_the_members(shell: Shell) -> None:
    said = shell("array")
    assert said.out.startswith("md0 (media): raid5, 1.00 TB: degraded\n")
    assert said.out.count("61.") == 1, "how far it is stands there once"
    assert said.out.count(" left") == 1, "so does when it ends"
    assert "on sdg: rebuilding" in said.out
    assert shell(f"array {HDD}").status == Exit.BAD_INPUT
    assert "write-intent bitmap: on the members\n" in said.out


def test_an_array_that_is_named_is_shown_in_full(shell: Shell) -> None:
    said = shell("array md0")
    assert "UUID : 3b6f0c1e:7d2a4e55:9a1c8f20:51d7e6a4\n" in said.out
    assert "Name : desktop:0\n" in said.out
    assert "2  spare rebuilding  /dev/sdg1\n" in said.out
    found = shell("array md0 --json").json["details"][0]
    assert (found["events"], found["progress"], found["progress_percent"]) == (48211, "Rebuild", 61)


def test_of_an_array_without_metadata_nothing_is_left_to_root(onlooker: Bench) -> None:
    onlooker.world.tree.file("/sys/devices/virtual/block/md0/md/metadata_version", "none\n")
    said = Shell(onlooker)("array md0")
    assert "root" not in said.out
    assert said.out.endswith("has no name, no times and no events.\n")


def test_what_the_metadata_alone_have_is_unknown_to_a_user(onlooker: Bench) -> None:
    said = Shell(onlooker)("array md0")
    assert "Name : unknown\n" in said.out
    assert "UUID : 3b6f0c1e:" in said.out
    assert said.out.endswith("only root can read.\n")


def test_a_boost_is_told_by_what_people_call_the_operation(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    one = BoostState(DriveRef("md0", ""), "fast", BoostStage.ON, "recover", 1.7e9, ())
    monkeypatch.setitem(HANDLERS, "boosts", lambda _session, _args: BoostList((one,)))
    assert shell("boost").out == (
        "md0: boost “Maximum” during the rebuild: in effect until the operation finishes.\n"
    )
    one = replace(one, awake=True)
    assert shell("boost").out.endswith("finishes.\n  The computer does not suspend until the end.\n")


def test_an_array_with_a_failed_member_is_not_called_healthy(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = drive_list.drives(bench.ports)
    (md0,) = (drive for drive in listed if drive.name == "md0")
    assert md0.array is not None
    left = replace(md0.array, alarm="healthy", members=(Member("sdx1", None, "faulty"),))
    monkeypatch.setattr(drive_list, "drives", lambda *_: [replace(md0, array=left)])
    assert Shell(bench)("array md0").out.startswith(
        "md0 (media): raid5, 1.00 TB: complete, with a failed member and no spare\n"
    )
    works = replace(md0.array, alarm="busy", members=())
    monkeypatch.setattr(drive_list, "drives", lambda *_: [replace(md0, array=works)])
    assert Shell(bench)("array md0").out.startswith("md0 (media): raid5, 1.00 TB: busy\n")


def test_a_self_test_is_started_and_stopped(shell: Shell) -> None:
    said = shell(f"selftest {HDD} short --json")
    assert said.json["tests"]["running"]["kind"] == SelfTestKind.SHORT
    assert shell(f"selftest {HDD} short").status == Exit.NOT_DONE
    assert shell(f"selftest {HDD} stop --json").json["tests"]["running"] is None
    assert shell(f"selftest {HDD} sideways").status == Exit.BAD_INPUT
    assert shell("selftest sdc").status == Exit.NOT_DONE


def test_check_finds_what_the_page_of_the_window_finds(shell: Shell) -> None:
    said = shell("check sdh")
    assert said.status == Exit.NOT_DONE
    assert "found: USB speed" in said.out
    well = shell("check sdb --all")
    assert well.status == Exit.DONE
    assert "well: SATA link speed" in well.out


def test_a_user_sees_what_needs_no_privilege(onlooker: Bench) -> None:
    shell = Shell(onlooker)
    for line in ("list", "array", "history", "check sdb", "get sdb read_ahead"):
        assert shell(line).status == Exit.DONE, line
    for line in ("health", "save sdb apm", "forget sdb", "selftest sdb", "boost", "restore sdb"):
        said = shell(line)
        assert said.status == Exit.NO_PERMISSION
        assert f"sudo disktune-helper {line}" in said.complaints


def test_watch_prints_so_many_samples(shell: Shell) -> None:
    said = shell("watch sdb --count 2 --interval 0.25")
    assert said.status == Exit.DONE
    assert said.out.count("DRIVE") == 2
    assert said.out.count("\nsdb ") == 2
    assert shell("watch sdb --count 1 --interval 0.25").out.count("\nsdb ") == 1
    assert shell("watch --interval 0.1").status == Exit.BAD_INPUT


def test_colours_are_for_terminals_alone(tmp_path: Path) -> None:
    with (tmp_path / "out").open("w+") as file:
        Terminal(file, file, {"TERM": "xterm"}).say("Failing", Tone.BAD)
        file.seek(0)
        assert file.read() == "Failing\n"


def test_what_a_drive_calls_itself_moves_no_cursor(bench: Bench) -> None:
    number = bench.ports.read_text("/sys/class/block/md0/dev").strip()
    bench.world.tree.file(f"/run/udev/data/b{number}", "E:MD_DEVNAME=array\x1b[2J\n")
    for line in ("list", "array", "get md0 read_ahead"):
        assert "\x1b" not in Shell(bench)(line).out


def test_help_of_each_command_names_its_options(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "_limit_to", lambda _class: None)
    for command in command_line.COMMANDS:
        assert main.main(["disktune-helper", command.name, "--help"]) == 0
        told = capsys.readouterr().out
        assert command.summary in told
        assert all(option.name in told for option in command.options)


def test_a_standby_timer_is_warned_of_before_a_self_test(shell: Shell) -> None:
    words = "The standby timer can end the test. Turn it off first."
    assert shell(f"set {HDD} standby_timer=never --keep").status == Exit.DONE
    assert words not in shell(f"selftest {HDD}").out
    said = shell(f"set {HDD} 'standby_timer=10 min' --keep")
    assert said.status == Exit.DONE, said.complaints
    assert words in shell(f"selftest {HDD}").out
    assert words in shell(f"selftest {HDD} --json").json["tests"]["remark"]
