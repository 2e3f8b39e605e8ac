import { paths, personalPaths } from '../../routes.ts';

/** Personal pages, and addresses that only repeat others: endless combinations of filters and orders. */
const hiddenPaths = [...personalPaths, '/api', paths.test, paths.serverError];
const hiddenKeys = [
  'filtro',
  'marca',
  'atributo',
  'preco',
  'precoDe',
  'precoAte',
  'descontoPrecoPor',
  'order',
  'ipp',
  'debug',
  'key',
  'token',
  'voltar',
  'falhou',
];

/** robots.txt: everything but those, and where the sitemap is. */
export function createRobots(siteUrl: string): string {
  // Each path ends there: `/sacola` alone would hide a product called sacola-de-pano.
  const ownRules = hiddenPaths.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]);
  const rules = [...ownRules, ...hiddenKeys.flatMap((key) => [`/*?${key}=`, `/*?*&${key}=`])];
  return [
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${siteUrl}${paths.sitemap}`,
    '',
  ].join('\n');
}
