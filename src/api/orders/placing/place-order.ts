// Placing an order: one transaction, once per key.

import { randomInt } from 'node:crypto';
import type { Contact } from '#contract/buying/checkout.ts';
import type { PlacedOrder } from '#contract/buying/orders.ts';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { createOrderNumber, formatOrderNumber } from '#rules/orders/order-number.ts';
import { compareSummaries, type SeenSummary } from '#rules/orders/seen-summary.ts';
import { emptyCartText } from '../../cart/empty-cart-text.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import { toUnitName } from '../../catalogue/published/units.ts';
import type { FindBuyer } from '../../checkout/buyer.ts';
import { emptyCart } from '../../checkout/empty-cart.ts';
import { type CheckoutState, getCheckout } from '../../checkout/get-checkout.ts';
import { toSummary, toUnitKey } from '../../checkout/to-summary.ts';
import { findWhole } from '../../checkout/wire.ts';
import { toCartOwner } from '../../http/account-session.ts';
import type { ApiLogger } from '../../http/dependencies.ts';
import { ApiError } from '../../http/errors.ts';
import { findOtherState } from '../../http/require-state-of-postal-code.ts';
import { type LeftUnit, StockShortage, takeStock } from '../../inventory/take-stock.ts';
import type { Payments } from '../../payments/payments.ts';
import { type PricedItem, toStockKey } from '../../pricing/lines/priced-item.ts';
import { redeemCoupon } from '../../pricing/promotions/redeem-coupon.ts';
import { storeContract } from '../contract/store-contract.ts';
import { queuePlacedMails } from '../mails/queue-order-mail.ts';
import { reportHoldLimit } from '../mails/report-hold-limit.ts';
import { insertOrder } from '../stored/insert-order.ts';
import { listWantedUnits } from '../stored/wanted-units.ts';
import { toOrder } from '../view/wire.ts';
import { describeDifferences, toShortageText } from './describe-differences.ts';
import { HoldRefusal, openHold } from './hold-limits.ts';
import { toNewOrder } from './new-order.ts';
import { lockKey, type OrderKey, rememberOrder, toOrderToken } from './order-key.ts';

interface Dependencies {
  database: Database;
  findBuyer: FindBuyer;
  payments: Payments;
  hasLimits: boolean;
  logger: ApiLogger;
}

export interface PlaceOrderInput {
  session: SessionRow;
  shopId: string;
  key: string;
  /** The client's, as far as it is known. */
  address: string | undefined;
  /** What the buyer saw. */
  seen: SeenSummary;
  nowMs: number;
}

/**
 * Throws `changed` if something is dearer or missing now, `refused` if the cart is empty, something was not entered, or unpaid orders hold
 * too much already.
 */
export async function placeOrder(
  dependencies: Dependencies,
  model: ReadModel,
  input: PlaceOrderInput,
): Promise<PlacedOrder> {
  const { shopId, nowMs } = input;
  const orderKey: OrderKey = { sessionHash: input.session.token_hash, shopId, key: input.key };
  const token = toOrderToken(orderKey);
  try {
    return await inTransaction(dependencies.database.kysely, async (transaction) => {
      const known = await lockKey(transaction, orderKey, { seen: input.seen, nowMs });
      const number = known ?? (await place(dependencies, model, { ...input, transaction, token }));
      if (known === undefined) await rememberOrder(transaction, orderKey, number);
      return { numero: formatOrderNumber(number), token };
    });
  } catch (error) {
    if (error instanceof HoldRefusal) await reportHoldLimit(dependencies, { limit: error.limit, shopId, nowMs });
    throw error;
  }
}

interface Work extends PlaceOrderInput {
  transaction: Transaction;
  token: string;
}

