"""Replacing serial numbers and World Wide Names in all that was gathered, before a word of it is written. No Qt.

The facts themselves are masked, not the finished text: no form of the report can forget to, and a mask never
breaks the markup around it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from disktune_contract.drives.drive import Drive
from disktune_contract.drives.masking import Masks
from disktune_contract.identity.identification import Identification
from disktune_contract.identity.scsi_identity import DesignatorKind
from disktune_contract.sentence import Sentence
from disktune_gui.report.facts import DriveFacts, ReportFacts

_SECRET = frozenset({"serial", "media_serial", "wwn", "unique_id", "nguid", "eui64"})
"""Fields that hold nothing else than what is to be hidden, whatever it looks like."""

_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-?[0-9a-fA-F]{4}){3}-?[0-9a-fA-F]{12}")


def hidden(facts: ReportFacts, machine_id: Path = Path("/etc/machine-id")) -> ReportFacts:
    """Return *facts* with every such number replaced, the same one by the same mask throughout."""
    facts = replace(facts, drives=tuple(_without_note(one) for one in facts.drives))
    masks = Masks(_key(machine_id))
    for one in facts.drives:
        _learn(masks, one.drive)
        if one.found is not None:
            _learn_identification(masks, one.found)
        for entry in one.results:
            masks.serial(entry.envelope.drive.serial)
            masks.name(entry.envelope.drive.wwn)
            _learn_identity(masks, entry.envelope.drive.identity)
    masked: ReportFacts = _walk(facts, masks)
    return replace(masked, masked=True)


def _without_note(facts: DriveFacts) -> DriveFacts:
    """Return *facts* without the user's words, in which nobody knows what is to be hidden."""
    if not facts.note:
        return facts
    words = Sentence("Your note on this drive is left out because serial numbers are masked.")
    return replace(facts, note="", troubles=(*facts.troubles, words))


def masks_of(drives: Iterable[Drive], machine_id: Path = Path("/etc/machine-id")) -> Masks:
    """Return what masks the numbers of *drives* in a text, as in the reports of this computer."""
    masks = Masks(_key(machine_id))
    for drive in drives:
        _learn(masks, drive)
    return masks


def _key(machine_id: Path) -> bytes:
    """Return what nobody else has: the machine's id (machine-id(5)), or chance where there is none."""
    try:
        return machine_id.read_bytes().strip() or os.urandom(16)
    except OSError:
        return os.urandom(16)


def _learn(masks: Masks, drive: Drive) -> None:
    masks.serial(drive.serial)
    masks.name(drive.wwn)
    _learn_identity(masks, drive.identity)


def _learn_identity(masks: Masks, identity: str) -> None:
    kind, _, rest = identity.partition(":")
    if kind == "serial":
        masks.serial(rest.rpartition(":")[2])
    else:
        masks.name(rest)


def _learn_identification(masks: Masks, found: Identification) -> None:
    if found.ata is not None:
        masks.serial(found.ata.serial)
        masks.serial(found.ata.device.media_serial)
        masks.name(found.ata.wwn)
        masks.name(found.ata.wwn_parts.unique_id if found.ata.wwn_parts is not None else "")
    if found.nvme is not None:
        masks.serial(found.nvme.serial)
        for uuid in _UUID.findall(found.nvme.subsystem_nqn):
            masks.name(uuid)
    if found.namespace is not None:
        masks.name(found.namespace.nguid)
        masks.name(found.namespace.eui64)
    for one in found.designators:
        if one.kind in (DesignatorKind.T10, DesignatorKind.VENDOR):
            # Vendor and model, then the number: only the last word recognises a drive.
            masks.serial(one.value.split()[-1] if one.value.split() else "")
        elif one.kind is DesignatorKind.NAME:
            masks.name(one.value.partition(".")[2])
        elif one.kind is not DesignatorKind.OTHER:
            masks.name(one.value)


def _walk(value: Any, masks: Masks, field: str = "") -> Any:
    """Return *value* with every text in it masked."""
    if isinstance(value, str) and not isinstance(value, Enum):
        masked = masks.text(value)
        if masked != value:
            return masked
        # A sentence stays one, which can be said in another language.
        return masks.letters(value) if field in _SECRET else value
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(
            **{part.name: _walk(getattr(value, part.name), masks, part.name) for part in fields(value)}
        )
    if isinstance(value, tuple | list):
        return type(value)(_walk(item, masks, field) for item in value)
    if isinstance(value, Mapping):
        return {key: _walk(item, masks, str(key)) for key, item in value.items()}
    return value
