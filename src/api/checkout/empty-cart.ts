import { prepareQuery } from '#database/prepared-query.ts';
import type { Transaction } from '#database/schema/database-schema.ts';

interface EmptyCartInput {
  cartId: number;
  sessionHash: string;
  /** Null for a guest, who has no other session: in SQL nothing equals null. */
  customerId: number | null;
  shopId: string;
}

/** Takes everything out of a cart, and forgets what was entered for its order, by a customer on any device. */
export async function emptyCart(transaction: Transaction, { cartId, ...checkout }: EmptyCartInput): Promise<void> {
  await deleteLines(transaction, { cartId });
  await deleteCheckouts(transaction, checkout);
}

const deleteLines = prepareQuery<{ cartId: number }, never>((kysely, value) =>
  kysely.deleteFrom('cart_lines').where('cart_id', '=', value('cartId')),
);

const deleteCheckouts = prepareQuery<{ sessionHash: string; customerId: number | null; shopId: string }, never>(
  (kysely, value) =>
    kysely
      .deleteFrom('checkouts')
      .where('session_hash', 'in', (query) =>
        query
          .selectFrom('sessions')
          .select('token_hash')
          .where(({ eb, or }) =>
            or([eb('token_hash', '=', value('sessionHash')), eb('customer_id', '=', value('customerId'))]),
          ),
      )
      .where('shop_id', '=', value('shopId')),
);
