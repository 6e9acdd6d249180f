"""``experiment``: interleaved runs, the window's verdict, and the value that was found, whatever happens."""

from __future__ import annotations

import pytest

from disktune_helper.cli.common.command_line import Exit
from tests.helper.cli.saved_machine import HDD, SLEEPER, SSD
from tests.helper.cli.shell import Shell, Typed
from tests.helper.conftest import Bench
from tests.helper.experiment.test_experiment import _silence

QUICK = "--profile drive.buffered --seconds 1 --time 60s"


@pytest.fixture
def shell(bench: Bench) -> Shell:
    _silence(bench)
    return Shell(bench)


def value(shell: Shell, setting: str, drive: str = SSD) -> object:
    return shell.bench.states(drive)[setting].value


@pytest.mark.slow
def test_a_slower_value_is_found_and_the_one_before_is_restored(shell: Shell) -> None:
    before = value(shell, "block.read_ahead")
    said = shell(f"experiment {SSD} read_ahead=4 {QUICK}")
    assert said.status == Exit.DONE, said.complaints
    assert value(shell, "block.read_ahead") == before
    assert "slower" in said.out
    assert f"Read-ahead: keep {before} KiB. No other value is faster." in said.out
    assert f"Read-ahead is {before} KiB, as before the experiment." in said.out
    causes = {entry.cause for entry in shell.bench.session.journal.entries("", 50)}
    assert causes == {"tried", "compared"}
    assert not shell.bench.session.trials.all()


@pytest.mark.slow
def test_with_keep_the_fastest_value_is_set_by_the_way_of_set(shell: Shell) -> None:
    assert shell(f"set {SSD} read_ahead=4 --keep").status == Exit.DONE
    said = shell(f"experiment {SSD} read_ahead=4,128 {QUICK} --keep --json")
    assert said.status == Exit.DONE, said.complaints
    found = said.json
    assert (found["kept"], found["before"], found["result"]["best"]) == (True, 4, 1)
    assert [one["value"] for one in found["tried"]] == [128]
    assert found["result"]["findings"][0]["verdict"] == "faster"
    assert value(shell, "block.read_ahead") == 128
    assert shell.bench.session.journal.entries("", 1)[0].cause in ("apply", "kept")


@pytest.mark.slow
def test_without_keep_the_fastest_value_is_told_and_not_set(shell: Shell) -> None:
    assert shell(f"set {SSD} read_ahead=4 --keep").status == Exit.DONE
    said = shell(f"experiment {SSD} read_ahead=128 {QUICK}")
    assert said.status == Exit.DONE, said.complaints
    assert "Read-ahead: 128 KiB. Faster by" in said.out
    assert value(shell, "block.read_ahead") == 4


@pytest.mark.slow
def test_a_member_of_an_array_that_is_rebuilt_is_not_compared_without_a_word(shell: Shell) -> None:
    said = shell(f"experiment sdf read_ahead=4 {QUICK}")
    assert said.out.count("Unusual conditions: degraded array md0, rebuild of md0.") == 2, said.out


@pytest.mark.slow
def test_keep_keeps_nothing_where_nothing_is_faster(shell: Shell) -> None:
    before = value(shell, "block.read_ahead")
    said = shell(f"experiment {SSD} read_ahead=4 {QUICK} --keep")
    assert (said.status, value(shell, "block.read_ahead")) == (Exit.DONE, before), said.complaints


