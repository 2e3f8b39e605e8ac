import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from './source-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const name of ['bin', 'copies']) mkdirSync(join(folder, name));
  symlinkSync(projectRoot, join(folder, 'current'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const read = (path: string) => readFileSync(path, 'utf8');

/** Puts a program before those of the machine. */
function replaceProgram(name: string, body: string): void {
  writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${body}\n`, { mode: 0o755 });
}

function run(script: string, settings: string) {
  writeFileSync(at('shop.env'), settings);
  const { status, stdout } = spawnSync('sh', ['-s'], {
    input: script,
    cwd: projectRoot,
    encoding: 'utf8',
    env: {
      PATH: `${at('bin')}:${process.env['PATH']}`,
      MANACA_SETTINGS: at('shop.env'),
      MANACA_BACKUPS: at('copies'),
      MANACA_HOME: folder,
    },
  });
  return { status, stdout };
}

describe('the copy of a PostgreSQL database', () => {
  const backUp = () =>
    run(
      read(join(projectRoot, 'deploy/backup.sh')),
      'DATABASE_URL="postgres://shop:s%40fe@db.test:5432/shop?sslmode=require"\n',
    );

  it('reads settings in quotes, and names the password only in the environment', () => {
    replaceProgram(
      'pg_dump',
      `echo "$@" >${at('seen')}; echo "$PGPASSWORD" >>${at('seen')}; echo whole >"\${2#--file=}"`,
    );
    expect(backUp().status).toBe(0);
    const [words, password] = read(at('seen')).trim().split('\n');
    expect(words).toMatch(/ postgres:\/\/shop@db\.test:5432\/shop\?sslmode=require$/);
    expect(password).toBe('s@fe');
    expect(readdirSync(at('copies'))).toEqual([expect.stringMatching(/^manaca-\d{8}-\d{6}\.dump$/)]);
  });

  it('leaves nothing of a dump that fails in the middle', () => {
    replaceProgram('pg_dump', 'echo half >"${2#--file=}"; exit 1');
    expect(backUp().status).toBe(1);
    expect(readdirSync(at('copies'))).toEqual([]);
  });
});

describe('the start of a new version', () => {
  const update = read(join(projectRoot, 'deploy/update.sh'));
  /** The functions of the script, with a call of one instead of the whole update. */
  const start = () => run(update.replace(/^main "\$@"[^]*/m, 'start'), 'PORT="3210"\n');

  beforeEach(() => {
    replaceProgram('sleep', '');
    replaceProgram('systemctl', 'case $1 in show) echo 0 ;; esac');
  });

  it('is waited for while a long migration runs', () => {
    replaceProgram('curl', `echo "$@" >>${at('asked')}; [ "$(wc -l <${at('asked')})" -gt 90 ]`);
    const { status, stdout } = start();
    expect(status).toBe(0);
    expect(stdout).toContain('Ainda não abriu');
    expect(read(at('asked')).split('\n')[0]).toContain('http://127.0.0.1:3210/readyz');
  });

  it('is given up once it has ended three times', () => {
    replaceProgram('systemctl', `case $1 in show) wc -l <${at('asked')} ;; restart) : >${at('asked')} ;; esac`);
    replaceProgram('curl', `echo >>${at('asked')}; exit 7`);
    expect(start().status).toBe(1);
    expect(read(at('asked'))).toHaveLength(3);
  });
});
