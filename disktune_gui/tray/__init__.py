"""``disktune --tray``: the state of the arrays in the desktop's tray, and a notification when something happens.

It has to cost nothing while nothing happens: no timer, no wake-up, no helper. So it reads ``/proc/mdstat`` itself,
when the kernel says that there is news in it, and loads neither charts nor the catalogue.
"""