@pytest.mark.slow
def test_a_signal_ends_it_and_the_value_is_restored(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    before, seen = value(shell, "block.read_ahead"), []
    progress = Typed.progress

    def interrupt(terminal: Typed, text: str) -> None:
        seen.append(value(shell, "block.read_ahead"))
        terminal.stopped = terminal.stopped or seen[-1] == 4
        progress(terminal, text)

    monkeypatch.setattr(Typed, "progress", interrupt)
    said = shell(f"experiment {SSD} read_ahead=4 --profile drive.buffered --seconds 5 --time 5min --json")
    assert 4 in seen
    assert said.status == Exit.NOT_DONE
    assert f"The experiment was cancelled. Read-ahead is {before} KiB, as before it." in said.complaints
    assert (said.json["fault"], said.json["kept"]) == ("cancelled", False)
    assert value(shell, "block.read_ahead") == before
    assert not shell.bench.session.trials.all()


def test_the_plan_alone_changes_nothing(shell: Shell) -> None:
    said = shell(f"experiment {SSD} read_ahead=128,512,2048 --dry-run --json")
    assert said.status == Exit.DONE, said.complaints
    assert (said.json["dry_run"], said.json["result"], said.json["workload"]) == (True, None, "drive.buffered-64k")
    assert not shell.bench.session.journal.entries("", 10)
    told = shell(f"experiment {SSD} read_ahead=256,512 --dry-run").out
    assert f"now {value(shell, 'block.read_ahead')} KiB; to try: 256 KiB, 512 KiB" in told
    assert "The value in force is restored." in told


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "status", "words"),
    [
        (f"experiment {SSD} read_ahead", Exit.BAD_INPUT, "Write SETTING=VALUE"),
        (f"experiment {SSD}", Exit.BAD_INPUT, "Name a drive and what to try"),
        (f"experiment {SSD} read_ahead=4,nonsense", Exit.BAD_INPUT, "'nonsense' is not valid for Read-ahead"),
        (f"experiment {SSD} read_ahead=4 scheduler=none", Exit.BAD_INPUT, "Name one setting."),
        (f"experiment {SSD} read_ahead=4 --profile quick", Exit.BAD_INPUT, "Name one of them with --profile: "),
        (f"experiment {SSD} read_ahead=4 --profile use.database-log", Exit.BAD_INPUT, "There is no profile"),
        (f"experiment {SSD} read_ahead=4 --time 5s", Exit.BAD_INPUT, "Time too short: comparing 2 values needs 6"),
        (f"experiment {SSD} read_ahead=4 --save", Exit.BAD_INPUT, "Only kept values are saved. Add --keep."),
        (f"experiment {SSD} read_ahead=4,8,12,16,20,24,28,32,36", Exit.BAD_INPUT, "at most 8 values"),
        (f"experiment {SSD} wbt=0", Exit.BAD_INPUT, "Only writing is affected"),
        (f"experiment {SSD} -X udma6", Exit.BAD_INPUT, "Selected by libata."),
        (f"experiment {SSD} -m 16", Exit.NOT_DONE, "Read-only"),
        (f"experiment {SSD} -a 8,x", Exit.BAD_INPUT, "-a has no number."),
        (f"experiment {SSD} -a", Exit.BAD_INPUT, "-a has no number."),
        (f"experiment {SSD} -y", Exit.BAD_INPUT, "act DRIVE -y"),
        (f"experiment {SSD} aam=128 {QUICK}", Exit.NOT_DONE, "does not support"),
        (f"experiment {SLEEPER} read_ahead=4 {QUICK}", Exit.NOT_DONE, "would wake"),
    ],
)
def test_what_cannot_be_tried_is_a_sentence_and_changes_nothing(
    shell: Shell, line: str, status: Exit, words: str
) -> None:
    said = shell(line)
    assert (said.status, words in said.complaints) == (status, True), said.complaints
    assert not shell.bench.session.journal.entries("", 10)


def test_the_present_value_alone_is_nothing_to_compare(shell: Shell) -> None:
    said = shell(f"experiment {SSD} read_ahead={value(shell, 'block.read_ahead')}")
    assert (said.status, "already has this value" in said.complaints) == (Exit.BAD_INPUT, True)


def test_a_risk_has_to_be_repeated(shell: Shell) -> None:
    assert shell(f"set {HDD} -W0 --keep").status == Exit.DONE
    entries = len(shell.bench.session.journal.entries("", 50))
    said = shell(f"experiment {HDD} -W1 {QUICK}")
    assert said.status == Exit.NOT_DONE
    assert "add: --accept-risk data-loss" in said.complaints
    assert len(shell.bench.session.journal.entries("", 50)) == entries
