"""How long a session lasts: without use, and at most."""

from __future__ import annotations

from disktune_contract.messages.protocol import Class
from disktune_contract.sentence import Sentence
from disktune_helper.session.session import SessionContext
from disktune_helper.system.ports import Ports

IDLE_LIMIT_S = 600.0
"""A privileged session nobody has used for this long ends (security-requirements.md R4)."""

AT_DOOR_FIRST_S, AT_DOOR_IDLE_S = 30.0, 180.0
"""The same at the door of a sandbox, before the first request and after it: places there are few."""

SESSION_LIMIT_S = 8 * 3600.0

_UNUSED = {
    IDLE_LIMIT_S: Sentence("Not used for 10 minutes."),
    AT_DOOR_IDLE_S: Sentence("Not used for 3 minutes."),
    AT_DOOR_FIRST_S: Sentence("Not used within 30 seconds."),
}


class SessionLimits:
    """The clock of one session. One of class browse, which is its user's own, has no limits."""

    def __init__(self, ports: Ports, session: SessionContext, *, at_door: bool) -> None:
        self._ports, self._session = ports, session
        self._limited = session.privilege is not Class.BROWSE
        self._at_door = at_door
        self._idle_limit_s = AT_DOOR_FIRST_S if at_door else IDLE_LIMIT_S
        self._began = self._last_used = ports.monotonic()

    def used(self) -> None:
        """Take note of a request."""
        self._last_used = self._ports.monotonic()
        self._idle_limit_s = AT_DOOR_IDLE_S if self._at_door else IDLE_LIMIT_S

    def seconds_left(self) -> float | None:
        """Return when to look again, None for never. It may be over, and then less than 0."""
        if not self._limited:
            return None
        now = self._ports.monotonic()
        idle = self._last_used + self._idle_limit_s - now
        return idle if self._session.busy else min(idle, self._began + SESSION_LIMIT_S - now)

    def reached(self) -> str:
        """Return why the session ends, empty if it does not."""
        if not self._limited:
            return ""
        now = self._ports.monotonic()
        if self._session.busy:
            # The time without use begins when what somebody waits for is over.
            self._last_used = now
            return ""
        if now - self._last_used >= self._idle_limit_s:
            return _UNUSED[self._idle_limit_s]
        return Sentence("Open for 8 hours.") if now - self._began >= SESSION_LIMIT_S else ""
