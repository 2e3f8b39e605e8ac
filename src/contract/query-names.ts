import { calls } from './calls.ts';

/**
 * The names that public pages read besides those of calls. `_routes` is the router's, for the data of a page: should it ever send
 * another one, navigations would be rendered anew each time.
 */
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

/** Names with one value per campaign, which mailings add to links of pages. */
const campaignNames = ['utm_campaign', 'utm_content', 'utm_term', 'utm_id'];

const knownNames: ReadonlySet<string> = new Set([
  ...Object.values(calls).flatMap((call) => ('query' in call ? Object.keys(call.query.shape) : [])),
  ...pageNames,
  ...campaignNames,
]);

/**
 * True if the shop knows each name. Addresses with any other name are never cached, since clients could make up any number of
 * them; a name that is missing here only makes its pages slower.
 */
export function hasKnownNames(query: URLSearchParams): boolean {
  return [...query.keys()].every((name) => knownNames.has(name));
}
