"""Say which packages there are: setup.cfg holds everything else, but can look for them in one directory only."""

from setuptools import find_namespace_packages, find_packages, setup

# What holds data alone is a package to setuptools, too.
window = find_namespace_packages(include=["disktune_gui", "disktune_gui.*"], exclude=["*.__pycache__"])
setup(packages=[*window, "disktune_gui.help.guides", *find_packages("helper")])
