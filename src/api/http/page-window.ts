import type { HonoRequest } from 'hono';
import { defaultPageSize } from '#rules/pagination.ts';

export interface PageWindow {
  offset: number;
  limit: number;
}

const maxOffset = 1_000_000_000;

/** Contract 3.4: `limit` from 1 to 100, 12 when it is not a number, or as `limits` says; a negative or ill-formed `offset` is 0. */
export function parsePageWindow(
  request: HonoRequest,
  limits: { usual: number; most: number } = { usual: defaultPageSize, most: 100 },
): PageWindow {
  return {
    offset: Math.min(maxOffset, Math.max(0, parseWhole(request, 'offset') ?? 0)),
    limit: Math.min(limits.most, Math.max(1, parseWhole(request, 'limit') ?? limits.usual)),
  };
}

// The page's own query may add `offset` and `limit` before the call's (reading A19): the last ones win.
function parseWhole(request: HonoRequest, name: string): number | undefined {
  const value = request.queries(name)?.at(-1) ?? '';
  return /^-?\d+$/.test(value) ? Number(value) : undefined;
}
