// Institutional pages: the merchant's text beside a menu of the other pages.

import type { CallResponse } from '#contract/calls.ts';
import type { BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import type { SafeHtml } from '#ui/rich-text.tsx';
import { toDay } from '#web/dates.ts';
import { type ApiClient, orUndefined } from '#web/http/api-client.server.ts';
import { addHeadingAnchors, type Heading, toSafeHtml } from '#web/safe-html.server.ts';
import { paths } from '../../paths.ts';

export interface PageLink {
  label: string;
  href: string;
}

export interface InstitutionalPageView {
  title: string;
  breadcrumb: BreadcrumbEntry[];
  html: SafeHtml;
  headings: Heading[];
  /** "21/11/2026"; empty if unknown. */
  updatedText: string;
  pages: PageLink[];
}

export function toPageView(
  { conteudo, estrutura }: CallResponse<'page'>,
  pages: CallResponse<'page'>['conteudo']['paginas'],
  toHref: (address: string) => string,
): InstitutionalPageView {
  const { html, headings } = addHeadingAnchors(toSafeHtml(conteudo.conteudo, toHref));
  return {
    title: conteudo.titulo,
    breadcrumb: estrutura.breadcrumb.map((entry) => ({ label: entry.label, href: toHref(entry.url) })),
    html,
    headings,
    updatedText: conteudo.atualizadoEm ? toDay(conteudo.atualizadoEm) : '',
    pages: (conteudo.paginas ?? pages ?? []).map((page) => ({ label: page.titulo, href: toHref(page.path) })),
  };
}

/** The other institutional pages; undefined if the API fails: the page then renders without its menu. */
export async function findPageMenu(api: ApiClient) {
  const index = await orUndefined(api.call('page', { query: { url: paths.pages }, skipsErrorPage: true }));
  return index?.conteudo.paginas;
}
