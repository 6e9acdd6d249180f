"""No test reads or writes what is the user's own."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from disktune_gui import user_files


def test_the_users_own_folders_are_temporary_ones() -> None:
    folders = [Path.home(), user_files.data_folder(), user_files.state_folder(), user_files.config_folder()]
    folders.append(Path(os.environ["XDG_CACHE_HOME"]))
    temporary = Path(tempfile.gettempdir())
    assert [folder for folder in folders if not folder.is_relative_to(temporary)] == []
