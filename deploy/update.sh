#!/bin/sh
# Brings the shop to a commit and starts it, as root: sh deploy/update.sh [COMMIT], by default the newest of the branch of the clone.
# sh deploy/update.sh --back returns to the version before. Each version is built in a folder of its own before the one that serves stops.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
home=/srv/manaca

as_shop() { runuser -u manaca -- env HOME="$home" "$@"; }

point() { # NAME at RELEASE, in one step.
  ln -sfn "$2" "$home/$1.new"
  mv -T "$home/$1.new" "$home/$1"
}

build() {
  release=$1
  ln -sfn /etc/manaca/shop.env "$release/.env"
  echo "VERSION=$(basename "$release")" >"$release/version.env"
  chown -R manaca:manaca "$release"
  (cd "$release" && as_shop npm ci --omit=dev --ignore-scripts --loglevel=error && as_shop npm run build)
}

start() {
  systemctl restart manaca.service
  port=$(sed -n 's/^PORT=//p' /etc/manaca/shop.env)
  tries=0
  until curl --silent --fail "http://127.0.0.1:${port:-3000}/readyz" >/dev/null; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || return 1
    sleep 1
  done
}

back() {
  [ -L "$home/previous" ] || { echo 'Não há versão anterior.' >&2; exit 1; }
  failed=$(readlink "$home/current")
  point current "$(readlink "$home/previous")"
  point previous "$failed"
  start || { echo 'A versão anterior também não abriu: journalctl -u manaca -n 50' >&2; exit 1; }
  echo "De volta à versão $(basename "$(readlink "$home/current")")."
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
    echo 'Copiando o banco de dados.'
    systemctl start manaca-backup.service
    [ "$(readlink "$home/current")" = "$release" ] || point previous "$(readlink "$home/current")"
  fi
  point current "$release"
  install -m 644 "$release"/deploy/manaca.service "$release"/deploy/manaca-backup.service "$release"/deploy/manaca-backup.timer /etc/systemd/system/
  install -m 755 "$release/deploy/manaca" /usr/local/bin/manaca
  systemctl daemon-reload
  systemctl --quiet enable manaca.service
  systemctl --quiet enable --now manaca-backup.timer
  if ! start; then
    echo "A versão $commit não abriu: journalctl -u manaca -n 50" >&2
    [ ! -L "$home/previous" ] || back
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
