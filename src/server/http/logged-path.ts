import { calls } from '#contract/calls.ts';
import { apiBasePath } from '#contract/site-paths.ts';

/** Routes with parameters: the path up to the first one, and the pattern without what its parameters match. */
const patterns = Object.values(calls)
  .filter(({ path }) => path.includes(':'))
  .map(({ path }) => {
    const pattern = apiBasePath + path.replaceAll(/\{[^}]*\}/g, '');
    return { pattern, start: pattern.slice(0, pattern.indexOf(':')) };
  });

/**
 * The pattern of the API's route instead of a path with parameters, which hold secrets (the key of an invitation) and personal
 * data (a CEP). Whatever follows the beginning of such a route is left out, also when it is no valid parameter.
 */
export function toLoggedPath(path: string): string {
  return patterns.find(({ start }) => path.startsWith(start))?.pattern ?? path;
}
