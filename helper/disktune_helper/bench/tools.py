"""Which programs measure here, and what to type where one is missing."""

from __future__ import annotations

import re

from disktune_contract.measuring.workload import Engine
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.measurement import EngineList, EngineState
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.version import VERSION
from disktune_helper.system.environment import sandboxed
from disktune_helper.system.file_bench_ports import Outside
from disktune_helper.system.ports import Ports

FIO_FLOOR = (3, 33)
"""Debian 12's, and what everything here was tried with: reports at intervals, with their histogram."""

_PROGRAMS = {Engine.FIO: "fio", Engine.BONNIE: "bonnie++"}

_INSTALL = {
    "debian": "sudo apt install {}",
    "fedora": "sudo dnf install {}",
    "rhel": "sudo dnf install {}",
    "suse": "sudo zypper install {}",
    "arch": "sudo pacman -S {}",
    "alpine": "sudo apk add {}",
    "gentoo": "sudo emerge {}",
    "void": "sudo xbps-install {}",
}
"""By ID or ID_LIKE of os-release(5)."""


def engines(ports: Ports, outside: Outside) -> EngineList:
    """Return what there is to measure with."""
    found = [EngineState(Engine.READER, f"DiskTune {VERSION}")]
    for engine, program in _PROGRAMS.items():
        path = outside.find(program)
        version = _version(outside, program, path)
        found.append(EngineState(engine, version, why_not(ports, engine, path, version)))
    return EngineList(tuple(found))


def program(ports: Ports, outside: Outside, engine: Engine) -> tuple[str, str]:
    """Return path and version of the program of an engine; raises Refusal (NOT_INSTALLED)."""
    path = outside.find(_PROGRAMS[engine])
    version = _version(outside, _PROGRAMS[engine], path)
    if why := why_not(ports, engine, path, version):
        raise Refusal(Fault.NOT_INSTALLED, why)
    return path, version


def _version(outside: Outside, program: str, path: str) -> str:
    """Return name and version of an installed program, empty if it does not tell."""
    said = outside.version(path) if path else ""
    found = re.search(r"\d\S*", said)
    return f"{program} {found[0]}" if found and not said.startswith(program) else said


def why_not(ports: Ports, engine: Engine, path: str, version: str) -> str:
    """Return the sentence that says why a program cannot be used, empty if it can."""
    name = _PROGRAMS[engine]
    if not path:
        return in_turn(Sentence("{program} is not installed.", program=name), _advice(ports, name))
    if engine is Engine.FIO:
        found = re.match(r"fio-(\d+)\.(\d+)", version)
        if found is None:
            return in_turn(Sentence("{path} does not identify itself as fio.", path=path), _advice(ports, name))
        if (int(found[1]), int(found[2])) < FIO_FLOOR:
            return Sentence(
                "fio {version} is too old; {needed} or newer is needed.",
                version=f"{found[1]}.{found[2]}",
                needed=f"{FIO_FLOOR[0]}.{FIO_FLOOR[1]}",
            )
    return ""


def _advice(ports: Ports, name: str) -> str:
    if sandboxed(ports):
        return Sentence(
            "The Flatpak does not contain this program. Install DiskTune as a package to measure files."
        )
    try:
        release = ports.read_text("/etc/os-release")
    except OSError:
        release = ""
    values = dict(line.split("=", 1) for line in release.splitlines() if "=" in line)
    likes = f"{values.get('ID', '')} {values.get('ID_LIKE', '')}".replace('"', "").split()
    for like in likes:
        for family, command in _INSTALL.items():
            if like.startswith(family) or (family == "suse" and "suse" in like):
                return Sentence("To install it: {command}", command=command.format(name))
    return Sentence("Install the package “{package}” of your distribution.", package=name)
