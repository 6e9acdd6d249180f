"""What is said and written without a display, judged over a scripted helper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QtMsgType
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import Measure, MeasureEnded, Started
from disktune_gui import app, headless
from disktune_gui.desktop import event_loop
from tests.gui.scripted_session import Fails, UnattendedSession
from tests.gui.stored import a_measurement
from tests.gui.support import services_of
from tests.sample_drive import make_drive

SDA, NVME, LOOP = make_drive("sda"), make_drive("nvme0n1", DriveKind.NVME), make_drive("loop0", DriveKind.LOOP)


class Helped(UnattendedSession):
    """Each measurement ends as the test says."""

    def __init__(self) -> None:
        super().__init__(SDA, NVME, LOOP)
        self.ends: dict[str, MeasureEnded] = {}
        self.answers["measure"] = self._measure

    def _measure(self, args: Measure) -> Started:
        self.measure_ended.emit(self.ends.get(args.drive.name, MeasureEnded(1, (a_measurement(),))))
        return Started(1)


@pytest.fixture
def helped(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Helped]:
    monkeypatch.setattr(headless, "LIST_MS", 0)
    made = Helped()
    yield made
    assert made.closed == 1, "the helper is ended, however it went"


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the drives whose pictures were wanted; none is taken."""
    wanted: list[str] = []

    def write(_services: object, drive: str, folder: Path) -> list[Path]:
        wanted.append(drive)
        return [folder / "one.png", folder / "two.png"]

    monkeypatch.setattr(headless, "_write_pictures", write)
    return wanted


def test_it_lists_measures_one_drive_and_says_where_the_pictures_are(
    helped: Helped, pictures: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert headless.run(services_of(helped), "", tmp_path) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:3]] == ["DRIVE", "sda", "nvme0n1"], "in the order of the window"
    assert lines[3].startswith("sda: 150 MB/s (143 MiB/s). Direct read, 1 s, one run: ")
    assert lines[-1] == f"2 screenshots, light and dark, were saved in {tmp_path}/"
    assert pictures == ["sda"]
    assert [asked.drive for asked in helped.of("measure")] == [SDA.ref]


def test_the_drive_that_was_asked_for_is_measured_first_and_shown(
    helped: Helped, pictures: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert headless.run(services_of(helped), "nvme0n1", tmp_path) == 0
    assert "\nnvme0n1: 150 MB/s" in capsys.readouterr().out
    assert pictures == ["nvme0n1"]


def test_a_drive_that_may_not_be_read_is_passed_over(
    helped: Helped, pictures: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    helped.ends["sda"] = MeasureEnded(1, (), Fault.PERMISSION, "It belongs to root.")
    assert headless.run(services_of(helped), "", tmp_path) == 0
    said = capsys.readouterr().out
    assert "\nnvme0n1: " in said
    assert "No drive could be measured" not in said


def test_where_no_drive_may_be_read_each_reason_is_said(
    helped: Helped, pictures: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    helped.answers["measure"] = lambda args: Fails(Fault.PERMISSION, f"{args.drive.name} belongs to root.")
    assert headless.run(services_of(helped), "", tmp_path) == 0
    said = capsys.readouterr().out
    for words in ("No drive could be measured:\n", "  sda: sda belongs to root.\n", "  nvme0n1: nvme0n1 belongs"):
        assert words in said


def test_a_helper_that_is_gone_is_not_asked_for_the_other_drives(
    helped: Helped, pictures: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    helped.answers["measure"] = lambda _args: Fails(Fault.INTERNAL, "The helper has left.")
    assert headless.run(services_of(helped), "", tmp_path) == 0
    assert "No drive could be measured:\n  sda: The helper has left.\n2 screenshots" in capsys.readouterr().out
    assert len(helped.of("measure")) == 1


def test_a_drive_that_never_answers_is_said_to_be_late(
    helped: Helped,
    pictures: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(headless, "MEASURE_MS", 0)
    helped.answers["measure"] = lambda _args: Started(1)
    assert headless.run(services_of(helped), "", tmp_path) == 0
    assert "  sda: The measurement did not finish within 30 s.\n" in capsys.readouterr().out


def test_a_computer_without_drives_has_nothing_to_measure(
    helped: Helped, pictures: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    helped.drives = ()
    assert headless.run(services_of(helped), "", tmp_path) == 0
    said = capsys.readouterr().out
    assert said.startswith("No drives were found.\nNo drive is available to measure.\n")
    assert pictures == [""]


@pytest.mark.parametrize(
    ("complaints", "words"),
    [([], "The list of drives did not arrive within a minute.\n"), (["It is", "missing."], "It is missing.\n")],
)
def test_without_a_list_it_says_why_and_ends_with_status_1(
    helped: Helped, complaints: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    helped.listed, helped.complaints = False, complaints
    assert headless.run(services_of(helped), "", tmp_path) == 1
    assert capsys.readouterr().out == words


def test_a_helper_that_is_missing_is_not_waited_for(
    helped: Helped, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    helped.listed, helped.complaints = False, ["It is missing."]
    monkeypatch.setattr(helped, "may", lambda _verb: False)
    monkeypatch.setattr(headless, "LIST_MS", event_loop.LIST_MS)
    monkeypatch.setattr(event_loop, "pause", lambda _ms: pytest.fail("nothing can come"))
    assert headless.run(services_of(helped), "", tmp_path) == 1
    assert capsys.readouterr().out == "It is missing.\n"


def test_an_unknown_drive_is_a_sentence_and_status_2_and_nothing_is_measured(
    helped: Helped, pictures: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert headless.run(services_of(helped), "sdzz", tmp_path) == 2
    assert capsys.readouterr().err == "disktune: there is no drive sdzz\n"
    assert not helped.of("measure")
    assert not pictures


def test_a_folder_that_is_none_is_a_sentence_and_status_2(
    helped: Helped, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "pictures"
    assert headless.run(services_of(helped), "", folder) == 2
    expected = f"disktune: the screenshots could not be saved in {folder}: Not a directory\n"
    assert capsys.readouterr().err == expected


# -- what is put together before ---------------------------------------------------------------------------


def test_what_qt_says_is_heard_but_for_what_is_no_news(capsys: pytest.CaptureFixture[str]) -> None:
    known = "This plugin does not support propagateSizeHints()"
    for text in (known, "QStandardPaths: XDG_RUNTIME_DIR not set, defaulting to /tmp", None, "", "A real trouble"):
        app._only_what_matters(QtMsgType.QtWarningMsg, None, text)  # type: ignore[arg-type]  # not looked at
    assert capsys.readouterr().err == "A real trouble\n"
