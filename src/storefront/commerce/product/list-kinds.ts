// Kits and curated lists among products.

import type { ListCard } from '#contract/list.ts';

export type ListKind = ListCard['tipo'];

interface ListTexts {
  label: string;
  /** The link of its card: what it holds is chosen and bought on its page. */
  link: string;
  /** The category of its analytics items. */
  category: string;
}

export const listTexts: Record<ListKind, ListTexts> = {
  fechada: { label: 'Kit pronto', link: 'Ver kit', category: 'Kits' },
  aberta: { label: 'Monte o seu kit', link: 'Montar kit', category: 'Kits' },
  lista: { label: 'Lista', link: 'Ver lista', category: 'Listas' },
};

/** Undefined for a product, whose `tipo` may be any other text. */
export function findListKind(tipo: string): ListKind | undefined {
  switch (tipo) {
    case 'fechada':
    case 'aberta':
    case 'lista':
      return tipo;
    default:
      return undefined;
  }
}

/** Kits have a prefix, because their ids overlap with those of products. */
export function toItemKey(id: number, listKind: ListKind | undefined): number | string {
  return listKind ? `kit-${id}` : id;
}
