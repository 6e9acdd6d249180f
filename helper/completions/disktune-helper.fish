# Completion of disktune-helper in fish; the helper itself says what may come next.

function __disktune_helper_candidates
    set -l words (commandline -opc) (commandline -ct)
    disktune-helper complete $words[2..-1] 2>/dev/null
end

complete -c disktune-helper -f -a '(__disktune_helper_candidates)'
