// The mails about orders to the shop itself.

import { z } from 'zod';
import type { Transaction } from '#database/schema/database-schema.ts';
import { queueMails } from '../../mail/mail.ts';
import type { BuyerMail, OrderMailPayloads, RefundCause } from '../../mail/order-payloads.ts';
import type { StoredOrder } from '../stored/queries.ts';

interface ToShop<Details> {
  payload: Pick<BuyerMail, 'order'>;
  /** The shop's own address; without one it gets no mail. */
  shopEmail: string | undefined;
  nowMs: number;
  /** What the message id names after the kind: by default the order, which gets one such mail. */
  id?: string;
  /** What the mail states besides the order. */
  details: Details;
}

export function toMerchantMails<
  Kind extends Extract<keyof OrderMailPayloads, `merchant-${string}`>,
  Details extends object,
>(
  kind: Kind,
  { order: { shop_id: shopId, number } }: StoredOrder,
  { payload, shopEmail, nowMs, id = number, details }: ToShop<Details>,
) {
  if (!shopEmail) return [];
  const { contato: contact, ...order } = payload.order;
  const messageId = `${kind}-${id}`;
  return [{ kind, shopId, messageId, payload: { to: shopEmail, name: contact.nome, order, ...details }, nowMs }];
}

const settingSchema = z.string().catch('');

/** Empty if it is not set. */
export async function findShopEmail(transaction: Transaction): Promise<string> {
  const setting = await transaction
    .selectFrom('settings')
    .select('value_json')
    .where('key', '=', 'site.emailContato')
    .executeTakeFirst();
  return settingSchema.parse(setting ? JSON.parse(setting.value_json) : '');
}

/** What the shop has to pay back, or to ask for. */
export interface DueRefund {
  cause: RefundCause;
  cents: number;
}

interface RefundNotice {
  payload: Pick<BuyerMail, 'order'>;
  /** As in the message id of the buyer's mail. */
  reference: string;
  due: DueRefund;
  nowMs: number;
}

export async function queueRefundNotice(
  transaction: Transaction,
  stored: StoredOrder,
  { payload, reference, due, nowMs }: RefundNotice,
): Promise<void> {
  const shopEmail = await findShopEmail(transaction);
  const id = `${stored.order.number}${reference}`;
  await queueMails(
    transaction,
    toMerchantMails('merchant-refund', stored, { payload, shopEmail, nowMs, id, details: due }),
  );
}
