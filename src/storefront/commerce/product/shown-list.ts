import type { ShownList } from '#web/analytics/items.ts';
import type { CardView } from './card-view.ts';

/** A list of cards as analytics reports it. */
export function toShownList(id: string, { title, cards }: { title: string; cards: readonly CardView[] }): ShownList {
  return { id, name: title, products: cards.map((card) => ({ ...card, price: card.price.price })) };
}

export function toShownListing(
  id: string,
  { view, cards }: { view: { title: string }; cards: readonly CardView[] },
): ShownList {
  return toShownList(id, { title: view.title, cards });
}
