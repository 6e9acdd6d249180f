"""``disktune --tray``: the state of the arrays in the desktop's tray, and notifications of events.

It must use no resources while nothing happens. The kernel announces changes of arrays: ``/proc/mdstat`` is read
after its events. Health is not announced: drives at work are asked an hour apart, idle drives are not asked.
Neither charts nor the catalogue are loaded.
"""
