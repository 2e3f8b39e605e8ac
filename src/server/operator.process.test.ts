import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#database/client.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { programEnvironment } from '#database/testing/program-environment.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'manaca-operator-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Runs a script of package.json as npm does, in a folder whose `.env` is the test's own. */
function runScript(name: 'backup' | 'restore' | 'republish', parameter = '', variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(`${scripts[name]} ${parameter}`, {
    shell: true,
    cwd: join(folder, 'checkout'),
    encoding: 'utf8',
    env: { ...programEnvironment, PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, ...variables },
  });
  return { status, stdout, stderr };
}

it('the commands for the operator take the database from .env, unless a variable names another', async () => {
  const [file, copy, other] = ['shop', 'copy', 'other'].map((name) => join(folder, `${name}.sqlite`));
  const database = await openDatabase({ file });
  await migrateToLatest(database);
  await database.close();
  mkdirSync(join(folder, 'checkout'));
  symlinkSync(join(root, 'src'), join(folder, 'checkout/src'));

  for (const { status, stderr } of [runScript('backup', copy), runScript('republish')]) {
    expect(status).toBe(1);
    expect(stderr).toContain('There is no database at var/manaca.sqlite.');
  }

  writeFileSync(join(folder, 'checkout/.env'), `DATABASE_FILE=${file}\n`);
  expect(runScript('backup', copy)).toMatchObject({ status: 0, stderr: '' });
  expect(runScript('republish')).toMatchObject({ status: 0, stderr: '' });
  expect(runScript('restore', copy).stdout).toContain(`${file} is now the copy`);
  expect(runScript('restore', copy, { DATABASE_FILE: String(other) }).stdout).toContain(`${other} is now the copy`);
});
