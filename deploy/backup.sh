#!/bin/sh
# A copy of the database, kept for a week here and, where /etc/manaca/backup.env names a repository of restic, for thirty days there.
set -eu
settings=${MANACA_SETTINGS:-/etc/manaca/shop.env}
folder=${MANACA_BACKUPS:-/var/lib/manaca/backup}

# Reads the settings as the shop does, with their quotes.
run_node() { node_modules/.bin/node --env-file="$settings" "$@"; }

mkdir -p "$folder"
copy="$folder/manaca-$(date -u +%Y%m%d-%H%M%S)"
if [ -n "$(run_node --print 'process.env.DATABASE_URL ?? ""')" ]; then
  copy="$copy.dump"
  # Everybody on the machine can list the arguments of programs: the password is in the environment alone.
  password=$(run_node --print 'decodeURIComponent(new URL(process.env.DATABASE_URL).password)')
  address=$(run_node --print 'Object.assign(new URL(process.env.DATABASE_URL), { password: "" }).href')
  # Half a copy has no name of a copy.
  PGPASSWORD=$password pg_dump --format=custom --file="$copy.part" "$address" || { rm -f "$copy.part"; exit 1; }
  mv "$copy.part" "$copy"
else
  copy="$copy.sqlite"
  run_node src/server/backup.ts "$copy"
fi
find "$folder" -name 'manaca-*' -mtime +7 -delete
[ -n "${RESTIC_REPOSITORY:-}" ] || exit 0
restic backup --quiet --tag manaca "$copy" "$settings"
restic forget --quiet --tag manaca --group-by tags --keep-within 30d --prune
