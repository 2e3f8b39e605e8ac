// How near a kept page comes to what nginx makes of the same bytes, and to what Node's own server does that knows nothing else:
// one process each, on the same core, in turns. Of one build a process may take 15 % more than the next one, for as long as it
// lives; so each round has one of its own.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBareServer } from './tools/servers/bare-server.ts';
import { median, medianRatio } from './tools/measure.ts';
import { isInstalled, startNginx } from './tools/servers/nginx.ts';
import { type ServerProcess, startServer } from './tools/servers/server-process.ts';

const paths = ['/oleos-essenciais', '/oleo-essencial-de-lavanda-francesa'];
const rounds = 7;
const secondsEach = 2;
const connections = 50;
/** Until code that is hot is compiled. */
const warmSeconds = 1;
/** More than it takes until a page is packed as small as it gets. */
const warmRequests = 60;

/** Needs Debian's nginx and wrk; says so and goes on where they are not installed. */
export async function measureCachedPages(file: string, folder: string, print: (line: string) => void): Promise<void> {
  if (!isInstalled('nginx', '-v') || !isInstalled('wrk', '-v')) {
    print('\nKept pages against nginx: not measured, nginx or wrk is not installed.');
    return;
  }
  const core = cpus().length > 1 ? 1 : 0;
  const served = join(folder, 'nginx/pages');
  mkdirSync(served, { recursive: true });
  const limit = await startNginx(join(folder, 'nginx'), {
    core,
    locations: `location / { root ${served}; default_type text/html; add_header Content-Encoding br; }`,
  });
  try {
    print(`\nKept pages, brotli, ${connections} connections, medians of ${rounds} processes, in turns:`);
    const figures = paths.map((path) => ({
      path,
      bytes: 0,
      shop: [] as number[],
      nginx: [] as number[],
      bare: [] as number[],
    }));
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer(file, folder, { core });
      try {
        for (const [at, figure] of figures.entries()) {
          const bytes = await warm(server, figure.path);
          // nginx keeps files open: each has a name of its own.
          const name = `${round}-${at}`;
          writeFileSync(join(served, name), bytes);
          figure.bytes = bytes.length;
          figure.nginx.push(load(`${limit.address}/${name}`));
          figure.shop.push(load(server.address + figure.path));
          figure.bare.push(await loadBare(join(served, name), core));
        }
      } finally {
        await server.stop();
      }
    }
    for (const { path, bytes, ...perSecond } of figures) {
      const [shop, nginx, bare] = [perSecond.shop, perSecond.nginx, perSecond.bare].map((list) =>
        median(list).toFixed(0),
      );
      const ratio = (other: readonly number[]) => medianRatio(perSecond.shop, other).toFixed(3);
      print(
        `- ${path} (${bytes} bytes): ${shop} a second, nginx ${nginx}: ${ratio(perSecond.nginx)} of it; a bare server of Node's ${bare}: ${ratio(perSecond.bare)} of it`,
      );
    }
  } finally {
    await limit.stop();
  }
}

/** Asks until the page is kept in its final form; answers its bytes as they go over the wire. */
async function warm(server: ServerProcess, path: string): Promise<Buffer> {
  for (let count = 0; count < warmRequests; count += 1) await readPacked(server.address + path);
  load(server.address + path, warmSeconds);
  await delay(1000);
  return readPacked(server.address + path);
}

function readPacked(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    });
    asked.on('error', reject).end();
  });
}

async function loadBare(file: string, core: number): Promise<number> {
  const bare = await startBareServer(file, core);
  try {
    load(bare.address, warmSeconds);
    return load(bare.address);
  } finally {
    await bare.stop();
  }
}

/** Requests a second. */
function load(url: string, seconds = secondsEach): number {
  const report = execFileSync('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url], {
    encoding: 'utf8',
  });
  if (/Non-2xx/.test(report)) throw new Error(`${url} did not answer every request:\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}
