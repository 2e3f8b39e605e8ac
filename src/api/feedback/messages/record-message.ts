import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { queueMail } from '../../mail/mail.ts';
import { subscribe } from '../newsletter/subscribe.ts';

export interface ShopMessage {
  kind: 'contact' | 'budget';
  /** The department that receives it. */
  recipient: string;
  /** The subject. */
  product?: { id: number; name: string };
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  wantsNewsletter?: boolean;
}

interface Delivery {
  /** The shop's own address; without one the message is stored only. */
  shopEmail: string | undefined;
  siteUrl: string;
  /** The shop where it was written. */
  shopId: string;
  nowMs: number;
}

/** Stores a message to the shop and queues its mail, in one transaction. */
export function recordMessage(
  { kysely }: Database,
  { kind, recipient, product, wantsNewsletter = false, ...sender }: ShopMessage,
  { shopEmail, siteUrl, shopId, nowMs }: Delivery,
): Promise<void> {
  return inTransaction(kysely, async (transaction) => {
    const { id } = await transaction
      .insertInto('contact_messages')
      .values({ ...sender, kind, recipient, product_id: product?.id ?? null, created_at: nowMs })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (wantsNewsletter) await subscribe(transaction, { email: sender.email, nome: sender.name }, nowMs);
    if (!shopEmail) return;
    await queueMail(transaction, {
      kind: 'shop-message',
      shopId,
      payload: { ...sender, to: shopEmail, product: product?.name ?? '' },
      messageId: `shop-message-${id}@${new URL(siteUrl).hostname}`,
      nowMs,
    });
  });
}
