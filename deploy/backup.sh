#!/bin/sh
# A copy of the database, kept for a week here and, where /etc/manaca/backup.env names a repository of restic, for thirty days there.
set -eu
folder=/var/lib/manaca/backup
mkdir -p "$folder"
copy="$folder/manaca-$(date -u +%Y%m%d-%H%M%S)"
database=$(sed -n 's/^DATABASE_URL=//p' /etc/manaca/shop.env)
if [ -n "$database" ]; then
  copy="$copy.dump"
  pg_dump --format=custom --file="$copy" "$database"
else
  copy="$copy.sqlite"
  node_modules/.bin/node --env-file=/etc/manaca/shop.env src/server/backup.ts "$copy"
fi
find "$folder" -name 'manaca-*' -mtime +7 -delete
[ -n "${RESTIC_REPOSITORY:-}" ] || exit 0
restic backup --quiet --tag manaca "$copy" /etc/manaca/shop.env
restic forget --quiet --tag manaca --group-by tags --keep-within 30d --prune
