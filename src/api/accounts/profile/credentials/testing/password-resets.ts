// Links to a new password that a customer has been sent.

import { testNow } from '#database/testing/test-now.ts';
import type { TestApi } from '../../../../testing/test-api.ts';

export async function addReset({ database }: TestApi, customerId: number): Promise<void> {
  const times = { expires_at: testNow.getTime() + 60_000, used_at: null };
  await database.kysely
    .insertInto('password_resets')
    .values({ token_hash: `hash-${customerId}`, customer_id: customerId, ...times })
    .execute();
}

/** Those that are valid. */
export const listResets = ({ database }: TestApi, customerId: number) =>
  database.kysely
    .selectFrom('password_resets')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute();
