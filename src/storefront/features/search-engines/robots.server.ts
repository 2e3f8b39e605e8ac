import { apiPath } from '#contract/site-paths.ts';
import { paths, personalPaths } from '../../routes.ts';

/** Personal pages, and duplicate content: the endless combinations of filters and sort orders. */
const hiddenPaths = [...personalPaths, apiPath, paths.test, paths.serverError];
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

/** The content of robots.txt. */
export function createRobots(siteUrl: string): string {
  // The rules end each path: `/sacola` alone would also disallow the product /sacola-de-pano.
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
