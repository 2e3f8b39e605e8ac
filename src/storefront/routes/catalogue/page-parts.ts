// The two kinds of pages at addresses of the catalogue.
import { pagePart } from '../../lib/late/page-part.ts';

const folder = 'src/storefront/routes/catalogue';

export const productPart = pagePart(
  `${folder}/product-content.tsx`,
  async () => (await import('./product-content.tsx')).ProductContent,
);

export const categoryPart = pagePart(
  `${folder}/category-content.tsx`,
  async () => (await import('./category-content.tsx')).CategoryContent,
);

/** Cards lead to products, menus to categories. What does not come ahead comes with the page. */
export function fetchPartOf(link: Element): void {
  const part = link.closest('article') ? productPart : link.closest('nav') && categoryPart;
  part?.load().catch(() => undefined);
}
