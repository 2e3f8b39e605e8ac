import { calls } from '#contract/calls.ts';
import { apiBasePath, sitePaths } from '#contract/site-paths.ts';

/** Routes with parameters: the path up to the first one, and the pattern without what its parameters match. */
const patterns = [
  ...Object.values(calls)
    .filter(({ path }) => path.includes(':'))
    .map(({ path }) => apiBasePath + path.replaceAll(/\{[^}]*\}/g, '')),
  // The number of an order is in its Pix code and on the statements of banks.
  ...[sitePaths.order, sitePaths.ownOrders].map((path) => `${path}/:numero`),
].map((pattern) => ({ pattern, start: pattern.slice(0, pattern.indexOf(':')) }));

/**
 * The pattern of a route instead of a path with parameters, which hold secrets (the key of an invitation) and personal data (a
 * CEP, the number of an order). Whatever follows the beginning of such a route is left out, also when it is no valid parameter.
 */
export function toLoggedPath(path: string): string {
  return patterns.find(({ start }) => path.startsWith(start))?.pattern ?? path;
}
