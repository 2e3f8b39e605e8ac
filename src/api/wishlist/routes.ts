// Favourites (contract 4.7): stored per product and account, for all shops together.

import { Hono } from 'hono';
import type { CallResponse } from '#contract/calls.ts';
import { wishlistItemSchema } from '#contract/customers/wishlist.ts';
import type { AreaDependencies } from '../area.ts';
import { parseBody } from '../http/body.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/errors.ts';
import { parsePageWindow } from '../http/page-window.ts';
import { getCustomerId } from '../http/visitor-session.ts';
import { addFavourite } from './add-favourite.ts';
import { isFavourite, listFavouriteIds } from './queries.ts';
import { removeFavourite } from './remove-favourite.ts';
import { toWishlistProducts } from './wire.ts';

/** Visitors get empty lists; changes require a sign-in (401). */
export function createWishlistRoutes({ database, catalogue, sessions, clock }: AreaDependencies) {
  const { kysely } = database;
  const routes = new Hono<ApiEnvironment>();
  const isSold = (productId: number): boolean => catalogue.current().productsById.has(productId);

  routes.post('/wishlist/add', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { idProduto } = await parseBody(c.req, wishlistItemSchema);
    if (!isSold(idProduto)) throw unknownProduct();
    await addFavourite(database, { customerId, productId: idProduto, nowMs: clock().getTime() });
    return c.json({ sucesso: true });
  });

  routes.post('/wishlist/remove', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const { idProduto } = await parseBody(c.req, wishlistItemSchema);
    // A favourite that is no longer sold can still be removed.
    const wasFavourite = isStorable(idProduto) && (await removeFavourite(database, customerId, idProduto));
    if (!wasFavourite && !isSold(idProduto)) throw unknownProduct();
    return c.json({ sucesso: true });
  });

  routes.post('/wishlist/verify', async (c) => {
    const session = await sessions.find(c);
    const { idProduto } = await parseBody(c.req, wishlistItemSchema);
    const customerId = session?.customer_id;
    if (!customerId) return c.json({ sucesso: false });
    const sucesso = isStorable(idProduto) && (await isFavourite(kysely, customerId, idProduto));
    if (!sucesso && !isSold(idProduto)) throw unknownProduct();
    return c.json({ sucesso });
  });

  routes.get('/wishlist', async (c) =>
    c.json({ favoritos: await listSoldFavourites(c) } satisfies CallResponse<'wishlist'>),
  );

  routes.get('/wishlist/products', async (c) =>
    c.json(toWishlistProducts(catalogue.current(), await listSoldFavourites(c), parsePageWindow(c.req))),
  );

  async function listSoldFavourites(c: Parameters<typeof sessions.find>[0]): Promise<number[]> {
    const session = await sessions.find(c);
    const ids = session?.customer_id ? await listFavouriteIds(kysely, session.customer_id) : [];
    return ids.filter(isSold);
  }

  return routes;
}

const maxStorableId = 2 ** 31 - 1;

/** PostgreSQL fails on ids beyond four bytes. */
function isStorable(id: number): boolean {
  return id <= maxStorableId;
}

function unknownProduct(): ApiError {
  return new ApiError('invalid', 'Produto não encontrado.', { field: 'idProduto' });
}
