#!/bin/sh
# Restore a copy, all or nothing: deploy/restore.sh FILE
# Stop every process of Veglia first: its memory may be newer than the copy.
set -eu
file=${1:?"Usage: restore.sh FILE"}
running=$(psql --no-psqlrc --tuples-only --no-align --dbname="${DATABASE_URL:?}" --command="SELECT count(*)
  FROM pg_stat_activity WHERE application_name = 'veglia listens' AND datname = current_database()")
[ "$running" -eq 0 ] || { echo "Stop all processes of Veglia first: $running still run" >&2; exit 1; }
pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error \
  --dbname="${DATABASE_URL:?}" "$file"
echo "$file"
