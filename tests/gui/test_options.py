"""What the command line may say, and what ends with a sentence and status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.version import VERSION
from disktune_gui.options import parsed
from disktune_gui.report.forms import ReportFormat


def test_without_arguments_it_is_a_window_on_this_machine() -> None:
    assert vars(parsed([])) == {
        "demo": False,
        "demo_speed": 1.0,
        "host": [],
        "file": [],
        "drive": "",
        "screenshots": None,
        "tray": False,
        "offer": "",
        "report": None,
        "output": None,
        "unmasked": False,
    }


def test_each_argument_is_understood() -> None:
    found = parsed(["--demo", "--drive=md0", "--offer", "pause", "--screenshots", "/tmp/x"])  # noqa: S108
    assert (found.demo, found.drive, found.offer, found.screenshots) == (True, "md0", "pause", Path("/tmp/x"))  # noqa: S108
    assert parsed(["--demo", "--demo-speed", "60"]).demo_speed == 60
    found = parsed(["--tray", "--demo"])
    assert (found.tray, found.demo) == (True, True)
    assert parsed(["--report"]).report is ReportFormat.TEXT
    found = parsed(["--report", "json", "--output", "file", "--unmasked"])
    assert (found.report, found.output, found.unmasked) == (ReportFormat.JSON, Path("file"), True)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--demo-speed", "60"], "--demo-speed requires --demo"),
        (["--demo", "--demo-speed", "0"], "--demo-speed requires --demo, and a number from 1 to 1000"),
        (["--output", "file"], "--output and --unmasked require --report"),
        (["--unmasked"], "--output and --unmasked require --report"),
        (["--offer", "delete"], "invalid choice"),
        (["--report", "pdf"], "invalid"),
        (["sda"], "argument FILE: sda: no such file"),
    ],
)
def test_what_has_no_meaning_is_said(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parsed(arguments)
    assert left.value.code == 2
    assert words in capsys.readouterr().err


def test_the_version_and_the_help_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    for argument, words in (("--version", f"DiskTune {VERSION}"), ("--help", "--report [text|html|json]")):
        with pytest.raises(SystemExit) as left:
            parsed([argument])
        assert left.value.code == 0
        assert words in capsys.readouterr().out
