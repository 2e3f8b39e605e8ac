#!/bin/sh
# Prepares a machine with Debian, once, as root: the user, the folders, the settings, the units. What is there already stays.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)

id manaca >/dev/null 2>&1 || useradd --system --home-dir /srv/manaca --shell /usr/sbin/nologin manaca
install -d -o manaca -g manaca -m 755 /srv/manaca /srv/manaca/releases
install -d -o root -g manaca -m 750 /etc/manaca
[ -e /etc/manaca/shop.env ] || install -o root -g manaca -m 640 "$source/deploy/shop.env" /etc/manaca/shop.env
[ -e /etc/manaca/backup.env ] || install -o root -g root -m 600 /dev/null /etc/manaca/backup.env
install -m 755 "$source/deploy/manaca" /usr/local/bin/manaca
install -m 644 "$source"/deploy/manaca.service "$source"/deploy/manaca-backup.service "$source"/deploy/manaca-backup.timer /etc/systemd/system/
systemctl daemon-reload

echo "Pronto. Agora edite /etc/manaca/shop.env e rode: sh $source/deploy/update.sh"
