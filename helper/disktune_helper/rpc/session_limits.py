"""How long a session lasts: without use, and at most."""

from __future__ import annotations

from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import SILENCE_S
from disktune_contract.sentence import Sentence
from disktune_helper.session.session import SessionContext
from disktune_helper.system.ports import Ports

IDLE_LIMIT_S = 600.0
"""A privileged session that was not used for this long ends (security-requirements.md R4)."""

AT_DOOR_FIRST_S, AT_DOOR_IDLE_S = 30.0, 180.0
"""The same at the socket of a sandbox, before the first request and after it: places there are few."""

SESSION_LIMIT_S = 8 * 3600.0

_UNUSED = {
    IDLE_LIMIT_S: Sentence("Not used for {time}.", time="10 min"),
    AT_DOOR_IDLE_S: Sentence("Not used for {time}.", time="3 min"),
    AT_DOOR_FIRST_S: Sentence("Not used for {time}.", time="30 s"),
}


class SessionLimits:
    """The clock of one session. One of class browse, which is its user's own, has no limits.

    The window of another machine pings, in each class: without that, a network that was cut would go unnoticed.
    Servers of ssh hold a pipe open for hours.
    """

    def __init__(self, ports: Ports, session: SessionContext, *, at_door: bool) -> None:
        self._ports, self._session = ports, session
        self._limited = session.privilege is not Class.BROWSE
        self._at_door = at_door
        self._idle_limit_s = AT_DOOR_FIRST_S if at_door else IDLE_LIMIT_S
        self._began = self._last_used = ports.monotonic()
        self._pinged: float | None = None
        """When the last ping came; None for a window of this machine."""

    def used(self) -> None:
        """Take note of a request."""
        self._last_used = self._ports.monotonic()
        self._idle_limit_s = AT_DOOR_IDLE_S if self._at_door else IDLE_LIMIT_S

    def pinged(self) -> None:
        """Take note of a ping, which is no use of the session."""
        self._pinged = self._ports.monotonic()

    @property
    def from_afar(self) -> bool:
        """Whether the window is on another machine."""
        return self._pinged is not None

    @property
    def cut_off(self) -> bool:
        """Whether no ping has come for too long, so that what is written is not read, either."""
        return self._pinged is not None and self._ports.monotonic() - self._pinged >= SILENCE_S

    def seconds_left(self) -> float | None:
        """Return after how many seconds to check again, None for never. It may be over, and then less than 0."""
        now = self._ports.monotonic()
        limits = [self._of_use(now)] if self._limited else []
        if self._pinged is not None:
            limits.append(self._pinged + SILENCE_S - now)
        return min(limits, default=None)

    def _of_use(self, now: float) -> float:
        idle = self._last_used + self._idle_limit_s - now
        return idle if self._session.busy else min(idle, self._began + SESSION_LIMIT_S - now)

    def reached(self) -> str:
        """Return why the session ends, empty if it does not."""
        if not self._limited:
            return ""
        now = self._ports.monotonic()
        if self._session.busy:
            # The time without use begins when what the user waits for is over.
            self._last_used = now
            return ""
        if now - self._last_used >= self._idle_limit_s:
            return _UNUSED[self._idle_limit_s]
        return Sentence("Open for 8 hours.") if now - self._began >= SESSION_LIMIT_S else ""
