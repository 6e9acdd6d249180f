"""The list of components that comes with a release: complete, valid by its schema, and reproducible."""

from __future__ import annotations

import datetime
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.validation.json import JsonStrictValidator

from disktune_contract.version import VERSION
from tools import components

ROOT = Path(__file__).resolve().parents[2]
WHEN = datetime.datetime(2026, 12, 1, 12, 30, tzinfo=datetime.UTC)


@pytest.fixture(scope="module")
def text() -> str:
    return components.document(ROOT, WHEN)


@pytest.fixture(scope="module")
def found(text: str) -> dict[str, dict[str, Any]]:
    """Give the components by reference."""
    return {one["bom-ref"]: one for one in json.loads(text)["components"]}


@pytest.mark.slow
def test_it_is_valid_by_the_schema_of_cyclonedx(text: str) -> None:
    validator = JsonStrictValidator(components.SCHEMA)
    assert validator.validate_str(text) is None
    assert validator.validate_str(text.replace('"scope": "required"', '"scope": "needed"', 1)) is not None
    assert validator.validate_str(text.replace('"SHA-256"', '"SHA-255"', 1)) is not None


@pytest.mark.parametrize("lock", components.LOCKS)
def test_every_pin_is_in_it_with_every_hash(found: dict[str, dict[str, Any]], lock: str) -> None:
    entries = re.split(r"\n(?=\w)", (ROOT / lock).read_text(encoding="utf-8"))[1:]
    assert entries
    for entry in entries:
        name, version = re.split(r"==|\s", entry)[:2]
        (files,) = found[f"pkg:pypi/{name}@{version}"]["externalReferences"]
        assert (
            {each["content"] for each in files["hashes"]} == set(re.findall(r"\b[0-9a-f]{64}\b", entry)) != set()
        )


def test_no_lock_file_is_left_out() -> None:
    assert set(components.LOCKS) == {f"requirements/{path.name}" for path in (ROOT / "requirements").glob("*.txt")}


def test_only_what_runs_with_the_program_is_required(found: dict[str, dict[str, Any]]) -> None:
    run = {pin.name for pin in components.pins((ROOT / "requirements/run.txt").read_text(encoding="utf-8"))}
    of_python = [one for one in found.values() if one.get("purl", "").startswith("pkg:pypi/")]
    assert {one["name"] for one in of_python if one["scope"] == "required"} == run
    assert {one["scope"] for one in of_python} == {"required", "excluded"}


def test_what_the_debian_packages_depend_on_is_in_it(found: dict[str, dict[str, Any]]) -> None:
    scopes = {one["name"]: one["scope"] for one in found.values() if one.get("purl", "").startswith("pkg:deb/")}
    assert {"python3", "python3-pyqt6", "python3-pyudev", "polkitd", "pkexec", "libqt6svg6"} <= {
        name for name, scope in scopes.items() if scope == "required"
    }
    assert (scopes["fio"], scopes["python3-pyqtgraph"], scopes["debhelper-compat"]) == (
        "optional",
        "optional",
        "excluded",
    )
    assert found["debian:disktune-helper"]["version"] == VERSION


def test_what_stands_in_a_control_file_is_found() -> None:
    control = (
        "Source: a\nBuild-Depends:\n b <!nocheck>,\n c\n\nPackage: d\nDepends: e (>= 1) | f, ${misc:Depends},\n"
        " ${python3:Depends}\nSuggests: g\nDescription: h\n i, j\n"
    )
    assert list(components.relations(control)) == [
        ("source", "Build-Depends", "b <!nocheck>"),
        ("source", "Build-Depends", "c"),
        ("d", "Depends", "e (>= 1) | f"),
        ("d", "Depends", "python3"),
        ("d", "Suggests", "g"),
    ]


def test_it_says_what_needs_what(text: str) -> None:
    needs = {one["ref"]: set(one.get("dependsOn", ())) for one in json.loads(text)["dependencies"]}
    of = {ref.partition("@")[0]: ref for ref in needs}
    assert {of["pkg:pypi/pyudev"], "debian:disktune", "debian:disktune-helper"} <= needs["disktune"]
    assert {of["pkg:pypi/numpy"], of["pkg:pypi/colorama"]} <= needs[of["pkg:pypi/pyqtgraph"]]
    assert {"debian:disktune-helper", "pkg:deb/debian/python3"} <= needs["debian:disktune"]


def test_it_names_the_program_the_commit_s_time_and_what_the_flatpak_runs_on(
    text: str, found: dict[str, dict[str, Any]]
) -> None:
    said = json.loads(text)["metadata"]
    assert (said["component"]["name"], said["component"]["version"]) == ("DiskTune", VERSION)
    assert said["timestamp"] == "2026-12-01T12:30:00+00:00"
    assert found["flatpak:org.kde.Platform"]["version"]


@pytest.mark.slow
def test_the_same_commit_gives_the_same_bytes(tmp_path: Path) -> None:
    written = []
    for number, surroundings in enumerate(
        ({"PYTHONHASHSEED": "1", "TZ": "UTC"}, {"PYTHONHASHSEED": "2", "TZ": "Asia/Kathmandu", "LC_ALL": "C"})
    ):
        file = tmp_path / str(number)
        command = [sys.executable, "-m", "tools.components", str(file)]
        subprocess.run(command, cwd=ROOT, env=os.environ | surroundings, check=True)
        written.append(file.read_bytes())
    assert written[0] == written[1]


def test_another_release_has_another_serial_number(text: str) -> None:
    other = components.document(ROOT, WHEN + datetime.timedelta(seconds=1))
    assert json.loads(other)["serialNumber"] != json.loads(text)["serialNumber"]


def test_without_a_file_it_says_how_to_call_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert components.main([]) == 2
    assert capsys.readouterr().err.count("\n") == 1
