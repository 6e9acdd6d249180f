"""Features of NVMe controllers: power state, write cache, temperatures, interrupts."""

from __future__ import annotations

from collections.abc import Callable

from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.nvme import NvmeController
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.rules import rules
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.access import ControllerBound, IdentifyBit, NvmeField
from disktune_contract.settings.setting import (
    NOT_SUPPORTED_HERE,
    ONE_VALUE,
    Offer,
    Range,
    Setting,
    Source,
    State,
    Status,
    Toggle,
    Value,
)
from disktune_helper.decode import nvme
from disktune_helper.drives import nvme_admin
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.drives.nvme_admin import CHANGEABLE, Select
from disktune_helper.settings.handler import unreadable, unsupported
from disktune_helper.system.ports import Node

_WAKING_BYTES = 4096

_FIXED = Sentence("This drive does not allow it.")


def state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return the current value, and the default where the controller reports it."""
    access = _access(setting)
    if sight.kind is not DriveKind.NVME:
        return unsupported(setting, NOT_SUPPORTED_HERE)
    if sight.node is None or sight.id_ctrl is None:
        return unreadable(setting, sight.why_no_id_ctrl)
    if access.supported and not _bit(sight.id_ctrl, access.supported):
        return unsupported(setting, NOT_SUPPORTED_HERE)
    node, page = sight.node, sight.id_ctrl
    try:
        # Ten settings use one page.
        controller = sight.once("controller", lambda: nvme.id_ctrl(page))
        return _asked(node, controller, setting)
    except Refusal as error:
        if error.fault is Fault.DRIVE_GONE:
            raise
        return unreadable(setting, error.why)


def write(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Set the field and leave the rest of its dword as it is."""
    access, node = _access(setting), sight.node
    now = nvme_admin.get_feature(node, access.feature, Select.CURRENT, access.selector)
    if now is None:
        raise Refusal(Fault.NOT_SUPPORTED, NOT_SUPPORTED_HERE)
    field = (int(value) // access.scale + access.offset) << access.lsb
    if field & ~_mask(access):
        raise Refusal(
            Fault.OUT_OF_RANGE,
            Sentence("{setting}: {value} does not fit into its field.", setting=setting.label, value=value),
        )
    nvme_admin.set_feature(node, access.feature, now & access.kept | access.selector | field)


def _asked(node: Node, controller: NvmeController, setting: Setting) -> State:
    access = _access(setting)
    now = nvme_admin.get_feature(node, access.feature, Select.CURRENT, access.selector)
    if now is None:
        return unsupported(setting, NOT_SUPPORTED_HERE)
    offer = _offer(controller, access, now)
    if access.maximum is ControllerBound.WORKING_STATES and (offer.maximum or 0) < _number(access, now):
        now = _awake(node, access, now)
        if (offer.maximum or 0) < _number(access, now):
            return unreadable(
                setting,
                Sentence(
                    "The drive idles in state {state}.",
                    state=_number(access, now),
                ),
            )
    value, default, status = _value(setting, now), None, Status.OK
    reason = _watts(controller, offer) if access.maximum is ControllerBound.WORKING_STATES else ""
    if controller.saveable_features:
        first = nvme_admin.get_feature(node, access.feature, Select.DEFAULT, access.selector)
        default = None if first is None else _value(setting, first)
        told = nvme_admin.get_feature(node, access.feature, Select.CAPABILITIES, access.selector)
        if told is not None and not told & CHANGEABLE:
            status, reason = Status.LOCKED, _FIXED
    if _no_choice(setting, offer):
        status, reason = Status.UNSUPPORTED, ONE_VALUE
    return State(setting.id, status, value, Source.LIVE, reason, offer, default=default)


def _watts(controller: NvmeController, offer: Offer) -> str:
    """Return a sentence with the power of each offered state, empty if the controller does not report it."""
    offered = controller.power_states[: (offer.maximum or 0) + 1]
    told = [
        Sentence("{power} in state {state}", power=f"{each.max_power_w:g} W", state=each.index)
        for each in offered
        if each.max_power_w
    ]
    return Sentence("Maximum power: {powers}.", powers=listed(told)) if told else ""


def _awake(node: Node, access: NvmeField, resting: int) -> int:
    """Return the feature as it is after a read of one block.

    A controller that has entered a low-power state on its own (APST) reports that state. The first I/O takes it to
    the state it works in, which is the one that was set; no motor starts for it.
    """
    try:
        reader = node.reader(direct=True, buffer_bytes=_WAKING_BYTES)
    except OSError:
        return resting
    try:
        reader.read(0, _WAKING_BYTES)
    except OSError:
        return resting
    finally:
        reader.close()
    now = nvme_admin.get_feature(node, access.feature, Select.CURRENT, access.selector)
    return resting if now is None else now


# -- fields ------------------------------------------------------------------------------------------------


def _value(setting: Setting, dword: int) -> Value:
    access = _access(setting)
    field = (dword & _mask(access)) >> access.lsb
    return bool(field) if isinstance(setting.domain, Toggle) else (field - access.offset) * access.scale


def _number(access: NvmeField, dword: int) -> int:
    return ((dword & _mask(access)) >> access.lsb) - access.offset


def _mask(access: NvmeField) -> int:
    return (1 << access.bits) - 1 << access.lsb


def _bit(page: bytes, bit: IdentifyBit) -> bool:
    return bool(page[bit.byte] >> bit.bit & 1)


def _offer(controller: NvmeController, access: NvmeField, dword: int) -> Offer:
    """Return what the controller admits, beside the other field of the dword where the two have an order."""
    lows = [_LIMITS[access.minimum](controller)] if access.minimum else []
    highs = [_LIMITS[access.maximum](controller)] if access.maximum else []
    if less := _neighbour(access, access.more_than, dword):
        lows.append(less - access.offset + 1)
    if more := _neighbour(access, access.less_than, dword):
        highs.append(more - access.offset - 1)
    return Offer(
        minimum=max((low for low in lows if low is not None), default=None),
        maximum=min((high for high in highs if high is not None), default=None),
    )


def _neighbour(access: NvmeField, lsb: int | None, dword: int) -> int:
    """Return the field of the same width at *lsb*, 0 if there is none."""
    return 0 if lsb is None else dword >> lsb & (1 << access.bits) - 1


def _no_choice(setting: Setting, offer: Offer) -> bool:
    """Return whether the drive leaves one value, and no way to switch the thing off."""
    if not isinstance(setting.domain, Range) or setting.domain.off is not None:
        return False
    low, high = rules.limits(setting.domain, offer)
    return low >= high


def _working_states(controller: NvmeController) -> int:
    resting = (each.index for each in controller.power_states if each.non_operational)
    return max(next(resting, len(controller.power_states)) - 1, 0)


_LIMITS: dict[ControllerBound, Callable[[NvmeController], int | None]] = {
    ControllerBound.WORKING_STATES: _working_states,
    ControllerBound.LEAST_THROTTLE: lambda controller: controller.min_throttle_temperature_c,
    ControllerBound.GREATEST_THROTTLE: lambda controller: controller.max_throttle_temperature_c,
}


def _access(setting: Setting) -> NvmeField:
    assert isinstance(setting.access, NvmeField)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
