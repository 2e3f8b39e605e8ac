import type { Selectable } from 'kysely';
import { listChunks } from '#database/list-chunks.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { ReceiptRow } from '#database/schema/fulfilment.ts';
import { addDays, toDayStart, toSaoPauloTime } from '#rules/calendar-day.ts';
import { staticPixName } from '../../payments/pix/static-pix.ts';
import { listPayments, type OpenPayment } from './list-payments.ts';

type Receipt = Selectable<ReceiptRow>;

/** A static code is paid up to this many days after it was made: a week until it expires, beside holidays, and 30 more. */
const payableDays = 37;

export interface UndecidedMoney {
  /** The oldest first. */
  receipts: Receipt[];
  /** Those that the receipts can be for. */
  payments: OpenPayment[];
}

/**
 * Undecided money of statements: all of it, or the lines with these keys and what can be for a payment of today or of their days. The rest
 * is left to a person, so that an import costs as much as what it brings and what is open.
 */
export async function listUndecided(
  kysely: Queryable,
  { keys, nowMs }: { keys: readonly string[] | undefined; nowMs: number },
): Promise<UndecidedMoney> {
  const undecided = kysely
    .selectFrom('receipts')
    .selectAll()
    .where('source', '=', 'statement')
    .where('state', 'in', ['unmatched', 'proposed'])
    .orderBy('id');
  const listed: Receipt[] = keys ? [] : await undecided.execute();
  for (const chunk of listChunks(keys ?? []))
    listed.push(...(await undecided.where('source_key', 'in', chunk).execute()));
  const [firstDay = ''] = [toSaoPauloTime(nowMs).day, ...listed.map(({ day }) => day)].toSorted();
  const sinceDay = addDays(firstDay, -payableDays);
  if (!keys) return { receipts: listed, payments: await listPayments(kysely, toDayStart(sinceDay)) };
  // A receipt of the first day has competitors of earlier days, and these can be for older payments.
  const sinceMs = toDayStart(addDays(sinceDay, -payableDays));
  const competing = await undecided
    .where('day', '>=', sinceDay)
    .where((eb) =>
      eb(
        'amount_cents',
        'in',
        eb
          .selectFrom('payments')
          .select('payments.amount_cents')
          .where('adapter', '=', staticPixName)
          .where('created_at', '>=', sinceMs),
      ),
    )
    .execute();
  const receipts = new Map([...listed, ...competing].map((receipt) => [receipt.id, receipt]));
  return {
    receipts: [...receipts.values()].toSorted((one, other) => one.id - other.id),
    payments: await listPayments(kysely, sinceMs),
  };
}
