// Prints, in one run: what rendering, listing, searching and adding to the cart cost, how fast a start is, how much memory it takes.
// Usage: npm run bench [-- --seconds 3 --against https://other.shop/listing]. The table goes to bench/RESULTS.md as well;
// with --against only pages are compared, ours and theirs; with --lab only a browser's figures are printed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { type Api, createApi } from '#api/app.ts';
import { cartSchema } from '#contract/cart.ts';
import { productDetailResponseSchema } from '#contract/product.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { fillShop } from '#server/fill-shop.ts';
import { loadStorefront } from '#server/storefront.ts';
import { measureAgainst } from './against.ts';
import { measureCachedPages } from './cached-pages.ts';
import { measureListingsOverHttp } from './catalogue-http.ts';
import { measureLab } from './lab.ts';
import { measureLogin } from './login.ts';
import { measure, measureRuns, median, medianRatio, toHead, toRow } from './tools/measure.ts';
import { multiplyCatalogue } from './tools/multiply-catalogue.ts';
import { pinToOneCore } from './tools/pin.ts';
import { createFloor, measureCpu } from './tools/render-floor.ts';
import { startServer } from './tools/servers/server-process.ts';
import { measureServer } from './server.ts';
import { measureSessions } from './sessions.ts';
import { toTargetTable } from './targets.ts';

pinToOneCore();

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    against: { type: 'string', multiple: true, default: [] },
    lab: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const siteUrl = 'http://localhost:3000';
const folder = mkdtempSync(join(tmpdir(), 'manaca-bench-'));
/** Of two things that are compared. */
const turns = 9;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const headers = { 'App-Token': 'wapstore', Accept: 'application/json' };
const lines: string[] = [];
const print = (line: string): void => {
  lines.push(line);
  process.stdout.write(`${line}\n`);
};

const listing = '/url/product/listing/category?url=';
const requestLists: Readonly<Record<string, readonly string[]>> = {
  listing: [
    `${listing}/oleos-essenciais&offset=0&limit=12`,
    `${listing}/perfumar-a-casa&offset=12&limit=12`,
    `${listing}/corpo-e-banho&offset=0&limit=24&order=Menor%20Pre%C3%A7o`,
    `${listing}/difusores&offset=0&limit=12&preco=50-150`,
    `${listing}/ofertas&offset=0&limit=12`,
    `${listing}/oleos-essenciais/citricos&offset=0&limit=36&order=Maior%20Pre%C3%A7o`,
  ],
  search: [
    'lavanda',
    'oleo essencial',
    'difusor',
    'lavnda',
    'sabonete alecrim',
    'vela de baunilha',
    'tea tree',
    'zzzz',
  ].map((text) => `/url/product/listing/search?busca=${encodeURIComponent(text)}&offset=0&limit=12`),
};

// From here on `Response` is the adapter's, as in the shop's own process: Node's puts each text into bytes and a stream at once.
getRequestListener(() => new Response());

// React picks its production code by this variable when it is first read, so nothing above may import it.
process.env['NODE_ENV'] = 'production';

try {
  const cores = `${availableParallelism()} of ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
  print(`Node ${process.version}, SQLite ${process.versions.sqlite}, on ${cores}, ${seconds} s each\n`);
  const file = join(folder, 'seed.sqlite');
  await seed(file);
  if (values.against.length > 0) await compare(file, values.against);
  else if (values.lab) await measureLab(file, folder, print);
  else {
    await measureAll(file);
    const [targets, details] = [toTargetTable(lines), lines.join('\n').trimEnd()];
    process.stdout.write(`\n${targets}\n`);
    const date = new Date().toISOString().slice(0, 10);
    const text = `# Results of \`npm run bench\`\n\n${date}\n\n${targets}\n\n## All figures\n\n${details}\n`;
    writeFileSync(join(import.meta.dirname, 'RESULTS.md'), text);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(file: string): Promise<void> {
  // First, while the process holds nothing else: garbage collection of an answer's bytes costs more the more there is.
  const catalogues = await measureCatalogueSizes();
  await measurePagesAndCart(file);
  await measureListingsOverHttp(catalogues, requestLists['listing'] ?? [], { folder, seconds, print });
  await measureServer(file, folder, print);
  await measureSessions(file, { folder, seconds, print });
  await measureCachedPages(file, folder, print);
  await measureLogin(file, folder, print);
  await measureLab(file, folder, print);
}

/** Our listing, kept and made anew each time, beside the pages of others. */
async function compare(file: string, others: readonly string[]): Promise<void> {
  const core = cpus().length > 1 ? 1 : undefined;
  const kept = await startServer(file, folder, { core });
  const fresh = await startServer(file, folder, { core, variables: { PAGE_CACHE_MB: '0' } });
  const ours = [kept, fresh].map(({ address }) => `${address}/oleos-essenciais?ipp=24`);
  try {
    await measureAgainst([...ours, ...others], { seconds, print });
    print(`\nThe first two are ours, each on one core: kept pages, and pages made for each request.`);
  } finally {
    await Promise.all([kept.stop(), fresh.stop()]);
  }
}

async function seed(file: string): Promise<void> {
  const database = await openDatabase({ file });
  await migrateToLatest(database);
  await fillShop(database, { now: new Date(), demonstration: true });
  await database.close();
}

function openApi(database: Database): Promise<Api> {
  return createApi({
    database,
    clock: () => new Date(),
    siteUrl,
    cookieName: 'PHPSESSID',
    logger: silent,
    sendMail: () => Promise.resolve(),
    services: { postalCodes: [], geocoder: undefined },
    hasLimits: false,
  });
}

async function measurePagesAndCart(file: string): Promise<void> {
  const database = await openDatabase({ file });
  const api = await openApi(database);
  const build = join(import.meta.dirname, '../../build/server');
  const { render } = await loadStorefront(build, {
    storeApi: api.fetch,
    version: api.version,
    siteUrl,
    cookieName: 'PHPSESSID',
    pictureOrigins: [],
    scripts: [],
    isDebugAllowed: false,
    onError: (error) => print(String(error)),
  });
  print(toHead('uncached page, in process'));
  for (const path of [
    '/',
    '/oleos-essenciais',
    '/oleo-essencial-de-lavanda-francesa',
    '/busca?busca=lavanda',
    '/loja-caszulo',
  ]) {
    print(toRow(path, await measure(() => expectOk(render(new Request(siteUrl + path))), seconds)));
  }
  await measureFloor(render);
  print(`\n${toHead('cart, SQLite, answered when the disk has it')}`);
  await measureCart(api);
  await api.close();
  await database.close();
}

/** CPU of a listing against that of React alone for the same elements, in turns: what else the machine does, it does to both. */
async function measureFloor(render: (asked: Request) => Promise<Response>): Promise<void> {
  const read = async () => (await render(new Request(`${siteUrl}/oleos-essenciais?ipp=24`))).arrayBuffer();
  const floor = await createFloor(Buffer.from(await read()).toString());
  const [pages, elements]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    pages.push(await measureCpu(read, seconds / 3));
    elements.push(await measureCpu(floor, seconds / 3));
  }
  const [page, alone] = [median(pages), median(elements)];
  const ratio = medianRatio(pages, elements).toFixed(3);
  print(`\nListing of 24, CPU: ${page.toFixed(2)} ms; React's elements alone ${alone.toFixed(2)} ms: ${ratio}x`);
}

