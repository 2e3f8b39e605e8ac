import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { RequestRow } from '#database/schema/orders.ts';
import type { RequestedLine } from '#rules/orders/order-request.ts';

const linesSchema = z.array(z.object({ position: z.int(), quantity: z.int() }));

export type StoredRequest = ReturnType<typeof toStoredRequest>;

/** A row with its lines parsed. */
export function toStoredRequest(row: Selectable<RequestRow>) {
  const lines: RequestedLine[] = linesSchema.parse(JSON.parse(row.lines_json));
  return { ...row, lines };
}

/** The requests of an order, oldest first. */
export async function listRequests(kysely: Queryable, orderId: number): Promise<StoredRequest[]> {
  const rows = await kysely.selectFrom('requests').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  return rows.map(toStoredRequest);
}
