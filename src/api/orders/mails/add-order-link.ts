import type { Transaction } from '#database/schema/database-schema.ts';
import { hashSecretToken } from '../../http/secret-token.ts';

interface OrderLink {
  orderId: number;
  token: string;
  nowMs: number;
}

/** A further link that opens the order without an account; the database has only the hash of its token. */
export async function addOrderLink(transaction: Transaction, { orderId, token, nowMs }: OrderLink): Promise<void> {
  await transaction
    .insertInto('order_links')
    .values({ order_id: orderId, token_hash: hashSecretToken(token), created_at: nowMs })
    .execute();
}