async function place(dependencies: Dependencies, model: ReadModel, work: Work): Promise<string> {
  const { transaction, session, shopId, address, nowMs, seen, token } = work;
  const cart = await lockCart(transaction, toCartOwner(session), shopId);
  const database = { ...dependencies.database, kysely: transaction };
  const { findBuyer, payments, hasLimits } = dependencies;
  if (payments.kinds.length === 0) throw new ApiError('refused', 'Esta loja ainda não recebe pagamentos.');
  const state = await getCheckout({ database, findBuyer, payments }, model, { session, shopId, nowMs });
  const { email, documento: document } = requireUnchangedSummary(state, seen);
  const { customer_id: customerId, token_hash: sessionHash } = session;
  const products = model.products.length;
  const holder = { customerId, sessionHash, email, document, address, products, nowMs };
  const hold = hasLimits ? await openHold(transaction, holder) : undefined;
  const number = createOrderNumber((limit) => randomInt(limit));
  const frame = { number, token, shopId, customerId, payments, hold, nowMs };
  const stored = await insertOrder(transaction, toNewOrder(state, frame));
  // Both the contract and the mails show it, so that it is made once.
  const order = toOrder(stored, nowMs);
  const contract = await storeContract(transaction, model, { stored, order });
  const shopEmail = model.content.settings.sistema.geral.site.emailContato;
  await queuePlacedMails(transaction, {
    stored,
    order: { ...order, contrato: contract },
    token,
    shopEmail: hold?.isMailedToShop === false ? undefined : shopEmail,
  });
  await emptyCart(transaction, { cartId: cart.id, sessionHash, customerId, shopId });
  // Last, because other orders of the same products wait for these rows until the commit.
  const taken = await takeUnits(transaction, state, number, nowMs);
  await hold?.record(stored.order, taken);
  const { id: orderId, coupon_code: code } = stored.order;
  if (code !== null)
    await redeemCoupon(transaction, { cartId: cart.id, orderId, code, customerId, document, email, nowMs });
  return number;
}

/** Other changes of the cart wait until the order is placed. */
async function lockCart(transaction: Transaction, owner: string, shopId: string): Promise<{ id: number }> {
  const [cart] = await raiseVersion(transaction, { owner, shopId });
  if (!cart) throw new ApiError('refused', emptyCartText);
  return cart;
}

const raiseVersion = prepareQuery<{ owner: string; shopId: string }, { id: number }>((kysely, value) =>
  kysely
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('session_hash', '=', value('owner'))
    .where('shop_id', '=', value('shopId'))
    .returning('id'),
);

/** Specification 10.2: what is dearer, gone or other than seen is named, and ordered only when it was seen. Returns who buys. */
function requireUnchangedSummary(state: CheckoutState, seen: SeenSummary): Contact {
  const messages = state.cart.messages.map(({ mensagem }) => mensagem);
  if (state.cart.lines.length === 0)
    throw messages.length > 0 ? changed(messages, changedText) : new ApiError('refused', emptyCartText);
  const now = toSummary(state);
  const contact = findWhole(state.contact);
  if (!now || !contact || !state.address)
    throw new ApiError('refused', 'Falta preencher uma parte do pedido. Confira os seus dados.');
  // It may have been saved before the shop looked at that.
  const otherState = findOtherState(state.address);
  if (otherState !== undefined)
    throw new ApiError('refused', `O CEP do endereço é de ${otherState}; confira o estado.`);
  // No payment method takes nothing.
  if (now.totalCents === 0)
    throw new ApiError(
      'refused',
      'Não há nada a pagar neste pedido, e por isso ele não sai pelo site. Fale com a gente.',
    );
  const comparison = compareSummaries(seen, now);
  if (comparison.verdict !== 'ask') return contact;
  const names = new Map(state.cart.lines.map(({ line, item }) => [toUnitKey(line), toItemName(item)]));
  const correctedKeys = new Set(state.cart.corrections.map(({ line }) => toUnitKey(line)));
  throw changed([...describeDifferences(comparison, { names, correctedKeys }), ...messages]);
}

function toItemName({ name, attributes }: PricedItem): string {
  return toUnitName(name, attributes.simples?.atributoValor.label);
}

const changedText = 'O pedido mudou desde que você o viu.';

function changed(sentences: string[], text = `${changedText} Confira e confirme de novo.`): ApiError {
  // Two kits may be gone for the same part.
  const differences = [...new Set(sentences)];
  return new ApiError('conflict', text, { differences });
}

async function takeUnits(
  transaction: Transaction,
  { cart }: CheckoutState,
  reference: string,
  nowMs: number,
): Promise<LeftUnit[]> {
  const units = listWantedUnits(cart.lines);
  try {
    return await takeStock(transaction, { units, reference, nowMs });
  } catch (error) {
    if (!(error instanceof StockShortage)) throw error;
    const short = new Map(error.units.map((unit) => [toStockKey(unit), unit.left]));
    throw changed(
      cart.lines.flatMap(({ item }) => {
        const use = item.stockUses.find(({ key }) => short.has(key));
        if (!use) return [];
        const left = Math.floor((short.get(use.key) ?? 0) / use.quantity);
        return [toShortageText(toItemName(item), left)];
      }),
    );
  }
}
