"""Write the schema of what the helper's commands print with --json, from the records that they print.

    PYTHONPATH=helper python3 -m tools.command_schema [FILE]

JSON Schema, draft 2020-12. `$defs` has a record of the program under its name, and what a command prints under
`command-NAME`. Nothing but the declared keys is allowed, as `disktune_contract.wire` reads them.
"""

from __future__ import annotations

import json
import sys
import types
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

from disktune_contract.drives.drive import Drive
from disktune_contract.health.identification import Identification
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.setting import State
from disktune_helper.cli.common import outputs
from disktune_helper.cli.common.command_line import COMMANDS

FILE = Path(__file__).resolve().parent.parent / "docs/command-line.schema.json"
_SCALARS: dict[object, dict[str, Any]] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    type(None): {"type": "null"},
}

Schema = dict[str, Any]


class Definitions:
    """The records met so far, each under its name."""

    def __init__(self) -> None:
        self.known: dict[str, Schema] = {}

    def of(self, kind: Any) -> Schema:
        """Return the schema of a type."""
        if kind in _SCALARS:
            return _SCALARS[kind]
        if get_origin(kind) is tuple:
            return {"type": "array", "items": self.of(get_args(kind)[0])}
        if get_origin(kind) in (Union, types.UnionType):
            return self._any(get_args(kind))
        if isinstance(kind, type) and issubclass(kind, Enum):
            return {"enum": [member.value for member in kind]}
        if is_dataclass(kind) and isinstance(kind, type):
            return self._record(kind)
        raise TypeError(f"{kind} is no type of a message")

    def _any(self, kinds: tuple[Any, ...]) -> Schema:
        found = [self.of(kind) for kind in kinds]
        names = [one.get("type") for one in found]
        if all(isinstance(name, str) for name in names) and all(len(one) == 1 for one in found):
            return {"type": names}
        return {"anyOf": found}

    def _record(self, kind: type) -> Schema:
        if kind.__name__ not in self.known:
            # Before its fields: a record may hold itself.
            self.known[kind.__name__] = {}
            hints = get_type_hints(kind)
            properties = {field.name: self.of(hints[field.name]) for field in fields(kind)}
            self.known[kind.__name__] = {
                "type": "object",
                "description": (kind.__doc__ or "").split("\n")[0],
                "properties": properties,
                "required": list(properties),
                "additionalProperties": False,
            }
        return {"$ref": f"#/$defs/{kind.__name__}"}


def schema() -> Schema:
    """Return the schema of all commands."""
    known = Definitions()
    commands = {
        f"command-{command.name}": _either([known.of(getattr(outputs, kind)) for kind in command.outputs])
        for command in COMMANDS
    }
    commands |= {"command-show": _show(known), "command-who": known.of(ClaimList)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What the commands of disktune-helper print with --json",
        "description": "Written by tools/command_schema.py. Unknown is null, never 0 or an empty text.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in sorted(commands)],
        "$defs": dict(sorted((commands | known.known).items())),
    }


def _either(found: list[Schema]) -> Schema:
    return found[0] if len(found) == 1 else {"anyOf": found}


def _show(known: Definitions) -> Schema:
    """Return the schema of ``show``, which is older than the records of the commands."""
    states = {"type": "array", "items": known.of(State)}
    properties = {
        "drive": known.of(Drive),
        "identify": {"anyOf": [known.of(Identification), {"type": "null"}]},
        "identify_refused": {"type": "string"},
        "settings": {"anyOf": [states, {"type": "null"}]},
        "settings_refused": {"type": "string"},
    }
    row = {
        "type": "object",
        "properties": properties,
        "required": ["drive", "identify", "settings"],
        "additionalProperties": False,
    }
    return {"type": "array", "items": row}


def text() -> str:
    """Return the file: a line for each definition, so that a change of one is a change of a line."""
    found = schema()
    definitions = found.pop("$defs")
    head = json.dumps(found, ensure_ascii=False)[:-1]
    lines = (f"{json.dumps(name)}: {json.dumps(one, ensure_ascii=False)}" for name, one in definitions.items())
    return f'{head}, "$defs": {{\n' + ",\n".join(lines) + "\n}}\n"


def main(arguments: list[str]) -> int:
    """Write the file; return the exit status."""
    if len(arguments) > 1:
        print("usage: python3 -m tools.command_schema [FILE]", file=sys.stderr)
        return 2
    (Path(arguments[0]) if arguments else FILE).write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
