"""The collection without Ansible: its plain modules by the name that they have in a playbook."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.helper.cli.saved_machine import Machine
from tests.helper.cli.shell import Shell
from tests.helper.conftest import make_bench

COLLECTION = Path(__file__).resolve().parents[2] / "ansible"

for _name, _places in {
    "ansible_collections": [],
    "ansible_collections.disktune": [],
    "ansible_collections.disktune.drives": [str(COLLECTION)],
}.items():
    sys.modules[_name] = ModuleType(_name)
    sys.modules[_name].__path__ = _places


@pytest.fixture
def machine() -> Machine:
    return Machine(make_bench())


@pytest.fixture
def shell(machine: Machine) -> Shell:
    return Shell(machine.bench)
