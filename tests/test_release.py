"""Making a release: one text in every file that has it, in a clone; and nothing where it cannot be one."""

from __future__ import annotations

import datetime
import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import release

ROOT = Path(__file__).resolve().parent.parent
WHEN = datetime.datetime(2026, 12, 1, 12, 30, tzinfo=datetime.UTC)
STAMPED = ("CHANGELOG.md", "debian/changelog", "helper/disktune_contract/version.py", release.METAINFO)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Give a copy of the files that a release is written into."""
    for name in STAMPED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_every_file_learns_of_the_release(tree: Path) -> None:
    points = release.notes((tree / "CHANGELOG.md").read_text())
    release.stamp(tree, "7.8.9", WHEN)
    assert "## [Unreleased]\n\n## [7.8.9] - 2026-12-01\n" in (tree / "CHANGELOG.md").read_text()
    assert 'VERSION = "7.8.9"' in (tree / "helper/disktune_contract/version.py").read_text()
    metainfo = (tree / release.METAINFO).read_text()
    assert metainfo.count("<li>") >= len(points)
    assert 'version="7.8.9" date="2026-12-01"' in metainfo


@pytest.mark.tools
def test_the_tools_of_the_formats_understand_what_was_written(tree: Path) -> None:
    release.stamp(tree, "7.8.9", WHEN)
    read = ["dpkg-parsechangelog", "--file", str(tree / "debian/changelog"), "--show-field"]
    assert subprocess.check_output([*read, "Version"], text=True).strip() == "7.8.9"
    assert subprocess.check_output([*read, "Date"], text=True).strip() == "Tue, 01 Dec 2026 12:30:00 +0000"
    checked = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(tree / release.METAINFO)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line for line in checked.stdout.splitlines() if line.startswith(("E:", "W:"))] == []


def test_a_second_release_keeps_the_first(tree: Path) -> None:
    release.stamp(tree, "7.8.9", WHEN)
    log = tree / "CHANGELOG.md"
    log.write_text(
        log.read_text().replace("## [Unreleased]\n", "## [Unreleased]\n\n### Fixed\n\n- One thing.\n", 1)
    )
    release.stamp(tree, "7.9.0", WHEN)
    assert (tree / "debian/changelog").read_text().count("urgency=") == 3
    text = (tree / release.METAINFO).read_text()
    assert text.index('version="7.9.0"') < text.index('version="7.8.9"')
    assert "<li>One thing.</li>" in text


def test_notes_are_whole_points() -> None:
    new = "### Added\n\n- One,\n  in two lines.\n- Two.\n\n### Fixed\n\n- Three.\n"
    text = f"# Changelog\n\n## [Unreleased]\n\n{new}\n## [1]\n\n- Old.\n"
    assert release.notes(text) == ["One, in two lines.", "Two.", "Three."]


@pytest.mark.parametrize("text", ["# Changelog\n", "# Changelog\n\n## [Unreleased]\n\n## [1.0.0]\n\n- Old.\n"])
def test_nothing_new_is_no_release(text: str) -> None:
    with pytest.raises(release.ReleaseError):
        release.notes(text)


@pytest.mark.parametrize("version", ["", "1.2", "1.2.3.4", "v1.2.3", "1.02.3", "1.2.3; reboot", "../1.2.3"])
def test_what_is_no_version_is_a_sentence(
    version: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    assert release.main([version]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_checkout_with_changes_or_an_older_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    for command in (
        ["init", "--quiet"],
        ["commit", "--quiet", "--allow-empty", "--message", "x"],
        ["tag", "v2.0.0"],
    ):
        identity = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
        subprocess.run(["git", *identity, *command], cwd=tmp_path, check=True)
    with pytest.raises(release.ReleaseError, match="not newer"):
        release.prepare("1.9.9", tmp_path / "clone")
    (tmp_path / "stray").touch()
    with pytest.raises(release.ReleaseError, match="not committed"):
        release.prepare("2.0.1", tmp_path / "clone")


def test_the_sums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"a")
    release.sums(tmp_path)
    assert (tmp_path / "SHA256SUMS").read_text() == f"{hashlib.sha256(b'a').hexdigest()}  a\n"


def test_the_versions_in_the_tree_agree() -> None:
    from disktune_contract.version import VERSION

    assert (ROOT / "debian/changelog").read_text().startswith(f"disktune ({VERSION}) ")
    assert f'<release version="{VERSION}"' in (ROOT / release.METAINFO).read_text()
