#!/bin/sh
# Restarts the processes one after the other with the new version; games go on: deploy/upgrade.sh 8001 8002 …
# Before: install the new version with its packages in a folder of its own and point /srv/veglia to it
# (ln -sfn veglia-2 /srv/veglia). Never overwrite the old folder: running processes read files from it.
# Needs python3, which every machine with Veglia has.
set -eu

is_ready() {
  python3 -c 'if True:
    import http.client, sys
    asked = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=2)
    asked.request("GET", "/readyz")
    sys.exit(asked.getresponse().status != 200)' "$1" 2>/dev/null
}

[ $# -gt 0 ] || { echo "Usage: upgrade.sh PORT…" >&2; exit 2; }
for port in "$@"; do
  systemctl restart "veglia@$port"
  tries=0
  until is_ready "$port"; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || { echo "$port is not ready: the others go on with the old version" >&2; exit 1; }
    sleep 1
  done
  echo "$port is ready"
done
