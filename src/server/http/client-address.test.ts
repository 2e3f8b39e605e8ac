import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { listen } from '../listen.ts';
import { type ClientAddressOptions, parseAddress, stampClientAddress } from './client-address.ts';

const serviceKey = 'k'.repeat(40);
const proxy = '10.0.0.1';

function createEcho(options: Partial<ClientAddressOptions> = {}) {
  return new Hono()
    .use(stampClientAddress({ trustedProxies: 0, serviceKey: undefined, ...options }))
    .all('*', (context) =>
      context.json({
        client: context.req.raw.headers.get('X-Client-Address'),
        forwarded: context.req.raw.headers.get('X-Forwarded-For'),
        key: context.req.raw.headers.get('X-Service-Key'),
      }),
    );
}

async function ask(
  options: Partial<ClientAddressOptions>,
  headers: Record<string, string> = {},
  remoteAddress: string | undefined = proxy,
): Promise<unknown> {
  const response = await createEcho(options).request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return response.json();
}

const stamped = (address: string | null) => ({ client: address, forwarded: address, key: null });

describe('without trusted proxies', () => {
  it.each([
    ['nothing', {}],
    ['X-Client-Address', { 'X-Client-Address': '1.2.3.4' }],
    ['X-Forwarded-For', { 'X-Forwarded-For': '1.2.3.4' }],
    [
      'both and more',
      { 'X-Client-Address': '1.2.3.4', 'X-Forwarded-For': '1.2.3.4, 5.6.7.8', Forwarded: 'for=1.2.3.4' },
    ],
    ['a key, though there is none', { 'X-Service-Key': serviceKey, 'X-Client-Address': '1.2.3.4' }],
    ['an empty key', { 'X-Service-Key': '', 'X-Client-Address': '1.2.3.4' }],
  ])('trusts only the socket when a client sends %s', async (_, headers) => {
    expect(await ask({}, headers)).toEqual(stamped(proxy));
  });

  it('a connection that is gone is counted with all the others that are', async () => {
    const response = await createEcho().request('/', { headers: { 'X-Forwarded-For': '1.2.3.4' } });
    expect(await response.json()).toEqual(stamped('unknown'));
    expect(await ask({}, {}, '')).toEqual(stamped('unknown'));
  });
});

describe('behind proxies', () => {
  it.each([
    [1, '203.0.113.7', '203.0.113.7'],
    [1, 'spoofed, 1.2.3.4, 203.0.113.7', '203.0.113.7'],
    [1, '', proxy],
    [1, 'unknown', proxy],
    [1, '203.0.113.7, _hidden', proxy],
    [1, '999.1.1.1', proxy],
    [1, "1.2.3.4'; drop table sessions; --", proxy],
    [1, '203.0.113.7:51234', '203.0.113.7'],
    [1, '[2001:db8::7]:443', '2001:db8::7'],
    [1, '2001:DB8:0::0007', '2001:db8::7'],
    [1, '::ffff:203.0.113.7', '203.0.113.7'],
    [1, ' 203.0.113.7 ,', '203.0.113.7'],
    [2, '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [2, '1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [2, '203.0.113.7', '203.0.113.7'],
    [2, 'garbage, 10.0.0.2', '10.0.0.2'],
    [2, '203.0.113.7, garbage', proxy],
    [2, '', proxy],
  ])('%d of them, "%s" means %s', async (trustedProxies, forwarded, expected) => {
    expect(await ask({ trustedProxies }, { 'X-Forwarded-For': forwarded })).toEqual(stamped(expected));
  });

  it('ignores X-Client-Address', async () => {
    const headers = { 'X-Client-Address': '1.2.3.4' };
    expect(await ask({ trustedProxies: 2 }, headers)).toEqual(stamped(proxy));
  });
});

describe('the service key', () => {
  it.each([
    ['names the visitor', '203.0.113.7', '203.0.113.7'],
    ['names one in another spelling', '[2001:DB8::7]', '2001:db8::7'],
    ['names nonsense', 'x y', 'unknown'],
    ['names an empty text', '', 'unknown'],
  ])('lets the storefront be believed when it %s', async (_, named, expected) => {
    const headers = { 'X-Service-Key': serviceKey, 'X-Client-Address': named, 'X-Forwarded-For': '1.2.3.4' };
    expect(await ask({ serviceKey }, headers)).toEqual(stamped(expected));
  });

  it('lets it name no client, so that reads for a page are not rate limited', async () => {
    const headers = { 'X-Service-Key': serviceKey, 'X-Forwarded-For': '1.2.3.4' };
    expect(await ask({ serviceKey, trustedProxies: 1 }, headers)).toEqual(stamped(null));
  });

  it.each([
    ['none', {}],
    ['a wrong one', { 'X-Service-Key': 'x'.repeat(40) }],
    ['a shorter one', { 'X-Service-Key': serviceKey.slice(1) }],
    ['a longer one', { 'X-Service-Key': `${serviceKey}k` }],
    ['it twice', { 'X-Service-Key': `${serviceKey}, ${serviceKey}` }],
  ])('is needed: with %s the socket counts', async (_, headers) => {
    expect(await ask({ serviceKey }, { ...headers, 'X-Client-Address': '1.2.3.4' })).toEqual(stamped(proxy));
  });
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['', undefined],
  ['localhost', undefined],
  ['1.2.3', undefined],
  ['1.2.3.4.5', undefined],
  ['[1.2.3.4', undefined],
  ['2001:db8::1::2', undefined],
  ['1.2.3.4\u0000', undefined],
])('reads the address %j as %j', (text, expected) => {
  expect(parseAddress(text)).toBe(expected);
});

it('is taken from a real connection, also when a header comes twice', async () => {
  const app = createEcho();
  const server = await listen(app.fetch, { port: 0, host: '127.0.0.1' }, { onError: () => expect.unreachable() });
  try {
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    const socket = connect(address.port, '127.0.0.1');
    socket.write(
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Client-Address: 1.2.3.4\r\nx-client-address: 5.6.7.8\r\n' +
        'X-Forwarded-For: 1.2.3.4\r\n\r\n',
    );
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(socket, 'end');
    expect(text).toContain('{"client":"127.0.0.1","forwarded":"127.0.0.1","key":null}');
  } finally {
    server.close();
  }
});
