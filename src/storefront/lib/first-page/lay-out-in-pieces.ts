import { whenIdle } from '#web/browser/when-idle.ts';

/** Those of `base.css`. */
const pieces = '.section:not(:has(.product-grid)), .product-grid > :nth-child(n + 5) .product-card, .site-footer';
/** As many take an old phone some 20 ms, which a section or the footer takes alone. */
const cardsAtOnce = 4;

/**
 * For the head of a document. Where a visitor returns to a place on the page, by history, reload or address, heights must be right
 * from the start: everything is laid out at once.
 */
export const layOutForReturn = 'if(history.state||location.hash)document.documentElement.dataset.laidOut=""';

/** Lays out what styles leave for later, in moments when the browser has nothing else to do. */
export async function layOutInPieces({ documentElement: page }: Document): Promise<void> {
  if (page.dataset['laidOut'] !== undefined) return;
  let cards = 0;
  for (const piece of page.querySelectorAll<HTMLElement>(pieces)) {
    const isCard = piece.matches('.product-card');
    if (!isCard || cards % cardsAtOnce === 0) await whenIdle();
    cards = isCard ? cards + 1 : 0;
    piece.style.contentVisibility = 'visible';
  }
  page.dataset['laidOut'] = '';
}
