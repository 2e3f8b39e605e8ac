// The cart (contract 4.4): one for each shop, of a visitor's session or of an account. Every call returns the whole cart at current prices.

import { type Context, Hono } from 'hono';
import { addToCartRequestSchema, type Cart, cartLineIdentitySchema, updateCartRequestSchema } from '#contract/cart.ts';
import type { ReadModel } from '../catalogue/published/model.ts';
import { parseBody } from '../http/body.ts';
import type { ApiDependencies } from '../http/dependencies.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { toShopId } from '../http/shop-query.ts';
import type { VisitorSessions } from '../http/visitor-session.ts';
import { loadPromotions } from '../pricing/promotions/load-promotions.ts';
import { addLines } from './add-lines.ts';
import type { AllocatedCart } from './change-cart.ts';
import { createCartChange } from './create-cart-change.ts';
import { countPieces, getCart } from './get-cart.ts';
import { toKeyOfLine, toNewLine } from './new-line.ts';
import { removeLine } from './remove-line.ts';
import { setQuantity } from './set-quantity.ts';
import { toCart } from './wire.ts';

export interface CartDependencies extends Pick<ApiDependencies, 'database' | 'clock'> {
  catalogue: { current(): ReadModel };
  sessions: VisitorSessions;
}

const path = '/checkout/cart';

/** The four calls at `/checkout/cart`; `loja` selects the shop. */
export function createCartRoutes(dependencies: CartDependencies) {
  const { database, clock, catalogue, sessions } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.get(path, async (c) => {
    const model = catalogue.current();
    const session = await sessions.find(c);
    const nowMs = clock().getTime();
    const shopId = toShopId(c.req, model);
    const shopIds = model.shops.map(({ id }) => id).filter((id) => id !== shopId);
    const [cart, others, promotions] = await Promise.all([
      getCart(database, model, { session, shopId, nowMs }),
      countPieces(database, model, { session, shopIds }),
      loadPromotions(database, model),
    ]);
    const outrasSacolas = others.map(({ shopId: loja, pieces }) => ({ loja, quantidadeItens: pieces }));
    return c.json({ ...toCart(cart, promotions), ...(outrasSacolas.length > 0 && { outrasSacolas }) } satisfies Cart);
  });

  routes.post(path, async (c) => {
    const model = catalogue.current();
    const shopId = toShopId(c.req, model);
    const { tipo, itens } = await parseBody(c.req, addToCartRequestSchema);
    const lines = itens.map((item) => toNewLine(model, shopId, { tipo, ...item }));
    const change = createCartChange(dependencies, model, shopId, await sessions.open(c));
    return respond(c, model, await addLines(change, lines));
  });

  routes.put(path, async (c) => {
    const model = catalogue.current();
    const shopId = toShopId(c.req, model);
    const line = await parseBody(c.req, updateCartRequestSchema);
    if (line.quantidade <= 0) return remove(c, model, shopId, line);
    const newLine = toNewLine(model, shopId, line);
    const change = createCartChange(dependencies, model, shopId, await sessions.open(c));
    return respond(c, model, await setQuantity(change, newLine));
  });

  routes.delete(path, async (c) => {
    const model = catalogue.current();
    return remove(c, model, toShopId(c.req, model), await parseBody(c.req, cartLineIdentitySchema));
  });

  async function remove(c: Context, model: ReadModel, shopId: string, line: Parameters<typeof toKeyOfLine>[2]) {
    const key = toKeyOfLine(model, shopId, line);
    const session = await sessions.find(c);
    const removed = session && (await removeLine(createCartChange(dependencies, model, shopId, session), key));
    return respond(c, model, removed);
  }

  async function respond(c: Context, model: ReadModel, cart = emptyCart) {
    return c.json(toCart(cart, await loadPromotions(database, model)));
  }

  return routes;
}

const emptyCart: AllocatedCart = { lines: [], messages: [], corrections: [], coupon: undefined };
