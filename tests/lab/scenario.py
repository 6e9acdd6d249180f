"""What a scenario is, and what it may use."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.lab.host import Host

HELPER = "/usr/libexec/disktune/disktune-helper"
"""The installed program."""


class Failed(Exception):
    """A promise was not kept; the text says which, and what was found."""


@dataclass
class Lab:
    """One scenario's surroundings."""

    host: Host
    seat: str
    """What logind says of the user's session."""
    checks: int = field(default=0)
    """How many comparisons were made."""

    def same(self, what: str, ours: object, theirs: object) -> None:
        """Demand that two things are equal, and of one type: True is not 1."""
        self.checks += 1
        if ours != theirs or type(ours) is not type(theirs):
            raise Failed(f"{what}: we say {ours!r}, the judge says {theirs!r}")

    def true(self, what: str, holds: bool) -> None:
        """Demand that something holds."""
        self.checks += 1
        if not holds:
            raise Failed(what)

    def until(self, what: str, holds: Callable[[], bool], limit_s: float = 120.0) -> float:
        """Wait for something to come true and return how long that took."""
        started = asked = time.monotonic()
        self.checks += 1
        while not holds():
            answered = time.monotonic()
            if answered - started > limit_s:
                raise Failed(f"not within {limit_s:.0f} s: {what}")
            # In emulation a judge that starts programs would take the processor from what it waits for.
            time.sleep(max(0.2, 2 * (answered - asked)))
            asked = time.monotonic()
        return time.monotonic() - started


USUAL_S = 400
"""Seconds for a scenario: one of a minute, on a machine whose processors have other work most of the time. How
soon something happens is judged where it is promised."""

Scenario = Callable[[Lab], str]
"""Does it and returns the figure that the host prints; raises if a promise is broken."""

SCENARIOS: dict[str, tuple[Scenario, int]] = {}
"""By name, with the seconds after which it has failed."""

Beginning = Callable[[Lab], None]
BEFOREHAND: dict[str, Beginning] = {}
"""By a scenario's name, what is begun before the first one of a boot: it needs time, and nobody beside it."""


def scenario(limit_s: int = USUAL_S, *, beforehand: Beginning | None = None) -> Callable[[Scenario], Scenario]:
    """Register a function; ``trial_kept`` becomes ``trial-kept``."""

    def register(function: Scenario) -> Scenario:
        name = function.__name__.replace("_", "-")
        SCENARIOS[name] = (function, limit_s)
        if beforehand is not None:
            BEFOREHAND[name] = beforehand
        return function

    return register


def run(*command: str, ok: tuple[int, ...] = (0,), limit_s: float = 60.0) -> str:
    """Run a judge and return what it printed; raises `Failed` if it exits with another status than *ok*."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=limit_s, check=False, errors="replace")
    if done.returncode not in ok:
        raise Failed(
            f"{' '.join(command)}: status {done.returncode}, {(done.stderr or done.stdout).strip()[-300:]}"
        )
    return done.stdout
