"""Every page, dialog and state of the window, to be looked at by people and by a test."""
