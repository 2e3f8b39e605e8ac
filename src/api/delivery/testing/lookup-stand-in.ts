// A local fake of viacep, brasilapi and Nominatim that can simulate failures.

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** `slow` never answers, `drip` sends a byte now and then, `huge` 50 MB, `wrong-shape` JSON of another kind. */
export type Fault = 'slow' | 'drip' | 'reset' | 'error' | 'too-many' | 'garbage' | 'wrong-shape' | 'huge' | 'redirect';

interface StandInAddress {
  street: string | null;
  district: string | null;
  city: string;
  state: string;
}

export interface LookupStandIn {
  /** Without a slash at the end. */
  url: string;
  /** Addresses by CEP of eight digits; others are unknown. */
  addresses: Map<string, StandInAddress>;
  /** Display names in Nominatim by city; others are unknown. */
  displayNames: Map<string, string>;
  /** The simulated failure of every response until it is reset. */
  fault: Fault | undefined;
  /** Target of `redirect`. */
  redirectUrl: string;
  /** Requests in the order of arrival. */
  requests: { url: string; headers: IncomingHttpHeaders }[];
  /** Bytes of bodies that clients received. */
  sentBytes: number;
  close(): Promise<void>;
}

const megabyte = Buffer.alloc(1_000_000, '[');

export async function startLookupStandIn(): Promise<LookupStandIn> {
  const closing = new AbortController();
  const server = createServer((request, response) => {
    standIn.requests.push({ url: request.url ?? '', headers: request.headers });
    const failing = standIn.fault ? fail(standIn, response, closing.signal) : Promise.resolve();
    failing
      .then(() => (response.writableEnded || response.destroyed ? undefined : respond(standIn, response)))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: LookupStandIn = {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    addresses: new Map(),
    displayNames: new Map(),
    fault: undefined,
    redirectUrl: '',
    requests: [],
    sentBytes: 0,
    async close() {
      closing.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return standIn;
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || !address) throw new Error('the stand-in has no port');
  return address.port;
}

async function fail(standIn: LookupStandIn, response: ServerResponse, signal: AbortSignal): Promise<void> {
  switch (standIn.fault) {
    case 'slow':
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('closed'))));
    case 'drip':
      return drip(response, signal);
    case 'reset':
      return void response.destroy();
    case 'error':
      return void response.writeHead(500).end('{"erro": true}');
    case 'too-many':
      return void response.writeHead(429).end('{}');
    case 'garbage':
      return void response.writeHead(200).end('<html>Bad gateway\u0000');
    case 'wrong-shape':
      return void response.writeHead(200).end('{"localidade": 7, "city": "", "display_name": null}');
    case 'huge':
      return pour(standIn, response);
    case 'redirect':
      return void response.writeHead(302, { Location: `${standIn.redirectUrl}${response.req.url ?? ''}` }).end();
    case undefined:
  }
}

/** Sends a byte every 20 ms until the client leaves. */
export async function drip(response: ServerResponse, signal: AbortSignal): Promise<void> {
  response.writeHead(200);
  while (!response.destroyed) {
    response.write('[');
    await delay(20, undefined, { signal });
  }
}

async function pour(standIn: LookupStandIn, response: ServerResponse): Promise<void> {
  response.writeHead(200);
  for (let count = 0; count < 50 && !response.destroyed; count += 1) {
    const sent = await new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(false));
      response.write(megabyte, (error) => resolve(!error));
    });
    standIn.sentBytes += sent ? megabyte.byteLength : 0;
  }
  response.end();
}

function respond(standIn: LookupStandIn, response: ServerResponse): void {
  const [status, body] = answer(standIn, new URL(response.req.url ?? '', 'http://stand-in.test'));
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function answer({ addresses, displayNames }: LookupStandIn, { pathname, searchParams }: URL): [number, unknown] {
  const address = addresses.get(/\d{8}/.exec(pathname)?.[0] ?? '');
  if (pathname === '/search') {
    const name = displayNames.get(searchParams.get('city') ?? '');
    return [200, name === undefined ? [] : [{ place_id: 1, display_name: name }]];
  }
  if (pathname.startsWith('/ws/')) return [200, address ? toViacep(address) : { erro: 'true' }];
  return address ? [200, toBrasilapi(address)] : [404, { name: 'CepPromiseError', type: 'service_error' }];
}

function toViacep({ street, district, city, state }: StandInAddress) {
  return { logradouro: street, bairro: district, localidade: city, uf: state, ddd: '41' };
}

function toBrasilapi({ street, district, city, state }: StandInAddress) {
  return { street, neighborhood: district, city, state, service: 'open-cep' };
}
