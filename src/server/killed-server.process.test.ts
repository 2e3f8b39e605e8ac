// Invariant 7: nothing acknowledged is lost when a process is killed.

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartSchema } from '#contract/cart.ts';
import type { Database } from '#database/client.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { createFilledDatabase, withDatabase } from '#database/testing/test-database.ts';
import { createApiProcesses } from './testing/api-process.ts';
import { type Acknowledged, writeUntilKilled } from './testing/writers.ts';

/** Each kills the server once and starts it again. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2);
const usualMsEach = 180_000;

const { start, stop } = createApiProcesses();
let filled: Awaited<ReturnType<typeof createFilledDatabase>>;
beforeEach(async () => {
  filled = await createFilledDatabase((database) => insertSmallShopProducts(database, [{ id: 103 }]));
});
afterEach(async () => {
  await stop();
  await filled.dispose();
});

async function checkIntegrity({ kysely, engine }: Database): Promise<string> {
  if (engine === 'postgres') return 'ok';
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(kysely);
  return rows.map((row) => row.integrity_check).join();
}

async function countProducts(base: string, session: string): Promise<number> {
  const response = await fetch(`${base}/checkout/cart`, { headers: { 'App-Token': 'wapstore', Session: session } });
  return cartSchema.parse(await response.json()).quantidadeTotal;
}

/** A write in flight may be there as well: its shopper does not know, so a cart may have more than was acknowledged. */
async function listLost(base: string, { carts, subscribers, registrations }: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  for (const [session, quantity] of carts) if ((await countProducts(base, session)) < quantity) lost.push(session);
  await withDatabase(filled, async ({ kysely }) => {
    const known = await kysely.selectFrom('newsletter_subscribers').select('email').execute();
    const registered = await kysely.selectFrom('registrations').select('email').execute();
    const emails = new Set([...known, ...registered].map(({ email }) => email));
    lost.push(...[...subscribers, ...registrations].filter((email) => !emails.has(email)));
  });
  return lost;
}

it(
  'keeps every acknowledged write of ten concurrent shoppers when it is killed',
  async () => {
    let total = 0;
    let base = await start({ ...filled.environment, RATE_LIMIT: 'off' });
    for (let round = 0; round < rounds; round += 1) {
      let writes = 0;
      let killed: Promise<void> | undefined;
      // Another instant each time, from the first writes of a process on.
      const enough = 10 + ((round * 67) % 400);
      const acknowledged = await writeUntilKilled(base, () => {
        writes += 1;
        if (writes >= enough) killed ??= stop('SIGKILL');
      });
      await killed;
      base = await start({ ...filled.environment, RATE_LIMIT: 'off' });
      expect(await listLost(base, acknowledged)).toEqual([]);
      expect(await withDatabase(filled, checkIntegrity)).toBe('ok');
      total += writes;
    }
    process.stdout.write(`${total} acknowledged writes, none lost in ${rounds} kills\n`);
  },
  rounds * usualMsEach,
);
