// System packages for the tests: Chromium and PostgreSQL's server programs.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgresPrograms } from './postgres-cluster.ts';

/** Chromium without the windows of a browser, which cost a third of the processor's time in the browser tests. */
const headlessShell = 'chromium-headless-shell';
const chromiumNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of the system's Chromium, preferably its headless shell; the variable CHROMIUM takes precedence. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return chromiumNames.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Installs missing packages by apt-get if possible; otherwise throws an error that names them. */
export async function installSystemPackages(): Promise<void> {
  const missing = [...(findChromium() ? [] : [headlessShell]), ...(findPostgresPrograms() ? [] : ['postgresql'])];
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(`The tests need ${missing.join(' and ')}. On Debian: sudo apt-get install ${missing.join(' ')}`);
    process.exit(1);
  }
  console.log(`Installing ${missing.join(', ')} by apt-get ...`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options);
}