async function measureCart(api: Api): Promise<void> {
  const detail = await api.fetch(request('/url/product/detail?url=/oleo-essencial-de-alecrim'));
  const { conteudo } = productDetailResponseSchema.parse(await detail.json());
  const payload = conteudo.atributos.simples?.valores[0]?.carrinho ?? conteudo.carrinho;
  const add = (session: string) =>
    api.fetch(
      request('/checkout/cart', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', ...(session && { Session: session }) },
        body: JSON.stringify({ tipo: payload.tipo, itens: payload.itens }),
      }),
    );
  const first = await add('');
  const session = /PHPSESSID=([^;]+)/.exec(first.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  for (const atOnce of [1, 16]) {
    const rows = [
      [`additions to one cart, ${atOnce} at once`, session],
      [`first additions (new session, new cart), ${atOnce} at once`, ''],
    ] as const;
    for (const [name, of] of rows) print(toRow(name, await measure(() => expectOk(add(of)), seconds, atOnce)));
  }
  print(
    toRow(
      'reads',
      await measure(
        () => expectOk(api.fetch(request('/checkout/cart', { headers: { ...headers, Session: session } }))),
        seconds,
      ),
    ),
  );
  const signedIn = await signIn(api);
  const readBoth = async () => {
    const own = { headers: { ...headers, Session: signedIn } };
    await expectOk(api.fetch(request('/checkout/user', own)));
    await expectOk(api.fetch(request('/checkout/cart', own)));
  };
  print(toRow('user and cart of a customer, both read', await measure(readBoth, seconds)));
  const fresh = /PHPSESSID=([^;]+)/.exec((await add('')).headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  await Promise.all(Array.from({ length: 20 }, () => add(fresh)));
  const answer = await api.fetch(request('/checkout/cart', { headers: { ...headers, Session: fresh } }));
  const cart = cartSchema.parse(await answer.json());
  print(`\n20 simultaneous additions after a first one: ${cart.quantidadeItens} of 21 kept\n`);
}

async function signIn(api: Api): Promise<string> {
  const answer = await api.fetch(
    request('/checkout/login', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ usuario: 'maria@exemplo.test', senha: 'lavanda-2026' }),
    }),
  );
  if (answer.status !== 200) throw new Error(await answer.text());
  return /PHPSESSID=([^;]+)/.exec(answer.headers.getSetCookie().join('; '))?.[1] ?? '';
}

/** Answers the files and sizes of the catalogues that it made. */
async function measureCatalogueSizes() {
  const catalogues: { file: string; products: number }[] = [];
  print(toHead('API', 'products'));
  for (const size of [0, 5000, 50_000]) {
    const file = join(folder, `catalogue-${size}.sqlite`);
    await seed(file);
    const database = await openDatabase({ file });
    await multiplyCatalogue(database, size);
    const api = await openApi(database);
    const { count } = await database.kysely
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    catalogues.push({ file, products: count });
    for (const [name, list] of Object.entries(requestLists)) {
      const ask = (index: number) => expectOk(api.fetch(request(list[index % list.length] ?? '')));
      print(toRow(`${name} | ${count}`, await measureRuns(ask, seconds)));
    }
    await api.close();
    await database.close();
  }
  print('');
  return catalogues;
}

function request(path: string, init: RequestInit = { headers }): Request {
  return new Request(`${siteUrl}/api/v2/front${path}`, init);
}

async function expectOk(answer: Promise<Response> | Response): Promise<void> {
  const response = await answer;
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
