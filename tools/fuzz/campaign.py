"""Hours of fuzzing: target after target under atheris, and a record of every round in ``build/fuzz``."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from tools.fuzz import kept
from tools.fuzz.targets import ROOT, Target

WORK = ROOT / "build/fuzz"
"""Has for each target the folder of its inputs, and the findings."""
ROUNDS = WORK / "rounds.jsonl"

_HANGS_S = 300
"""Seconds after which an input hangs: by the clock, and others may need the processor."""
_MEMORY_MIB = 2048
_STATISTICS = re.compile(r"stat::number_of_executed_units:\s+(\d+)")
_COVERAGE = re.compile(r"cov: (\d+) ft: (\d+) corp: (\d+)")


@dataclass(frozen=True)
class Round:
    """What became of one process."""

    target: str
    runs: int
    """Inputs that were tried."""
    seconds: float
    cov: int
    """Places that libFuzzer counts as reached: branches of the instrumented modules, and comparisons in them."""
    features: int
    corpus: int
    """Inputs that reach something that no other does, by its count."""
    finding: str = ""
    """The file of the input that ended it."""


def folder_of(target: Target, work: Path = WORK) -> Path:
    """Return the folder of a target's inputs, which begins with what is kept."""
    folder = work / target.name
    folder.mkdir(parents=True, exist_ok=True)
    for data in [*kept.read(target), *target.to_begin_with()]:
        (folder / sha256(data).hexdigest()[:20]).write_bytes(data)
    return folder


def guided(
    target: Target, folder: Path, *, seed: int, runs: int = -1, seconds: int = 0, findings: Path = WORK / "found"
) -> tuple[Round, str]:
    """Fuzz a target until *runs* inputs or *seconds* are over; return what became of it and what was printed.

    The same *seed* and *runs* on the same sources and inputs try the same.
    """
    findings.mkdir(parents=True, exist_ok=True)
    before = set(findings.iterdir())
    command = [sys.executable, "-m", "tools.fuzz.guided", target.name, str(folder)]
    command += [f"-seed={seed}", f"-runs={runs}", f"-max_total_time={seconds}", f"-max_len={target.longest}"]
    # An input that takes ten seconds by the clock, of a process that waits for others, is no finding.
    command += [f"-timeout={_HANGS_S}", f"-report_slow_units={_HANGS_S}", f"-rss_limit_mb={_MEMORY_MIB}"]
    command += ["-print_final_stats=1", "-reload=0"]
    command += [f"-artifact_prefix={findings}/{target.name}-"]
    began = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    counts = _COVERAGE.findall(done.stdout)
    cov, features, corpus = map(int, counts[-1]) if counts else (0, 0, 0)
    executed = _STATISTICS.search(done.stdout)
    new = sorted(set(findings.iterdir()) - before)
    finding = str(new[0]) if new else "" if done.returncode == 0 else "it ended by itself"
    seconds_taken = round(time.monotonic() - began, 1)
    runs_made = int(executed[1]) if executed else 0
    return Round(target.name, runs_made, seconds_taken, cov, features, corpus, finding), done.stdout


def run(targets: Sequence[Target], hours: float, slice_s: int) -> int:
    """Fuzz *targets* in turn for *hours*; return how many of them have findings."""
    until = time.monotonic() + hours * 3600
    bad: set[str] = set()
    number = 0
    while (left := until - time.monotonic()) > 1 and len(bad) < len(targets):
        target = targets[number % len(targets)]
        number += 1
        if target.name in bad:
            continue
        found, said = guided(target, folder_of(target), seed=number, seconds=max(1, int(min(slice_s, left))))
        with ROUNDS.open("a") as file:
            file.write(json.dumps(asdict(found)) + "\n")
        print(
            f"{found.target:20} {found.runs:>10} runs {found.seconds:>7.1f} s, reached {found.cov}, "
            f"{found.corpus} inputs {found.finding}",
            flush=True,
        )
        if found.finding:
            bad.add(target.name)
            print(said[-4000:], flush=True)
    return len(bad)


def totals() -> dict[str, int]:
    """Return the inputs that were tried since ``build/fuzz`` was made, by target."""
    found: dict[str, int] = {}
    if ROUNDS.exists():
        for line in ROUNDS.read_text().splitlines():
            one = json.loads(line)
            found[one["target"]] = found.get(one["target"], 0) + one["runs"]
    return found
