"""How a text gets here: from the clipboard, or dropped on the window, as text or as a file."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable

from PyQt6.QtCore import QEvent, QFile, QFileInfo, QIODevice, QMimeData, QObject
from PyQt6.QtGui import QDropEvent, QGuiApplication
from PyQt6.QtWidgets import QWidget

MOST_BYTES = 256 * 1024
"""Of a file; a script is shorter."""


def text_of(mime: QMimeData) -> tuple[str, str]:
    """Return the text of what is dragged, and the path of its file, if it is of one.

    Of the first file, the text is the beginning; empty if it is no text.
    """
    for url in mime.urls():
        path = url.toLocalFile()
        if not path or not QFileInfo(path).isFile():
            continue
        file = QFile(path)
        if file.open(QIODevice.OpenModeFlag.ReadOnly):
            data = bytes(file.read(MOST_BYTES))
            file.close()
            wide = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
            text = data.decode("utf-16" if wide else "utf-8-sig", "replace")
            return "" if "\0" in text else text, path
    return "" if mime.hasUrls() else mime.text(), ""


def on_clipboard() -> str:
    """Return the text on the clipboard, or of the file that was copied; empty if there is none."""
    clipboard = QGuiApplication.clipboard()
    mime = clipboard.mimeData() if clipboard is not None else None
    return text_of(mime)[0] if mime is not None else ""


class Drops(QObject):
    """Takes what is dropped on *window* where no field takes it; *take* gets the text.

    *take_saved* gets the path of a file in which a drive is described.
    """

    def __init__(
        self, window: QWidget, take: Callable[[str], object], take_saved: Callable[[str], object] | None = None
    ) -> None:
        super().__init__(window)
        self._take, self._take_saved = take, take_saved
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Accept a drag with a text or a file in it, and take it when it is dropped."""
        if not isinstance(event, QDropEvent) or (mime := event.mimeData()) is None:
            return super().eventFilter(watched, event)
        if not (mime.hasText() or mime.hasUrls()):
            return super().eventFilter(watched, event)
        event.acceptProposedAction()
        text, path = text_of(mime) if event.type() is QEvent.Type.Drop else ("", "")
        if text:
            from disktune_gui.client.saved_session import may_be_saved  # noqa: PLC0415  # few drop anything

            if self._take_saved is not None and path and may_be_saved(text):
                self._take_saved(path)
            else:
                self._take(text)
        return True
