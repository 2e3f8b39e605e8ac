// Prices of what the shopper has chosen, and the payload that puts it into the cart (contract 4.5).
import { Hono } from 'hono';
import { listShopRequestSchema } from '#contract/list.ts';
import { productShopRequestSchema, type ShopResponse } from '#contract/product.ts';
import type { CartPayload } from '#contract/shared.ts';
import type { OfferCatalogue } from '../offers/find-offer.ts';
import { maxQuantity } from '../cart/settle-lines.ts';
import { getUnit, requireForSale } from '../offers/units.ts';
import { toUrl } from '../catalogue/links.ts';
import type { CatalogueList } from '../catalogue/model.ts';
import { toPrices } from '../catalogue/wire.ts';
import { ApiError } from '../errors.ts';
import { readBody } from '../http/body.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { type ChosenPart, chooseParts, formatChoice } from './choose-parts.ts';
import { priceKit } from './price-kit.ts';

interface ChosenProduct {
  id: number;
  idAtributoValor: number;
  quantidade: number;
}

export function createKitRoutes(catalogue: { current(): OfferCatalogue }) {
  const routes = new Hono<ApiEnvironment>();

  routes.post('/list/shop', async (c) => {
    const model = catalogue.current();
    const { idListaCompra, produtos, carrinho } = await readBody(c.req, listShopRequestSchema);
    const list = model.listsById.get(idListaCompra);
    if (!list) throw new ApiError('invalid', 'Kit não encontrado.');
    const parts = chooseParts(list, produtos.map(toKitPart));
    return c.json(toShopResponse(model, list, parts, carrinho));
  });

  routes.post('/product/shop', async (c) => {
    const model = catalogue.current();
    const { produtos, carrinho } = await readBody(c.req, productShopRequestSchema);
    const parts = produtos.filter(({ quantidade }) => quantidade > 0).map((chosen) => getPart(model, chosen));
    if (parts.length === 0) throw new ApiError('invalid', 'Escolha ao menos um produto.');
    return c.json(toShopResponse(model, undefined, parts, carrinho));
  });

  return routes;
}

function toKitPart({ id, idAtributoValor, quantidade }: ChosenProduct) {
  return { productId: id, valueId: idAtributoValor, quantity: Math.min(quantidade, maxQuantity) };
}

function getPart(model: OfferCatalogue, { id, idAtributoValor, quantidade }: ChosenProduct): ChosenPart {
  const product = model.productsById.get(id);
  if (!product) throw new ApiError('invalid', 'Produto não encontrado.');
  return { product, unit: getUnit(product, idAtributoValor), quantity: Math.min(quantidade, maxQuantity) };
}

function toShopResponse(
  { prices, cashDiscount, siteUrl }: OfferCatalogue,
  list: CatalogueList | undefined,
  parts: readonly ChosenPart[],
  withPayload: boolean,
): ShopResponse {
  for (const { product, unit, quantity } of parts) requireForSale(product, unit, quantity);
  const price = priceKit(prices, list ?? { discountPercent: 0 }, parts);
  const payload = list && list.kind !== 'lista' ? toKitPayload(siteUrl, list, parts) : toPiecesPayload(siteUrl, parts);
  return { precos: toPrices(price, cashDiscount), ...(withPayload && { carrinho: payload }) };
}

const plainItem = { idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0', adicional: '', parametros: '' };

function toKitPayload(siteUrl: string, list: CatalogueList, parts: readonly ChosenPart[]): CartPayload {
  const item = { ...plainItem, idProduto: String(list.id), quantidade: '1', parametros: formatChoice(parts) };
  return { hash: `${list.id}-0-0-0-1`, url: toUrl(siteUrl, '/checkout/carrinho'), tipo: 'lista', itens: [item] };
}

/** Also for a curated list, whose products are bought one by one. */
function toPiecesPayload(siteUrl: string, parts: readonly ChosenPart[]): CartPayload {
  const items = parts.map(({ product, unit, quantity }) => ({
    ...plainItem,
    idProduto: String(product.id),
    idAtributoSimples: String(unit.attributeValueId),
    quantidade: String(quantity),
  }));
  const hash = items.map((item) => `${item.idProduto}-${item.idAtributoSimples}-0-0-${item.quantidade}`).join(';');
  return { hash, url: toUrl(siteUrl, '/checkout/carrinho'), tipo: 'produto', itens: items };
}
