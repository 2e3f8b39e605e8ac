// Whether a buyer has ordered before: one rule for coupons of the first order, the data of the account and its export.

import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { prepareQuery } from '#database/prepared-query.ts';
import type { DatabaseSchema, Queryable } from '#database/schema/database-schema.ts';

interface Buyer {
  /** Null for a visitor. */
  customerId: Expression<number | null>;
  /** CPF or CNPJ; null while it is unknown. */
  document: Expression<string | null>;
  /** Null while it is unknown. */
  email: Expression<string | null>;
  /** An order that does not count. */
  exceptOrderId?: number | undefined;
}

/**
 * True with an order that neither expired nor was cancelled, or one in an earlier shop. The buyer is the same one by the account, the
 * document, or the e-mail of an order that was paid: before that anybody could have typed it.
 */
export function hasOrdered({ customerId, document, email, exceptOrderId }: Buyer) {
  const eb = expressionBuilder<DatabaseSchema>();
  const orders = eb
    .selectFrom('orders')
    .select('orders.id')
    .where((order) =>
      order.or([
        order('orders.customer_id', '=', customerId),
        order('orders.document', '=', document),
        order.and([order('orders.email', '=', email), order('orders.paid_at', 'is not', null)]),
      ]),
    )
    .where('orders.goods_state', '<>', 'released')
    .$if(exceptOrderId !== undefined, (query) => query.where('orders.id', '<>', exceptOrderId ?? 0));
  const earlier = eb
    .selectFrom('customers as known')
    .select('known.id')
    .where((known) => known.or([known('known.id', '=', customerId), known('known.document', '=', document)]))
    .where('known.has_ordered', '=', 1);
  return eb.or([eb.exists(orders), eb.exists(earlier)]);
}

/** The same of an account. */
export async function hasCustomerOrdered(kysely: Queryable, customerId: number): Promise<boolean> {
  const [customer] = await findWithOrders(kysely, { customerId });
  return Boolean(customer?.hasOrdered);
}

const findWithOrders = prepareQuery<{ customerId: number }, { hasOrdered: SqlBool }>((kysely, value) =>
  kysely
    .selectFrom('customers')
    .select((eb) =>
      hasOrdered({
        customerId: eb.ref('customers.id'),
        document: eb.ref('customers.document'),
        email: eb.ref('customers.email'),
      }).as('hasOrdered'),
    )
    .where('customers.id', '=', value('customerId'))
    .limit(1),
);
