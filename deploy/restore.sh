#!/bin/sh
# Back to a copy, all or nothing: deploy/restore.sh FILE
# Stop every process of Veglia first: what one of them holds in memory may be newer than the copy.
set -eu
file=${1:?"Usage: restore.sh FILE"}
pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error \
  --dbname="${DATABASE_URL:?}" "$file"
echo "$file"
