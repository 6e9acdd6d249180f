"""A session as the window has it, without the window: starts, waits for `inspect`, unlocks, says how it went.

Writes one JSON object: the class held before unlocking, what unlocking said ("" is granted), the class held then,
the notices, and whether all helpers left.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication

from disktune_contract.messages.privilege import Class
from disktune_gui.client.session import Session
from tests.amounts import PATIENCE_S


def main() -> int:
    """Run once."""
    application = QCoreApplication(sys.argv[:1])
    before_unlocking, after_unlocking = map(Class, sys.argv[1:])

    def until(ready: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
        deadline = time.monotonic() + seconds
        while not ready() and time.monotonic() < deadline:
            application.processEvents()
            time.sleep(0.01)

    session = Session()
    notices: list[str] = []
    answers: list[str] = []
    session.notice.connect(notices.append)
    session.start()
    until(lambda: session.listed)
    # What is not to come is not waited for so long.
    until(lambda: session.privilege is not Class.BROWSE, 2 if before_unlocking is Class.BROWSE else PATIENCE_S)
    before = session.privilege
    session.unlock(session, lambda: answers.append(""), answers.append)
    until(lambda: bool(answers))
    until(lambda: session.privilege is Class.TUNE, PATIENCE_S if after_unlocking is Class.TUNE else 1)
    found = {
        "listed": session.listed,
        "before": before,
        "answers": answers,
        "after": session.privilege,
        "notices": notices,
        "left": session.close(),
    }
    sys.stdout.write(json.dumps(found) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
