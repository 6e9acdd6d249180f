"""NVMe admin commands: the few that this program sends, each by name.

The ioctl returns the controller's own status as a positive number, which is no errno: it ends up in
`NvmeReply.status` and is judged here. Source: NVM Express Base Specification, Get Features, Identify
and Set Features; Linux include/uapi/linux/nvme_ioctl.h.
"""

from __future__ import annotations

from enum import IntEnum

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_helper.system.drive_commands.ioctls import NvmeReply
from disktune_helper.system.errors import refusal
from disktune_helper.system.ports import ChangingNode, Node

GET_LOG_PAGE = 0x02
SET_FEATURES = 0x09
GET_FEATURES = 0x0A
IDENTIFY = 0x06
DEVICE_SELF_TEST = 0x14

LOG_ERRORS, LOG_SMART, LOG_SELF_TEST = 0x01, 0x02, 0x06
_ALL_NAMESPACES = 0xFFFFFFFF

CNS_NAMESPACE, CNS_CONTROLLER = 0, 1
IDENTIFY_BYTES = 4096
"""Identify returns 4096 bytes whatever is asked for."""

_STATUS = 0x7FF
"""Status code and status code type; above them are Do Not Retry and More."""
_INVALID_FIELD = 0x002
_REFUSALS = {
    _INVALID_FIELD: Sentence("The drive rejected this"),
    0x10D: Sentence("The controller cannot save this"),
    0x10E: Sentence("The drive rejected this"),
    0x10F: Sentence("The drive rejected this"),
    0x11D: Sentence("A self-test is already running"),
}


class Select(IntEnum):
    """Which value of a feature Get Features asks for; all but the current one need ONCS bit 4."""

    CURRENT = 0
    DEFAULT = 1
    SAVED = 2
    CAPABILITIES = 3


CHANGEABLE = 0x4
"""Of the capabilities: the feature can be changed (bit 0 is saveable, bit 1 one value for each namespace)."""


def identify(node: Node, what: int, namespace: int = 0) -> bytes:
    """Return an Identify data structure; raises `Refusal`."""
    reply = _send(node, IDENTIFY, what, IDENTIFY_BYTES, namespace)
    if reply.status:
        raise _refused(reply.status, Sentence("The drive rejected this"))
    return reply.data


def log_page(node: Node, log: int, length: int) -> bytes:
    """Return the first *length* bytes of a log of the whole controller; raises `Refusal`."""
    # NUMDL counts dwords from 0. Bit 15, Retain Asynchronous Event, stays 0: it is for events, which this is not.
    reply = _send(node, GET_LOG_PAGE, (length // 4 - 1) << 16 | log, length, _ALL_NAMESPACES)
    if reply.status:
        raise _refused(reply.status, Sentence("The drive does not report this"))
    return reply.data


def get_feature(node: Node, feature: int, select: Select, selector: int = 0) -> int | None:
    """Return dword 0 of the answer to Get Features, None if the controller has no such feature or value.

    Raises `Refusal` for every other failure.
    """
    reply = _send(node, GET_FEATURES, feature | select << 8, cdw11=selector)
    if reply.status & _STATUS == _INVALID_FIELD:
        return None
    if reply.status:
        raise _refused(reply.status, Sentence("The drive does not report this"))
    return reply.result & 0xFFFFFFFF


def set_feature(node: Node, feature: int, dword11: int) -> None:
    """Set a feature until the controller is next reset; raises `Refusal`."""
    status = _send(node, SET_FEATURES, feature, cdw11=dword11).status
    if status:
        raise _refused(status, _REFUSALS.get(status & _STATUS, Sentence("The drive rejected this")))


def device_self_test(node: ChangingNode, code: int) -> None:
    """Begin or stop a self-test of the controller and all its namespaces; raises `Refusal`."""
    status = _send(node, DEVICE_SELF_TEST, code, namespace=_ALL_NAMESPACES).status
    if status:
        raise _refused(status, _REFUSALS.get(status & _STATUS, Sentence("The drive rejected this")))


def _refused(status: int, why: str) -> Refusal:
    code = f"{status & _STATUS:03X}h"
    return Refusal(Fault.REFUSED_BY_DRIVE, Sentence("{why} (NVMe status {code}).", why=why, code=code))


def _send(
    node: Node, opcode: int, cdw10: int, reply_bytes: int = 0, namespace: int = 0, cdw11: int = 0
) -> NvmeReply:
    try:
        return node.nvme_admin(opcode, cdw10, reply_bytes, namespace, cdw11)
    except OSError as error:
        raise refusal(error, node.name) from None
