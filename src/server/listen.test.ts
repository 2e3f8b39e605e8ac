import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drain, listen } from './listen.ts';
import { nextResponse } from './testing/send-request.ts';

let server: Awaited<ReturnType<typeof listen>>;
let port: number;
/** Settle when the request for `/endless` has arrived, and when its client has disconnected. */
const endless = { arrived: Promise.withResolvers<void>(), gone: Promise.withResolvers<void>() };

const errors: unknown[] = [];

async function respond(request: Request): Promise<Response> {
  if (request.url.endsWith('/broken')) throw new Error('secret table customer');
  if (request.method === 'POST') return new Response(`heard "${await request.text()}"`);
  if (!request.url.endsWith('/endless')) return new Response('well');
  request.signal.addEventListener('abort', () => endless.gone.resolve());
  endless.arrived.resolve();
  await endless.gone.promise;
  return new Response(null, { status: 499 });
}

beforeAll(async () => {
  server = await listen(respond, { port: 0, host: '127.0.0.1' }, { onError: (error) => errors.push(error) });
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => drain(server));

/** Sends raw bytes, which may be malformed HTTP, and returns the parsed response. */
async function send(bytes: string): Promise<{ status: string; type: string | undefined; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: head.split('\r\n')[0] ?? '', type: /^Content-Type: (.*)$/im.exec(head)?.[1]?.trim(), body };
}

const type = 'application/json';

describe('a request without a body', () => {
  it.each(['', 'Content-Length: 0\r\n'])('is read as an empty body, with the headers "%s"', async (length) => {
    const { status, body } = await send(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${length}\r\n`);
    expect({ status, body }).toEqual({ status: 'HTTP/1.1 200 OK', body: 'heard ""' });
  });

  it('is aborted when its client disconnects', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n');
    await endless.arrived.promise;
    socket.destroy();
    await expect(endless.gone.promise).resolves.toBeUndefined();
  });

  it('leaves the connection open for the next one', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.end('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\noil');
    const responses = await text(socket);
    expect([...responses.matchAll(/heard ".*?"/g)].join(' ')).toBe('heard "" heard "oil"');
  });
});

describe('a malformed request', () => {
  it.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b/@\r\nConnection: close\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('gets a JSON error in the format of the API: %s', async (_, bytes) => {
    const expected = {
      status: 'HTTP/1.1 400 Bad Request',
      type,
      body: '{"error":"Não entendemos o que foi enviado."}',
    };
    expect(await send(bytes)).toEqual(expected);
  });

  it('gets a JSON error too when its URL is too long', async () => {
    const address = `/busca?busca=${'%C3%A9'.repeat(3000)}`;
    expect(await send(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`)).toEqual({
      status: 'HTTP/1.1 431 Request Header Fields Too Large',
      type,
      body: '{"error":"O endereço ou os cabeçalhos são longos demais."}',
    });
  });

  it('does not affect other connections', async () => {
    await send('FOO / HTTP/1.1\r\n\r\n');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('well');
  });
});

describe('requests sent before the response to an earlier one', () => {
  const pipelined = (paths: readonly string[]) =>
    paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');

  it('are answered in their order', async () => {
    const socket = connect(port, '127.0.0.1');
    const last = 'GET /broken HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    socket.write(pipelined(Array.from({ length: 10 }, (_, index) => `/${index}`)) + last);
    const statuses = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => '200'), '500']);
    errors.length = 0;
  });

  it('are served one after the other, and too many of them close the connection', async () => {
    let served = 0;
    const body = 'x'.repeat(1024 * 1024);
    const slow = await listen(
      () => {
        served += 1;
        return new Response(body);
      },
      { port: 0, host: '127.0.0.1' },
      { onError: () => undefined },
    );
    const address = slow.address();
    const open = (count: number) => {
      const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
      socket.pause();
      socket.on('error', () => undefined);
      socket.write(pipelined(Array.from({ length: count }, () => '/')));
      return socket;
    };
    const unread = open(10);
    await expect.poll(() => served).toBeGreaterThan(0);
    const closed = open(2000);
    closed.resume();
    await once(closed, 'close');
    // What the network takes of a megabyte each is a few of them, not all ten.
    expect(served).toBeLessThan(20);
    unread.destroy();
    await drain(slow);
  });
});

