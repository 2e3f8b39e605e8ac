import { Agent, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { type PageRequest, pageRequest } from '../arbitrary-page-request.ts';
import { expect, test } from '../fixtures.ts';

/** `npm run fuzz` sends 20,000. */
const count = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const usualMsEach = 60;

test.use({ shopVariables: { RATE_LIMIT: 'off', LOG_LEVEL: 'silent' } });

interface Received {
  status: number;
  type: string;
  text: string;
  ms: number;
  cookie: string;
}

const agent = new Agent({ keepAlive: true });

async function send(url: string, { method, path, headers, body }: Omit<PageRequest, 'visitor'>): Promise<Received> {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const sent = httpRequest({ agent, hostname, port, method, path, headers }, (response) => {
    buffer(response).then((bytes) => {
      const cookie = (response.headers['set-cookie'] ?? []).map((set) => set.split(';', 1)[0] ?? '').join('; ');
      const type = response.headers['content-type'] ?? '';
      resolve({ status: response.statusCode ?? 0, type, text: String(bytes), ms: performance.now() - start, cookie });
    }, reject);
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

/** Words in the error messages of frameworks and runtimes. */
const english =
  /\b(?:invalid|required|expected|unexpected|must|should|unrecognized|received|failed|not found|bad request|error:|undefined|method)\b/i;

/** What a visitor reads; the specification's sentence in English is marked as such. */
function toVisibleText({ type, text }: Received): string {
  if (type.startsWith('text/x-script')) return '';
  if (!type.startsWith('text/html')) return text;
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text;
  return main
    .replaceAll(/<(script|style|textarea)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<p lang="en"[\s\S]*?<\/p>/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
}

/** Undefined if the shop answered without a server error and in Portuguese. */
function findProblem({ method }: PageRequest, received: Received): string | undefined {
  const { status, type } = received;
  if (status >= 500) return `status ${status}`;
  if (status < 400 || method === 'HEAD') return undefined;
  const text = toVisibleText(received);
  if (english.test(text)) return `English: ${text}`;
  if (type.startsWith('text/x-script') || /\p{L}{3}/u.test(text)) return undefined;
  return `status ${status} without a text`;
}

test('no request for a page or to a form, however wrong, gets a server error or a text in English', async ({
  shop,
}) => {
  test.setTimeout(60_000 + count * usualMsEach);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const signIn = new URLSearchParams({ intent: 'entrar', usuario: 'maria@exemplo.test', senha: 'lavanda-2026' });
  const enter = { method: 'POST', path: '/checkout/acesso/?voltar=/%E2%82%AC', headers, body: signIn.toString() };
  const place = { intent: 'add', carrinho: '{"tipo":"produto","itens":[{"idProduto":"103"}]}' };
  const add = { method: 'POST', path: '/sacola', headers, body: new URLSearchParams(place).toString() };
  const visitor = await send(shop.url, add);
  expect(visitor.status, 'a cart has begun').toBe(303);
  let customer = '';
  const getCookie = async (kind: PageRequest['visitor']): Promise<string | undefined> => {
    if (kind === 'new') return undefined;
    if (kind === 'with a session') return visitor.cookie;
    // A form of the account may have ended the session.
    const asked = { method: 'GET', path: '/api/v2/front/checkout/user', body: undefined };
    const user = await send(shop.url, { ...asked, headers: { 'App-Token': 'wapstore', Cookie: customer } });
    if (user.text.includes('"logado":true')) return customer;
    const entered = await send(shop.url, enter);
    expect(entered.status, 'signed in, and redirected to a path with a letter that no header holds').toBe(303);
    customer = entered.cookie;
    return customer;
  };

  const statuses: Record<number, number> = {};
  let slowestMs = 0;
  const property = fc.asyncProperty(pageRequest, async (request) => {
    const cookie = await getCookie(request.visitor);
    const sent = { ...request, headers: { ...(cookie && { Cookie: cookie }), ...request.headers } };
    const received = await send(shop.url, sent);
    statuses[received.status] = (statuses[received.status] ?? 0) + 1;
    slowestMs = Math.max(slowestMs, received.ms);
    expect(findProblem(request, received)).toBeUndefined();
  });
  await fc.assert(property, { numRuns: count });
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ count, statuses, slowestMs }) });
});
