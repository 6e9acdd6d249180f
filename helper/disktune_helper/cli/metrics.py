"""``disktune-helper metrics``: metrics for Prometheus, for the textfile collector of node_exporter.

It prints one page and leaves; with ``--write`` it writes the page to /run/disktune/metrics/disktune.prom instead,
where disktune-metrics.timer has it made and the administrator of node_exporter links to it. It opens no port,
changes nothing, and wakes no drive (`disktune_helper.metrics.looking`). /run is memory: no disk is written to.

Exit status 0 if all went well, 1 if something could not be written, 2 for wrong usage.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TextIO

from disktune_contract.folders import METRICS, RUNTIME, SAMPLES, STATE
from disktune_contract.messages.privilege import Class
from disktune_helper.faces import FACES
from disktune_helper.metrics.looking import RoundMemory
from disktune_helper.metrics.round import MetricsRound
from disktune_helper.session.session import SessionContext
from disktune_helper.settings.store import of_root
from disktune_helper.system.files import Folder, RootFolder
from disktune_helper.system.held_files import are_held, folder_of_root
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.text_files import printable

EX_USAGE = 2
FILE = "disktune.prom"
_OPTIONS = ("--write", "--serials")


def run(arguments: Sequence[str], stdout: TextIO, stderr: TextIO) -> int:
    """Make one page; return the exit status."""
    if not set(arguments) <= set(_OPTIONS):
        print(FACES["metrics"].how, file=stderr)
        return EX_USAGE
    # Root's process is nobody's by now.
    if not are_held():
        print("disktune-helper: metrics asks drives and must be started by root", file=stderr)
        return EX_USAGE
    ports, kept = SystemPorts(), folder_of_root(METRICS)
    text, problems = make(ports, session_of(ports), kept, RootFolder(SAMPLES), serials="--serials" in arguments)
    if "--write" in arguments:
        problems += _write(kept, text)
    else:
        stdout.write(text)
    for problem in problems:
        print(f"disktune-helper: {printable(problem)}", file=stderr, flush=True)
    return 1 if problems else 0


def session_of(ports: Ports) -> SessionContext:
    """Return a session that can read drives, and what is saved, on trial and boosted."""
    folders = (RootFolder(STATE), RootFolder(RUNTIME))
    return SessionContext(ports, Class.INSPECT, folders, lambda _event, _args: None, lambda: None, of_root)


def make(
    ports: Ports,
    session: SessionContext,
    kept: Folder,
    samples: Folder,
    *,
    serials: bool,
    clock: Callable[[], float] = time.time,
) -> tuple[str, list[str]]:
    """Return a page, and what went wrong, in sentences. *kept* has what earlier rounds left."""
    memory = RoundMemory(ports, kept)
    text = MetricsRound(session, memory, samples, clock).page(serials=serials).text()
    try:
        memory.keep()
    except OSError as error:
        return text, [f"{METRICS}: {error.strerror}."]
    return text, []


def _write(kept: Folder, text: str) -> list[str]:
    try:
        kept.replace(FILE, text)
    except OSError as error:
        return [f"{METRICS}/{FILE}: {error.strerror}."]
    return []
