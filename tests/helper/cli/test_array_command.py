"""``array`` for one array: its actions and their questions, waiting for the end, and what slows an array down."""

from __future__ import annotations

import re
import shlex

import pytest

from disktune_contract.arrays.slowdown_causes import WINDOW_S, WINDOWS, Fix, HelpfulChange
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.activity import DiskStat
from disktune_contract.messages.action import Acted
from disktune_contract.messages.look import ActivitySample, WatchActivity
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing
from disktune_helper.cli.commands import array
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import Exit
from disktune_helper.rpc.handlers import HANDLERS
from disktune_helper.session.session import SessionContext
from tests.helper.cli.shell import Shell
from tests.helper.conftest import make_bench
from tests.helper.raid.boost_rig import MD, MEMBERS, Rig


@pytest.fixture
def shell(rig: Rig) -> Shell:
    return Shell(rig.bench)


@pytest.fixture
def rig() -> Rig:
    return Rig()


def set_files(rig: Rig, **contents: str) -> None:
    for name, text in contents.items():
        rig.bench.world.tree.file(f"{MD}/{name}", f"{text}\n")
    if contents.get("sync_action") == "idle":
        rig.bench.world.tree.file("/proc/mdstat", "Personalities : [raid5]\nmd0 : active raid5 sde1[0]\n")


def test_what_is_asked_about_is_done_only_after_a_yes(shell: Shell) -> None:
    assert shell("array md0 pause").status == Exit.BAD_INPUT
    shell.answers = ["no"]
    said = shell("array md0 pause", at_terminal=True)
    assert (said.status, said.out) == (1, "md0: Pause was not done.\n")
    assert "data loss" in said.complaints
    shell.answers = ["y"]
    assert shell("array md0 pause", at_terminal=True).out.startswith("md0: Paused.")
    assert shell("array md0 pause --yes").complaints == "disktune-helper: md0: The operation is paused.\n"
    assert shell("array md0 resume --json").json["done"] == "Resumed. Now a rebuild is running."


@pytest.mark.parametrize("line", ["bitmap", "bitmap on off", "check md0 --wait", "pause --wait", "md0 --why"])
def test_what_makes_no_sense_is_bad_input(shell: Shell, line: str) -> None:
    assert shell(f"array md0 {line}").status == Exit.BAD_INPUT


def test_an_action_of_the_window_is_refused_in_its_words(shell: Shell) -> None:
    said = shell("array md0 bitmap off")
    assert (said.status, said.complaints) == (
        Exit.NOT_DONE,
        "disktune-helper: md0: No bitmap change during a rebuild, check or pause.\n",
    )
    onlooker = Shell(make_bench(Class.BROWSE))
    assert "sudo disktune-helper array md0 pause" in onlooker("array md0 pause --yes").complaints


@pytest.mark.parametrize(
    ("files", "status", "words"),
    [
        ({"sync_action": "idle", "degraded": "0"}, 0, "The rebuild is over."),
        ({"sync_action": "idle"}, 1, "The rebuild is over. 1 of 3 members missing or not rebuilt."),
        ({"array_state": "inactive"}, 1, "The array was stopped, or it failed."),
        ({"sync_action": "frozen"}, 1, "Paused: no operation runs until it is resumed."),
    ],
)
def test_waiting_ends_with_the_rebuild_and_its_outcome(
    rig: Rig, shell: Shell, files: dict[str, str], status: int, words: str
) -> None:
    rig.tools.waits = [lambda: None, lambda: set_files(rig, **files)]
    said = shell("array md0 --wait")
    assert (said.status, said.out) == (status, f"md0: {words}\n")


def test_a_gap_between_two_rebuilds_ends_no_wait(rig: Rig, shell: Shell) -> None:
    rig.tools.waits = [
        lambda: set_files(rig, sync_action="idle"),
        lambda: set_files(rig, sync_action="recover"),
        lambda: set_files(rig, sync_action="idle", degraded="0"),
    ]
    assert shell("array md0 --wait").status == 0
    assert not rig.tools.waits


