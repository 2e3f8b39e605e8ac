import { findCategoryBanner } from '../../features/listing/category-banner.server.ts';
import { findCanonicalPath } from '#web/http/canonical-path.ts';
import { deviceContext } from '../../middleware/user-agent.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { loadListingPage } from '../listing/load-listing-page.server.ts';
import { type CatalogueRequest, moveTo } from './move-to.server.ts';

export async function loadCategoryPage({ context, url }: CatalogueRequest) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { answer, page } = await loadListingPage({ context, url, call: 'categoryListing' });
  moveTo(findCanonicalPath(url, answer.estrutura.breadcrumb), url);
  const categoryId = answer.conteudo.categoria?.id;
  const isWhole = !page.view.isFiltered && page.view.pages.current === 1;
  const banner =
    categoryId !== undefined && isWhole ? await findCategoryBanner({ ...storefront, fields, categoryId }) : undefined;
  return { kind: 'category' as const, page, ...(banner && { banner }) };
}
