import type { HonoRequest } from 'hono';

export type ShopId = 'main' | 'caszulo';

/** The shop that `loja` names: exact and case-sensitive, the first value wins, else the main shop (reading A25). */
export function toShopId(request: HonoRequest): ShopId {
  return request.query('loja') === 'caszulo' ? 'caszulo' : 'main';
}
