"""Fields of the mode pages of SCSI and SAS disks: caches, error recovery, idle timers, warnings."""

from __future__ import annotations

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import ModeField, PageField
from disktune_contract.settings.setting import (
    NOT_SUPPORTED_HERE,
    WOULD_WAKE_IT,
    Offer,
    Range,
    Setting,
    Source,
    State,
    Status,
    Toggle,
    Value,
)
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.drives.mode_pages import (
    Control,
    get_field,
    mode_select,
    mode_sense,
    with_field,
)
from disktune_helper.settings.handler import unreadable, unsupported
from disktune_helper.settings.kernel_settings import let_kernel_follow
from disktune_helper.system.ports import Node

_NO_PERMISSION = Sentence("Reading it needs permission.")
_FIXED = Sentence("This drive does not allow it.")


def state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return the current value, the default, and whether the drive lets it be changed."""
    if not sight.is_scsi_disk:
        return unsupported(setting, NOT_SUPPORTED_HERE)
    if sight.asleep:
        return State(setting.id, Status.ASLEEP, None, Source.LIVE, WOULD_WAKE_IT)
    if sight.node is None:
        return unreadable(setting, _NO_PERMISSION)
    try:
        return _asked(sight, sight.node, setting)
    except Refusal as error:
        if error.fault is Fault.DRIVE_GONE:
            raise
        return unreadable(setting, error.why)


def write(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Send the page as it is now, but for this field."""
    access, node = _access(setting), sight.node
    page = mode_sense(node, access.page, Control.CURRENT)
    if page is None or _value(setting, page) is None:
        raise Refusal(Fault.NOT_SUPPORTED, NOT_SUPPORTED_HERE)
    mode_select(node, _changed(setting, page, value))
    if access.kernel_must_follow:
        let_kernel_follow(sight, bool(value))


def _asked(sight: DriveSnapshot, node: Node, setting: Setting) -> State:
    access = _access(setting)
    page = mode_sense(node, access.page, Control.CURRENT)
    value = None if page is None else _value(setting, page)
    if value is None:
        return unsupported(setting, NOT_SUPPORTED_HERE)
    first, mask = (_constant(sight, node, access.page, which) for which in (Control.DEFAULT, Control.CHANGEABLE))
    default = None if first is None else _value(setting, first)
    limit = _limit(access, mask)
    status, reason = (Status.OK, "") if limit else (Status.LOCKED, _FIXED)
    narrowed = isinstance(setting.domain, Range) and limit and limit < _most(access.field)
    offer = Offer(maximum=limit * access.scale) if narrowed else Offer()
    return State(setting.id, status, value, Source.LIVE, reason, offer, default=default)


def _constant(sight: DriveSnapshot, node: Node, page: int, control: Control) -> bytes | None:
    """Return the defaults or the mask of a page, asked for once a snapshot: they stay the same."""
    if (page, control) not in sight.mode_pages:
        sight.mode_pages[page, control] = mode_sense(node, page, control)
    return sight.mode_pages[page, control]


# -- fields ------------------------------------------------------------------------------------------------


def _value(setting: Setting, page: bytes) -> Value | None:
    """Return the value in a page, None if the page ends before it does."""
    access = _access(setting)
    number = get_field(page, access.field)
    enabled = 1 if access.enable is None else get_field(page, access.enable)
    if number is None or enabled is None:
        return None
    if isinstance(setting.domain, Toggle):
        return bool(number) != access.inverted
    if not enabled:
        return access.off
    return number * access.scale


def _changed(setting: Setting, page: bytes, value: Value) -> bytes:
    access = _access(setting)
    if isinstance(setting.domain, Toggle):
        return with_field(page, access.field, int(bool(value) != access.inverted))
    if access.enable is not None:
        page = with_field(page, access.enable, int(value != access.off))
        if value == access.off:
            return page
    number = int(value) // access.scale
    if not 0 <= number <= _most(access.field):
        raise Refusal(
            Fault.OUT_OF_RANGE,
            Sentence("{setting}: {value} does not fit into its field.", setting=setting.label, value=value),
        )
    return with_field(page, access.field, number)


def _limit(access: ModeField, mask: bytes | None) -> int:
    """Return the greatest number that may be written into the field; 0 if it cannot be changed.

    A drive that masks some upper bits has shorter numbers; with any other pattern nothing can be kept to.
    """
    if mask is None or (access.enable is not None and not get_field(mask, access.enable)):
        return 0
    bits = get_field(mask, access.field) or 0
    return 0 if bits & bits + 1 else bits


def _most(field: PageField) -> int:
    return (1 << field.bits) - 1


def _access(setting: Setting) -> ModeField:
    assert isinstance(setting.access, ModeField)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
