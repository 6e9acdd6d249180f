"""What all tests of the store share: results in a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from disktune_gui.store.store import ResultStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "results.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[ResultStore]:
    made = ResultStore(path)
    yield made
    made.close()
