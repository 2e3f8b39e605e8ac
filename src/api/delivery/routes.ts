// Freight quotes and the postal code of a visit (contract 4.6 and 4.8).

import { type Context, Hono } from 'hono';
import {
  cartShipmentRequestSchema,
  listShipmentRequestSchema,
  productShipmentRequestSchema,
  zipcodeRequestSchema,
} from '#contract/buying/delivery.ts';
import { parsePostalCode } from '#rules/postal-code.ts';
import type { AreaDependencies } from '../area.ts';
import { emptyCartText } from '../cart/empty-cart-text.ts';
import { getCart } from '../cart/get-cart.ts';
import { getSettings } from '../catalogue/content/settings.ts';
import { parseBody } from '../http/body.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/errors.ts';
import { toShopId } from '../http/shop-query.ts';
import { loadPromotions } from '../pricing/promotions/load-promotions.ts';
import { toCarrierRequest } from './carriers/carrier-request.ts';
import type { Carriers } from './carriers/carriers.ts';
import { toCartContents, toListContents, toProductContents } from './contents.ts';
import { type Address, createAddressLookup } from './lookup/address-lookup.ts';
import type { OutsideServices } from './lookup/outside-services.ts';
import { type QuoteRequest, quoteShipment } from './quote-shipment.ts';
import { storeLocation } from './store-location.ts';
import { restrictions, toIdleShipment, toLocation, toPostalAddress } from './wire.ts';

export interface DeliveryDependencies extends AreaDependencies {
  /** Undefined without an account at a carrier. */
  carriers: Carriers | undefined;
}

/** Locations for sessions and forms, and freight quotes. */
export function createDeliveryRoutes(dependencies: DeliveryDependencies & { services: OutsideServices }) {
  const routes = new Hono<ApiEnvironment>();
  addPlaceRoutes(routes, dependencies);
  addShipmentRoutes(routes, dependencies);
  return routes;
}

function addPlaceRoutes(
  routes: Hono<ApiEnvironment>,
  dependencies: AreaDependencies & { services: OutsideServices },
): void {
  const { database, sessions, limiter } = dependencies;
  const lookup = createAddressLookup(dependencies);

  routes.post('/checkout/zipcode', async (c) => {
    limiter.take(c, 'freight');
    const { cep } = await parseBody(c.req, zipcodeRequestSchema);
    const address = requireKnown(await lookup.findLocation(toPostalCode(cep)));
    const session = await sessions.open(c);
    await storeLocation(database, session.token_hash, address);
    return c.json(toLocation(address));
  });

  routes.delete('/checkout/zipcode', async (c) => {
    const session = await sessions.find(c);
    if (session) await storeLocation(database, session.token_hash);
    return c.json({ sucesso: true });
  });

  routes.get('/postal-code/:cep', async (c) => {
    limiter.take(c, 'freight');
    const address = requireKnown(await lookup.findAddress(toPostalCode(c.req.param('cep'))));
    return c.json(toPostalAddress(address));
  });
}

function addShipmentRoutes(routes: Hono<ApiEnvironment>, dependencies: DeliveryDependencies): void {
  const { database, clock, catalogue, sessions, limiter, carriers } = dependencies;

  /** By the tables, settings, carriers and time of the request. */
  const respond = async (c: Context, request: Pick<QuoteRequest, 'postalCode' | 'contents'>) => {
    const model = catalogue.current();
    const settings = getSettings(model, toShopId(c.req, model));
    const wanted = carriers && toCarrierRequest(request.postalCode, request.contents.units, settings);
    const offered = wanted && (await carriers.quote(wanted));
    const quote = { ...request, settings, nowMs: clock().getTime(), carriers: offered };
    return c.json(await quoteShipment(database, quote));
  };

  routes.post('/shipment/product', async (c) => {
    limiter.take(c, 'freight');
    const { cep, idProduto, idAtributoValor, quantidade } = await parseBody(c.req, productShipmentRequestSchema);
    const postalCode = toPostalCode(cep);
    const model = catalogue.current();
    const contents = toProductContents(model, idProduto, idAtributoValor, quantidade);
    return respond(c, { postalCode, contents });
  });

  routes.post('/shipment/list', async (c) => {
    limiter.take(c, 'freight');
    const { cep, idLista, parametros, quantidade } = await parseBody(c.req, listShipmentRequestSchema);
    const postalCode = toPostalCode(cep);
    const model = catalogue.current();
    const contents = toListContents(model, idLista, parametros, quantidade);
    return respond(c, { postalCode, contents });
  });

  routes.post('/shipment/cart', async (c) => {
    limiter.take(c, 'freight');
    const { cep } = await parseBody(c.req, cartShipmentRequestSchema);
    const session = await sessions.find(c);
    const postalCode = toPostalCode(cep ?? session?.postal_code ?? '');
    const model = catalogue.current();
    const shopId = toShopId(c.req, model);
    const cart = await getCart(database, model, { session, shopId, nowMs: clock().getTime() });
    if (cart.lines.length === 0) return c.json(toIdleShipment(emptyCartText));
    const contents = toCartContents(model, shopId, cart, await loadPromotions(database, model));
    return respond(c, { postalCode, contents });
  });
}

/** Eight digits. Throws `invalid` for an invalid CEP. */
function toPostalCode(text: string): string {
  const postalCode = parsePostalCode(text);
  if (!postalCode) throw new ApiError('invalid', 'Informe um CEP de 8 números, como 80010-000.', { field: 'cep' });
  return postalCode;
}

function requireKnown(address: Address | undefined): Address {
  if (!address) throw new ApiError('refused', restrictions.unknown, { field: 'cep' });
  return address;
}
