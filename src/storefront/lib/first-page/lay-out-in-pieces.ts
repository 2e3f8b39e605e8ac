import { whenIdle } from '../late/when-idle.ts';

/** Those of `base.css`. */
const pieces = '.section, .product-grid > :nth-child(n + 5) .product-card, .site-footer';
/** How many of a grid take an old phone some 20 ms; a section or the footer takes it alone. */
const cardsAtOnce = 4;

/**
 * For the head of a document. Where a visitor returns to a place on the page, by history, reload or address, heights must be right
 * from the start: everything is laid out at once.
 */
export const layOutForReturn = 'if(history.state||location.hash)document.documentElement.dataset.laidOut=""';

/** Lays out what styles leave for later, in moments when the browser has nothing else to do. */
export async function layOutInPieces({ documentElement: page }: Document): Promise<void> {
  const left = [...page.querySelectorAll<HTMLElement>(pieces)];
  while (left.length > 0 && page.dataset['laidOut'] === undefined) {
    await whenIdle();
    const atOnce = left[0]?.matches('.product-card') ? cardsAtOnce : 1;
    for (const piece of left.splice(0, atOnce)) piece.style.contentVisibility = 'visible';
  }
  page.dataset['laidOut'] = '';
}
