import type { Insertable } from 'kysely';
import { successSchema } from '#contract/call.ts';
import { errorSchema } from '#contract/shared.ts';
import type { Database } from '#database/client.ts';
import type { CouponRow } from '#database/schema/pricing.ts';
import { testNow } from '#database/testing/test-now.ts';
import { openAccountSession } from '../../../accounts/sessions/open-account-session.ts';
import { mergeCarts } from '../../../cart/merge-carts.ts';
import { toCartOwner } from '../../../http/account-session.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import type { TestApi } from '../../../testing/test-api.ts';

/** A coupon of 10 % without limits, in force since a day before the tests' clock by default. */
export async function insertCoupon(
  { kysely }: Database,
  code: string,
  change: Partial<Insertable<CouponRow>> = {},
): Promise<number> {
  const { id } = await kysely
    .insertInto('coupons')
    .values({
      code,
      kind: 'percent',
      value: 10,
      minimum_cents: 0,
      starts_at: testNow.getTime() - 86_400_000,
      ends_at: null,
      total_limit: null,
      per_customer_limit: null,
      used: 0,
      description: `Cupom ${code}`,
      ...change,
      id: undefined,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The coupon calls, which return status and message. */
export function createCouponClient(shop: TestApi) {
  async function send(method: 'PUT' | 'DELETE', path: string, session: string) {
    const response = await shop.send(`/promotional/coupon${path}`, { method, headers: { Session: session } });
    const body: unknown = await response.json();
    const sentence = response.ok ? successSchema.parse(body).mensagem : errorSchema.parse(body).error;
    return [response.status, sentence] as const;
  }
  return {
    apply: (code: string, session = '', query = '') => send('PUT', `/${encodeURIComponent(code)}${query}`, session),
    remove: (session = '', query = '') => send('DELETE', query, session),
    async signIn(session: string, customerId: number) {
      const [sessionHash, nowMs] = [hashSecretToken(session), shop.clock.now.getTime()];
      await shop.database.kysely.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('sessions')
          .set({ customer_id: customerId })
          .where('token_hash', '=', sessionHash)
          .execute();
        await openAccountSession(transaction, customerId, nowMs);
        await mergeCarts(transaction, { customerId, sessionHash, nowMs });
      });
    },
    /** The cart of the session in the main shop. */
    async findCartId(session: string): Promise<number> {
      const { kysely } = shop.database;
      const owner = await kysely
        .selectFrom('sessions')
        .select(['token_hash', 'customer_id'])
        .where('token_hash', '=', hashSecretToken(session))
        .executeTakeFirstOrThrow();
      const { id } = await kysely
        .selectFrom('carts')
        .select('id')
        .where('session_hash', '=', toCartOwner(owner))
        .where('shop_id', '=', 'main')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
