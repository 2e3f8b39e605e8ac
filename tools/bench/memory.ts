// What one process holds under mixed use: pages of both shops, data of navigations, pictures, searches and carts.

import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from './checkout-server.ts';
import { compare, repeatUntil } from './compare.ts';
import {
  apiHeaders,
  apiPaths,
  apiPrefix,
  type BenchRequest,
  cartAddition,
  listMatches,
  listPagePaths,
  readText,
  receive,
} from './requests.ts';

const [requestsPerSecond, secondsPerSample, pagesWithPictures] = [25, 30, 60];
/** More pages than the page cache holds. */
const queries = ['', '?loja=caszulo', '?ipp=24', '?marca=1', '?filtro=52', '?preco=20-60', '?order=Menor%20Preço'];

export async function measureMixedUse(server: Server, seconds: number): Promise<void> {
  const paths = await listPagePaths(server.url);
  const pictures: string[] = [];
  for (const path of paths.slice(0, pagesWithPictures))
    pictures.push(...listMatches(await readText(server.url, path), /"(\/img\/[^" \\]+)/g));
  const units = ['MB at most', 'MB at the end', 'requests', 'failed', 'ms, slowest'];
  await compare([server], { name: `mixed use for ${seconds} s`, units, rounds: 1 }, async () => {
    const end = delay(seconds * 1000);
    const agent = new Agent({ keepAlive: true });
    const samples = repeatUntil(end, secondsPerSample * 1000, async () => server.memoryMb());
    // Requests begin at their time, whether or not earlier ones are answered.
    const begun = await repeatUntil(end, 1000 / requestsPerSecond, async () => ({
      received: receive(server.url, chooseRequest(paths, pictures), agent),
    }));
    const received = await Promise.all(begun.map((request) => request.received));
    agent.destroy();
    const failed = received.filter(({ status }) => status === 0 || status >= 400);
    const slowest = received.reduce((most, { ms }) => Math.max(most, ms), 0);
    const atTheEnd = server.memoryMb();
    return [Math.max(...(await samples), atTheEnd), atTheEnd, received.length, failed.length, slowest];
  });
}

function chooseRequest(paths: readonly string[], pictures: readonly string[]): BenchRequest {
  const share = Math.random();
  const path = pick(paths);
  if (share < 0.4) return { path: path + pick(queries) };
  if (share < 0.55) return { path: path === '/' ? '/_root.data' : `${path}.data` };
  if (share < 0.8) return { path: pick(pictures) };
  if (share < 0.85) return { path: apiPrefix + pick(apiPaths.search), headers: apiHeaders };
  if (share < 0.9) return { path: `/busca?busca=lavanda+${Math.floor(Math.random() * 500)}` };
  return cartAddition;
}

const pick = (texts: readonly string[]): string => texts[Math.floor(Math.random() * texts.length)] ?? '/';
