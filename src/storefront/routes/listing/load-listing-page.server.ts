// The loader that the routes of categories, brands, landing pages and search results share.

import { redirect, type RouterContextProvider } from 'react-router';
import { toCardView } from '../../commerce/product/card-view.ts';
import { findPriceRedirect } from '../../features/listing/listing-links.ts';
import { toListingView } from '../../features/listing/listing-view.server.ts';
import { type ListingCall, loadListing } from '../../features/listing/load-listing.server.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';

export interface ListingPageInput {
  context: Readonly<RouterContextProvider>;
  url: URL;
  call: ListingCall;
  title?: string;
}

export async function loadListingPage({ context, url, call, title }: ListingPageInput) {
  const priceAddress = findPriceRedirect(url);
  if (priceAddress) throw redirect(priceAddress);
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { response, pagination } = await loadListing(storefront.api, call, url);
  const page = {
    seo: response.estrutura.seo,
    view: toListingView({
      response,
      pagination,
      url,
      toHref: storefront.toHref,
      ...(title !== undefined && { title }),
    }),
    trail: response.estrutura.breadcrumb.map(({ label, url: address }) => ({ label, url: address })),
    cards: response.conteudo.produtos.map((product) => toCardView(product, { ...storefront, fields })),
  };
  return { response, page };
}
