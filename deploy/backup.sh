#!/bin/sh
# A copy of all tables while people play: deploy/backup.sh FILE
# DATABASE_URL as Veglia has it. Whoever has the copy and SECRET_KEY has every evening: keep them apart.
set -eu
file=${1:?"Usage: backup.sh FILE"}
umask 077
pg_dump --format=custom --no-owner --exclude-table-data=processes --exclude-table-data=presence \
  --exclude-table-data=tries --file="$file.part" --dbname="${DATABASE_URL:?}"
mv "$file.part" "$file"
echo "$file"
