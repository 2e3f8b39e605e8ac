import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import type { Database } from '#database/client.ts';
import { createAccounts } from '../accounts/testing/accounts.ts';
import { registrationForm } from '../accounts/testing/confirm-registration.ts';
import { line } from '../testing/cart-client.ts';
import { createTestApi, type SendOptions } from '../testing/test-api.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 500 };
const person = { nome: 'Rui Santos', email: 'rui@exemplo.test', contato: '(41) 99999-0001' };

/** Rows that fit into pages that the file has already are still written. */
const mostAttempts = 300;
const full = 13;

const shop = await createTestApi({
  products: [candle],
  dependencies: { hasLimits: false },
});
const account = await createAccounts(shop).create();
if (shop.database.engine === 'sqlite') await forbidGrowth(shop.database);

/** To SQLite a file that must not grow is one on a full disk. */
async function forbidGrowth({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(kysely);
}

async function sendUntilRefused(path: string, toOptions: (attempt: number) => SendOptions): Promise<Response> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const response = await shop.send(path, toOptions(attempt));
    if (!response.ok) return response;
  }
  throw new Error('every write was accepted');
}

// A full disk of PostgreSQL is its server's; it ends no transaction by itself.
describe.runIf(inject('testDatabase').engine === 'sqlite')('on a full disk', () => {
  it.each<[what: string, path: string, toOptions: (attempt: number) => SendOptions]>([
    [
      'a message',
      '/form/contact',
      () => ({ method: 'POST', json: { ...person, hashEmail: 'pedidos', mensagem: 'x'.repeat(4000) } }),
    ],
    ['a cart', '/checkout/cart', () => ({ method: 'POST', json: { tipo: 'produto', itens: [line(candle.id)] } })],
    [
      'a sign-up',
      '/client',
      (attempt) => ({ method: 'POST', json: { ...registrationForm, email: `ana-${attempt}@exemplo.test` } }),
    ],
    [
      'a newsletter sign-up',
      '/newsletter',
      (attempt) => ({ method: 'POST', json: { ...person, email: `rui-${attempt}@exemplo.test` } }),
    ],
    [
      'a visit',
      '/tracking-parameters',
      (attempt) => ({
        method: 'POST',
        json: { utm_source: `boletim ${attempt}` },
        headers: { Session: account.session },
      }),
    ],
  ])('%s is answered 503, and the log says why', async (_, path, toOptions) => {
    shop.failures.length = 0;
    const response = await sendUntilRefused(path, toOptions);
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: 'Não deu certo agora. Tente de novo em instantes.' },
    ]);
    expect(response.headers.get('Retry-After')).toBe('2');
    expect(shop.failures).toMatchObject([{ message: 'database unavailable', details: { err: { errcode: full } } }]);
  });

  it('the catalogue is still answered', async () => {
    const response = await shop.send('/url/product/detail?url=/produto-900001');
    expect(response.status).toBe(200);
  });
});
