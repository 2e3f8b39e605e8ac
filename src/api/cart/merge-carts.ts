import { prepareQuery } from '#database/prepared-query.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { maxQuantity } from '../pricing/lines/allocate-stock.ts';
import { type CartLine, type LineKey, lineKeyColumns } from '../pricing/lines/line-key.ts';
import type { NewLine } from './add-lines.ts';
import { maxLines } from './change-cart.ts';
import { listLinesOfCart } from './queries.ts';

export interface CartMerge {
  customerId: number;
  /** The session that has just signed in. */
  sessionHash: string;
  nowMs: number;
  /** Sessions last seen before this time are ignored. */
  seenAfterMs: number;
}

/**
 * Copies the lines of the account's other sessions into this session's carts: for each shop those of the cart that changed
 * last. Quantities of the same line add up; stock is allocated when the cart is read; lines beyond 100 are not copied. Runs
 * in the transaction that signs in and has locked the customer.
 */
export async function mergeCarts(transaction: Queryable, merge: CartMerge): Promise<void> {
  for (const source of await listSources(transaction, merge)) {
    const lines = await listLinesOfCart(transaction, { cartId: source.id });
    const cartId = await createOrLockCart(transaction, merge, source);
    const changed = sumLines(await listLinesOfCart(transaction, { cartId }), lines);
    if (changed.length > 0) await writeLines(transaction, cartId, changed);
  }
}

interface Source {
  id: number;
  shop_id: string;
  updated_at: number;
}

/** Sorted by shop, so that all sign-ins lock the carts in the same order. */
async function listSources(transaction: Queryable, merge: CartMerge): Promise<Source[]> {
  const { customerId, sessionHash, seenAfterMs } = merge;
  const carts = await listOtherCarts(transaction, { customerId, sessionHash, seenAfterMs });
  return [...Map.groupBy(carts, (cart) => cart.shop_id).values()].flatMap((ofShop) => ofShop.slice(0, 1));
}

const listOtherCarts = prepareQuery<Pick<CartMerge, 'customerId' | 'sessionHash' | 'seenAfterMs'>, Source>(
  (kysely, value) =>
    kysely
      .selectFrom('carts')
      .innerJoin('sessions', 'sessions.token_hash', 'carts.session_hash')
      .select(['carts.id', 'carts.shop_id', 'carts.updated_at'])
      .where('sessions.customer_id', '=', value('customerId'))
      .where('sessions.token_hash', '<>', value('sessionHash'))
      .where('sessions.last_seen_at', '>', value('seenAfterMs'))
      .orderBy('carts.shop_id')
      .orderBy('carts.updated_at', 'desc')
      .orderBy('carts.id', 'desc'),
);

// The first statement locks the cart, so that other changes wait for the merge. The later time makes it the account's last
// changed cart even within one millisecond.
async function createOrLockCart(transaction: Queryable, merge: CartMerge, source: Source): Promise<number> {
  const updatedAt = Math.max(merge.nowMs, source.updated_at + 1);
  const { id } = await transaction
    .insertInto('carts')
    .values({
      session_hash: merge.sessionHash,
      shop_id: source.shop_id,
      coupon_code: null,
      version: 1,
      updated_at: updatedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session_hash', 'shop_id'])
        .doUpdateSet((eb) => ({ version: eb('carts.version', '+', 1), updated_at: updatedAt })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The lines that the added ones change or create in a cart with the lines of `held`. */
function sumLines(held: readonly CartLine[], added: readonly CartLine[]): NewLine[] {
  const quantities = new Map(held.map((line) => [toLineKeyText(line), line.quantity]));
  const known = added.filter((line) => quantities.has(toLineKeyText(line)));
  const fresh = added
    .filter((line) => !quantities.has(toLineKeyText(line)))
    .slice(0, Math.max(0, maxLines - held.length));
  return [...known, ...fresh].map(({ id: _, quantity, added_price_cents: priceCents, ...key }) => ({
    key,
    priceCents,
    quantity: Math.min(maxQuantity, quantity + (quantities.get(toLineKeyText(key)) ?? 0)),
  }));
}

function toLineKeyText(key: LineKey): string {
  return JSON.stringify(lineKeyColumns.map((column) => key[column]));
}

async function writeLines(transaction: Queryable, cartId: number, lines: NewLine[]): Promise<void> {
  await transaction
    .insertInto('cart_lines')
    .values(
      lines.map(({ key, quantity, priceCents }) => ({
        ...key,
        cart_id: cartId,
        quantity,
        added_price_cents: priceCents,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', ...lineKeyColumns]).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        added_price_cents: eb.ref('excluded.added_price_cents'),
      })),
    )
    .execute();
}
