"""``disktune --tray``: the state of the arrays in the desktop's tray, and a notification when something happens.

It has to cost nothing while nothing happens. Of arrays the kernel tells: ``/proc/mdstat`` is read when there is
news in it. Of a drive's health it does not: drives that work are asked an hour apart, drives that rest are not.
Neither charts nor the catalogue are loaded.
"""
