// The merchant's commands as processes, beside a shop that runs on the same database.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { adjustStock } from '#api/inventory/adjust-stock.ts';
import { createBuyers } from '#api/orders/testing/buyers.ts';
import { line } from '#api/testing/cart-client.ts';
import { type SendOptions, toRequest } from '#api/testing/test-api.ts';
import { productDetailResponseSchema } from '#contract/product.ts';
import { programEnvironment } from '#database/testing/program-environment.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { formatNumber } from '#rules/money.ts';
import { createApiProcesses } from '../testing/api-process.ts';

const processTestMs = 180_000;
const productId = 103;
const pix = { PIX_KEY: 'loja@exemplo.test', PIX_NAME: 'Loja', PIX_CITY: 'Curitiba' };

const processes = createApiProcesses();
const folder = mkdtempSync(join(tmpdir(), 'manaca-orders-'));
const database = await createTestDatabase();
await insertSmallShopProducts(database.database, [{ id: productId, slug: 'bruma' }]);
const base = await processes.start({ ...database.environment, ...pix });
afterAll(async () => {
  await processes.stop();
  await database.dispose();
  rmSync(folder, { recursive: true });
});

async function run(program: 'orders' | 'reconcile', words: string[], variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${program}.ts`), ...words], {
    env: { ...programEnvironment, ...database.environment, ...pix, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { status: child.exitCode, stdout, stderr };
}

const send = (path: string, options?: SendOptions) => fetch(toRequest(path, options, base));
const buyers = createBuyers({ send });
const place = async (quantity: number) => buyers.place(await buyers.create([line(productId, quantity)]));
const findStock = async () => {
  const response = await send('/url/product/detail?url=/bruma');
  return productDetailResponseSchema.parse(await response.json()).conteudo.estoque;
};

it(
  'changes orders of a running shop, which shows the stock that comes back [R10.13-02]',
  async () => {
    // The page of a product is made anew only when its availability changes.
    const unit = { productId, attributeValueId: 0, quantity: 2 };
    await adjustStock(database.database, { ...unit, cause: 'adjust', reference: 'contagem', nowMs: 1 });
    await expect.poll(findStock).toBe(2);
    const order = await place(2);
    expect(await findStock()).toBe(0);
    const paid = await Promise.all([run('orders', ['pay', order.numero]), run('orders', ['pay', order.numero])]);
    expect(paid.map(({ status }) => status)).toEqual([0, 0]);
    expect(paid.filter(({ stdout }) => stdout.includes('já estava pago'))).toHaveLength(1);
    expect((await buyers.read(order)).estado).toBe('pago');
    const cancelled = await run('orders', ['cancel', order.numero]);
    expect(cancelled).toMatchObject({ status: 0, stderr: '' });
    await expect.poll(findStock).toBe(2);
    const again = await run('orders', ['cancel', order.numero]);
    expect(again).toMatchObject({ status: 0, stderr: '' });
    expect(again.stdout).toMatch(/^O pedido \S+ está cancelado: nada mudou\. Devolva /);
  },
  processTestMs,
);

it(
  'reads a statement twice, and exports orders to a file of the merchant alone',
  async () => {
    const order = await place(1);
    const { total } = (await buyers.read(order)).totais;
    const file = join(folder, 'extrato.csv');
    const day = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' }).format();
    writeFileSync(
      file,
      `Conta ;1\nData Lançamento;Descrição;Valor;Saldo\n${day};PIX 529.982.247-25;${formatNumber(total, 2)};0,00\n`,
    );
    const [first, second] = [await run('reconcile', [file]), await run('reconcile', [file])];
    expect([first.status, first.stderr, second.status]).toEqual([0, '', 0]);
    expect(first.stdout).toContain('mesmo valor e mesmo CPF');
    expect(second.stdout).toContain('0 novos, 1 que já conhecíamos');
    expect((await buyers.read(order)).estado).toBe('pago');
    const exported = join(folder, 'pedidos.csv');
    const words = ['export', '--estado', 'pago', '--formato', 'csv', '--arquivo', exported];
    expect((await run('orders', words)).status).toBe(0);
    expect(readFileSync(exported, 'utf8')).toContain(order.numero);
    expect(statSync(exported).mode & 0o777).toBe(0o600);
  },
  processTestMs,
);

it(
  'says in one sentence what is wrong, and ends with 1',
  async () => {
    const missing = await run('reconcile', [join(folder, 'nada.ofx')]);
    expect(missing.stderr).toMatch(/^Não foi possível abrir o arquivo \S+nada\.ofx\.\n$/);
    const unknown = await run('orders', ['show', '3333-3333']);
    expect(unknown.stderr).toBe('Não existe o pedido 3333-3333.\n');
    const other = { DATABASE_URL: '', DATABASE_FILE: join(folder, 'nada.sqlite') };
    const empty = await run('orders', ['list'], other);
    expect(empty.stderr).toMatch(/^Não há um banco de dados em \S+nada\.sqlite\. [^\n]+\n$/);
    expect([missing.status, unknown.status, empty.status]).toEqual([1, 1, 1]);
  },
  processTestMs,
);
