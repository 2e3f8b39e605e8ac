import type { RouterContextProvider } from 'react-router';
import { toListingAddress } from '../../features/listing/listing-links.ts';
import { toPageLinks } from '../../features/listing/listing-view.server.ts';
import { loadListIndexAnswer } from '../../features/listing/load-listing.server.ts';
import { toListCardView } from '../../features/lists/list-index-view.server.ts';
import { deviceContext } from '../../middleware/user-agent.server.ts';
import { storefrontContext } from '../../request-context.server.ts';

/** The index of kits and lists, page by page like any listing. */
export async function loadListIndex(context: Readonly<RouterContextProvider>, url: URL) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { answer, pagination } = await loadListIndexAnswer(storefront.api, url);
  const { seo, breadcrumb } = answer.estrutura;
  return {
    seo,
    title: breadcrumb.at(-1)?.label ?? 'Kits e listas',
    trail: breadcrumb.map(({ label, url: address }) => ({ label, url: address })),
    breadcrumb: breadcrumb.map((entry) => ({ label: entry.label, href: storefront.toHref(entry.url) })),
    cards: answer.conteudo.produtos.map((list) => toListCardView(list, { ...storefront, fields })),
    pages: toPageLinks(pagination, toListingAddress(url)),
  };
}
