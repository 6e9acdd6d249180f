"""The manual pages: made of the programs' own texts, complete, and understood by the program that shows them."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from disktune_contract.catalog import SETTINGS
from disktune_contract.messages.protocol import VERBS
from disktune_contract.settings.access import UNASKABLE
from disktune_contract.settings.setting import Legacy, Source, State, Status
from disktune_gui.options import parser
from disktune_helper import main
from disktune_helper.cli import apply
from disktune_helper.cli.common import command_line, selection
from disktune_helper.faces import FACES
from disktune_helper.system import attributes
from disktune_helper.system.drive_commands import command_table
from tools import manuals

HERE = Path(__file__).parents[1]
ON_A_DISK = {
    setting.id: State(setting.id, Status.OK, None, Source.LIVE)
    for setting in SETTINGS
    if setting.id.startswith(("ata.", "block."))
}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("manuals")
    assert manuals.main([str(place)]) == 0
    return place


def test_they_are_made_where_qt_is_not_installed(tmp_path: Path) -> None:
    """A package is built without PyQt6 where its tests are left out."""
    program = (
        f"import sys; sys.modules['PyQt6'] = None; from tools import manuals; manuals.main([{str(tmp_path)!r}])"
    )
    path = {"PYTHONPATH": f"{HERE}:{HERE / 'helper'}"}
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], cwd=HERE, env=path, check=True)


def test_every_option_of_the_window_has_its_words(pages: Path) -> None:
    text = (pages / "disktune.1").read_text().replace("\\-", "-")
    for action in parser()._actions:
        assert all(name in text for name in action.option_strings)
        assert str(action.help) in text
        assert all(str(choice) in text for choice in action.choices or ())


def test_every_exit_status_is_explained(pages: Path) -> None:
    named = {
        apply.EX_NOT_ALL,
        apply.EX_USAGE,
        apply.EX_LINES,
        apply.EX_WAITS,
        main.EX_USAGE,
        main.EX_NOT_THIS_WAY,
        main.EX_OUTPUT,
    }
    text = (pages / "disktune-helper.8").read_text().partition(".SH EXIT STATUS")[2].partition(".SH")[0]
    assert {int(number) for number in re.findall(r"\\fB(\d+)\\fR", text)} == {0, *named}


def test_every_command_of_the_helper_has_its_words(pages: Path) -> None:
    text = (pages / "disktune-helper.8").read_text().replace("\\-", "-")
    for command in FACES:
        assert re.search(rf"^\\fBdisktune-helper .*\b{command}\b", text, re.MULTILINE), command
    for _, words in manuals._explained():
        assert words in text
        assert len(words) > 10


def test_every_option_for_a_person_has_its_words(pages: Path) -> None:
    text = (pages / "disktune-helper.8").read_text().replace("\\-", "-")
    for command in command_line.COMMANDS:
        assert command.summary in text
        assert command.synopsis in text
        for option in command.options:
            assert f"\\fB{option.name} {option.value}".rstrip() + "\\fR\n" in text
            assert option.help in text


def test_every_example_is_a_command_line_of_settings_that_there_are(pages: Path) -> None:
    text = (pages / "disktune-helper.8").read_text().replace("\\-", "-")
    assert len(manuals.EXAMPLES) == 5
    for _, lines in manuals.EXAMPLES:
        for line in lines:
            assert line in text
            program, name, *words = shlex.split(line)
            found = command_line.parsed(command_line.BY_NAME[name], words)
            assert program == "disktune-helper"
            assert found.names[:1]
            if name == "set":
                pairs, flags = selection.given(found.names[1:])
                assert pairs or flags
                for setting, value in pairs:
                    selection.value(selection.find(setting, ON_A_DISK), value)


def test_every_row_of_the_tables_is_listed_with_its_classes(pages: Path) -> None:
    text = (pages / "disktune-helper.8").read_text().replace("\\-", "-")
    listed = text.partition(".SH WHAT EACH CLASS MAY SEND")[2].partition(".SH")[0]
    rows = [row for rows in command_table.ATA.values() for row in rows]
    names = [
        *(row.what for row in rows),
        *(row.what for row in command_table.SCSI),
        *(row.what for row in command_table.NVME),
        *(row.what for row in command_table.IOCTLS),
        *(row.what for row in command_table.ROWS),
    ]
    assert listed.count(".TP") == len(names) + len(attributes.ATTRIBUTES) + len(VERBS)
    assert all(f"{name}\\fR\n" in listed for name in names)
    assert all(f"\\fB{row.attribute}\\fR\n" in listed for row in attributes.ATTRIBUTES)
    assert (
        "\\fBEFh ata.apm\\fR\ntune: FEATURE 05h, COUNT 0h (any value in bits FFh), LBA 0h, NONE data\n" in listed
    )
    assert "\\fBECh IDENTIFY DEVICE\\fR\ninspect, tune: " in listed
    assert "\\fBact\\fR\ntune: looks and changes\n" in listed
    assert re.search(r"\\fBqueue/nr_requests\\fR\ntune: block.nr_requests, .*10240", listed)


def test_every_setting_that_can_be_saved_is_explained(pages: Path) -> None:
    text = (pages / "disktune.conf.5").read_text().replace("\\-", "-")
    for setting in SETTINGS:
        never = setting.momentary or isinstance(setting.access, Legacy)
        assert (f"\\fB{setting.id}\\fR\n{setting.label}: " in text) is not never


def test_where_hdparm_does_something_else_the_manual_says_what(pages: Path) -> None:
    text = (pages / "disktune.conf.5").read_text().replace("\\-", "-")
    assert "hdparm -B does the same." in text
    assert not [flag for flag in ("-W", "-R", "-m") if f"hdparm {flag} does the same" in text]


def test_the_promises_are_limited_as_they_are_kept(pages: Path) -> None:
    """polkit lets an active local session look without a password (allow_active), and no drive tells its timer."""
    policy = (HERE / "polkit" / "org.disktune.DiskTune.policy").read_text()
    assert "<allow_any>auth_admin</allow_any>" in policy.partition("inspect")[2].partition("</action>")[0]
    assert any(isinstance(setting.access, UNASKABLE) for setting in SETTINGS)
    readme = " ".join((HERE / "README.md").read_text().split())
    for text in (readme, " ".join(page.read_text().replace("\\-", "-") for page in pages.iterdir())):
        assert "standby timer" in text
        assert "computer itself" in text
        assert not re.search(
            r"Looking needs no password[ ,.](?!for a user)|every value is read back|every value\.", text
        )


@pytest.mark.parametrize("page", sorted(manuals.PAGES))
def test_roff_has_nothing_to_complain_of(pages: Path, page: str) -> None:
    done = subprocess.run(
        ["groff", "-man", "-Kutf8", "-Tutf8", "-P-bcou", "-ww", pages / page],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "SEE ALSO" in done.stdout


def test_lines_that_roff_would_take_for_requests_are_text() -> None:
    assert manuals.escaped(".fi") == "\\&.fi"
    assert manuals.escaped("'off'") == "\\&'off'"
    assert manuals.escaped("a-b\\c") == "a\\-b\\ec"


def test_bad_usage_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert manuals.main([]) == 2
    assert "usage" in capsys.readouterr().err
