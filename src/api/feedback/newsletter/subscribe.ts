import type { ExpressionBuilder } from 'kysely';
import type { NewsletterRequest } from '#contract/messages/forms.ts';
import type { DatabaseSchema, Queryable } from '#database/schema/database-schema.ts';

export type Subscription = Pick<NewsletterRequest, 'email'> & Partial<NewsletterRequest>;

/**
 * Subscribes an address and returns the id of its row, which the transaction has locked. Existing rows only get values for
 * empty columns, since anyone may send any address.
 */
export async function subscribe(kysely: Queryable, subscription: Subscription, nowMs: number): Promise<number> {
  const { id } = await kysely
    .insertInto('newsletter_subscribers')
    .values({
      email: subscription.email,
      name: subscription.nome ?? '',
      segment: subscription.segmento ?? '',
      wants_coupon: subscription.cupom ? 1 : 0,
      event_id: subscription.idEvento ?? 0,
      details_json: JSON.stringify(subscription.informacoesAdicionais ?? {}),
      created_at: nowMs,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => ({
        name: fill(eb, 'name', ''),
        segment: fill(eb, 'segment', ''),
        wants_coupon: fill(eb, 'wants_coupon', 0),
        event_id: fill(eb, 'event_id', 0),
        details_json: fill(eb, 'details_json', '{}'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Columns = DatabaseSchema['newsletter_subscribers'];
type Upsert = ExpressionBuilder<DatabaseSchema & { excluded: Columns }, 'newsletter_subscribers' | 'excluded'>;

// The existing value, or the new value if it is empty.
function fill<Name extends 'name' | 'segment' | 'wants_coupon' | 'event_id' | 'details_json'>(
  eb: Upsert,
  name: Name,
  empty: Columns[Name],
) {
  return eb.fn.coalesce(
    eb.fn<Columns[Name] | null>('nullif', [`newsletter_subscribers.${name}`, eb.val(empty)]),
    eb.ref(`excluded.${name}`),
  );
}