it('announces by a response that began before it is drained that the connection closes', async () => {
  const release = Promise.withResolvers<void>();
  const draining = await listen(
    async ({ url }) => {
      if (url.endsWith('/slow')) await release.promise;
      return new Response('well');
    },
    { port: 0, host: '127.0.0.1' },
    { onError: () => undefined },
  );
  const address = draining.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(draining, 'request');
  const drained = drain(draining);
  release.resolve();
  const received = await text(socket);
  expect([...received.matchAll(/^Connection: (.*)$/gim)].map(([, value]) => value?.trim())).toEqual(['close']);
  await drained;
});

it('sends a response to its end while it is drained, however slowly the client reads', async () => {
  const size = 32 * 1024 * 1024;
  const draining = await listen(
    () => new Response('x'.repeat(size)),
    { port: 0, host: '127.0.0.1' },
    { onError: () => undefined },
  );
  const address = draining.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const response = await nextResponse(draining);
  await expect.poll(() => response.writableEnded).toBe(true);
  const drained = drain(draining);
  let received = 0;
  for await (const chunk of socket) {
    received += String(chunk).length;
    await delay(1);
  }
  expect(received).toBeGreaterThan(size);
  await drained;
});

describe('a connection on which nothing moves', () => {
  async function listenBriefly(idleMs?: number) {
    const idle = await listen(
      () => new Response('x'.repeat(32 * 1024 * 1024)),
      { port: 0, host: '127.0.0.1' },
      { onError: () => undefined, ...(idleMs !== undefined && { idleMs }) },
    );
    const address = idle.address();
    const open = () => {
      const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
      return socket.on('error', () => undefined);
    };
    return { idle, open };
  }

  it('may stay for half a minute', async () => {
    const { idle } = await listenBriefly();
    expect(idle.timeout).toBe(30_000);
    await drain(idle);
  });

  it('closes when its client sends nothing', async () => {
    const { idle, open } = await listenBriefly(100);
    const socket = open().resume();
    await expect(once(socket, 'end')).resolves.toEqual([]);
    socket.destroy();
    await drain(idle);
  });

  it('closes when its client does not read the response', async () => {
    const { idle, open } = await listenBriefly(100);
    const socket = open().pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const response = await nextResponse(idle);
    await expect(once(response, 'close')).resolves.toEqual([]);
    expect(response.writableFinished).toBe(false);
    socket.destroy();
    await drain(idle);
  });
});

it('reports an error of the middleware, closes its connection and continues', async () => {
  const reported: unknown[] = [];
  const broken = await listen(
    respond,
    { port: 0, host: '127.0.0.1' },
    {
      onError: (error) => reported.push(error),
      middleware({ url }, _outgoing, next) {
        if (url === '/') throw new Error('no address');
        next();
      },
    },
  );
  const address = broken.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  await expect(fetch(`${origin}/`)).rejects.toThrow('fetch failed');
  expect(await (await fetch(`${origin}/well`)).text()).toBe('well');
  expect(reported).toEqual([new Error('no address')]);
  await drain(broken);
});

it('hands over a connection that becomes another protocol', async () => {
  const upgrading = await listen(
    respond,
    { port: 0, host: '127.0.0.1' },
    {
      onError: (error) => errors.push(error),
      onUpgrade: (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
    },
  );
  const address = upgrading.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 101 /);
  await drain(upgrading);
});

it('reports an error of the app, and responds with a JSON error that does not contain its message', async () => {
  const { status, type: sentType, body } = await send('GET /broken HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect([status, sentType]).toEqual(['HTTP/1.1 500 Internal Server Error', type]);
  expect(body).toBe('{"error":"Não deu certo agora. Tente de novo em instantes."}');
  expect(errors).toEqual([new Error('secret table customer')]);
});
