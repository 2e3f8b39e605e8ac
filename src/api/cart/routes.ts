// The cart (contract 4.4): two per session, one for each shop. Every call answers the whole cart at the prices of now.
import { type Context, Hono } from 'hono';
import { addToCartRequestSchema, cartLineIdentitySchema, updateCartRequestSchema } from '#contract/cart.ts';
import type { SessionRow } from '#database/schema/commerce.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { readBody } from '../http/body.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { toShopId } from '../http/shop-query.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { addLines } from './add-lines.ts';
import type { CartChange } from './change-cart.ts';
import { type OfferCatalogue, findOffer } from '../offers/find-offer.ts';
import { toKeyOfLine, toNewLine } from './new-line.ts';
import { listLines } from './queries.ts';
import { removeLine } from './remove-line.ts';
import { setQuantity } from './set-quantity.ts';
import { settleLines, type Settlement } from './settle-lines.ts';
import { toCart } from './wire.ts';

export interface CartDependencies extends Pick<ApiDependencies, 'database' | 'clock'> {
  catalogue: { current(): OfferCatalogue };
  sessions: Sessions;
}

const path = '/checkout/cart';

/** The four calls at `/checkout/cart`; `loja` names the shop whose cart is meant. */
export function createCartRoutes(dependencies: CartDependencies) {
  const { database, catalogue, sessions } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.get(path, async (c) => {
    const model = catalogue.current();
    const shopId = toShopId(c.req);
    const session = await sessions.find(c);
    const lines = session ? await listLines(database.kysely, session.token_hash, shopId) : [];
    return answer(
      c,
      model,
      settleLines(lines, (line) => findOffer(model, shopId, line)),
    );
  });

  routes.post(path, async (c) => {
    const model = catalogue.current();
    const shopId = toShopId(c.req);
    const { tipo, itens } = await readBody(c.req, addToCartRequestSchema);
    const lines = itens.map((item) => toNewLine(model, shopId, { tipo, ...item }));
    const change = toChange(dependencies, model, shopId, await sessions.open(c));
    return answer(c, model, await addLines(change, lines));
  });

  routes.put(path, async (c) => {
    const model = catalogue.current();
    const shopId = toShopId(c.req);
    const line = await readBody(c.req, updateCartRequestSchema);
    if (line.quantidade <= 0) return remove(c, model, shopId, line);
    const newLine = toNewLine(model, shopId, line);
    const change = toChange(dependencies, model, shopId, await sessions.open(c));
    return answer(c, model, await setQuantity(change, newLine));
  });

  routes.delete(path, async (c) =>
    remove(c, catalogue.current(), toShopId(c.req), await readBody(c.req, cartLineIdentitySchema)),
  );

  async function remove(c: Context, model: OfferCatalogue, shopId: string, line: Parameters<typeof toKeyOfLine>[2]) {
    const key = toKeyOfLine(model, shopId, line);
    const session = await sessions.find(c);
    return answer(c, model, session && (await removeLine(toChange(dependencies, model, shopId, session), key)));
  }

  return routes;
}

function toChange(
  { database, clock }: CartDependencies,
  model: OfferCatalogue,
  shopId: string,
  session: SessionRow,
): CartChange {
  return {
    database,
    shopId,
    sessionHash: session.token_hash,
    nowMs: clock().getTime(),
    settle: (lines, changedIds) => settleLines(lines, (line) => findOffer(model, shopId, line), changedIds),
  };
}

const emptySettlement: Settlement = { lines: [], messages: [], corrections: [] };

function answer(c: Context, model: OfferCatalogue, settlement = emptySettlement) {
  return c.json(toCart(settlement, model.cashDiscount));
}
