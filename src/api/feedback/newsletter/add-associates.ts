import { type Associate, maxAssociates } from '#contract/messages/forms.ts';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { insertRows } from '#database/insert-rows.ts';
import { subscribe } from './subscribe.ts';

/**
 * Stores people whom a subscriber buys for, once per name and birth date. People beyond the maximum are ignored without an
 * error, because the response must not reveal whether an address is subscribed.
 */
export function addAssociates(
  { kysely }: Database,
  email: string,
  associates: readonly Associate[],
  nowMs: number,
): Promise<void> {
  return inTransaction(kysely, async (transaction) => {
    const subscriberId = await subscribe(transaction, { email }, nowMs);
    const known = await transaction
      .selectFrom('newsletter_associates')
      .select(['name', 'birth_date'])
      .where('subscriber_id', '=', subscriberId)
      .execute();
    const people = new Map(associates.map((person) => [toKey(person.nome, person.dataNascimento), person]));
    for (const { name, birth_date } of known) people.delete(toKey(name, birth_date));
    const added = [...people.values()].slice(0, Math.max(0, maxAssociates - known.length));
    await insertRows(
      transaction,
      'newsletter_associates',
      added.map((person) => ({
        subscriber_id: subscriberId,
        name: person.nome,
        gender: person.sexo,
        birth_date: person.dataNascimento,
        details_json: JSON.stringify(person.informacoesAdicionais),
      })),
    );
  });
}

function toKey(name: string, birthDate: string): string {
  return `${birthDate} ${name.toLocaleLowerCase('pt-BR')}`;
}
