# Every flag is asked first and set then, on a drive whose name is a variable, in a command inside of quotes.
export disk=sdb
bold='\033[1m'
plain='\033[0m'
sudo su -c "
    hdparm -I /dev/${disk}
    hdparm -tT /dev/${disk}
    echo -e '${bold}read-ahead${plain}'
    hdparm -a /dev/${disk}
    hdparm -a254 /dev/${disk}
    echo -e '${bold}multiple sectors: hdparm -m16 /dev/${disk}${plain}'
    hdparm -m /dev/${disk}
    #hdparm -m16 /dev/${disk}
    hdparm -m0 --yes-i-know-what-i-am-doing /dev/${disk}
    echo -e '${bold}noise${plain}'
    hdparm -M /dev/${disk}
    hdparm -M 128 /dev/${disk}
    echo -e '${bold}write cache${plain}'
    hdparm -W /dev/${disk}
    echo -e '${bold}power${plain}'
    hdparm -B /dev/${disk}
    hdparm -B254 /dev/${disk}
    hdparm -d0 /dev/${disk}
    hdparm -S /dev/${disk}
    hdparm -S 0 /dev/${disk}
    hdparm -t --direct /dev/${disk}
"
