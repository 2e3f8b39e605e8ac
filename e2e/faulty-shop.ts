// A storefront in front of a real API, with a proxy between them that records calls and can replace responses.

import type { IncomingMessage, ServerResponse } from 'node:http';
import getPort from 'get-port';
import { test as base } from './fixtures.ts';
import { startShop } from './shop-server.ts';
import { startStandIn } from './stand-in.ts';

/** `cut` closes the connection without a response, `silence` keeps it open without one. */
type Fault = 'cut' | 'silence' | { status: number; body: unknown };

export interface Wire {
  /** Path and query below `/api/v2/front` of every call, oldest first. */
  calls: string[];
  headers: IncomingMessage['headers'][];
  /** The fault of a call; undefined forwards it. Every test starts without faults. */
  fault: (path: string) => Fault | undefined;
}

const prefix = '/api/v2/front';
/** Headers of the connection, which are not forwarded. */
const ownHeaders = [
  'host',
  'connection',
  'accept-encoding',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'set-cookie',
];
const noFault = (): undefined => undefined;

interface FaultyShop {
  workerWire: Wire;
  /** Memory of the storefront for cached pages; none by default, so that every page calls the API. */
  pageCacheMb: string;
}

export const test = base.extend<{ wire: Wire }, FaultyShop>({
  pageCacheMb: ['0', { scope: 'worker', option: true }],
  workerWire: [async ({}, use) => use({ calls: [], headers: [], fault: noFault }), { scope: 'worker' }],
  shopVariables: [
    async ({ workerWire, pageCacheMb }, use) => {
      const port = String(await getPort({ host: '127.0.0.1' }));
      const api = await startShop({ ROLE: 'api', SITE_URL: `http://127.0.0.1:${port}` });
      const between = await startStandIn((request, response) => void pass(api.url, workerWire, request, response));
      // The faults are intentional and every page calls the API, so the log is silent.
      const apart = { ROLE: 'web', PORT: port, API_BASE_URL: `${between.origin}/api` };
      await use({ ...apart, LOG_LEVEL: 'silent', PAGE_CACHE_MB: pageCacheMb });
      between.stop();
      await api.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  wire: async ({ workerWire }, use) => {
    workerWire.calls.length = 0;
    workerWire.headers.length = 0;
    workerWire.fault = noFault;
    await use(workerWire);
    workerWire.fault = noFault;
  },
});

async function pass(apiUrl: string, wire: Wire, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  const path = url.startsWith(prefix) ? url.slice(prefix.length) : url;
  const fault = url.startsWith(prefix) ? wire.fault(path) : undefined;
  if (url.startsWith(prefix)) {
    wire.calls.push(path);
    wire.headers.push(request.headers);
  }
  if (fault === 'cut') {
    request.socket.destroy();
  } else if (fault === 'silence') {
    request.resume();
  } else if (fault) {
    response.writeHead(fault.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(fault.body));
  } else {
    await hand(apiUrl + url, request, response);
  }
}

async function hand(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !ownHeaders.includes(name)) headers.set(name, value);
  }
  const method = request.method ?? 'GET';
  const answer = await fetch(address, {
    method,
    headers,
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const passed = [...answer.headers].filter(([name]) => !ownHeaders.includes(name));
  response.writeHead(
    answer.status,
    [...passed, ...answer.headers.getSetCookie().map((cookie) => ['Set-Cookie', cookie])].flat(),
  );
  response.end(Buffer.from(await answer.arrayBuffer()));
}
