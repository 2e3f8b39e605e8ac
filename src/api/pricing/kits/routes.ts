// Prices of the shopper's choice, and the payload that adds it to the cart (contract 4.5).

import { Hono } from 'hono';
import { listShopRequestSchema } from '#contract/list.ts';
import { productShopRequestSchema, type ShopResponse } from '#contract/product.ts';
import { toReais } from '#rules/money.ts';
import { chooseParts } from '../../catalogue/kits/choose-parts.ts';
import { toKitPayload, toPiecesPayload } from '../../catalogue/kits/payload.ts';
import { priceKit, pricePieces } from '../../catalogue/kits/price-kit.ts';
import type { CatalogueList, ListPart } from '../../catalogue/published/model.ts';
import { getUnit, requireForSale } from '../../catalogue/published/units.ts';
import { toPrices } from '../../catalogue/published/wire.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { maxQuantity } from '../lines/allocate-stock.ts';
import type { PricingCatalogue } from '../lines/get-priced-item.ts';

interface ChosenProduct {
  id: number;
  idAtributoValor: number;
  quantidade: number;
}

/** POST /list/shop and POST /product/shop; prices in the request are ignored. */
export function createKitRoutes(catalogue: { current(): PricingCatalogue }) {
  const routes = new Hono<ApiEnvironment>();

  routes.post('/list/shop', async (c) => {
    const model = catalogue.current();
    const { idListaCompra, produtos, carrinho } = await parseBody(c.req, listShopRequestSchema);
    const list = model.listsById.get(idListaCompra);
    if (!list) throw new ApiError('invalid', 'Kit não encontrado.', { field: 'idListaCompra' });
    const parts = chooseParts(list, produtos.map(toKitPart));
    return c.json(toShopResponse(model, list, parts, carrinho));
  });

  routes.post('/product/shop', async (c) => {
    const model = catalogue.current();
    const { produtos, carrinho } = await parseBody(c.req, productShopRequestSchema);
    const parts = produtos.filter(({ quantidade }) => quantidade !== 0).map((chosen) => getPart(model, chosen));
    if (parts.length === 0) throw new ApiError('invalid', 'Escolha ao menos um produto.', { field: 'produtos' });
    return c.json(toShopResponse(model, undefined, parts, carrinho));
  });

  return routes;
}

function toKitPart({ id, idAtributoValor, quantidade }: ChosenProduct) {
  return { productId: id, valueId: idAtributoValor, quantity: toQuantity(quantidade) };
}

function getPart(model: PricingCatalogue, { id, idAtributoValor, quantidade }: ChosenProduct): ListPart {
  const product = model.productsById.get(id);
  if (!product) throw new ApiError('invalid', 'Produto não encontrado.', { field: 'id' });
  return { product, unit: getUnit(product, idAtributoValor), quantity: toQuantity(quantidade) };
}

function toQuantity(wanted: number): number {
  return Math.min(wanted, maxQuantity);
}

function toShopResponse(
  { prices, cashDiscount, siteUrl }: PricingCatalogue,
  list: CatalogueList | undefined,
  parts: readonly ListPart[],
  withPayload: boolean,
): ShopResponse {
  for (const { product, unit, quantity } of parts) requireForSale(product, unit, 'produtos', quantity);
  if (list && list.kind !== 'lista') {
    const precos = toPrices(priceKit(prices, list, parts), cashDiscount);
    return { precos, ...(withPayload && { carrinho: toKitPayload(siteUrl, list, parts) }) };
  }
  const price = pricePieces(prices, cashDiscount, parts);
  const precos = { ...toPrices(price, cashDiscount), vista: toReais(price.cashCents) };
  return { precos, ...(withPayload && { carrinho: toPiecesPayload(siteUrl, parts) }) };
}
