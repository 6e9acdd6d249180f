"""The directories in which root keeps DiskTune's files; every user may read most of them."""

from __future__ import annotations

CONFIG = "/etc/disktune"
"""Saved settings; `disktune_contract.settings.saved`."""

STATE = "/var/lib/disktune"
"""What outlives a restart: the journal."""

RUNTIME = "/run/disktune"
"""What must not: trials that have not ended. The drives forget at the same moment."""

SAMPLES = f"{STATE}/health"
"""What drives reported of their health, for every user to read; `disktune_contract.health.sample`."""
SAMPLED = f"{RUNTIME}/health"
"""How busy drives had been when they were sampled last."""
METRICS = f"{RUNTIME}/metrics"
"""What Prometheus gets, for every user to read, and what was known when that was written."""

RECORDINGS = f"{STATE}/recordings"
"""Who reached drives. Programs of all users are named in the files, so only root can read them."""

OF_AWAKE = "awake"
"""In `RUNTIME`, and not empty while disktune-awake.service inhibits suspend for boosts and long trials."""

OF_LONG_TRIALS = "long-trials"
LONG_TRIALS = f"{STATE}/{OF_LONG_TRIALS}"
"""How long trials go, for every user to read: the tray watches it, so nothing else is written there."""
