import type { CartLineIdentity } from '#contract/cart.ts';
import { toCents } from '#rules/money.ts';
import { choosePartsByText, formatChoice } from '../catalogue/kits/choose-parts.ts';
import { ApiError } from '../http/errors.ts';
import { maxQuantity } from '../pricing/lines/allocate-stock.ts';
import { type PricingCatalogue, getPricedItem, getKit } from '../pricing/lines/get-priced-item.ts';
import { type LineKey, toLineKey } from '../pricing/lines/line-key.ts';
import type { NewLine } from './add-lines.ts';

/** `parametros` holds the chosen parts of a kit when it is added; later requests send them in `adicional`. */
type Line = CartLineIdentity & { parametros?: string };
type WantedLine = Line & { quantidade: number; preco?: number | undefined };

/** The key columns of a requested line. A kit without parts means the offered parts. */
export function toKeyOfLine(catalogue: PricingCatalogue, shopId: string, { parametros = '', ...line }: Line): LineKey {
  if (line.tipo === 'produto' || (parametros === '' && line.adicional !== '')) return toLineKey(line);
  const kit = getKit(catalogue, shopId, line.idProduto);
  return toLineKey({ ...line, adicional: formatChoice(choosePartsByText(kit, parametros)) });
}

/**
 * A line that can be sold in this shop. The shopper accepts the price that the page showed; without one, the price of now. Throws `invalid`
 * or `refused` when it cannot be sold.
 */
export function toNewLine(catalogue: PricingCatalogue, shopId: string, line: WantedLine): NewLine {
  if (line.quantidade < 1)
    throw new ApiError('invalid', 'A quantidade deve ser de pelo menos 1.', { field: 'quantidade' });
  const key = toKeyOfLine(catalogue, shopId, line);
  const { priceCents } = getPricedItem(catalogue, shopId, key);
  return {
    key,
    quantity: Math.min(line.quantidade, maxQuantity),
    priceCents: line.preco === undefined ? priceCents : toCents(line.preco),
  };
}
