import type { Context } from 'hono';
import type { Selectable } from 'kysely';
import type { Order } from '#contract/buying/orders.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import type { CheckoutDependencies } from '../../checkout/dependencies.ts';
import { loadOrder } from '../stored/queries.ts';
import { toPaymentOptions } from './payment-options.ts';
import { toOrder } from './wire.ts';

type Dependencies = Pick<CheckoutDependencies, 'database' | 'clock' | 'payments' | 'catalogue'>;

/**
 * The order as its buyer sees it now, with the payment methods while it waits for its money, and the brands and categories of its
 * products.
 */
export async function respondWithOrder(
  { database, clock, payments, catalogue }: Dependencies,
  c: Context,
  row: Selectable<OrderRow>,
): Promise<Response> {
  const stored = await loadOrder(database.kysely, row);
  const nowMs = clock().getTime();
  const order = withCatalogueNames(toOrder(stored, nowMs), catalogue.current());
  const options = toPaymentOptions(stored, payments.kinds, nowMs);
  return c.json(options ? { ...order, pagamento: { ...order.pagamento, opcoes: options } } : order);
}

function withCatalogueNames(order: Order, { productsById }: Pick<ReadModel, 'productsById'>): Order {
  const itens = order.itens.map((item) => {
    const product = item.tipo === 'produto' ? productsById.get(item.idProduto) : undefined;
    return product ? { ...item, marca: product.brand.name, categoria: product.category.name } : item;
  });
  return { ...order, itens };
}
