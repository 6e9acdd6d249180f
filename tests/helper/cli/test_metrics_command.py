"""``disktune-helper metrics``: its command line, and where it writes."""

from __future__ import annotations

import errno
import io
import os
import stat
from pathlib import Path

import pytest

from disktune_contract.messages.privilege import Class
from disktune_helper.cli import metrics
from disktune_helper.system.files import RootFolder
from tests.helper.conftest import make_bench
from tests.helper.metrics import text_format


@pytest.mark.parametrize("arguments", [["sda"], ["--all"], ["--write", "/tmp"], ["/var/lib/prometheus"]])  # noqa: S108
def test_it_takes_no_drive_and_no_path(arguments: list[str]) -> None:
    complaint = io.StringIO()
    assert metrics.run(arguments, io.StringIO(), complaint) == 2
    assert complaint.getvalue() == "usage: disktune-helper metrics [--write] [--serials]\n"


def test_root_alone_may_call_it() -> None:
    complaint = io.StringIO()
    assert metrics.run([], io.StringIO(), complaint) == 2
    assert complaint.getvalue() == "disktune-helper: metrics asks drives and must be started by root\n"


@pytest.fixture
def as_root(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let the command run over simulated drives; return the folder that it writes."""
    bench, place = make_bench(Class.INSPECT), tmp_path / "metrics"
    monkeypatch.setattr(metrics, "are_held", lambda: True)
    monkeypatch.setattr(metrics, "SystemPorts", lambda: bench.ports)
    monkeypatch.setattr(metrics, "session_of", lambda _: bench.session)
    monkeypatch.setattr(metrics, "METRICS", str(place))
    monkeypatch.setattr(metrics, "SAMPLES", str(tmp_path / "samples"))
    return place


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_it_prints_a_page(as_root: Path) -> None:
    said = io.StringIO()
    assert metrics.run([], said, io.StringIO()) == 0
    assert "disktune_drive_asked" in text_format.parse(said.getvalue())
    assert names(as_root) == ["rounds.json"]


def test_it_writes_a_page_that_everybody_may_read_and_nothing_else(as_root: Path) -> None:
    said, umask = io.StringIO(), os.umask(0o022)
    try:
        assert metrics.run(["--write"], said, io.StringIO()) == 0
    finally:
        os.umask(umask)
    assert said.getvalue() == ""
    assert names(as_root) == ["disktune.prom", "rounds.json"]
    page = as_root / metrics.FILE
    assert stat.S_IMODE(page.stat().st_mode) == 0o644
    assert text_format.parse(page.read_text(encoding="utf-8"))


def test_what_was_written_before_is_replaced_whole(as_root: Path) -> None:
    assert metrics.run(["--write"], io.StringIO(), io.StringIO()) == 0
    before = (as_root / metrics.FILE).stat()
    with (as_root / metrics.FILE).open(encoding="utf-8") as reader:
        assert metrics.run(["--write"], io.StringIO(), io.StringIO()) == 0
        assert text_format.parse(reader.read()), "who reads it just then has the whole one before"
    assert (as_root / metrics.FILE).stat().st_ino != before.st_ino


def test_a_link_in_the_place_of_the_file_is_not_followed(as_root: Path, tmp_path: Path) -> None:
    as_root.mkdir()
    victim = tmp_path / "victim"
    victim.write_text("as it was", encoding="ascii")
    (as_root / metrics.FILE).symlink_to(victim)
    (as_root / f".{metrics.FILE}.new").symlink_to(victim)
    assert metrics.run(["--write"], io.StringIO(), io.StringIO()) == 0
    assert victim.read_text(encoding="ascii") == "as it was"
    assert not (as_root / metrics.FILE).is_symlink()


def test_a_link_in_the_place_of_the_folder_is_not_followed(as_root: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    as_root.symlink_to(elsewhere)
    complaint = io.StringIO()
    assert metrics.run(["--write"], io.StringIO(), complaint) == 1
    assert names(elsewhere) == []
    assert f"{as_root}/disktune.prom: Not a directory." in complaint.getvalue()


def test_a_full_file_system_is_said(as_root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_self: RootFolder, _name: str, _text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(RootFolder, "replace", full)
    said, complaint = io.StringIO(), io.StringIO()
    assert metrics.run([], said, complaint) == 1
    assert text_format.parse(said.getvalue()), "the page is printed all the same"
    assert complaint.getvalue() == f"disktune-helper: {as_root}: No space left on device.\n"


def test_the_session_looks_and_changes_nothing() -> None:
    bench = make_bench(Class.INSPECT)
    assert metrics.session_of(bench.ports).privilege is Class.INSPECT
