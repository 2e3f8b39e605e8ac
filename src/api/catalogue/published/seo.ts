// Texts for the head of a page.

import type { Seo } from '#contract/shared.ts';
import { toUrl } from './links.ts';
import type { ReadModel } from './model.ts';

const maxDescriptionLength = 160;

/** `Cítricos | Manacá Aromas`. */
export function toPageTitle(model: ReadModel, title: string, shopId: string): string {
  const shop = model.shops.find(({ id }) => id === shopId) ?? model.shops[0];
  return shop ? `${title} | ${shop.name}` : title;
}

const entityTexts: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** HTML or plain text as one line of at most 160 characters, truncated between words. */
export function toSummary(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entityTexts[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= maxDescriptionLength) return text;
  const cut = text.slice(0, maxDescriptionLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.-]+$/, '')}…`;
}

interface SeoInput {
  title: string;
  description: string;
  keywords?: string;
  /** Never with `loja`: a page is the same in both shops (reading A31). */
  canonicalPath: string;
  indexable: boolean;
  pictureUrl?: string;
}

/** The social fields repeat title and description. */
export function toSeo(siteUrl: string, input: SeoInput): Seo {
  return {
    title: input.title,
    description: input.description,
    keywords: input.keywords ?? '',
    canonical: toUrl(siteUrl, input.canonicalPath),
    indexar: input.indexable,
    titleSocial: input.title,
    descriptionSocial: input.description,
    openGraphUrlImagem: input.pictureUrl ?? '',
    twitterUrlImagem: input.pictureUrl ?? '',
  };
}
