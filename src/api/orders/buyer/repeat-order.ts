import type { Selectable } from 'kysely';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { OrderLineRow } from '#database/schema/orders.ts';
import { formatReais, toReais } from '#rules/money.ts';
import type { NewLine } from '../../cart/add-lines.ts';
import { createCartChange } from '../../cart/create-cart-change.ts';
import { raiseLines } from '../../cart/raise-lines.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { ApiError } from '../../http/errors.ts';
import { getPricedItem } from '../../pricing/lines/get-priced-item.ts';
import type { LineKey } from '../../pricing/lines/line-key.ts';
import type { PricedItem } from '../../pricing/lines/priced-item.ts';

type OrderLine = Selectable<OrderLineRow>;

export interface RefilledCart {
  hasLines: boolean;
  /** What is not as it was ordered, a sentence each. */
  differences: string[];
}

/**
 * Puts what the order had into the cart of its shop. What is in the cart already counts, so that a repeated request adds
 * nothing.
 */
export async function repeatOrder(
  dependencies: Pick<ApiDependencies, 'database' | 'clock'>,
  model: ReadModel,
  { lines, shopId, session }: { lines: readonly OrderLine[]; shopId: string; session: SessionRow },
): Promise<RefilledCart> {
  const wanted: NewLine[] = [];
  const differences: string[] = [];
  for (const line of lines) {
    const key = toLineKey(line);
    const item = findItem(model, shopId, key);
    if (!item) {
      differences.push(`${toName(line)} não está à venda agora.`);
      continue;
    }
    wanted.push({ key, quantity: line.quantity, priceCents: item.priceCents });
    if (item.priceCents > line.unit_cents)
      differences.push(
        `${toName(line)} custava ${toPrice(line.unit_cents)} e agora custa ${toPrice(item.priceCents)}.`,
      );
  }
  if (wanted.length === 0) return { hasLines: false, differences };
  const cart = await raiseLines(createCartChange(dependencies, model, shopId, session), wanted);
  const short = cart.messages.map(({ mensagem }) => mensagem);
  return { hasLines: cart.lines.length > 0, differences: [...differences, ...short] };
}

function toLineKey(line: OrderLine): LineKey {
  const { kind, product_id, attribute_value_id, addition } = line;
  return { kind, product_id, attribute_value_id, addition, sale_unit_id: 0, warehouse_id: 0 };
}

function findItem(model: ReadModel, shopId: string, key: LineKey): PricedItem | undefined {
  try {
    return getPricedItem(model, shopId, key);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const toName = ({ name, option }: OrderLine) => (option ? `${name}, ${option},` : name);
const toPrice = (cents: number) => formatReais(toReais(cents));
