"""Settings that nothing reaches any more: told about, so that nobody searches for them, and never written."""

from __future__ import annotations

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.settings.setting import Legacy, Setting, Source, State, Status, Value
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight


def legacy_state(sight: Sight, setting: Setting) -> State:  # noqa: ARG001  # the same on every drive
    """Return why there is nothing to see."""
    return State(setting.id, Status.LEGACY, None, Source.LIVE, _reason(setting))


def write_legacy(sight: OpenSight, setting: Setting, value: Value) -> None:  # noqa: ARG001  # a handler's shape
    """Refuse."""
    raise Refusal(Fault.NOT_SUPPORTED, _reason(setting))


def _reason(setting: Setting) -> str:
    assert isinstance(setting.access, Legacy)  # noqa: S101  # the table of handlers goes by this type
    return setting.access.reason
