// Listings over HTTP from the real server: what a visitor waits, at the seed's size and at 50,000 products.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { expectOk } from './tools/http-client.ts';
import { measure, toHead, toRow } from './tools/measure.ts';
import { startServer } from './tools/server-process.ts';

interface CatalogueFile {
  file: string;
  products: number;
}

/** The server keeps to one core, its client to another where there is one; one request at a time, answers not packed. */
export async function measureListingsOverHttp(
  catalogues: readonly CatalogueFile[],
  paths: readonly string[],
  { folder, seconds, print }: { folder: string; seconds: number; print: (line: string) => void },
): Promise<void> {
  print(toHead('listing over HTTP, products'));
  const headers = { 'App-Token': 'wapstore', 'Accept-Encoding': 'identity' };
  for (const { file, products } of catalogues) {
    const server = await startServer(file, join(folder, String(products)), { core: cpus().length > 1 ? 1 : undefined });
    const list = (index: number) =>
      expectOk(`${server.address}/api/v2/front${paths[index % paths.length] ?? ''}`, { headers });
    // The first round lets the compiler see what is asked often.
    await measure(list, seconds);
    print(toRow(String(products), await measure(list, seconds)));
    await server.stop();
  }
  print('');
}
