"""Say which packages there are: setup.cfg holds everything else, but can look for them in one directory only."""

from setuptools import find_packages, setup

setup(packages=find_packages(include=["disktune_gui", "disktune_gui.*"]) + find_packages("helper"))
