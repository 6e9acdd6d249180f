"""``set`` and ``restore``: plan, trial, keeping, reverting and refusing, as in the window."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.change import TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import replace
from disktune_contract.rules.hdparm_options import BY_FLAG
from disktune_helper.changes import operations
from disktune_helper.changes.trial_keeper import GRACE_S
from disktune_helper.cli.common import selection, trial
from disktune_helper.cli.common.command_line import CommandEnds, Exit
from disktune_helper.cli.common.terminal import Terminal
from disktune_helper.cli.common.work import MARGIN_S
from disktune_helper.drives.drive_snapshot import OpenDriveSnapshot
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.settings.engine import ApplyResult, CheckedChanges, EarlierValue
from disktune_helper.settings.trials import Trial
from tests.amounts import PATIENCE_S
from tests.helper.cli.saved_machine import HDD, SSD, Machine
from tests.helper.cli.shell import Shell, Typed
from tests.helper.conftest import Bench


@pytest.fixture
def shell(bench: Bench) -> Shell:
    return Shell(bench)


def words(shell: Shell, setting: str, drive: str = HDD) -> str:
    return selection.words(BY_ID[setting], shell.bench.states(drive)[setting].value)


def value(shell: Shell, setting: str, drive: str = HDD) -> object:
    return shell.bench.states(drive)[setting].value


def test_a_change_is_planned_applied_read_back_and_kept(shell: Shell) -> None:
    before = words(shell, "ata.apm")
    said = shell(f"set {HDD} ata.apm=200 --keep")
    assert said.status == Exit.DONE, said.complaints
    assert words(shell, "ata.apm") == "200" != before
    assert f"Power management level (APM) (ata.apm): {before} → 200" in said.out
    assert "Set to 200, confirmed." in said.out
    assert said.out.endswith(f"{HDD}: changes kept.\n")
    assert said.complaints == ""
    assert [entry.after for entry in shell.bench.session.journal.entries("", 10)] == [200]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["apm=200", "-B 200", "-B200", "-W1B200", "'power management level (apm)=200'"])
def test_a_setting_is_found_by_any_of_its_names(shell: Shell, name: str) -> None:
    said = shell(f"set {HDD} {name} --keep")
    assert (said.status, value(shell, "ata.apm")) == (Exit.DONE, 200), said.complaints


@pytest.mark.parametrize(
    ("text", "meant"), [("-W0", False), ("-W 1", True), ("ata.write_cache=0", False), ("ata.write_cache=on", True)]
)
def test_a_switch_takes_the_numbers_of_hdparm(shell: Shell, text: str, meant: bool) -> None:
    said = shell(f"set {HDD} {text} --keep --accept-risk data-loss")
    assert (said.status, value(shell, "ata.write_cache")) == (Exit.DONE, meant), said.complaints


def test_numbers_mean_what_they_mean_to_hdparm_and_the_plan_says_so_once(shell: Shell) -> None:
    said = shell("set sda sdb -S12 -a 1024 -c3 -Q31 --keep")
    assert said.status == Exit.DONE, said.complaints
    first = said.out.partition("sda: ")[0].splitlines()
    assert first == [
        "-a 1024 sectors = 512 KiB",
        "-c 3 = on. libata has no sync mode: 3 does the same as 1.",
        "-S 12 = 1 min",
    ]
    assert [value(shell, "block.read_ahead", name) for name in ("sda", "sdb")] == [512, 512]
    assert value(shell, "ata.standby_timer") == 12
    said = shell(f"set -S0M254 apm=200 {HDD} --dry-run")
    assert "1 min → never" in said.out


def test_nobody_at_a_terminal_and_no_word_of_it_changes_nothing(shell: Shell) -> None:
    before = value(shell, "ata.apm")
    said = shell(f"set {HDD} apm=200")
    assert said.status == Exit.BAD_INPUT
    assert "--keep" in said.complaints
    assert value(shell, "ata.apm") == before
    assert not shell.bench.session.journal.entries("", 10)


def test_a_trial_in_a_pipe_is_reverted_when_its_time_is_over(shell: Shell) -> None:
    before, began = value(shell, "ata.apm"), shell.bench.clock.now
    seen = []
    shell.on_wait = lambda _: seen.append(value(shell, "ata.apm"))
    said = shell(f"set {HDD} apm=200 --try 30s")
    assert said.status == Exit.NOT_DONE
    assert set(seen) == {200}
    assert value(shell, "ata.apm") == before
    assert shell.bench.clock.now - began == pytest.approx(30, abs=1)
    assert "changes reverted: they were not confirmed in time." in said.out
    assert not shell.bench.session.trials.all()


def test_with_try_and_keep_it_is_kept_only_if_nothing_interrupts_it(shell: Shell) -> None:
    began = shell.bench.clock.now
    said = shell(f"set {HDD} apm=200 --try 30s --keep")
    assert (said.status, value(shell, "ata.apm")) == (Exit.DONE, 200), said.complaints
    assert shell.bench.clock.now - began == pytest.approx(29, abs=1)


@pytest.mark.parametrize("options", ["", "--keep --try 30s", "--try 30s"])
def test_a_signal_reverts_at_once(shell: Shell, options: str) -> None:
    before, began = value(shell, "ata.apm"), shell.bench.clock.now

    def interrupt(terminal: Typed) -> None:
        terminal.stopped = True

    shell.on_wait = interrupt
    said = shell(f"set {HDD} apm=200 {options}", at_terminal=True)
    assert said.status == Exit.NOT_DONE
    assert value(shell, "ata.apm") == before
    assert shell.bench.clock.now == began
    assert f"{HDD}: changes reverted.\n" in said.out
    assert "Power management level (APM) was restored to off." in said.out


@pytest.mark.parametrize(
    ("answer", "kept"), [("y", True), ("YES", True), ("n", False), ("revert", False), ("what", False)]
)
def test_a_person_is_asked_and_only_yes_keeps(shell: Shell, answer: str, kept: bool) -> None:
    before = value(shell, "ata.apm")
    shell.answers = [None, answer]
    said = shell(f"set {HDD} apm=200")
    assert said.status == (Exit.DONE if kept else Exit.NOT_DONE)
    assert value(shell, "ata.apm") == (200 if kept else before)
    assert f"Keep these changes? Reverting in {trial.ASKED_S} s. [y/N]" in said.complaints


def test_output_that_nobody_reads_any_more_reverts(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    before = value(shell, "ata.apm")

    def gone(terminal: Typed) -> None:
        def write(_text: str) -> int:
            raise BrokenPipeError

        monkeypatch.setattr(terminal.stdout, "write", write)
        terminal.say("one more line")

    shell.on_wait = gone
    said = shell(f"set {HDD} apm=200", at_terminal=True)
    assert (said.status, value(shell, "ata.apm")) == (Exit.NOT_DONE, before)


def test_dry_run_prints_the_plan_and_changes_nothing(shell: Shell) -> None:
    before = value(shell, "ata.apm")
    said = shell(f"set {HDD} apm=200 --dry-run")
    assert (said.status, value(shell, "ata.apm")) == (Exit.DONE, before)
    assert "→ 200" in said.out


def test_dry_run_says_what_would_be_refused(shell: Shell) -> None:
    assert shell(f"set {SSD} -W0 --keep").status == Exit.DONE
    said = shell(f"set {SSD} -W1 --dry-run")
    assert (said.status, "--accept-risk data-loss" in said.complaints) == (Exit.NOT_DONE, True)
    assert shell(f"set {SSD} -W1 --dry-run --accept-risk data-loss").status == Exit.DONE


def test_a_mistake_in_reverting_one_drive_keeps_no_other_on_trial(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = value(shell, "block.read_ahead", "sdb")
    revert = operations.revert

    def fails(session: SessionContext, one: Trial, end: TrialEnd) -> TrialEnded:
        if one.drive.name == "sda":
            raise RuntimeError
        return revert(session, one, end)

    monkeypatch.setattr(operations, "revert", fails)
    shell.answers = ["n"]
    said = shell("set 'sd[ab]' read_ahead=512")
    assert said.status == Exit.NOT_DONE
    assert "sda: the helper stopped after an internal error." in said.complaints
    assert value(shell, "block.read_ahead", "sdb") == before
    # What puts it back when this process has ended is still written down.
    assert [held.concerns("sda") for held in shell.bench.session.trials.files.all()] == [True]


def test_a_value_that_is_there_is_not_written(shell: Shell) -> None:
    now = value(shell, "ata.apm")
    said = shell(f"set {HDD} apm={now} --keep")
    assert said.status == Exit.DONE
    assert "already as requested" in said.out
    assert not shell.bench.session.journal.entries("", 10)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("set sdb apm=300 --keep", "Valid values: 1 to 254, or “off”."),
        ("set sdb -W 2 --keep", "hdparm stops at -W: valid are 0 to 1."),
        ("set sdb -W off --keep", "-W has no number. Write -WNUMBER or ata.write_cache=VALUE."),
        ("set sdb ata.write_cache=2 --keep", "Valid values: on or off."),
        ("set sdb standby_timer=12 --keep", "Number 12 is “1 min”: write that."),
        ("set sdb standby_timer=13min --keep", "Valid values, among others: “never”, "),
        ("set sdb read_ahead=1MiB --keep", "Valid values: 0 to 2147483644 KiB in steps of 4."),
        ("set sdb -a 1MiB --keep", "'1MiB' is no number."),
        ("set sdb -a=512 --keep", "-a has no number."),
        ("set sdb queue_depth=9999 --keep", " commands."),
        ("set sdb -M127 --keep", "levels below 128 are reserved."),
        ("set sdb -S12 -S24 --keep", "-S is named twice."),
        ("set sdb -S1S2 --keep", "-S is named twice."),
        ("set sdb -X foo --keep", "“foo” is not valid."),
        ("set sdb -d $X --keep", "$X"),
        ("set -X sdb --keep", "-X has no number."),
        ("set sdb -j1 --keep", "hdparm stops at -j."),
        ("set sdb -y --keep", "disktune-helper act DRIVE -y"),
        ("set sdb --security-freeze --keep", "is not offered"),
        ("set sdb --keep --security-erase", "Erases all data."),
        ("set sdb '' --keep", "has no value"),
        ("set sdb apm --keep", "has no value"),
        ("set sdb --keep", "Name what to set"),
        ("set sdz apm=1 --keep", "There is no drive 'sdz'. Drives: "),
        ("set sdb nonsense=1 --keep", "There is no setting 'nonsense'"),
        ("set sdb apm=1 ata.apm=2 --keep", "is named twice"),
        ("set sdb apm=1 --try 1s", "--try takes 5 to 120 seconds"),
        ("set sdb apm=1 --tri 5s", "set has no option --tri"),
        ("set sdb apm=1 --keep=yes", "--keep takes no value"),
        ("set sdb apm=1 --keep --accept-risk everything", "takes data-loss or hang"),
        ("set sdb apm=1 --try 10s --save", "Only kept values are saved"),
    ],
)
def test_bad_input_is_a_sentence_and_changes_nothing(shell: Shell, line: str, words: str) -> None:
    said = shell(line)
    assert said.status == Exit.BAD_INPUT
    assert words in said.complaints
    assert len(said.complaints) < 250
    assert not shell.bench.session.journal.entries("", 10)


_WORDS = (*BY_FLAG, "sda", "/dev/sda", "12", "-S12", "-a=", "apm=1", "udma5", "-W0B254", "1:2", "$X", "-", "/", "")


@given(st.lists(st.sampled_from(_WORDS), max_size=6))
def test_any_words_of_hdparm_are_taken_or_answered_by_a_sentence(words: list[str]) -> None:
    try:
        _, flags = selection.given(words)
    except CommandEnds as error:
        end = error
    else:
        assert all(flag.wish is not None and flag.wish.setting in BY_ID and flag.text for flag in flags)
        return
    assert (end.status, end.why != "") == (Exit.BAD_INPUT, True)


def test_what_the_drive_does_not_have_is_refused_as_in_the_window(shell: Shell) -> None:
    said = shell(f"set {SSD} aam=128 --keep")
    assert said.status == Exit.NOT_DONE
    assert "This drive does not support it" in said.complaints
    assert said.complaints.endswith("No settings were changed.\n")


def test_a_tutorial_of_2002_gets_its_answer(shell: Shell) -> None:
    for option in ("-d 1", "-X 66", "-Xudma2", "-m 16"):
        said = shell(f"set {HDD} {option} --keep")
        assert said.status in (Exit.NOT_DONE, Exit.BAD_INPUT)
        assert len(said.complaints) > 40
    assert not shell.bench.session.journal.entries("", 10)


def test_a_risk_has_to_be_repeated(shell: Shell) -> None:
    assert shell(f"set {SSD} -W0 --keep").status == Exit.DONE
    said = shell(f"set {SSD} -W1 --keep")
    assert said.status == Exit.NOT_DONE
    assert "--accept-risk data-loss" in said.complaints
    assert value(shell, "ata.write_cache", SSD) is False
    assert shell(f"set {SSD} -W1 --keep --accept-risk hang").status == Exit.NOT_DONE
    assert shell(f"set {SSD} -W1 --keep --accept-risk data-loss").status == Exit.DONE
    assert value(shell, "ata.write_cache", SSD) is True


def test_several_drives_are_changed_together_or_not_at_all(shell: Shell) -> None:
    before = {name: value(shell, "block.read_ahead", name) for name in ("sda", "sdb")}
    shell.answers = ["n"]
    said = shell("set 'sd[ab]' read_ahead=512")
    assert said.status == Exit.NOT_DONE
    assert {name: value(shell, "block.read_ahead", name) for name in before} == before
    said = shell("set 'sd[ab]' read_ahead=512 --keep")
    assert said.status == Exit.DONE, said.complaints
    assert {name: value(shell, "block.read_ahead", name) for name in before} == dict.fromkeys(before, 512)


def test_one_drive_that_refuses_reverts_the_others(shell: Shell) -> None:
    before = value(shell, "block.read_ahead", "sda")
    found = shell.bench.drive("sdb")
    real = shell.bench.session.trials.begin

    def begin(ref: DriveRef, earlier: object) -> object:
        if ref == found.ref:
            raise Refusal(Fault.IO_ERROR, "No.")
        return real(ref, earlier)  # type: ignore[arg-type]

    shell.bench.session.trials.begin = begin  # type: ignore[assignment,method-assign]
    assert shell("set 'sd[ab]' read_ahead=512 --keep").status == Exit.NOT_DONE
    assert value(shell, "block.read_ahead", "sda") == before
    assert not shell.bench.session.trials.all()


class SlowDrives:
    """Drives that need their time for every change, each for itself, and the keepers of their trials."""

    def __init__(self, shell: Shell, monkeypatch: pytest.MonkeyPatch, apply_s: float, restore_s: float) -> None:
        self._trials, self._clock = shell.bench.session.trials, shell.bench.clock
        self._threads = threading.local()
        self.begun = self._clock.now
        self.top = self._clock.now
        """The latest that any drive has reached."""
        self.killed: list[str] = []
        """Drives whose keeper would have killed the command."""
        self.asked: list[float] = []
        """When the trials of each look end."""
        monkeypatch.setattr(shell.bench.ports, "monotonic", self.monotonic)
        monkeypatch.setattr(engine, "apply", self._slow(engine.apply, apply_s))
        monkeypatch.setattr(engine, "restore", self._slow(engine.restore, restore_s))

    def monotonic(self) -> float:
        """Return this thread's time: drives wait beside each other, and the command for the last of them."""
        if threading.current_thread() is threading.main_thread():
            return max(self.top, self._clock.now)
        mine: float = getattr(self._threads, "now", 0.0)
        return max(mine, self._clock.now)

    def _slow(self, real: Callable[..., Any], seconds: float) -> Callable[..., Any]:
        def slow(*args: Any) -> Any:
            self._threads.now = self.monotonic() + seconds
            self.top = max(self.top, self._threads.now)
            return real(*args)

        return slow

    def look(self, _terminal: object = None) -> None:
        """Let the keepers look, when the command waits: every drive has answered."""
        self._clock.now = max(self._clock.now, self.top)
        held = self._trials.files.all()
        self.asked.extend(one.until_s for one in held)
        self.killed.extend(one.drive for one in held if one.until_s + GRACE_S < self._clock.now)