def test_a_check_that_found_differences_did_not_end_well(rig: Rig, shell: Shell) -> None:
    set_files(rig, sync_action="check", degraded="0")
    rig.tools.waits = [lambda: set_files(rig, sync_action="idle", mismatch_cnt="128")]
    said = shell("array md0 --wait")
    assert (said.status, said.out) == (1, "md0: The check is over. It found 128 sectors that differ.\n")


@pytest.mark.parametrize(
    ("files", "status", "words"),
    [
        ({}, 0, "The {} is over."),
        ({"sync_min": "128"}, 1, "The {} was stopped."),
    ],
)
@pytest.mark.parametrize("action", ["check", "repair"])
def test_what_ends_before_it_is_seen_is_judged_all_the_same(
    rig: Rig,
    shell: Shell,
    monkeypatch: pytest.MonkeyPatch,
    action: str,
    files: dict[str, str],
    status: int,
    words: str,
) -> None:
    set_files(rig, sync_action="idle", degraded="0", **files)
    monkeypatch.setitem(HANDLERS, "act", lambda _session, request: Acted(request.action, "Started."))
    said = shell(f"array md0 {action} --wait --yes")
    assert (said.status, said.out.splitlines()[-1]) == (status, f"md0: {words.format(action)}")


def test_an_array_that_is_stopped_ends_the_wait(rig: Rig, shell: Shell) -> None:
    rig.tools.waits = [rig.vanish]
    said = shell("array md0 --wait")
    assert (said.status, said.out) == (1, "md0: The array was stopped, or it failed.\n")


def test_metadata_on_members_are_read_only_where_they_are_shown(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setitem(HANDLERS, "array-superblock", lambda _session, request: asked.append(request.drive.name))
    shell("array")
    shell("array md0 resume")
    assert not asked
    shell("array md0")
    assert asked == ["md0"]


def test_why_names_the_slow_member_and_what_helps(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def stat(name: str, second: int) -> DiskStat:
        reads, slow = 80 * second if name != "md0" else 0, name.startswith("sdf")
        busy_ms, waits_ms = (990 if slow else 200) * second, (80 if slow else 8) * reads
        return DiskStat(name, reads, 0, reads * 512, waits_ms, 0, 0, 0, 0, 1, busy_ms, waits_ms)

    def watch(session: SessionContext, _request: WatchActivity) -> Nothing:
        names = ("md0", *MEMBERS, *(f"{name}1" for name in MEMBERS))
        for second in range(round(WINDOWS * WINDOW_S) + 2):
            session.emit("activity", ActivitySample(float(second), tuple(stat(name, second) for name in names)))
        return Nothing()

    monkeypatch.setitem(HANDLERS, "watch", watch)
    said = shell("array md0 --why")
    assert said.status == 0
    assert "sdf limits the array: 99% busy, the others 20%." in said.out
    [left] = re.findall(r"member, (about [0-9hmin ]+) left", said.out.splitlines()[0])
    assert f"{left} left." in shell("list").out + shell("array").out, "every command has the same forecast"
    assert "disktune-helper set sde 'ata.read_recovery=7 s' 'ata.write_recovery=7 s'\n" in said.out
    found = shell("array md0 --why --json").json["slowdown"]
    assert (found["slow_member"]["drive"], found["causes"][-1]["id"]) == ("sdf", "recovery-limit")


def test_set_understands_what_why_advises(rig: Rig) -> None:
    wanted = {"ata.apm": 254, "ata.read_recovery": 70, "block.iostats": True, "block.nomerges": 0}
    wanted |= {"md.group_threads": 0, "md.stripe_cache": 8192, "scsi.timeout": 180}
    fix = Fix(tuple(HelpfulChange("md0", setting, value) for setting, value in wanted.items()))
    [line] = array._remedies(rig.bench.drive("md0"), fix)
    pairs = [selection.pair(word) for word in shlex.split(line)[3:]]
    assert {name: selection.value(BY_ID[name], meant) for name, meant in pairs} == wanted


def test_why_measures_nothing_where_nothing_runs(rig: Rig, shell: Shell) -> None:
    set_files(rig, sync_action="idle")
    assert shell("array md0 --why").out.startswith("md0: Nothing runs.\n")
