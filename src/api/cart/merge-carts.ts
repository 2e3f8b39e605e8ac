import { prepareQuery } from '#database/prepared-query.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { toAccountSession } from '../http/account-session.ts';
import { maxQuantity } from '../pricing/lines/allocate-stock.ts';
import { type CartLine, type LineKey, lineKeyColumns } from '../pricing/lines/line-key.ts';
import { moveHolds } from '../pricing/promotions/hold-coupon.ts';
import type { NewLine } from './add-lines.ts';
import { maxLines } from './change-cart.ts';
import { listLinesOfCart } from './queries.ts';

export interface CartMerge {
  customerId: number;
  /** The session that has just signed in. */
  sessionHash: string;
  nowMs: number;
}

interface VisitorCart {
  id: number;
  shop_id: string;
  coupon_code: string | null;
}

/**
 * Moves what the visitor had into the account's cart of each shop. Quantities of the same line add up; stock is allocated when the cart
 * is read; beyond 100 lines those that the account had later are dropped. A coupon of the visitor takes the place of the account's. Runs
 * in the transaction that signs in, which has locked the customer and the session.
 */
export async function mergeCarts(
  transaction: Transaction,
  { customerId, sessionHash, nowMs }: CartMerge,
): Promise<void> {
  for (const { id: visitorCartId, shop_id: shopId, coupon_code: coupon } of await listCarts(transaction, {
    sessionHash,
  })) {
    const added = await listLinesOfCart(transaction, { cartId: visitorCartId });
    if (added.length > 0) {
      const cartId = await createOrLockCart(transaction, { owner: toAccountSession(customerId), shopId, nowMs });
      await addToCart(transaction, cartId, added);
      if (coupon !== null) await takeCoupon(transaction, { coupon, cartId, visitorCartId });
    }
    await transaction.deleteFrom('carts').where('id', '=', visitorCartId).execute();
  }
}

/** Sorted by shop, so that all sign-ins lock the carts in the same order. */
const listCarts = prepareQuery<Pick<CartMerge, 'sessionHash'>, VisitorCart>((kysely, value) =>
  kysely
    .selectFrom('carts')
    .select(['id', 'shop_id', 'coupon_code'])
    .where('session_hash', '=', value('sessionHash'))
    .orderBy('shop_id'),
);

async function createOrLockCart(
  transaction: Transaction,
  { owner, shopId, nowMs }: { owner: string; shopId: string; nowMs: number },
): Promise<number> {
  const { id } = await transaction
    .insertInto('carts')
    .values({ session_hash: owner, shop_id: shopId, coupon_code: null, version: 1, updated_at: nowMs })
    .onConflict((conflict) =>
      conflict
        .columns(['session_hash', 'shop_id'])
        .doUpdateSet((eb) => ({ version: eb('carts.version', '+', 1), updated_at: nowMs })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addToCart(transaction: Transaction, cartId: number, added: readonly CartLine[]): Promise<void> {
  const held = await listLinesOfCart(transaction, { cartId });
  const keys = new Set(added.map(toLineKeyText));
  const others = held.filter((line) => !keys.has(toLineKeyText(line)));
  const dropped = others.slice(Math.max(0, maxLines - added.length)).map(({ id }) => id);
  if (dropped.length > 0) await transaction.deleteFrom('cart_lines').where('id', 'in', dropped).execute();
  await writeLines(transaction, cartId, sumLines(held, added));
}

/** The added lines, with what the cart has of them. */
function sumLines(held: readonly CartLine[], added: readonly CartLine[]): NewLine[] {
  const quantities = new Map(held.map((line) => [toLineKeyText(line), line.quantity]));
  return added.map(({ id: _, quantity, added_price_cents: priceCents, ...key }) => ({
    key,
    priceCents,
    quantity: Math.min(maxQuantity, quantity + (quantities.get(toLineKeyText(key)) ?? 0)),
  }));
}

function toLineKeyText(key: LineKey): string {
  return JSON.stringify(lineKeyColumns.map((column) => key[column]));
}

async function writeLines(transaction: Transaction, cartId: number, lines: NewLine[]): Promise<void> {
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

async function takeCoupon(
  transaction: Transaction,
  { coupon, cartId, visitorCartId }: { coupon: string; cartId: number; visitorCartId: number },
): Promise<void> {
  await transaction.updateTable('carts').set({ coupon_code: coupon }).where('id', '=', cartId).execute();
  await moveHolds(transaction, { from: visitorCartId, to: cartId });
}
