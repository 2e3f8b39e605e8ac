// How much of what the process holds its metrics account for, once its caches are full. Only live objects are counted: the
// heap and the buffers after a garbage collection, which Node's inspector can demand.

import { once } from 'node:events';
import getPort from 'get-port';
import { z } from 'zod';
import type { Server } from './checkout-server.ts';
import { compare } from './compare.ts';
import { apiHeaders, apiPaths, apiPrefix, listPagePaths, pages, receive } from './requests.ts';

const bytesPerMegabyte = 1024 * 1024;
const token = 'bench'.repeat(8);
/** Until the code of these pages is compiled. */
const warmUps = 50;
/** The page cache leaves out addresses with an unknown query key. */
const uncachedPages = Object.values(pages).map((path) => `${path}${path.includes('?') ? '&' : '?'}unknown=1`);
const targets = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })]);
const messages = z.tuple([z.object({ data: z.string() })]);
const evaluated = z.object({ result: z.object({ result: z.object({ value: z.number() }) }) });

/** Environment variables of a server whose caches can be measured. */
export const toInspected = async (): Promise<Record<string, string>> => ({
  NODE_OPTIONS: `--inspect=127.0.0.1:${await getPort({ host: '127.0.0.1' })}`,
  METRICS_TOKEN: token,
});

export async function measureCaches(server: Server, { NODE_OPTIONS }: Record<string, string>): Promise<void> {
  const units = ['MB counted', 'MB held', 'counted / held'];
  await compare([server], { name: 'what the caches hold', units, rounds: 1 }, async () => {
    const inspector = await connect(NODE_OPTIONS?.split('=')[1] ?? '');
    for (let count = 0; count < warmUps; count += 1)
      for (const path of uncachedPages) await receive(server.url, { path });
    const before = { counted: await countMb(server), held: await inspector.measureMb() };
    const paths = await listPagePaths(server.url);
    for (const query of ['', '?loja=caszulo'])
      for (const path of paths) await receive(server.url, { path: path + query });
    for (const path of apiPaths.search) await receive(server.url, { path: apiPrefix + path, headers: apiHeaders });
    const counted = (await countMb(server)) - before.counted;
    const held = (await inspector.measureMb()) - before.held;
    inspector.close();
    return [counted, held, counted / held];
  });
}

/** The bytes of all caches, as the metrics report them. */
async function countMb({ url }: Server): Promise<number> {
  const text = await (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })).text();
  const bytes = [...text.matchAll(/^\w+_cache_bytes (\d+)$/gm)].map(([, digits]) => Number(digits));
  return bytes.reduce((sum, count) => sum + count, 0) / bytesPerMegabyte;
}

/** Speaks to a Node process with `--inspect` (the Chrome DevTools protocol). */
async function connect(address: string): Promise<{ measureMb(): Promise<number>; close(): void }> {
  const [target] = targets.parse(await (await fetch(`http://${address}/json/list`)).json());
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let id = 0;
  const call = async (method: string, params = {}): Promise<unknown> => {
    const answered = once(socket, 'message');
    socket.send(JSON.stringify({ id: (id += 1), method, params }));
    const [{ data }] = messages.parse(await answered);
    return JSON.parse(data);
  };
  return {
    async measureMb() {
      await call('HeapProfiler.collectGarbage');
      const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
      return evaluated.parse(await call('Runtime.evaluate', { expression })).result.result.value / bytesPerMegabyte;
    },
    close: () => socket.close(),
  };
}
