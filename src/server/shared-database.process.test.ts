import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { afterEach, describe, expect, it } from 'vitest';
import { adjustStock } from '#api/inventory/adjust-stock.ts';
import { cartSchema } from '#contract/cart.ts';
import { productDetailResponseSchema } from '#contract/product.ts';
import { recordChange } from '#database/record-change.ts';
import { programEnvironment } from '#database/testing/program-environment.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
  withDatabase,
} from '#database/testing/test-database.ts';
import { createApiProcesses } from './testing/api-process.ts';

const processTestMs = 180_000;
const headers = { 'App-Token': 'wapstore', Accept: 'application/json' };
const lavender = '/oleo-essencial-de-lavanda-francesa';

const { start: startApi, stop } = createApiProcesses();
afterEach(stop);

async function findProduct(base: string, path: string) {
  const response = await fetch(`${base}/url/product/detail?url=${path}`, { headers });
  return productDetailResponseSchema.parse(await response.json()).conteudo;
}

const findName = async (base: string) => (await findProduct(base, lavender)).nome;

/** Polls until all processes show a change that was just made. */
async function expectShown(bases: string[], isShown: (base: string) => Promise<boolean>): Promise<void> {
  await expect.poll(() => Promise.all(bases.map(isShown)), { interval: 20 }).toEqual(bases.map(() => true));
}

async function renameLavender({ database }: TestDatabase, name: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    await transaction.updateTable('products').set({ name }).where('slug', '=', lavender.slice(1)).execute();
    await recordChange(transaction, { kind: 'product', ids: [110] });
  });
}

describe('two API processes on one database', { timeout: processTestMs }, () => {
  it('share sessions, and show a change of the catalogue and of stock alike', async () => {
    const test = await createTestDatabase();
    await insertSmallShopProducts(test.database, [{ id: 103 }, { id: 110, slug: lavender.slice(1) }]);
    const [first, second] = await Promise.all([startApi(test.environment), startApi(test.environment)]);

    const added = await fetch(`${first}/checkout/cart`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tipo: 'produto', itens: [{ idProduto: 103 }] }),
    });
    const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const cart = await fetch(`${second}/checkout/cart`, { headers: { ...headers, Cookie: cookie } });
    expect(cartSchema.parse(await cart.json()).quantidadeTotal).toBe(1);

    await renameLavender(test, 'Lavanda de outro processo');
    const isRenamed = async (base: string) => (await findName(base)) === 'Lavanda de outro processo';
    await expectShown([first, second], isRenamed);

    const unit = { productId: 103, attributeValueId: 0 };
    await adjustStock(test.database, { ...unit, quantity: 0, cause: 'adjust', reference: 'contagem', nowMs: 1 });
    const { slug } = await test.database.kysely
      .selectFrom('products')
      .select('slug')
      .where('id', '=', unit.productId)
      .executeTakeFirstOrThrow();
    const isSoldOut = async (base: string) => (await findProduct(base, `/${slug}`)).estoque === 0;
    await expectShown([first, second], isSoldOut);
    await stop();
    await test.dispose();
  });

  it('may both be the first: one migrates and begins the shop, the other finds it begun', async () => {
    const empty = await createEmptyDatabase();
    const environment = { ...empty.environment, DEMO: 'off' };
    const bases = await Promise.all([startApi(environment), startApi(environment)]);
    for (const base of bases)
      expect((await fetch(`${base}/struct/menus/menu-principal`, { headers })).status).toBe(200);
    await stop();
    const begun = await withDatabase(empty, ({ kysely }) => kysely.selectFrom('installation').selectAll().execute());
    expect(begun).toMatchObject([{ begun_as: 'empty' }]);
    await empty.dispose();
  });
});

it('a process writes what libraries say on the console as lines of its log', { timeout: processTestMs }, async () => {
  const { environment, dispose } = await createTestDatabase();
  const planted = `data:text/javascript,setInterval(() => console.warn('planted'), 20)`;
  const child = spawn(process.execPath, ['--import', planted, join(import.meta.dirname, 'main.ts')], {
    env: { ...programEnvironment, ROLE: 'api', PORT: String(await getPort()), PICTURE_WARMING: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: processTestMs / 2,
    killSignal: 'SIGKILL',
  });
  let found = '{}';
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes('planted')) continue;
    found = line;
    child.kill('SIGKILL');
  }
  expect(JSON.parse(found)).toMatchObject({ level: 'warn', msg: 'planted' });
  await dispose();
});
