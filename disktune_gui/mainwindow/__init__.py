"""The main window: menus, places, header, strip."""
