"""One target under atheris, in a process of its own: libFuzzer ends the process when it is done.

    python3 -m tools.fuzz.guided TARGET [FOLDER] [-flag=value …]

The flags are libFuzzer's.
"""

from __future__ import annotations

import sys

from tools.fuzz.targets import BY_NAME


def main(arguments: list[str]) -> None:
    """Fuzz one target; does not return."""
    import atheris  # noqa: PLC0415  # is not there on every Python

    name, *rest = arguments
    target = BY_NAME[name]
    with atheris.instrument_imports(include=list(target.sources), enable_loader_override=False):
        check = target.load()
    atheris.Setup([sys.argv[0], *rest], check)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1:])
