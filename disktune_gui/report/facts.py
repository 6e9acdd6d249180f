"""Everything that a report is made of, as it was gathered. Without Qt."""

from __future__ import annotations

from dataclasses import dataclass

from disktune_contract.drives.drive import Drive
from disktune_contract.identity.health import Health
from disktune_contract.identity.identification import Identification
from disktune_contract.settings.setting import State
from disktune_gui.store.entry import Machine, ResultEntry, RunConditions


@dataclass(frozen=True)
class DriveFacts:
    """One drive."""

    drive: Drive
    found: Identification | None
    """What it says of itself; None if it could not be asked."""
    states: tuple[State, ...] | None
    """None if they could not be asked for."""
    results: tuple[ResultEntry, ...]
    """Measured on it, newest first."""
    troubles: tuple[str, ...] = ()
    """Sentences: what could not be had, and why."""
    health: Health | None = None
    """None if it could not be asked."""
    health_asked: bool = False
    """Whether it was asked; why nothing came of it stands in `troubles` then."""


@dataclass(frozen=True)
class ReportFacts:
    """The machine and its drives."""

    at: float
    """Seconds since the epoch."""
    program: str
    machine: Machine
    moment: RunConditions
    drives: tuple[DriveFacts, ...]
    masked: bool = False
    """Whether numbers by which a drive can be recognised have been replaced."""
