// The description by which a browser adds the search of a shop to its own (OpenSearch 1.1).

import { paths } from '../../paths.ts';
import { toAppIcon } from '../../shops/app-icon.ts';
import { type Shop, toShopHref } from '../../shops/shop.ts';
import { declaration, escapeXml, toElement } from './xml.server.ts';

/** Of the description's `ShortName`. */
const maxShortName = 16;

export function createOpenSearch(shop: Pick<Shop, 'nome' | 'noTexto' | 'loja' | 'logo'>, siteUrl: string): string {
  const toUrl = (path: string) => siteUrl + toShopHref(shop, path);
  const search = toUrl(paths.search);
  const template = `${search}${search.includes('?') ? '&' : '?'}busca={searchTerms}`;
  return [
    declaration,
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n',
    toElement('ShortName', shop.nome.slice(0, maxShortName).trim()),
    toElement('Description', `Busca ${shop.noTexto}`),
    toElement('Language', 'pt-BR'),
    toElement('InputEncoding', 'UTF-8'),
    toElement('OutputEncoding', 'UTF-8'),
    `<Image width="192" height="192" type="image/png">${escapeXml(siteUrl + toAppIcon(shop, 192))}</Image>\n`,
    `<Url type="text/html" method="get" template="${escapeXml(template)}"/>\n`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(toUrl(paths.openSearch))}"/>\n`,
    '</OpenSearchDescription>\n',
  ].join('');
}
