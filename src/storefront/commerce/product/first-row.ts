import type { CardView } from './card-view.ts';
import { toFullPicture } from './lean-card.ts';
import { preloadPicture } from './product-picture.tsx';

const firstRow = 4;

/** Whether the card at `index` of a grid stands in its first row on the desktop: its picture is not to wait. */
export function isInFirstRow(index: number): boolean {
  return index < firstRow;
}

/** Names their pictures in the head of the page, for a grid whose HTML is kept. */
export function preloadFirstRow(cards: readonly CardView[], sizes: string): void {
  for (const card of cards.slice(0, firstRow)) {
    if (card.picture) preloadPicture({ picture: toFullPicture(card.picture, card), sizes });
  }
}
