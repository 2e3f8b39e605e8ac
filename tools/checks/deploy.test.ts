import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnvironment, variableNames } from '../../src/server/env.ts';
import { listStartWarnings } from '../../src/server/start-warnings.ts';
import { projectRoot } from './source-files.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
const page = read('docs/abrir-a-loja.md');
const unit = read('deploy/manaca.service');
const settings = parseEnv(read('deploy/shop.env'));

/** They belong to other programs: PostgreSQL's image, restic with its stores, Caddy's file, Docker, the C library. */
const foreign = /^(?:POSTGRES_|RESTIC_|AWS_|MANACA_|COMPOSE_|XDG_|HOME$|MALLOC_ARENA_MAX$)/;

describe('the settings of deploy/', () => {
  it.each([
    ['deploy/shop.env', /^#?([A-Z][A-Z_]+)=/gm],
    ['deploy/compose.yaml', /^ +([A-Z][A-Z_]+):/gm],
    ['deploy/Dockerfile', /\b([A-Z][A-Z_]+)=/g],
    ['deploy/manaca.service', /^Environment=([A-Z_]+)=/gm],
    ['deploy/update.sh', /\b(?:setting ([A-Z][A-Z_]+)|([A-Z][A-Z_]+)=)/g],
    ['deploy/backup.sh', /\bprocess\.env\.([A-Z][A-Z_]+)/g],
    ['docs/abrir-a-loja.md', /\b([A-Z][A-Z_]+_[A-Z]+)\b(?=[=`])/g],
    ['.env.example', /^# ([A-Z][A-Z_]+)=/gm],
  ])('name only variables that the shop knows: %s', (path, pattern) => {
    const names = [...read(path).matchAll(pattern)].map(([, name, other = '']) => name ?? other);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !variableNames.includes(name) && !foreign.test(name))).toEqual([]);
  });

  it('are all described in the table of the configuration', () => {
    const described = new Set([...read('docs/operating.md').matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name));
    expect(variableNames.filter((name) => !described.has(name))).toEqual([]);
  });

  it('begin a shop for the public that warns of mail and payment alone', () => {
    const environment = readEnvironment(settings);
    expect(environment.isPublic).toBe(true);
    expect(listStartWarnings(environment).map((warning) => warning.split(' ')[0])).toEqual(['SMTP_URL', 'PIX_KEY']);
  });
});

describe('the ways to start', () => {
  const started = scripts['start']?.replace(/^node /, '').split(' ') ?? [];

  it('have the flags and the program of npm start', () => {
    const inUnit = /^ExecStart=\S+\/node (.+)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    expect(inUnit.filter((word) => !word.startsWith('--env-file='))).toEqual(started);
    const inImage = z
      .array(z.string())
      .parse(JSON.parse(/^CMD (\[.+\])$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '[]'));
    expect(inImage).toEqual(['node', ...started]);
  });

  it('use the pinned Node in the image', () => {
    expect(/^FROM node:([\d.]+)-/m.exec(read('deploy/Dockerfile'))?.[1]).toBe(read('.nvmrc').trim());
  });

  it('write only where the unit may', () => {
    const writable = ['/var/lib/manaca/', '/var/cache/manaca/'];
    const paths = ['DATABASE_FILE', 'PICTURE_CACHE_DIR', 'MAIL_DIR'].map((name) => settings[name] ?? '');
    expect(paths.filter((path) => !writable.some((folder) => path.startsWith(folder)))).toEqual([]);
    expect(unit).toMatch(/^StateDirectory=manaca$/m);
    expect(unit).toMatch(/^CacheDirectory=manaca$/m);
  });

  it('are where proxies look for them', () => {
    const address = `${settings['HOST']}:${settings['PORT']}`;
    for (const path of ['deploy/Caddyfile', 'deploy/nginx.conf']) expect(read(path)).toContain(address);
    expect(settings['TRUST_PROXY']).toBe('1');
  });
});

describe('the scripts and units of deploy/', () => {
  it.each(['install.sh', 'update.sh', 'backup.sh', 'manaca'])('%s is a program of sh', (name) => {
    const { status, stderr } = spawnSync('sh', ['-n', join(projectRoot, 'deploy', name)], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each(['manaca.service', 'manaca-backup.service', 'manaca-backup.timer'])('%s has sections of settings', (name) => {
    const lines = read(`deploy/${name}`).split('\n');
    expect(lines.filter((line) => !/^(?:|#.*|\[[A-Z][a-z]+\]|[A-Z][A-Za-z]+=.*)$/.test(line))).toEqual([]);
  });
});

describe('the page that opens a shop', () => {
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);

  it('has commands that sh can read', () => {
    const { status, stderr } = spawnSync('sh', ['-n'], { input: blocks.join('\n'), encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('names only commands of the shop and files of deploy/ that exist', () => {
    const commands = [...page.matchAll(/\bmanaca ((?!-)[a-z][a-z:]+)(?= |`)/g)].map(([, name = '']) => name);
    expect(commands).toEqual(expect.arrayContaining(['pedidos', 'demo', 'restore']));
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...page.matchAll(/\/usr\/local\/src\/manaca\/(deploy\/[\w.]+)/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(4);
    for (const path of files) expect(read(path)).not.toBe('');
  });
});
