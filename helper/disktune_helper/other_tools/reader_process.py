"""What other tools set on a drive, read with no more rights than an ordinary user has.

For a window that root runs, whose helper is root's, the files are read by a process that becomes the user nobody
(security-requirements.md R16).
"""

from __future__ import annotations

import os
import sys
from typing import TextIO

from disktune_contract import wire
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, Wording, as_said, wordings
from disktune_contract.settings.claims import ClaimList
from disktune_contract.wire import MAX_REPLY
from disktune_helper.other_tools import all_readers
from disktune_helper.other_tools.tree import Tree, unread
from disktune_helper.system import privilege, programs
from disktune_helper.system.ports import Ports
from disktune_helper.system.processes import sandboxed
from disktune_helper.system.system_ports import SystemPorts

_OUT_OF_REACH = unread("/etc", Sentence("DiskTune runs in a sandbox"))


@record
class _Answer:
    """What the process that becomes the user nobody prints."""

    found: ClaimList
    said: tuple[Wording, ...]
    """What the sentences in it are made of."""


def claims(ports: Ports, drive: str) -> ClaimList:
    """Return the claims on *drive*; what cannot be read is named in the answer. Raises `Refusal`."""
    if sandboxed(ports):
        return ClaimList((), unreadable=(_OUT_OF_REACH,))
    tree = Tree(ports.root)
    if os.geteuid() == 0 and tree.is_live:
        return _through_nobody(drive)
    return all_readers.claims(tree, drive, ports)


def _through_nobody(drive: str) -> ClaimList:
    try:
        text = programs.read_as_nobody(drive)
        answer = wire.load(_Answer, wire.parse(text, MAX_REPLY))
        return as_said(answer.found, answer.said)
    except (OSError, wire.WireError) as error:
        why = Sentence("It could not be read as user nobody: {error}.", error=error)
        raise Refusal(Fault.PERMISSION, why) from None


def main(drive: str, stdout: TextIO = sys.stdout) -> int:
    """Become the user nobody and print the claims on *drive* in one line; run by `programs.read_as_nobody`."""
    privilege.become_nobody()
    found = all_readers.claims(Tree(), drive, SystemPorts())
    print(wire.dump(_Answer(found, wordings(found))), file=stdout)
    return 0
