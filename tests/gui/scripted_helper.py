"""A helper process that follows a script: for each operation an answer, a fault, or a breach of the rules.

``scripted_helper.py SCRIPT LOG``. SCRIPT is a JSON file: ``hello`` (null: stay silent), ``before`` and ``after``
(raw lines around the hello), ``stderr``, ``exit`` (leave before the hello with that status), ``answers``:
operation -> {"ok": …} | {"fault": …, "why": …} | {"raw": line} | {"exit": status}, each with "events" and "stderr"
if wanted; ``linger_s`` and ``goodbye`` (after the end of input: how long to work on, and a file to write then).
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any


def say(line: str) -> None:
    """Write a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def answer(request: dict[str, Any], reply: dict[str, Any]) -> None:
    """Do to *request* what the script says."""
    for line in reply.get("events", ()):
        say(line)
    sys.stderr.write(reply.get("stderr", ""))
    sys.stderr.flush()
    if "exit" in reply:
        sys.exit(reply["exit"])
    if "raw" in reply:
        say(reply["raw"].replace("ID", str(request["id"])))
    elif "fault" in reply:
        say(json.dumps({"id": request["id"], "fault": reply["fault"], "why": reply["why"]}))
    elif reply["ok"] == "where":
        # The session and the parent of this process, in a sentence.
        where = f"{os.getsid(0)} {os.getpid()} {os.getppid()}"
        say(json.dumps({"id": request["id"], "fault": "busy", "why": where}))
    else:
        say(json.dumps({"id": request["id"], "ok": reply["ok"]}))


def main() -> None:
    """Follow the script until the end of input."""
    script, log = json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2])
    sys.stderr.write(script.get("stderr", ""))
    sys.stderr.flush()
    if "exit" in script:
        sys.exit(script["exit"])
    for line in script.get("before", ()):
        say(line)
    if script["hello"] is not None:
        say(json.dumps(script["hello"]))
    for line in script.get("after", ()):
        say(line)
    for line in sys.stdin:
        request = json.loads(line)
        with log.open("a") as file:
            file.write(request["op"] + "\n")
        answer(request, script["answers"].get(request["op"], {"ok": {}}))
    time.sleep(script.get("linger_s", 0))
    if "goodbye" in script:
        Path(script["goodbye"]).write_text("left in order\n")


if __name__ == "__main__":
    main()
