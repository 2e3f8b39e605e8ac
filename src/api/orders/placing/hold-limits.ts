// Bounds what unpaid orders hold (`rules/inventory/unpaid-holds.ts`), inside the transaction that places one.

import type { Selectable } from 'kysely';
import { toKeyedHash } from '#database/keyed-hash.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { Flag } from '#database/schema/catalogue.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { toMailbox } from '#rules/customers/mailbox.ts';
import {
  findOrderLimit,
  findStockLimit,
  type HoldLimit,
  holdLimits,
  shortenHold,
  type TakenUnit,
  toHeldShare,
} from '#rules/inventory/unpaid-holds.ts';
import { ApiError } from '../../http/errors.ts';
import { toVisitorKeys } from '../../http/limits/visitor-keys.ts';
import { countUnpaid, type UnpaidBuyer } from '../stored/count-unpaid.ts';

const signIn = 'Se você já comprou aqui com a sua conta, entre nela e faça o pedido por ela.';

const texts: Record<HoldLimit, string> = {
  'buyer-orders':
    'Já há pedidos feitos neste aparelho ou com estes dados que esperam o pagamento. Para fazer outro, pague ou cancele um deles: o link está no e-mail de cada pedido.',
  mailbox:
    'Já foram feitos vários pedidos com este e-mail que não foram pagos. Entre na sua conta, use outro e-mail ou tente de novo mais tarde.',
  'network-orders': `Muitos pedidos da sua rede esperam o pagamento. Tente de novo mais tarde. ${signIn}`,
  'buyer-stock':
    'Antes do pagamento a loja reserva só uma parte do estoque. Diminua as quantidades, pague os pedidos que esperam ou fale com a gente.',
  'network-stock': `Pedidos da sua rede que esperam o pagamento reservam muitos produtos. Tente de novo mais tarde. ${signIn}`,
  'new-buyer-stock': `Muitos produtos estão reservados por pedidos que esperam o pagamento. Diminua as quantidades ou tente de novo mais tarde. ${signIn}`,
};

/** The order would hold more than unpaid orders may. */
export class HoldRefusal extends ApiError {
  override name = 'HoldRefusal';
  readonly limit: HoldLimit;

  constructor(limit: HoldLimit) {
    super('refused', texts[limit]);
    this.limit = limit;
  }
}

interface OrderHoldInput extends Pick<UnpaidBuyer, 'customerId' | 'sessionHash' | 'nowMs'> {
  document: string;
  email: string;
  /** The client's; undefined for a call from within the process. */
  address: string | undefined;
  /** How many the shop sells. */
  products: number;
}

export type OrderHold = Awaited<ReturnType<typeof openHold>>;

/**
 * Throws HoldRefusal for an order too many. Orders are counted one after another until each is committed, so that none is overlooked by
 * another at the same time.
 */
export async function openHold(transaction: Transaction, input: OrderHoldInput) {
  await transaction
    .updateTable('locks')
    .set({ taken_at: input.nowMs })
    .where('name', '=', 'unpaid-orders')
    .executeTakeFirstOrThrow();
  const { address, email, products, ...buyer } = input;
  const networkHash = address === undefined ? null : await toKeyedHash(transaction, toVisitorKeys(address).range);
  // An account's e-mail is confirmed.
  const mailboxHash = buyer.customerId === null ? await toKeyedHash(transaction, toMailbox(email)) : null;
  const holds = await countUnpaid(transaction, { ...buyer, networkHash, mailboxHash });
  requireNone(findOrderLimit(holds));
  const ofNewBuyer: Flag = holds.isNewBuyer ? 1 : 0;
  return {
    /** What later orders count this one by. */
    columns: {
      session_hash: buyer.sessionHash,
      network_hash: networkHash,
      mailbox_hash: mailboxHash,
      of_new_buyer: ofNewBuyer,
    },
    isMailedToShop: !holds.isNewBuyer || holds.ofNewBuyers.orders < holdLimits.mailedOrders,
    shorten: (minutes: number) => shortenHold(minutes, holds, products),
    /** Counts what the order has taken. Throws HoldRefusal for too much. */
    async record({ id }: Pick<Selectable<OrderRow>, 'id'>, units: readonly TakenUnit[]): Promise<void> {
      requireNone(findStockLimit(holds, units, products));
      await recordShare(transaction, { id, share: toHeldShare(units) });
    },
  };
}

function requireNone(limit: HoldLimit | undefined): void {
  if (limit !== undefined) throw new HoldRefusal(limit);
}

const recordShare = prepareQuery<{ id: number; share: number }, never>((kysely, value) =>
  kysely
    .updateTable('orders')
    .set({ held_share: value('share') })
    .where('id', '=', value('id')),
);
