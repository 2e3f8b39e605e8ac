import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendPage } from './send-page.ts';
import { storePage } from './stored-page.ts';

const page = await storePage(new Response('<p>well</p>', { headers: { 'Content-Type': 'text/html' } }), {
  version: '1',
});
const server = createServer((incoming, outgoing) => sendPage(page, incoming, outgoing));
let port: number;
const isAddress = (address: ReturnType<typeof server.address>): address is AddressInfo => typeof address === 'object';
beforeAll(async () => {
  server.listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  port = isAddress(address) ? address.port : 0;
});
afterAll(() => server.close());

/** All that comes back until the server closes the connection. */
function send(...requests: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(requests.map((request) => `${request}\r\n\r\n`).join(''));
  return text(socket);
}

describe('a connection', () => {
  const close = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close';

  it('stays open without a word about it, until who asks is done', async () => {
    const [, first = '', second = ''] = (await send('GET / HTTP/1.1\r\nHost: x', close)).split('HTTP/1.1 200 OK');
    expect(first).toContain('<p>well</p>');
    expect(first).not.toMatch(/^(?:connection|keep-alive):/im);
    expect(second).toContain('<p>well</p>');
    expect(second).toMatch(/^connection: close/im);
  });

  it('is named where the protocol would close it', async () => {
    const old = 'GET / HTTP/1.0\r\nConnection: keep-alive';
    const [, first = ''] = (await send(old, close)).split('HTTP/1.1 200 OK');
    expect(first).toMatch(/^connection: keep-alive/im);
    expect(await send('GET / HTTP/1.0')).toMatch(/^connection: close/im);
  });
});
