// The address in the query of a `url/*` call, and the parameters that it contains.

import type { Context, HonoRequest } from 'hono';
import type { PageLevel } from '#contract/shared.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { toShopId } from '../../http/shop-query.ts';
import { type AddressTarget, findTarget, parseAddress, type TargetOf } from './addresses.ts';
import type { ReadModel } from './model.ts';

const maxDecodings = 3;

/**
 * The query of a call. A client that encodes the value of `url` as a whole sends the page's own query inside it
 * (contract 3.2): its parameters count too, unless the call's query has the same key.
 */
export function getParameters(request: HonoRequest): URLSearchParams {
  const parameters = new URL(request.url).searchParams;
  const inside = new URLSearchParams(findQueryInside(parameters.get('url') ?? ''));
  const isGiven = new Set(parameters.keys());
  for (const [key, value] of inside) if (!isGiven.has(key)) parameters.append(key, value);
  return parameters;
}

/** The shop that `loja` selects, in the query or inside `url`. */
export function getShopId(request: HonoRequest, model: Pick<ReadModel, 'shops'>): string {
  const parameters = getParameters(request);
  return toShopId({ query: (name) => parameters.get(name) ?? undefined }, model);
}

/** The query after the path, or `''`. */
function findQueryInside(address: string): string {
  let text = address;
  for (let round = 0; round < maxDecodings && !/[?&]/.test(text) && text.includes('%'); round += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return '';
    }
  }
  return /[?&]([^#]*)/.exec(text)?.[1]?.replaceAll('?', '&') ?? '';
}

/** The page that `url` addresses. Throws `invalid` without `url`, `not-found` when there is no such page. */
export function getTarget(model: ReadModel, c: Context<ApiEnvironment>): AddressTarget {
  const address = c.req.query('url');
  if (address === undefined) throw new ApiError('invalid', 'Informe o endereço em "url".', { field: 'url' });
  const path = parseAddress(model.siteUrl, address);
  const target = path === undefined ? undefined : findTarget(model, path);
  if (!target) throw addressNotFound();
  return target;
}

/** Like `getTarget`, but also throws `not-found` for another level. */
export function getTargetOf<Level extends PageLevel>(
  model: ReadModel,
  c: Context<ApiEnvironment>,
  level: Level,
): TargetOf<Level> {
  const target = getTarget(model, c);
  if (!isOf(target, level)) throw addressNotFound();
  return target;
}

function isOf<Level extends PageLevel>(target: AddressTarget, level: Level): target is TargetOf<Level> {
  return target.level === level;
}

function addressNotFound(): ApiError {
  return new ApiError('not-found', 'Endereço não encontrado.');
}
