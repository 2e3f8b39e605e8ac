// Listings over HTTP from the real server: what a visitor waits, at the seed's size and at 50,000 products.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { expectOk } from './tools/http-client.ts';
import { measure, toHead, toRow } from './tools/measure.ts';
import { readMemory } from './tools/process-figures.ts';
import { startServer } from './tools/servers/server-process.ts';

interface CatalogueFile {
  file: string;
  products: number;
}

const callers = 20;
const ways: { name: string; variables: Record<string, string> }[] = [
  { name: 'made for each', variables: { PAGE_CACHE_MB: '0' } },
  { name: 'kept', variables: {} },
];

/** The server keeps to one core, its client to another where there is one. */
export async function measureListingsOverHttp(
  catalogues: readonly CatalogueFile[],
  paths: readonly string[],
  { folder, seconds, print }: { folder: string; seconds: number; print: (line: string) => void },
): Promise<void> {
  print(toHead(`listing over HTTP, ${callers} at once`, 'products'));
  const memory: string[] = [];
  const headers = { 'App-Token': 'wapstore' };
  const core = cpus().length > 1 ? 1 : undefined;
  for (const { file, products } of catalogues) {
    for (const { name, variables } of ways) {
      const server = await startServer(file, join(folder, String(products)), { core, variables });
      const list = (index: number) =>
        expectOk(`${server.address}/api/v2/front${paths[index % paths.length] ?? ''}`, { headers });
      // The first round lets the compiler see what is asked often.
      await measure(list, seconds, callers);
      print(toRow(`${name} | ${products}`, await measure(list, seconds, callers)));
      memory.push(`${readMemory(server.process.pid)} MB with ${products} products, ${name}`);
      await server.stop();
    }
  }
  print(`\nMemory after these: ${memory.join('; ')}\n`);
}
