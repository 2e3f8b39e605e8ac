#!/bin/sh
# Brings the shop to a commit and starts it, as root: sh deploy/update.sh [COMMIT], by default the newest of the branch of the clone.
# sh deploy/update.sh --back returns to the version before. Each version is built in a folder of its own before the one that serves stops.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
home=${MANACA_HOME:-/srv/manaca}
settings=${MANACA_SETTINGS:-/etc/manaca/shop.env}

setting() { # NAME, as the version that serves reads it, without its quotes.
  env -i "$home/current/node_modules/.bin/node" --env-file="$settings" --print "process.env.$1 ?? ''"
}

as_shop() { runuser -u manaca -- env HOME="$home" "$@"; }

point() { # NAME at RELEASE, in one step.
  ln -sfn "$2" "$home/$1.new"
  mv -T "$home/$1.new" "$home/$1"
}

build() { # Once for each version, since its folder may be the one that serves. Afterwards the shop cannot change its own code.
  release=$1
  [ ! -e "$release/.built" ] || return 0
  ln -sfn "$settings" "$release/.env"
  echo "VERSION=$(basename "$release")" >"$release/version.env"
  chown -R manaca:manaca "$release"
  (cd "$release" && as_shop npm ci --omit=dev --ignore-scripts --loglevel=error && as_shop npm run build)
  chown -R root:root "$release"
  touch "$release/.built"
}

restarts() { systemctl show --property=NRestarts --value manaca.service; }

start() { # Until the shop answers. It has half an hour, since a migration may take long; one that ends three times is given up.
  systemctl restart manaca.service
  ended=$(restarts)
  port=$(setting PORT)
  tries=0
  until curl --silent --fail "http://127.0.0.1:${port:-3000}/readyz" >/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 1800 ] || return 1
    [ "$(restarts)" -lt $((ended + 3)) ] || return 1
    [ "$tries" -ne 60 ] || echo 'Ainda não abriu: uma mudança grande do banco leva minutos. Espero até meia hora.'
    sleep 1
  done
}

back() {
  [ -L "$home/previous" ] || { echo 'Não há versão anterior.' >&2; exit 1; }
  now=$(readlink "$home/current")
  before=$(readlink "$home/previous")
  point current "$before"
  point previous "$now"
  if ! start; then
    point current "$now"
    point previous "$before"
    echo 'A versão anterior não abriu (journalctl -u manaca -n 50). Voltando à de agora.' >&2
    start || echo 'Esta também não abriu.' >&2
    exit 1
  fi
  echo "De volta à versão $(basename "$(readlink "$home/current")")."
}

has_database() {
  [ -n "$(setting DATABASE_URL)" ] || [ -e "$(setting DATABASE_FILE)" ]
}

clean() { # Leaves the version that serves and the one before.
  for release in "$home"/releases/*; do
    case "$release" in "$(readlink "$home/current")" | "$(readlink "$home/previous" || true)") continue ;; esac
    git -C "$source" worktree remove --force "$release"
  done
}

main() {
  [ "${1:-}" != --back ] || { back; exit; }
  git -C "$source" fetch --quiet origin
  commit=$(git -C "$source" rev-parse --short=12 --verify "${1:-origin/HEAD}^{commit}")
  release="$home/releases/$commit"
  [ -d "$release" ] || git -C "$source" worktree add --quiet --detach "$release" "$commit"
  echo "Preparando a versão $commit; a loja continua aberta."
  build "$release"
  if [ -L "$home/current" ]; then
    # A shop that has never opened has nothing to copy.
    if has_database; then
      echo 'Copiando o banco de dados.'
      systemctl start manaca-backup.service || {
        echo 'A cópia falhou, e a versão não mudou: journalctl -u manaca-backup -n 50' >&2
        exit 1
      }
    fi
    [ "$(readlink "$home/current")" = "$release" ] || point previous "$(readlink "$home/current")"
  fi
  point current "$release"
  # They are taken from the commit: what ran during the build could have changed the folder.
  for unit in manaca.service manaca-backup.service manaca-backup.timer; do
    git -C "$source" show "$commit:deploy/$unit" >"/etc/systemd/system/$unit"
  done
  git -C "$source" show "$commit:deploy/manaca" >/usr/local/bin/manaca
  chmod 755 /usr/local/bin/manaca
  systemctl daemon-reload
  systemctl --quiet enable manaca.service
  systemctl --quiet enable --now manaca-backup.timer
  if ! start; then
    echo "A versão $commit não abriu: journalctl -u manaca -n 50" >&2
    # The version that failed is none to return to.
    [ ! -L "$home/previous" ] || { back && rm "$home/previous"; }
    exit 1
  fi
  clean
  echo "A loja está na versão $commit."
  # The scripts of the next update are those of this version.
  git -C "$source" checkout --quiet --detach "$commit"
}

# Read whole before it runs: the last step replaces this file.
main "$@"
exit
