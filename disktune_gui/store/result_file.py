"""The file of results, as far as it can be spoken of without the database, which is not loaded for that."""

from __future__ import annotations

from pathlib import Path

from disktune_gui.desktop import user_files


def default_path() -> Path:
    """Return where the results of this user are."""
    return user_files.data_folder() / "results.sqlite"


class StoreError(Exception):
    """Something could not be read or written; the message is a sentence that says what to do."""

    def __init__(self, sentence: str, *, busy: bool = False) -> None:
        super().__init__(sentence)
        self.busy = busy
        """Whether it is only another window's turn, so that it may go well in a moment."""
