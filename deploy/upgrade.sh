#!/bin/sh
# One process after the other takes the new version; nobody's evening ends: deploy/upgrade.sh 8001 8002 …
# Before: the new version lies in a folder of its own, with its packages, and /srv/veglia names it
# (ln -sfn veglia-2 /srv/veglia); never over the old one, whose processes still read from theirs. The
# first process that starts brings the database to its shape, with which the old ones go on.
# Asks with the Python that every machine with Veglia has.
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
