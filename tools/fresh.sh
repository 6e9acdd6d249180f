# Sourced: newly unpacked Debian systems, and commands in them, in mount and process namespaces of their own, so that
# nothing they start or mount outlives them. Sets $checkout and $work, which holds $work/root and is removed at the end.
#
# What this machine needs to reach the network is carried over: apt's proxy, those of http_proxy and its like, PIP_*
# variables (but for local directories) and the certificates that PIP_CERT or SSL_CERT_FILE names. MIRROR chooses another Debian mirror.
# shellcheck shell=bash

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

[ "$(id -u)" -eq 0 ] || { echo "${0##*/} needs root: sudo $0" >&2; exit 2; }
command -v mmdebstrap >/dev/null || { echo "${0##*/} needs mmdebstrap: apt-get install mmdebstrap" >&2; exit 2; }

work=$(mktemp -d "/var/tmp/${0##*/}.XXXXXX")
trap 'rm -rf --one-file-system "$work"' EXIT
apt-config dump Acquire | grep -E '^Acquire::(https?|ForceIPv|Retries|Check)' >"$work/apt.conf" || true
git -c safe.directory='*' -C "$checkout" bundle create --quiet "$work/checkout.bundle" HEAD --branches --tags

# unpack RELEASE: a fresh system in $work/root, with this checkout's commits in /srv/checkout.bundle and a user who has sudo
unpack() {
    local release=$1 root=$work/root
    [ -e "$work/$release.tar" ] ||
        mmdebstrap --quiet --variant=minbase --include=git,make,python3,ca-certificates,sudo \
            --aptopt="$work/apt.conf" "$release" "$work/$release.tar" ${MIRROR:+"$MIRROR"}
    rm -rf --one-file-system "$root"
    mkdir "$root"
    tar -x -C "$root" -f "$work/$release.tar"
    cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
    local certificates=${PIP_CERT:-${SSL_CERT_FILE:-}}
    [ -z "$certificates" ] || cp -L "$certificates" "$root/etc/carried-over.pem"
    chroot "$root" useradd --create-home --shell /bin/bash user
    echo 'user ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/user"
    cp "$work/checkout.bundle" "$root/srv/"
}

# lay ROOT: mounts what becomes the root, in a mount namespace of its own; who sources this may lay something else.
lay() { mount --bind "$1" "$1"; }
export -f lay
# What unshare is to set apart besides.
apart=()

# enter USER COMMAND…: run it in $work/root, in the user's home
enter() {
    local user=$1 home=/root variable
    shift
    [ "$user" = root ] || home=/home/$user
    local environment=(HOME="$home" USER="$user" LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
    while IFS= read -r -d '' variable; do
        case $variable in
            PIP_FIND_LINKS=*) ;;
            PIP_* | http_proxy=* | https_proxy=* | no_proxy=*) environment+=("$variable") ;;
        esac
    done < <(env -0)
    [ ! -e "$work/root/etc/carried-over.pem" ] ||
        environment+=(PIP_CERT=/etc/carried-over.pem SSL_CERT_FILE=/etc/carried-over.pem)

    # The new root is the root of its namespace, not a chroot: the kernel makes no user namespace in a chroot, and a
    # Flatpak needs one.
    # shellcheck disable=SC2016  # the inner shell expands these
    unshare --mount --propagation private --pid --fork --kill-child "${apart[@]}" -- bash -euc '
        root=$1 user=$2
        shift 2
        lay "$root"
        mount -t proc proc "$root/proc"
        mount --rbind /sys "$root/sys"
        mount --rbind /dev "$root/dev"
        cd "$root"
        mkdir -p .outside
        pivot_root . .outside
        umount -l /.outside
        rmdir /.outside
        exec setpriv --reuid="$user" --regid="$user" --init-groups -- "$@"
    ' inside "$work/root" "$user" env -i "${environment[@]}" bash -euc 'cd; exec "$@"' inside "$@"
}
