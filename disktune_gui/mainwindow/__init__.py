"""The main window: menus, tabs, header, banners."""
