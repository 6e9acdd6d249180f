"""The Flatpak's manifest: sources by the hashes of the lock file, permissions with their reasons, no way out."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MANIFEST = (ROOT / "flatpak/org.disktune.DiskTune.yml").read_text()
PERMISSIONS = re.findall(r"^  - (--\S+)$", MANIFEST, re.MULTILINE)


def test_every_wheel_is_one_of_the_lock_file() -> None:
    locked = (ROOT / "requirements/run.txt").read_text()
    wheels = re.findall(r"path: wheels/([a-z]+)-([0-9.]+)-\S+\n +sha256: ([0-9a-f]{64})\n", MANIFEST)
    assert len(wheels) == MANIFEST.count("path: wheels/")
    for name, version, digest in wheels:
        block = locked.partition(f"\n{name}=={version} ")[2].partition("\n    # via")[0]
        assert f"--hash=sha256:{digest}" in block, (
            f"{name} {version}: run tools/flatpak-wheels, write its hash down"
        )


def test_everything_that_is_installed_is_among_the_sources() -> None:
    wanted = (
        MANIFEST.partition("--target=${FLATPAK_DEST}/share/disktune\n")[2].partition("\n    sources")[0].split()
    )
    assert wanted
    assert {name for name in wanted if f"path: wheels/{name}-" not in MANIFEST} == set()


def test_every_permission_follows_its_reason() -> None:
    for permission in PERMISSIONS:
        before = MANIFEST.partition(f"  - {permission}\n")[0].splitlines()
        # One reason can be for two or three that go together.
        assert any(line.lstrip().startswith("# ") for line in before[-3:]), permission


def test_nothing_lets_the_program_out_of_the_sandbox() -> None:
    """Neither the command that runs things on the host, nor a bus, a home, or devices as a whole."""
    assert PERMISSIONS
    for permission in PERMISSIONS:
        assert not permission.startswith(
            ("--socket=system-bus", "--socket=session-bus", "--device", "--share=network")
        )
        assert "org.freedesktop.Flatpak" not in permission
        if permission.startswith("--filesystem="):
            assert permission in ("--filesystem=/run/udev:ro", "--filesystem=/run/disktune-door:ro")


def test_runtime_and_base_are_of_one_branch() -> None:
    """tools/flatpak/build replaces both under the branch of the runtime."""
    branches = re.findall(r"^(?:runtime|base)-version: '([0-9.]+)'$", MANIFEST, re.MULTILINE)
    assert len(branches) == 2
    assert len(set(branches)) == 1


def test_all_python_is_compiled_where_it_was_installed() -> None:
    """A file system that can only be read keeps no bytecode, and every start would compile everything."""
    commands = MANIFEST.partition("- name: disktune\n")[2].partition("    sources")[0]
    before, compiles, of = commands.partition("python3 -m compileall -q --invalidation-mode unchecked-hash ")
    assert compiles
    installed = set(re.findall(r"\$\{FLATPAK_DEST\}/(?:share|lib)/disktune(?=/$)", before, re.MULTILINE))
    assert installed == set(of.partition("\n      - ")[0].split())
