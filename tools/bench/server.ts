// The real server in a process of its own: how long until it is ready, how much memory it takes before and after load.
import { median } from './tools/measure.ts';
import { readMemory } from './tools/process-figures.ts';
import { toWeightRow, weighPage, weightHead } from './tools/page-weight.ts';
import { startServer } from './tools/servers/server-process.ts';

const weighed = ['/', '/oleos-essenciais?ipp=24', '/oleo-essencial-de-lavanda-francesa', '/busca?busca=lavanda'];

const starts = 3;

/** `file` is a migrated and seeded database. */
export async function measureServer(file: string, folder: string, print: (line: string) => void): Promise<void> {
  const readyMs: number[] = [];
  for (let start = 1; start < starts; start += 1) {
    const server = await startServer(file, folder);
    readyMs.push(server.readyMs);
    await server.stop();
  }
  const server = await startServer(file, folder);
  readyMs.push(server.readyMs);
  try {
    const all = readyMs.map((ms) => Math.round(ms)).join(', ');
    print(`Warm start until ready: ${Math.round(median(readyMs))} ms, median of ${all}`);
    print(`Memory after the start: ${readMemory(server.process.pid)} MB`);
    for (let round = 0; round < 150; round += 1) {
      for (const path of ['/', '/oleos-essenciais', '/oleo-essencial-de-lavanda-francesa', '/busca?busca=lavanda']) {
        await (await fetch(server.address + path)).arrayBuffer();
      }
    }
    print(`Memory after 600 pages: ${readMemory(server.process.pid)} MB\n`);
    print(weightHead);
    for (const path of weighed) print(toWeightRow(path, await weighPage(server.address + path)));
  } finally {
    await server.stop();
  }
}
