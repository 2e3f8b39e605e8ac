import { apiPath } from '#contract/site-paths.ts';
import { paths } from '../../paths.ts';

const hiddenPaths = [apiPath, paths.test, paths.serverError];
/** Duplicate content: the endless combinations of filters and sort orders. */
const hiddenKeys = [
  'categoria',
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

interface RobotsOptions {
  siteUrl: string;
  personalPaths: readonly string[];
}

export function createRobots({ siteUrl, personalPaths }: RobotsOptions): string {
  // The rules end each path: `/sacola` alone would also disallow the product /sacola-de-pano.
  const ownRules = [...personalPaths, ...hiddenPaths].flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]);
  const rules = [...ownRules, ...hiddenKeys.flatMap((key) => [`/*?${key}=`, `/*?*&${key}=`])];
  return [
    'User-agent: *',
    ...rules.map((rule) => `Disallow: ${rule}`),
    '',
    `Sitemap: ${siteUrl}${paths.sitemap}`,
    '',
  ].join('\n');
}
