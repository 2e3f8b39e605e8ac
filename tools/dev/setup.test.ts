import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), hasInstallScript: z.boolean().optional() })),
});

const root = join(import.meta.dirname, '../..');

/** The parameters with which the set-up of a fresh clone calls npm. */
function listNpmParameters(variables: Record<string, string>): string {
  const clone = mkdtempSync(join(tmpdir(), 'manaca-setup-'));
  for (const file of ['tools/dev/setup.mjs', 'package-lock.json', '.nvmrc']) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    copyFileSync(join(root, file), join(clone, file));
  }
  const npm = join(clone, 'npm.js');
  writeFileSync(npm, 'process.stdout.write(process.argv.slice(2).join(" "))');
  const env = { PATH: process.env['PATH'], npm_execpath: npm, ...variables };
  const { stdout } = spawnSync(process.execPath, [join(clone, 'tools/dev/setup.mjs')], { encoding: 'utf8', env });
  rmSync(clone, { recursive: true });
  return stdout;
}

it('a fresh clone is installed without install scripts, and without what only developers need if asked', () => {
  expect(listNpmParameters({})).toMatch(/ci --ignore-scripts --include=dev/);
  expect(listNpmParameters({ npm_config_omit: 'dev' })).toMatch(/ci --ignore-scripts --omit=dev/);
});

it('the shop needs no install script of a package, as none is run', () => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const found = Object.entries(lockSchema.parse(JSON.parse(text)).packages).filter(
    ([, entry]) => entry.hasInstallScript && !entry.dev,
  );
  expect(found.map(([path]) => path)).toEqual([]);
});
