import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drain, listen } from './listen.ts';

let server: Awaited<ReturnType<typeof listen>>;
let port: number;
beforeAll(async () => {
  server = await listen(() => new Response('well'), { port: 0, host: '127.0.0.1' });
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => drain(server));

/** What comes back for bytes that no client of ours would send. */
async function send(bytes: string): Promise<{ status: string; type: string | undefined; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: head.split('\r\n')[0] ?? '', type: /^Content-Type: (.*)$/m.exec(head)?.[1]?.trim(), body };
}

const type = 'application/json';

describe('what is no request of a browser', () => {
  it.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('is refused in the shape of the API: %s', async (_, bytes) => {
    const expected = { status: 'HTTP/1.1 400 Bad Request', type, body: '{"error":"Não entendemos o pedido."}' };
    expect(await send(bytes)).toEqual(expected);
  });

  it('is refused likewise when its address is endless', async () => {
    const address = `/busca?busca=${'%C3%A9'.repeat(3000)}`;
    expect(await send(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`)).toEqual({
      status: 'HTTP/1.1 431 Request Header Fields Too Large',
      type,
      body: '{"error":"O endereço ou os cabeçalhos são longos demais."}',
    });
  });

  it('keeps nobody else from being served', async () => {
    await send('FOO / HTTP/1.1\r\n\r\n');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('well');
  });
});
