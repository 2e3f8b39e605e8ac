// The address that a `url/*` call asks about.
import type { Context } from 'hono';
import type { PageLevel } from '#contract/shared.ts';
import { ApiError } from '../errors.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { type AddressTarget, findTarget, parseAddress, type TargetOf } from './addresses.ts';
import type { ReadModel } from './model.ts';

/** What `url` names. Throws `invalid` without it, `not-found` when nothing of ours stands there. */
export function getTarget(model: ReadModel, c: Context<ApiEnvironment>): AddressTarget {
  const address = c.req.query('url');
  if (address === undefined) throw new ApiError('invalid', 'Informe o endereço em "url".');
  const path = parseAddress(model.siteUrl, address);
  const target = path === undefined ? undefined : findTarget(model, path);
  if (!target) throw addressNotFound();
  return target;
}

/** The same, when it is of this level; `not-found` otherwise. */
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
