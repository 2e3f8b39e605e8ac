import type { Hono } from 'hono';
import type { ApiEnvironment } from './environment.ts';
import { ApiError } from './errors.ts';

/** Must run after all routes are mounted: known paths answer 405 instead of 404 for other methods. */
export function refuseOtherMethods(routes: Hono<ApiEnvironment>): void {
  const mounted = routes.routes.filter((route) => route.method !== 'ALL');
  for (const [path, sameFor] of Map.groupBy(mounted, (route) => route.path)) {
    const methods = new Set(sameFor.map((route) => route.method));
    if (methods.has('GET')) methods.add('HEAD');
    const headers = { Allow: [...methods].join(', ') };
    routes.all(path, () => {
      throw new ApiError('wrong-method', 'Este endereço não aceita esse método.', { headers });
    });
  }
}
