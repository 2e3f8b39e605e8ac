// Brands: the index from A to Z, and the story below a brand's products.

import type { ListingContent } from '#contract/listing.ts';
import type { SafeHtml } from '#ui/rich-text.tsx';
import { toSafeHtml } from '#web/safe-html.server.ts';
import type { ViewOptions } from '../../commerce/view-options.ts';

export interface BrandStoryView {
  name: string;
  /** Empty if there is none. */
  picture: string;
  html: SafeHtml;
}

/** Undefined if the merchant wrote no text. */
export function toBrandStory(
  brand: ListingContent['marca'],
  { toHref, toLocalUrl, fields }: ViewOptions<'geral'>,
): BrandStoryView | undefined {
  const texts = [brand?.descricoes?.longa, brand?.descricoes?.curta];
  const text = texts.find((candidate) => candidate);
  if (!brand || !text) return undefined;
  const picture = brand[fields.geral];
  return { name: brand.nome, picture: picture ? toLocalUrl(picture) : '', html: toSafeHtml(text, toHref) };
}
