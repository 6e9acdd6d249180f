"""``disktune --report`` over a scripted helper: what is written where, and what is said when it cannot be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind
from disktune_gui.desktop import event_loop
from disktune_gui.report import making
from disktune_gui.report.forms import ReportFormat
from tests.gui.scripted_session import UnattendedSession
from tests.gui.support import services_of
from tests.sample_drive import make_drive

SDA = make_drive("sda")
NVME = make_drive("nvme0n1", DriveKind.NVME, identity="wwn:0025385b71b0c3aa")
LOOP = make_drive("loop0", DriveKind.LOOP, identity="", serial="")


class Helped(UnattendedSession):
    """Answers at once or never."""

    settling = False


@pytest.fixture
def helped(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Helped]:
    monkeypatch.setattr(making, "LIST_MS", 0)
    made = Helped(SDA, NVME, LOOP)
    yield made
    assert made.closed == 1, "the helper is ended, however it went"


def report(helped: Helped, drive: str = "", output: Path | None = None, *, unmasked: bool = False) -> int:
    return making.run(services_of(helped), ReportFormat.JSON, drive, output, unmasked=unmasked)


def told(text: str) -> list[str]:
    """Return the drives that a report is about."""
    return [one["drive"]["name"] for one in json.loads(text)["drives"]]


def test_all_drives_of_the_window_are_told_of(helped: Helped, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(helped) == 0
    written = capsys.readouterr()
    assert told(written.out) == ["sda", "nvme0n1"]
    assert not written.err
    assert {args.drive.name for args in helped.of("identify")} == {"sda", "nvme0n1"}


@pytest.mark.parametrize("name", ["nvme0n1", "loop0"])
def test_one_that_is_asked_for_is_told_of_alone_even_if_the_window_hides_it(
    helped: Helped, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(helped, name) == 0
    assert told(capsys.readouterr().out) == [name]


@pytest.mark.parametrize("unmasked", [False, True])
def test_serial_numbers_are_in_it_only_on_demand(
    helped: Helped, unmasked: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    report(helped, "sda", unmasked=unmasked)
    assert ("SN-sda" in capsys.readouterr().out) is unmasked


def test_a_file_gets_what_the_terminal_would(
    helped: Helped, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.json"
    assert report(helped, output=file) == 0
    assert told(file.read_text()) == ["sda", "nvme0n1"]
    assert capsys.readouterr() == ("", "")


def test_a_file_that_cannot_be_written_is_a_sentence_and_status_2(
    helped: Helped, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(helped, output=tmp_path) == 2
    expected = f"disktune: the report could not be written to {tmp_path}: is a directory\n"
    assert capsys.readouterr() == ("", expected)


def test_an_unknown_drive_is_a_sentence_and_status_2(helped: Helped, capsys: pytest.CaptureFixture[str]) -> None:
    assert report(helped, "sdzz") == 2
    assert capsys.readouterr() == ("", "disktune: there is no drive sdzz\n")


def test_what_the_helper_says_is_said_beside_the_report(
    helped: Helped, capsys: pytest.CaptureFixture[str]
) -> None:
    helped.complaints = ["The journal is full."]
    assert report(helped) == 0
    written = capsys.readouterr()
    assert told(written.out) == ["sda", "nvme0n1"]
    assert written.err == "disktune: The journal is full.\n"


@pytest.mark.parametrize(
    ("complaints", "words"),
    [([], "the list of drives did not arrive within a minute"), (["It is", "missing."], "It is missing.")],
)
def test_without_a_list_of_drives_it_says_why_and_ends_with_status_1(
    helped: Helped, complaints: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    helped.listed, helped.complaints = False, complaints
    assert report(helped) == 1
    assert capsys.readouterr() == ("", f"disktune: {words}\n")


def test_a_helper_that_is_missing_is_not_waited_for(
    helped: Helped, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    helped.listed, helped.complaints = False, ["It is missing."]
    monkeypatch.setattr(helped, "may", lambda _verb: False)
    monkeypatch.setattr(making, "LIST_MS", event_loop.LIST_MS)
    monkeypatch.setattr(event_loop, "pause", lambda _ms: pytest.fail("nothing can come"))
    assert report(helped) == 1
    assert capsys.readouterr() == ("", "disktune: It is missing.\n")


def test_drives_that_do_not_answer_are_a_sentence_and_status_1(
    helped: Helped, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(making, "GATHER_MS", 0)
    helped.held = True
    assert report(helped) == 1
    assert capsys.readouterr() == ("", "disktune: the drives did not answer within a minute\n")
