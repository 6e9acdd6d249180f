"""What the commands print with --json is what the schema in the documents says: jsonschema judges it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from disktune_contract.messages.privilege import Class
from disktune_helper.cli import show
from disktune_helper.cli.common.command_line import BY_NAME
from tests.helper.cli.saved_machine import HDD, SLEEPER, SSD, Machine
from tests.helper.cli.shell import Shell
from tests.helper.conftest import Bench, make_bench
from tools import command_schema

SCHEMA = json.loads(command_schema.FILE.read_text(encoding="utf-8"))


def problems(command: str, printed: Any) -> list[str]:
    """Return what is wrong with what a command printed."""
    wanted = {"$schema": SCHEMA["$schema"], "$ref": f"#/$defs/command-{command}", "$defs": SCHEMA["$defs"]}
    validator = jsonschema.Draft202012Validator(wanted)
    return [error.message for error in validator.iter_errors(printed)]


@pytest.mark.slow
def test_the_schema_is_one_and_up_to_date() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    written = command_schema.FILE.read_text(encoding="utf-8")
    assert written == command_schema.text(), "run: PYTHONPATH=helper python3 -m tools.command_schema"


LINES = (
    "list --all",
    "list nonexistent*",
    "layers",
    f"layers {HDD}",
    f"get {HDD}",
    f"get {SLEEPER} --all",
    "get nvme0n1",
    "get md0",
    f"set {HDD} apm=200 --keep",
    f"set {HDD} apm=190 --try 10s",
    f"set {HDD} apm=180 --dry-run",
    f"set {SSD} aam=128 --keep",
    f"restore {HDD} --keep",
    f"act {HDD}",
    f"act {HDD} -C -y",
    "act sdz -C",
    "history",
    "health",
    "health sdc",
    f"save {HDD} apm",
    f"forget {HDD}",
    f"bench {HDD} drive.direct --seconds 1 --runs 1",
    f"bench {HDD} drive.surface --seconds 1 --runs 1",
    "bench --list",
    f"experiment {HDD} read_ahead=4 --profile drive.buffered --seconds 1 --time 60s",
    f"experiment {HDD} read_ahead=4 --dry-run",
    "boost",
    "array",
    f"selftest {HDD}",
    "selftest nvme0n1",
    f"selftest {HDD} short",
    "check",
    "layers",
    f"explain 'hdparm -B254 -W0 -tT /dev/{HDD}; blockdev --setra 8192 /dev/{HDD}'",
    f"import {HDD}",
    "explain --no-drives 'dd if=/dev/zero of=/dev/sda'",
)


@pytest.mark.slow
def test_every_command_prints_what_the_schema_allows(tmp_path: Path) -> None:
    machine = Machine(make_bench())
    shell, seen = Shell(machine.bench), set()
    for line in LINES:
        said = shell(f"{line} --json")
        command = line.split()[0]
        if said.out:
            seen.add(command)
            assert problems(command, said.json) == [], line
        else:
            assert said.status, line
    before = tmp_path / "before"
    # On the other one a self-test runs by now.
    before.write_text(shell(f"bench {SSD} drive.direct --seconds 1 --runs 2 --json").out)
    assert problems("compare", shell(f"compare {before} {before} --json").json) == []
    printed = shell("watch --count 2 --interval 0.25 --json").out.splitlines()
    assert [problems("watch", json.loads(line)) for line in printed] == [[], []]
    assert seen | {"watch", "compare"} == BY_NAME.keys()


@pytest.mark.slow
@pytest.mark.parametrize("privilege", [Class.TUNE, Class.BROWSE])
def test_show_prints_what_the_schema_allows(privilege: Class, monkeypatch: pytest.MonkeyPatch) -> None:
    bench: Bench = make_bench(privilege)
    monkeypatch.setattr(show, "SystemPorts", lambda: bench.ports)
    monkeypatch.setattr("os.geteuid", lambda: 0 if privilege is Class.TUNE else 1000)
    out = io.StringIO()
    assert show.run(["--json"], out, io.StringIO()) == 0
    assert problems("show", json.loads(out.getvalue())) == []


def test_the_schema_refuses_what_no_command_prints() -> None:
    assert problems("list", {"drives": [{"name": "sda"}]})
    assert problems("history", {"entries": [], "more": 1})
    assert problems("list", {"drives": None})
