#!/bin/sh
# A copy of all tables while people play: deploy/backup.sh FILE
# DATABASE_URL as for Veglia. The copy and SECRET_KEY together give access to every table: keep them
# apart. While this runs, every user of this machine can read DATABASE_URL in `ps`: put the password
# into ~/.pgpass if that matters.
set -eu
file=${1:?"Usage: backup.sh FILE"}
umask 077
pg_dump --format=custom --no-owner --exclude-table-data=processes --exclude-table-data=presence \
  --file="$file.part" --dbname="${DATABASE_URL:?}"
mv "$file.part" "$file"
echo "$file"
