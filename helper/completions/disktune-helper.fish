# Completion of disktune-helper and disktune in fish; the helper itself says what may come next.

function __disktune_helper_candidates
    set -l words (commandline -opc) (commandline -ct)
    set -l found (disktune-helper complete $words[2..-1] 2>/dev/null)
    if test (count $found) -gt 0
        string join \n -- $found
    else
        # Where it names nothing there may be a file.
        __fish_complete_path (commandline -ct)
    end
end

complete -c disktune-helper -f -a '(__disktune_helper_candidates)'
complete -c disktune -f -a '(__disktune_helper_candidates)'
