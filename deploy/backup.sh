#!/bin/sh
# A copy of the database, kept for a week here and, where /etc/manaca/backup.env names a repository of restic, for thirty days there.
set -eu
settings=${MANACA_SETTINGS:-/etc/manaca/shop.env}
folder=${MANACA_BACKUPS:-/var/lib/manaca/backup}

# Reads the settings as the shop does, with their quotes.
run_node() { node_modules/.bin/node --env-file="$settings" "$@"; }

copy="$folder/manaca-$(date -u +%Y%m%d-%H%M%S)"
if [ -n "$(run_node --print 'process.env.DATABASE_URL ?? ""')" ]; then copy="$copy.dump"; else copy="$copy.sqlite"; fi
run_node src/server/backup.ts "$copy"
find "$folder" -name 'manaca-*' -mtime +7 -delete
[ -n "${RESTIC_REPOSITORY:-}" ] || exit 0
restic backup --quiet --tag manaca "$copy" "$settings"
restic forget --quiet --tag manaca --group-by tags --keep-within 30d --prune
