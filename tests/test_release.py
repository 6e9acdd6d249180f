"""Making a release: one text in every file that has it, in a clone; and nothing where it cannot be one."""

from __future__ import annotations

import datetime
import hashlib
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools import addresses, release
from tools.lab.__main__ import SECOND_TRY

ROOT = Path(__file__).resolve().parent.parent
WHEN = datetime.datetime(2026, 12, 1, 12, 30, tzinfo=datetime.UTC)
STAMPED = (
    *("CHANGELOG.md", "debian/changelog", "setup.cfg"),
    # By the first, towncrier knows what the fragments beside the second are like.
    *("pyproject.toml", f"{release.FRAGMENTS}/README.md"),
    *("helper/disktune_contract/version.py", addresses.METAINFO),
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Give a copy of the files that a release is written into."""
    for name in STAMPED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    add_a_point(tmp_path)
    return tmp_path


def add_a_point(place: Path) -> None:
    """Have something to release in *place*: right after a release there is nothing."""
    log = place / "CHANGELOG.md"
    new = f"{release._UNRELEASED}\n### Added\n\n- A thing that `says` <what> & why.\n"
    log.write_text(log.read_text().replace(release._UNRELEASED, new, 1))


def add_fragments(place: Path) -> None:
    """Have a change of each type in *place*, one of them on two lines."""
    folder = place / release.FRAGMENTS
    (folder / "+it-whispers.feature.md").write_text("It `whispers`,\nsince <then>.\n")
    (folder / "+it-shouts.fix.md").write_text("It no longer shouts.\n")
    (folder / "+it-sings.removal.md").write_text("It does not sing.\n")
    (folder / "+it-hears.security.md").write_text("It hears its user alone.\n")


def test_notes_are_the_fragments_and_what_is_unreleased(tree: Path) -> None:
    own = release.notes((tree / "CHANGELOG.md").read_text())
    add_fragments(tree)
    points = release.gather(tree, "7.8.9", WHEN.date())
    new = [
        *("It `whispers`, since <then>.", "It no longer shouts.", "It does not sing."),
        "It hears its user alone.",
    ]
    assert points == new + own
    text = (tree / "CHANGELOG.md").read_text()
    begun = "## [Unreleased]\n\n## [7.8.9] - 2026-12-01\n\n### Added\n\n- It `whispers`,\n"
    assert text.count(begun) == 1
    assert "\n\n### Fixed\n\n- It no longer shouts.\n\n### Removed\n\n- It does" in text
    assert "\n- It hears its user alone.\n\n### Added\n\n- A thing that `says`" in text
    assert [path.name for path in (tree / release.FRAGMENTS).iterdir()] == ["README.md"]


def test_fragments_alone_are_a_release(tree: Path) -> None:
    release.stamp(tree, "7.8.9", WHEN)
    with pytest.raises(release.ReleaseError, match="nothing to release"):
        release.stamp(tree, "7.9.0", WHEN)
    shutil.copy(ROOT / "CHANGELOG.md", tree)
    release.stamp(tree, "7.8.9", WHEN)
    add_fragments(tree)
    release.stamp(tree, "7.9.0", WHEN)
    text = (tree / addresses.METAINFO).read_text()
    first = text.index('version="7.9.0"')
    assert text.index("<li>It whispers, since &lt;then&gt;.</li>") > first
    assert text.index("<li>It does not sing.</li>") < text.index('version="7.8.9"')
    assert "  * It no longer shouts.\n" in (tree / "debian/changelog").read_text()


@pytest.mark.parametrize("name", ["+it-shouts.bug.md", "it shouts.md"])
def test_a_fragment_of_no_type_is_no_release(tree: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tree)
    (tree / release.FRAGMENTS / name).write_text("It no longer shouts.\n")
    with pytest.raises(release.ReleaseError, match="towncrier"):
        release.stamp(tree, "7.8.9", WHEN)


def test_the_fragments_here_are_one_line_each_and_of_a_known_type() -> None:
    types = [
        one["directory"]
        for one in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["towncrier"]["type"]
    ]
    assert types == ["feature", "fix", "removal", "security"]
    for path in (ROOT / release.FRAGMENTS).iterdir():
        if path.name == "README.md":
            assert all(f"`{one}`" in path.read_text() for one in types)
            continue
        assert re.fullmatch(rf"(\+[\w-]+|\d+)\.({'|'.join(types)})\.md", path.name)
        assert path.read_text().rstrip("\n").count("\n") == 0, path.name
        assert not path.read_text().startswith("-"), path.name


def test_every_file_learns_of_the_release(tree: Path) -> None:
    points = release.notes((tree / "CHANGELOG.md").read_text())
    release.stamp(tree, "7.8.9", WHEN)
    assert "## [Unreleased]\n\n## [7.8.9] - 2026-12-01\n" in (tree / "CHANGELOG.md").read_text()
    assert 'VERSION = "7.8.9"' in (tree / "helper/disktune_contract/version.py").read_text()
    metainfo = (tree / addresses.METAINFO).read_text()
    assert metainfo.count("<li>") >= len(points)
    assert 'version="7.8.9" date="2026-12-01"' in metainfo


@pytest.mark.tools
def test_the_tools_of_the_formats_understand_what_was_written(tree: Path) -> None:
    release.stamp(tree, "7.8.9", WHEN)
    read = ["dpkg-parsechangelog", "--file", str(tree / "debian/changelog"), "--show-field"]
    assert subprocess.check_output([*read, "Version"], text=True).strip() == "7.8.9"
    assert subprocess.check_output([*read, "Date"], text=True).strip() == "Tue, 01 Dec 2026 12:30:00 +0000"
    checked = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(tree / addresses.METAINFO)],
        capture_output=True,
        text=True,
        check=False,
    )
    found = [line for line in checked.stdout.splitlines() if line.startswith(("E:", "W:"))]
    assert [line for line in found if not line.endswith("url-homepage-missing")] == []


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


def repository(place: Path) -> None:
    """Make a repository with the files that a release is written into, and a release 2.0.0."""
    for name in STAMPED:
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, place / name)
    add_a_point(place)
    add_fragments(place)
    for command in (
        ["init", "--quiet"],
        ["config", "user.name", "x"],
        ["config", "user.email", "x@example.org"],
        ["add", "."],
        ["commit", "--quiet", "--message", "x"],
        ["tag", "v2.0.0"],
    ):
        subprocess.run(["git", *command], cwd=place, check=True)
    # As the project's own, or what is built would be a change.
    (place / ".git/info/exclude").write_text("/build/\n/dist/\n")


@pytest.mark.slow
def test_a_release_is_there_as_a_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    repository(tmp_path)
    monkeypatch.setattr(release, "ROOT", tmp_path)

    def build(tree: Path, version: str, result: Path) -> list[str]:
        (result / "first").write_text(version)
        if not (tmp_path / "dist/allowed").exists():
            release.run("false", cwd=tree)
        return ["the second: there is nothing that it could be made of."]

    monkeypatch.setattr(release, "build", build)
    assert release.main(["2.1.0"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("release: `false` failed; its last lines are above")
    assert sorted(path.name for path in tmp_path.glob("dist/*")) == []
    assert sorted(path.name for path in tmp_path.glob("dist/.*")) == []
    assert not (tmp_path / "build/release/2.1.0").exists()
    (tmp_path / "dist/allowed").touch()
    assert release.main(["2.1.0"]) == 0
    assert sorted(path.name for path in (tmp_path / "dist/2.1.0").iterdir()) == ["SHA256SUMS", "first"]
    *said, taken = capsys.readouterr().out.splitlines()
    assert said[0] == "NOT made: the second: there is nothing that it could be made of."
    # Nothing here has changed until the last line is obeyed.
    assert "v2.1.0" not in subprocess.check_output(["git", "tag"], cwd=tmp_path, text=True)
    place = taken.split()[-2]
    subprocess.run(
        ["git", "pull", "--quiet", "--ff-only", "--tags", Path(place).resolve(), "HEAD"], cwd=tmp_path, check=True
    )
    assert "v2.1.0" in subprocess.check_output(["git", "tag"], cwd=tmp_path, text=True)
    assert release.main(["2.1.0"]) == 2
    assert "Remove it first" in capsys.readouterr().err


def test_what_cannot_be_made_here_is_named_and_not_left_out_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree, result = tmp_path / "tree", tmp_path / "result"
    (tree / "build/packages/bookworm").mkdir(parents=True)
    (tree / "build/packages/bookworm/disktune_1.0.0_all.deb").touch()
    result.mkdir()
    lab = f"{release.TESTS_TWICE} 2\n{SECOND_TRY} 2\n"
    said = [f"a line\nNOT made: disktune.flatpak: nobody answers.\n{lab}", lab, lab]
    monkeypatch.setattr(release, "step", lambda *_command, **_more: said[0])
    monkeypatch.setattr(release, "commit_time", lambda _tree: 0)
    monkeypatch.setattr(release, "build_python", lambda *_: None)
    monkeypatch.setattr(release, "_try_wheel", lambda *_: None)
    monkeypatch.setattr(release, "list_components", lambda _tree, file: file.write_text("{}"))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(release.ReleaseError, match="sudo make release"):
        release.build(tree, "1.0.0", result)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert release.build(tree, "1.0.0", result) == ["disktune.flatpak: nobody answers."]
    assert sorted(path.name for path in result.rglob("*.*")) == [
        "disktune-1.0.0.cdx.json",
        "disktune_1.0.0_all.deb",
    ]
    said.pop(0)
    shutil.rmtree(result)
    result.mkdir()
    with pytest.raises(release.ReleaseError, match="did not say why"):
        release.build(tree, "1.0.0", result)
    shutil.rmtree(result)
    result.mkdir()
    (tree / "build/flatpak").mkdir()
    (tree / "build/flatpak/disktune.flatpak").write_text("a bundle")
    assert release.build(tree, "1.0.0", result) == []
    assert [path.read_text() for path in result.glob("*.flatpak")] == ["a bundle"]


@pytest.mark.parametrize("judge", ["test", "lab"])
def test_too_much_bad_luck_is_no_release(judge: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert f'echo "{release.TESTS_TWICE} $' in (release.ROOT / "tools/run-tests").read_text()
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    begins = {"test": release.TESTS_TWICE, "lab": SECOND_TRY}
    said = {("make", name): f"ok\n{line} 0\n" for name, line in begins.items()}
    monkeypatch.setattr(release, "step", lambda *command, **_more: said[command])
    for words, complaint in ((f"ok\n{begins[judge]} 3\n", "3; a release takes 2 at most"), ("", "No line begins")):
        said["make", judge] = words
        with pytest.raises(release.ReleaseError, match=complaint):
            release.build(tmp_path, "1.0.0", tmp_path)


def test_steps_do_not_know_that_make_began_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A make below a make says on standard output where it is, which is not what was asked for."""
    for name in release._OF_MAKE:
        monkeypatch.setenv(name, "w")
    assert (
        release._OF_MAKE & {line.partition("=")[0] for line in release.run("env", cwd=tmp_path).splitlines()}
        == set()
    )


def test_a_failed_step_leaves_all_that_it_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    with pytest.raises(release.ReleaseError, match="build/release/log"):
        release.run("sh", "-c", "seq 1000; exit 1", cwd=tmp_path)
    assert (tmp_path / "build/release/log").read_text().startswith("1\n2\n")


@pytest.mark.slow
def test_a_date_makes_the_same_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repository(tmp_path)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    commits = set()
    for name in ("one", "two"):
        place = release.prepare("2.1.0", tmp_path / "build" / name)
        commits.add(subprocess.check_output(["git", "rev-parse", "v2.1.0"], cwd=place))
    assert len(commits) == 1
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "soon")
    with pytest.raises(release.ReleaseError, match="no time"):
        release.prepare("2.1.0", tmp_path / "build/three")


def test_an_archive_does_not_tell_when_and_by_whom_it_was_made(tmp_path: Path) -> None:
    found = set()
    for number, mode in enumerate((0o600, 0o664)):
        place = tmp_path / str(number) / "disktune"
        place.mkdir(parents=True)
        for name in ("b", "a") if number else ("a", "b"):
            (place / name).write_text(name)
            (place / name).chmod(mode)
            os.utime(place / name, (number, number))
        archive = tmp_path / f"{number}.tar.gz"
        subprocess.run(["tar", "-c", "-z", "-f", archive, "-C", place.parent, "disktune"], check=True)
        release.settle(archive, 1_800_000_000)
        found.add(archive.read_bytes())
        assert subprocess.check_output(["tar", "-x", "-O", "-f", archive, "disktune/b"]) == b"b"
    assert len(found) == 1


def test_a_checkout_with_changes_or_an_older_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    repository(tmp_path)
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
    assert f'<release version="{VERSION}"' in (ROOT / addresses.METAINFO).read_text()
