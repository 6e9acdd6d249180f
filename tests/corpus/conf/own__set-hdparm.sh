#!/bin/bash
# Loops over single names, with calls that are commented out among them.
for drive in sda; do
    # /usr/sbin/hdparm -B 127 -S 240 /dev/$drive
    /usr/sbin/hdparm -B 254 -S 0 /dev/$drive
done

for drive in sdb; do
    /usr/sbin/hdparm -S 0 /dev/$drive
done

for drive in sdc sde; do
#   /usr/sbin/hdparm -B 1 /dev/$drive     saves the most
    /usr/sbin/hdparm -B 254 -S 0 /dev/$drive
done

for drive in sdd; do
    # as loud and as fast as it can
    /usr/sbin/hdparm -S 0 -M 254 /dev/$drive
done
