"""What texts a request to root may hold: none that is not compared with something that root knows itself."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Iterator
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS
from tests.each import each

OF_ROOT = sorted(verb.name for verb in VERBS.values() if verb.classes - {Class.BROWSE})

TEXTS = {
    "DriveRef.name": "the form of kernel names, then the drives that sysfs lists",
    "DriveRef.identity": "what the opened drive says",
    "Change.setting": "the catalogue",
    "Change.value": "the setting's domain",
    "Change.expected": "the value in force",
    "ShownValue.setting": "the catalogue",
    "ShownValue.value": "the setting's domain",
    "Save.drop": "the catalogue",
    "BatteryValue.setting": "the catalogue",
    "BatteryValue.value": "the setting's domain and what the drive offers, as a change's",
    "FileRef.identity": "the form of identities, of which the file's name is made",
    "JournalQuery.identity": "identities in the journal",
    "Act.action": "the table of actions",
    "TrimNow.targets": "device numbers among this process's mounts",
    "Scrub.uuid": "the file systems that the kernel has mounted on the drive",
    "ScrubLimits.uuid": "the same",
    "OfScrub.uuid": "the same",
    "Boost.preset": "the table of presets",
    "Measure.workloads": "the table of workloads",
    "Measure.catalogue": "the digest of that table",
    "Compare.workload": "the table of workloads",
    "Compare.catalogue": "the digest of that table",
    "CompareLayer.workload": "the table of workloads",
    "CompareLayer.catalogue": "the digest of that table",
    "Hold.file_system": "the file systems that the kernel has mounted",
    "OfTrial.trial": "16 hexadecimal digits, then the trials of this process or in files of root's",
    "AnswerIn.trial": "the trials of this process",
    "EndLongTrial.trial": "16 hexadecimal digits, then the files of root's about long trials",
    "Switch.trial": "the trials of this process",
}
"""Each text that a class of root's takes, and what it has to be equal to. A new one needs its line."""


def texts(kind: Any, path: str = "") -> Iterator[str]:
    """Yield each field of a request that takes a text, as its class and name."""
    if dataclasses.is_dataclass(kind):
        hints = get_type_hints(kind)
        for field in dataclasses.fields(kind):
            yield from texts(hints[field.name], f"{getattr(kind, '__name__', '')}.{field.name}")
    elif get_origin(kind) in (tuple, Union, types.UnionType):
        for part in get_args(kind):
            if part is not ...:
                yield from texts(part, path)
    elif kind is str:
        yield path
    else:
        # Anything else could hold a text unseen.
        assert kind in (bool, int, float, type(None)) or issubclass(kind, Enum), f"{path}: {kind}"


def test_every_text_that_root_takes_is_compared_with_something_of_roots() -> None:
    assert {text for name in OF_ROOT for text in texts(VERBS[name].takes)} == set(TEXTS)


@each(OF_ROOT)
def test_no_request_to_root_names_a_file_or_a_program(name: str) -> None:
    fields = {text.rpartition(".")[2] for text in texts(VERBS[name].takes)}
    assert not fields & {"path", "folder", "file", "directory", "program", "command", "script", "device", "user"}


def test_a_directory_in_a_request_would_be_found() -> None:
    """Those of class browse alone have one."""
    assert "MeasureFolder.folder" in set(texts(VERBS["measure-folder"].takes))
