#!/bin/sh
# A copy of all tables while people play: deploy/backup.sh FILE
# DATABASE_URL as Veglia has it. Whoever has the copy and SECRET_KEY has every evening: keep them apart.
# The address with its password can be read in `ps` meanwhile, by who may log in here: leave the
# password out of DATABASE_URL and put it into ~/.pgpass where that matters.
set -eu
file=${1:?"Usage: backup.sh FILE"}
umask 077
pg_dump --format=custom --no-owner --exclude-table-data=processes --exclude-table-data=presence \
  --file="$file.part" --dbname="${DATABASE_URL:?}"
mv "$file.part" "$file"
echo "$file"
