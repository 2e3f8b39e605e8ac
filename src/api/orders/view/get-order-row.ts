import type { Context } from 'hono';
import type { Selectable } from 'kysely';
import { orderTokenHeader } from '#contract/buying/orders.ts';
import type { Database } from '#database/client.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { ApiError } from '../../http/errors.ts';
import type { VisitorSessions } from '../../http/visitor-session.ts';
import { findOrderRow } from '../stored/queries.ts';

/**
 * The order that the request names, in its path or in a field of its body. Throws `not-found` if it does not exist, and with the same
 * response if it is another's.
 */
export async function getOrderRow(
  { database, sessions }: { database: Database; sessions: VisitorSessions },
  c: Context,
  { number = c.req.param('numero') ?? '', field }: { number?: string; field?: string } = {},
): Promise<Selectable<OrderRow>> {
  const session = await sessions.find(c);
  const order = await findOrderRow(database.kysely, {
    number,
    customerId: session?.customer_id,
    token: c.req.header(orderTokenHeader),
  });
  if (!order) throw unknownOrder(field);
  return order;
}

export const unknownOrder = (field?: string) =>
  new ApiError(
    'not-found',
    'Não encontramos esse pedido. Confira o link do e-mail.',
    field === undefined ? {} : { field },
  );
