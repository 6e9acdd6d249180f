"""What ran on arrays: the file that window and tray share, and what they put into it."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict, replace
from itertools import pairwise
from pathlib import Path

import pytest

from disktune_contract.arrays.mdstat import Waiting
from disktune_contract.arrays.operation_record import OperationReading
from disktune_contract.drives.activity import DiskStat
from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import SEEN_S, Operation, OperationRecorder
from tests.amounts import PATIENCE_S
from tests.contract.arrays.test_array_model import TOTAL
from tests.contract.arrays.test_array_model import report as report_at
from tests.narrowed import present


def operation(number: int = 1, **changes: object) -> Operation:
    made = Operation("uuid:1", "md0", "check", 1000.0 * number, 1000.0 * number + 500, True, True, 8)
    return replace(made, **changes)  # type: ignore[arg-type]


def test_operations_are_kept_newest_first_and_broken_lines_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "operations.jsonl"
    for number in range(3):
        operation_history.remember(file, operation(number, identity=f"uuid:{number % 2}"))
    with file.open("a") as more:
        more.write('{"half": \n[]\n{"identity": 1}\n' + "[" * 100_000 + "\n")
    assert [one.began for one in operation_history.read(file)] == [2000.0, 1000.0, 0.0]
    assert [one.began for one in operation_history.read(file, "uuid:1")] == [1000.0]
    assert operation_history.read(tmp_path / "none") == ()


def test_no_more_than_so_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation_history, "MOST", 5)
    for number in range(9):
        operation_history.remember(tmp_path / "file", operation(number))
    assert len(operation_history.read(tmp_path / "file")) == 5


def test_what_window_and_tray_both_saw_is_one_entry(tmp_path: Path) -> None:
    file = tmp_path / "operations.jsonl"
    # The tray from the beginning; the window was opened late, knows of the speed-up, and looks every two seconds.
    operation_history.remember(file, operation(began=100.0, ended=900.0))
    operation_history.remember(
        file, operation(began=700.0, ended=902.0, whole=False, mismatches=None, boost="fast")
    )
    assert operation_history.read(file) == (operation(began=100.0, ended=900.0, boost="fast"),)
    # The other way round, and a check that began when the one before ended.
    operation_history.remember(file, operation(began=902.5, ended=2002.0, whole=False, mismatches=None))
    operation_history.remember(file, operation(began=900.5, ended=2000.0))
    assert operation_history.read(file)[0] == operation(began=900.5, ended=2000.0)
    for other in ({"identity": "uuid:2"}, {"operation": "repair"}, {"began": 2000.5, "ended": 2004.0}):
        operation_history.remember(file, replace(operation(began=900.5, ended=2000.0), **other))
    assert len(operation_history.read(file)) == 5


@pytest.mark.slow
def test_many_who_write_at_once_lose_nothing(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from disktune_gui.store.operation_history import Operation, "
        "remember\n"
        "for number in range(20):\n"
        "    for identity in (sys.argv[2], 'uuid:shared'):\n"
        "        over = Operation(identity, 'md0', 'check', number * 100, number * 100 + 50, True, True)\n"
        "        while True:\n"
        "            try:\n"
        "                remember(Path(sys.argv[1]), over)\n"
        "            except BlockingIOError:\n"
        "                continue\n"
        "            break"
    )
    file = tmp_path / "operations.jsonl"
    writers = [subprocess.Popen([sys.executable, "-c", code, str(file), str(number)]) for number in range(3)]
    assert [writer.wait(PATIENCE_S) for writer in writers] == [0, 0, 0]
    assert len(operation_history.read(file)) == 3 * 20 + 20


def test_what_cannot_be_understood_is_not_lost(tmp_path: Path) -> None:
    file = tmp_path / "operations.jsonl"
    later = '{"identity": "uuid:1", "of": "a newer version"}'
    file.write_text(later + "\n", encoding="utf-8")
    operation_history.remember(file, operation(began=100.0, ended=900.0))
    assert file.read_text(encoding="utf-8").splitlines()[0] == later
    assert operation_history.read(file) == (operation(began=100.0, ended=900.0),)
    file.write_bytes(b"\xff\xfe\n")
    operation_history.remember(file, operation(began=100.0, ended=900.0))
    assert operation_history.read(file) == (operation(began=100.0, ended=900.0),)
    assert [one.read_bytes() for one in tmp_path.glob("*damaged*")] == [b"\xff\xfe\n"]
    # A file that cannot be read, or is none, is not replaced.
    (tmp_path / "folder.jsonl").mkdir()
    with pytest.raises(IsADirectoryError):
        operation_history.remember(tmp_path / "folder.jsonl", operation(began=100.0, ended=900.0))


def test_the_end_of_an_operation_is_told_with_its_time() -> None:
    report = report_at(0.0, TOTAL // 2)
    now = [100.0]
    chronicle = operation_history.OperationTracker(lambda: now[0])
    total = report.total_sectors or 0
    begun = replace(report, action="check", done_sectors=0, mismatch_sectors=0)
    assert chronicle.add(begun, "uuid:1") is None
    now[0] = 500.0
    nearly = replace(begun, done_sectors=int(total * 0.99))
    assert chronicle.add(nearly, "uuid:1", "fast") is None
    over = chronicle.add(replace(begun, action="idle", done_sectors=None, mismatch_sectors=64), "uuid:1")
    assert over == Operation("uuid:1", "md0", "check", 100.0, 500.0, True, True, 64, "fast")
    assert chronicle.add(replace(begun, action="idle"), "uuid:1") is None


def test_what_is_paused_goes_on_as_the_same_operation() -> None:
    report = report_at(0.0, TOTAL // 2)
    now = [100.0]
    chronicle = operation_history.OperationTracker(lambda: now[0])
    begun = replace(report, action="check", done_sectors=0)
    nearly = replace(begun, done_sectors=int((report.total_sectors or 0) * 0.99))
    paused = replace(begun, action="frozen", done_sectors=None)
    over = replace(begun, action="idle", done_sectors=None)
    told = []
    for after, seen in enumerate((begun, paused, paused, nearly, over)):
        now[0] = 100.0 + after
        told.append(chronicle.add(seen, "uuid:1"))
    assert told[:4] == [None] * 4
    assert told[4] is not None
    assert (told[4].began, told[4].ended, told[4].whole, told[4].done) == (100.0, 104.0, True, True)


def test_what_was_seen_late_or_ended_early_is_told_so() -> None:
    report = report_at(0.0, TOTAL // 2, action="recover")
    chronicle = operation_history.OperationTracker(lambda: 7.0)
    chronicle.add(report, "uuid:1")
    over = present(chronicle.add(replace(report, action="idle", done_sectors=None), "uuid:1"))
    assert (over.whole, over.done, over.mismatches) == (False, False, None)


@pytest.mark.parametrize(
    ("began", "ended", "same"),
    [
        (900.0, 1000.0 + SEEN_S, True),
        (900.0, 1000.5 + SEEN_S, False),
        (1000.0, 1000.0, True),
        (1000.5, 1001.0, False),
        (100.0, 500.0, False),
    ],
)
def test_the_same_is_what_ran_and_ended_at_the_same_time(
    tmp_path: Path, began: float, ended: float, same: bool
) -> None:
    file = tmp_path / "operations.jsonl"
    operation_history.remember(file, operation(began=500.0, ended=1000.0))
    operation_history.remember(file, operation(began=began, ended=ended))
    assert len(operation_history.read(file)) == (1 if same else 2)


def test_of_two_that_saw_it_the_earlier_times_and_whatever_one_knows_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "operations.jsonl"
    operation_history.remember(file, operation(began=500.0, ended=1002.0, done=False, mismatches=None))
    operation_history.remember(file, operation(began=400.0, ended=1000.0, mismatches=16))
    assert operation_history.read(file) == (operation(began=400.0, ended=1000.0, done=True, mismatches=16),)
    operation_history.remember(file, operation(began=600.0, ended=1001.0, mismatches=24))
    assert operation_history.read(file)[0].mismatches == 16


@pytest.mark.parametrize(
    "wrong",
    [
        {"identity": 1},
        {"array": 1},
        {"boost": None},
        {"began": "1"},
        {"ended": None},
        {"ended": 1e300},
        {"began": -1},
    ],
)
def test_a_line_with_another_kind_of_value_is_passed_over(tmp_path: Path, wrong: dict[str, object]) -> None:
    file = tmp_path / "operations.jsonl"
    operation_history.remember(file, replace(operation(), **wrong))  # type: ignore[arg-type]
    assert operation_history.read(file) == ()
    file.write_text(json.dumps(asdict(operation(began=1.0))).replace("1.0", "NaN"))
    assert operation_history.read(file) == ()


def test_an_operation_that_was_seen_a_little_way_in_was_seen_whole() -> None:
    for share, whole in ((0.0, True), (0.02, True), (0.021, False)):
        chronicle = operation_history.OperationTracker(lambda: 7.0)
        chronicle.add(report_at(0.0, round(TOTAL * share)), "uuid:1")
        over = present(chronicle.add(report_at(0.0, 0, action="idle", done_sectors=None), "uuid:1"))
        assert over.whole == whole


def test_an_operation_that_was_last_seen_near_its_end_was_done() -> None:
    for share, done in ((0.97, True), (0.969, False)):
        chronicle = operation_history.OperationTracker(lambda: 7.0)
        chronicle.add(report_at(0.0, round(TOTAL * share)), "uuid:1")
        over = present(chronicle.add(report_at(0.0, 0, action="idle", done_sectors=None), "uuid:1"))
        assert over.done == done


def test_what_waits_does_not_run_and_what_follows_at_once_is_another() -> None:
    chronicle = operation_history.OperationTracker(lambda: 7.0)
    assert chronicle.add(report_at(0.0, 0, waiting=Waiting.DELAYED), "uuid:1") is None
    assert not chronicle.running
    chronicle.add(report_at(0.0, 0, action="repair", mismatch_sectors=8), "uuid:1", "fast")
    assert chronicle.running
    over = present(chronicle.add(report_at(0.0, 0, action="recover", mismatch_sectors=8), "uuid:1"))
    assert (over.operation, over.mismatches, over.boost) == ("repair", 8, "fast")
    over = present(chronicle.add(report_at(0.0, 0, action="idle", mismatch_sectors=8), "uuid:1"))
    assert (over.operation, over.mismatches, over.boost) == ("recover", None, "")


# -- what runs, from minute to minute ----------------------------------------------------------------------


def minutes(
    recorder: OperationRecorder, first: int, last: int, *, kib_s: float = 1000.0, ahead_s: float = 0.0
) -> None:
    """Let a program look at the beginning of each minute."""
    for minute in range(first, last + 1):
        at = 60.0 * minute + ahead_s
        recorder.add(OperationReading("md0", "check", 1e9, kib_s * at), 1e9 + at, at)


def stretches(file: Path) -> list[tuple[float, float]]:
    """Return when the stretches in a file begin and end, in seconds from the first reading."""
    kept = OperationRecorder(file).record
    return [(one.began - 1e9, one.ended - 1e9) for one in kept.stretches] if kept is not None else []


def test_window_and_tray_record_one_operation_together_and_one_goes_on_alone(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "record.json"
    tray, window = OperationRecorder(file), OperationRecorder(file)
    for minute in range(12):
        minutes(tray, minute, minute)
        minutes(window, minute, minute, ahead_s=20)
    tray.pause()
    minutes(window, 12, 20, ahead_s=20)
    window.pause()
    found = stretches(file)
    assert (found[0][0], found[-1][1]) == (0.0, 1220.0)
    assert all(0 <= after[0] - before[1] <= 60 for before, after in pairwise(found)), "no minute twice, none lost"
    assert len(present(window.record).stretches) == len(found)


def test_suspend_a_clock_that_is_set_and_a_pause_leave_a_gap(tmp_path: Path) -> None:
    recorder = OperationRecorder(tmp_path / "record.json")
    minutes(recorder, 0, 2)
    recorder.add(OperationReading("md0", "check", 1e9, 1e6), 1e9 + 9000, 180.0)
    recorder.add(OperationReading("md0", "check", 1e9, 1e6 + 60), 1e9 + 9060, 240.0)
    recorder.pause()
    recorder.add(OperationReading("md0", "check", 1e9, 1e6 + 60), 1e9 + 9360, 540.0)
    recorder.add(OperationReading("md0", "check", 1e9, 1e6 + 90), 1e9 + 9420, 600.0)
    recorder.pause()
    assert stretches(tmp_path / "record.json") == [(0, 60), (60, 120), (9000, 9060), (9360, 9420)]


def test_a_program_is_asked_for_and_named_only_while_it_is_at_work() -> None:
    recorder, asked = OperationRecorder(None), list[int]()

    def programs() -> dict[tuple[int, str], int]:
        asked.append(len(asked))
        return {(7, "borg"): 10_000_000 * len(asked), (8, "idle"): 5}

    for minute, others in enumerate((0, 0, 6000, 12_000, 18_000, 18_000)):
        stats = {"md0": DiskStat("md0", others, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)}
        reading = OperationReading("md0", "check", 1e9, 60.0 * minute, stats=stats)
        recorder.add(reading, 1e9 + 60 * minute, 60.0 * minute, programs)
    assert asked == [0, 1, 2]
    assert [one.program for one in present(recorder.record).stretches] == ["", "", "borg", "borg", ""]


@pytest.mark.parametrize(
    "content", ["", "{", '{"format":2}', '{"format":1,"record":{"operation":"check","total":0}}']
)
def test_what_is_no_record_counts_as_none_and_is_replaced(tmp_path: Path, content: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(content)
    recorder = OperationRecorder(file)
    assert recorder.record is None
    minutes(recorder, 0, 2)
    recorder.pause()
    assert len(stretches(file)) == 2


def test_where_nothing_can_be_written_it_is_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    recorder = OperationRecorder(tmp_path / "file" / "record.json")
    minutes(recorder, 0, 20)
    recorder.pause()
    assert len(present(recorder.record).stretches) == 20
