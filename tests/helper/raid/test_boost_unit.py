"""The unit that keeps a boost, as systemd reads it."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from disktune_helper.cli import boost
from disktune_helper.system import programs

ROOT = Path(__file__).resolve().parents[3]
UNIT = ROOT / "helper/systemd/disktune-boost@.service"


def test_it_starts_the_installed_helper_and_nothing_else() -> None:
    commands = re.findall(r"^Exec\w+=(.*)$", UNIT.read_text(), re.MULTILINE)
    assert commands == [
        "/usr/libexec/disktune/disktune-helper boost %i",
        "/usr/libexec/disktune/disktune-helper boost %i end",
    ]


def test_nothing_enables_it() -> None:
    assert "[Install]" not in UNIT.read_text()


@pytest.mark.parametrize(
    "name", ["sda", "md", "md0/../sda", "md0.service", "-md0", "md0 md1", "md_" + "x" * 40, ""]
)
def test_only_names_of_arrays_become_arguments(name: str) -> None:
    with pytest.raises(OSError, match="array"):
        programs._checked(name)
    said = io.StringIO()
    assert boost.run([name], said) == 2
    assert len(said.getvalue().splitlines()) == 1


@pytest.mark.parametrize("arguments", [[], ["md0", "now"], ["md0", "end", "end"]])
def test_wrong_usage_is_one_sentence(arguments: list[str]) -> None:
    said = io.StringIO()
    assert boost.run(arguments, said) == 2
    assert len(said.getvalue().splitlines()) == 1


def test_whoever_is_not_systemd_is_told_how_to() -> None:
    said = io.StringIO()
    assert boost.run(["md0"], said) == 64
    assert "systemctl start disktune-boost@md0" in said.getvalue()