SLOW = "set 'sd[a-d]' -a 1024"


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0, 8, 40, 75])
def test_slow_drives_are_changed_side_by_side_and_kept(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    slow = SlowDrives(shell, monkeypatch, seconds, 0)
    keep = shell.bench.session.trials.keep

    def looked_at(token: str) -> Trial:
        slow.look()
        return keep(token)

    monkeypatch.setattr(shell.bench.session.trials, "keep", looked_at)
    said = shell(f"{SLOW} --keep --json")
    assert (said.status, slow.killed) == (Exit.DONE, []), said.complaints
    ends = [drive["end"] for drive in said.json["drives"] if drive["results"]]
    assert len(ends) > 2
    assert set(ends) == {"kept"}
    assert slow.top - slow.begun == seconds


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0, 8, 40, 75])
def test_the_time_to_answer_begins_with_the_last_answer_of_a_drive(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    slow = SlowDrives(shell, monkeypatch, seconds, seconds if seconds < MARGIN_S else 0)
    shell.on_wait = slow.look
    said = shell(SLOW, at_terminal=True)
    assert (said.status, slow.killed) == (Exit.NOT_DONE, []), said.complaints
    assert {round(end) for end in slow.asked} == {slow.begun + seconds + trial.ASKED_S}
    assert said.out.count("changes reverted: they were not confirmed in time.") > 2
    assert said.complaints.count(f"Reverting in {trial.ASKED_S} s.") == 1
    assert not shell.bench.session.trials.files.all()


def test_one_of_several_that_is_on_trial_has_its_time_from_the_last_answer(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = engine.apply

    def unchanged(found: OpenDriveSnapshot, checked: CheckedChanges) -> ApplyResult:
        result = real(found, checked)
        if found.ref.name == "sda":
            return result
        return replace(result, results=tuple(replace(one, changed=False) for one in result.results))

    monkeypatch.setattr(engine, "apply", unchanged)
    began = shell.bench.clock.now
    assert shell("set 'sd[ab]' -a 1024 --try 20s").status == Exit.NOT_DONE
    assert shell.bench.clock.now - began == pytest.approx(20, abs=1)


def test_many_drives_are_changed_some_at_a_time_and_none_is_over_before_the_last(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "SIDE_BY_SIDE", 1)
    slow = SlowDrives(shell, monkeypatch, 75, 0)
    shell.on_wait = slow.look
    apply = shell.bench.session.trials.begin

    def looked_at(drive: DriveRef, earlier: tuple[EarlierValue, ...]) -> Trial:
        slow.look()
        return apply(drive, earlier)

    monkeypatch.setattr(shell.bench.session.trials, "begin", looked_at)
    said = shell(SLOW, at_terminal=True)
    assert (said.status, slow.killed) == (Exit.NOT_DONE, []), said.complaints
    assert slow.top - slow.begun >= 4 * 75
    assert said.out.count("changes reverted: they were not confirmed in time.") == 4


def test_all_slow_drives_are_taken_at_once_when_they_are_reverted(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = SlowDrives(shell, monkeypatch, 0, 40)
    revert = operations.revert
    seen: list[int] = []

    def looks(*args: Any) -> TrialEnded:
        seen.append(sum(held.until_s > slow.monotonic() + 30 for held in shell.bench.session.trials.files.all()))
        return revert(*args)

    monkeypatch.setattr(operations, "revert", looks)
    shell.answers = ["n"]
    said = shell("set 'sd[ab]' -a 1024 --try 30s")
    assert (said.status, seen[0]) == (Exit.NOT_DONE, 2), said.complaints
    assert slow.top - slow.begun < 2 * 40


def test_a_drive_that_never_answers_is_named_and_reverts_the_others(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = value(shell, "block.read_ahead", "sda")
    real, others, answers = engine.apply, threading.Event(), threading.Event()

    def hangs(found: OpenDriveSnapshot, checked: CheckedChanges) -> ApplyResult:
        if found.ref.name == "sdb":
            others.wait(PATIENCE_S)
            shell.bench.clock.now += 200
            answers.wait(PATIENCE_S)
        return real(found, checked)

    def waits(drives: list[str]) -> None:
        if drives == ["sdb"]:
            others.set()

    monkeypatch.setattr(engine, "apply", hangs)
    monkeypatch.setattr(trial.ChangeRun, "_waiting", lambda _run, _doing: waits)
    said = shell("set 'sd[ab]' -a 1024 --keep --json")
    shown = {drive["drive"]: drive for drive in said.json["drives"]}
    now = value(shell, "block.read_ahead", "sda")
    left = [held.drive for held in shell.bench.session.trials.files.all()]
    answers.set()
    shell.bench.session.lanes.drain(PATIENCE_S)
    assert (said.status, now) == (Exit.NOT_DONE, before)
    assert "sdb: The drive has not answered for 80 s. Its changes are reverted when it does." in said.complaints
    assert (shown["sda"]["end"], shown["sdb"]["fault"]) == ("put-back", "io-error")
    # For the keeper, which finds its process gone.
    assert left == ["sdb"]


def test_ctrl_c_while_drives_are_changed_reverts_all_and_names_whom_it_waits_for(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {name: value(shell, "block.read_ahead", name) for name in ("sda", "sdb")}
    real, told = engine.apply, threading.Event()
    monkeypatch.setattr(engine, "apply", lambda *args: (told.wait(PATIENCE_S), real(*args))[1])

    def interrupt(terminal: Terminal, text: str) -> None:
        if text.startswith("Changing sda, sdb"):
            if terminal.stopped:
                told.set()
            terminal.stopped = True

    monkeypatch.setattr(Typed, "progress", interrupt)
    said = shell("set 'sd[ab]' -a 1024 --keep", at_terminal=True)
    assert said.status == Exit.NOT_DONE
    assert "Interrupted. The changes are reverted when sda, sdb has answered." in said.complaints
    assert {name: value(shell, "block.read_ahead", name) for name in before} == before


def test_a_trial_that_is_over_before_it_is_kept_keeps_none(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    before = value(shell, "block.read_ahead", "sda")
    trials = shell.bench.session.trials
    shell.answers = ["y"]

    def taken(_terminal: Typed) -> None:
        # As a keeper does that takes the last one over.
        held = next(held for held in trials.files.all() if held.concerns("sdb"))
        trials.files.claim(held, "1@1", held.until_s)

    shell.on_wait = taken
    said = shell("set 'sd[ab]' -a 1024")
    assert said.status == Exit.NOT_DONE
    assert "That trial has already ended." in said.complaints
    assert value(shell, "block.read_ahead", "sda") == before


def test_a_drive_that_is_pulled_out_on_trial_leaves_no_other_changed(shell: Shell) -> None:
    before = value(shell, "block.read_ahead", "sda")
    shell.answers = [None, "n"]

    def pull(_terminal: Typed) -> None:
        shell.bench.world.drives["sdb"].switched_off = True

    shell.on_wait = pull
    said = shell("set 'sd[ab]' -a 1024")
    assert said.status == Exit.NOT_DONE
    assert "sdb: not all settings could be reverted." in said.out
    assert "sda: changes reverted." in said.out
    assert value(shell, "block.read_ahead", "sda") == before


def test_saved_is_what_was_kept(machine: Machine) -> None:
    shell = Shell(machine.bench)
    said = shell(f"set {HDD} apm=200 --keep --save")
    assert said.status == Exit.DONE, said.complaints
    [file] = shell(f"forget {HDD} --json").json["files"] or [None]
    assert file is None or not file["values"]


def test_restore_gives_back_what_was_found(shell: Shell) -> None:
    before = value(shell, "ata.apm")
    for level in (200, 180, 254):
        shell(f"set {HDD} apm={level} --keep")
    said = shell(f"restore {HDD} --keep")
    assert said.status == Exit.DONE, said.complaints
    assert value(shell, "ata.apm") == before
    shell(f"set {HDD} apm=200 read_ahead=512 --keep")
    said = shell("restore --all --keep")
    assert said.status == Exit.DONE, said.complaints
    assert value(shell, "ata.apm") == before
    assert shell("restore --keep").status == Exit.BAD_INPUT


def test_restoring_names_what_is_saved_and_would_come_back(machine: Machine) -> None:
    shell = Shell(machine.bench)
    assert shell(f"set {HDD} apm=200 --keep --save").status == Exit.DONE
    said = shell(f"restore {HDD} --keep")
    assert said.status == Exit.DONE
    assert "ata.apm is saved as 200, which the next boot applies." in said.complaints
    assert f"disktune-helper forget {HDD} ata.apm" in said.complaints
    shell(f"forget {HDD} ata.apm")
    assert "is saved as" not in shell(f"restore {HDD} --keep").complaints


def test_a_value_that_was_found_needs_no_consent_to_return(shell: Shell) -> None:
    assert value(shell, "ata.write_cache", SSD) is True
    assert shell(f"set {SSD} -W0 --keep").status == Exit.DONE
    said = shell(f"restore {SSD} --keep")
    assert (said.status, value(shell, "ata.write_cache", SSD)) == (Exit.DONE, True), said.complaints
    assert BY_ID["ata.write_cache"].danger in said.out
    assert "This is the safe value." not in said.out


def test_restore_of_one_setting_leaves_the_others(shell: Shell) -> None:
    before = value(shell, "ata.apm")
    shell(f"set {HDD} apm=200 read_ahead=512 --keep")
    assert shell(f"restore {HDD} apm --keep").status == Exit.DONE
    assert (value(shell, "ata.apm"), value(shell, "block.read_ahead")) == (before, 512)


def test_nothing_to_restore_is_no_failure(shell: Shell) -> None:
    said = shell(f"restore {HDD} --keep")
    assert said.status == Exit.DONE
    assert "Nothing to restore" in said.out


def test_a_user_is_told_the_command(onlooker: Bench) -> None:
    said = Shell(onlooker)(f"set {HDD} apm=200 --keep")
    assert said.status == Exit.NO_PERMISSION
    assert "sudo disktune-helper set sdb apm=200" in said.complaints
