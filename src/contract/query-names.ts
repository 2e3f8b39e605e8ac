import { calls } from './calls.ts';

/** Of the shop's public pages, besides those that they pass on to a call; `_routes` is the router's, for data of a page. */
const pageNames = [
  'sku',
  'precoDe',
  'precoAte',
  'estrelas',
  'ordem',
  'avaliacoes',
  'enviado',
  'aviso',
  'nivel',
  '_routes',
];

const knownNames: ReadonlySet<string> = new Set([
  ...Object.values(calls).flatMap((call) => ('query' in call ? Object.keys(call.query.shape) : [])),
  ...pageNames,
]);

/**
 * True if responses depend on each name of the query. Addresses with any other name are never cached, since clients could make up
 * any number of them; a name that is missing here only makes its pages slower.
 */
export function hasKnownNames(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => knownNames.has(name));
}
