import type { Selectable } from 'kysely';
import type { CombinationRow } from '#database/schema/catalogue.ts';
import type { Combination } from '#rules/promotions/combination.ts';

/** Converts a row to the rule's type. */
export function toCombination(row: Selectable<CombinationRow>): Combination {
  return {
    productId: row.product_id,
    otherProductId: row.other_product_id,
    kind: row.discount_kind === 'porcentagem' ? 'percent' : 'fixed',
    value: row.discount,
  };
}
