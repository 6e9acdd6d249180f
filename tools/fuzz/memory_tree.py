"""A tree of files that is nowhere on a disk: the readers of other tools' files meet thousands of them a second."""

from __future__ import annotations

from collections.abc import Mapping

from disktune_helper.other_tools.tree import Tree

_LINKS = {"/sys/class/block/sda": "/sys/devices/pci0000:00/0000:00:17.0/ata1/host0/target0:0:0/0:0:0:0/block/sda"}

AROUND = {
    f"{_LINKS['/sys/class/block/sda']}/dev": "8:0\n",
    f"{_LINKS['/sys/class/block/sda']}/queue/rotational": "1\n",
    f"{_LINKS['/sys/class/block/sda']}/queue/scheduler": "[mq-deadline] none\n",
    f"{_LINKS['/sys/class/block/sda']}/device/model": "LAB ROTATING 8G\n",
    "/run/udev/data/b8:0": "E:ID_MODEL=LAB_ROTATING_8G\nE:ID_BUS=ata\nE:DEVLINKS=/dev/disk/by-id/ata-LAB-1\n",
}
"""What the kernel and udev say of the one drive in it."""


class MemoryTree(Tree):
    """Files by their paths, beside those of `AROUND`."""

    def __init__(self, files: Mapping[str, str]) -> None:
        super().__init__("/nowhere")
        self._files = {**AROUND, **files}
        self._folders: dict[str, set[str]] = {}
        for path in (*self._files, *_LINKS):
            while path:
                path, _, name = path.rpartition("/")  # noqa: PLW2901  # upwards
                self._folders.setdefault(path or "/", set()).add(name)

    def names(self, folder: str) -> list[str]:
        return sorted(self._folders.get(self.resolve(folder) or "", ()))

    def resolve(self, path: str) -> str | None:
        path = "/" + "/".join(part for part in path.split("/") if part not in ("", "."))
        for link, target in _LINKS.items():
            if path == link or path.startswith(link + "/"):
                path = target + path[len(link) :]
        return path if path in self._files or path in self._folders else None

    def resolve_last(self, path: str) -> str | None:
        return _LINKS.get(path)

    def is_executable(self, path: str) -> bool:
        return path in self._files

    def is_null(self, path: str) -> bool:
        return self._files.get(path) == ""

    def _read(self, path: str) -> str | None:
        return self._files.get(self.resolve(path) or "")
