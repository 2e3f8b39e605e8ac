// Curated lists: products that the merchant chose, and the index of all lists and kits.

import type { List, ListPart } from '#contract/list.ts';
import type { Structure } from '#contract/shared.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import type { BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import type { SafeHtml } from '#ui/rich-text.tsx';
import { toPlainText, toSafeHtml } from '#web/safe-html.server.ts';
import { toPurchase } from '../../commerce/cart/add-to-cart-form.tsx';
import { asksVoltage } from '../../commerce/product/card-view.ts';
import type { ViewOptions } from '../../commerce/view-options.ts';

export interface CuratedListView {
  name: string;
  /** Absolute. */
  url: string;
  intro: string;
  html?: SafeHtml;
  breadcrumb: BreadcrumbEntry[];
  trail: { label: string; url: string }[];
  /** Available products whose voltage is chosen on their own page. */
  toChoose: { name: string; href: string }[];
  /** All other products that are available; undefined if none is. */
  all?: {
    purchase: string;
    count: number;
    totalText: string;
    soldOut: string[];
    onRequest: string[];
  };
}

type ListOptions = Pick<ViewOptions<'prod'>, 'toHref'>;

export function toCuratedListView(list: List, structure: Structure, { toHref }: ListOptions): CuratedListView {
  const longText = list.descricoes.longa ?? '';
  const available = list.produtos.filter((part) => part.status === 'disponivel' && part.quantidade > 0);
  const toChoose = available.filter(asksVoltage);
  const bought = available.filter((part) => !asksVoltage(part));
  const listNames = (status: ListPart['status']) =>
    list.produtos.filter((part) => part.status === status).map((part) => part.nome);
  const total = bought.reduce((sum, part) => sum + toCents(part.precos.por) * part.quantidade, 0);
  const itens = bought.flatMap((part) =>
    part.carrinho.itens.map((item) => ({
      ...item,
      quantidade: String(Number(item.quantidade) * part.quantidade),
      preco: part.precos.por,
    })),
  );
  return {
    name: list.nome,
    url: structure.seo.canonical,
    intro: toPlainText(list.descricoes.curta),
    ...(longText && { html: toSafeHtml(longText, toHref) }),
    breadcrumb: structure.breadcrumb.map((entry) => ({ label: entry.label, href: toHref(entry.url) })),
    trail: structure.breadcrumb.map(({ label, url }) => ({ label, url })),
    toChoose: toChoose.map((part) => ({ name: part.nome, href: toHref(part.rota.path) })),
    ...(bought.length > 0 && {
      all: {
        purchase: toPurchase({ tipo: 'produto', itens }),
        count: bought.length,
        totalText: formatReais(toReais(total)),
        soldOut: listNames('indisponivel'),
        onRequest: listNames('sobconsulta'),
      },
    }),
  };
}
