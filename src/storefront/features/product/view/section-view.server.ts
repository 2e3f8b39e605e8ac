// The text sections of a product: about, use, composition, facts, lot, care.

import { href } from 'react-router';
import type { Characteristic, Product } from '#contract/product.ts';
import { toUnicodeForm } from '#rules/typed-text.ts';
import type { SafeHtml } from '#ui/rich-text.tsx';
import { toPlainText, toSafeHtml } from '#web/safe-html.server.ts';
import type { CareTopic } from '../../../commerce/product/purchase-layout.tsx';
import { paths } from '../../../paths.ts';

const careSectionId = 'cuidados';
const lotSectionId = 'lote';
/** The fact that names the analysis; the components that it found follow. */
export const reportLabel = 'Laudo';

export interface Fact {
  label: string;
  value: string;
}

export interface SectionView {
  id: string;
  title: string;
  html?: SafeHtml;
  facts?: Fact[];
  /** Shown below the facts. */
  link?: { label: string; href: string };
  /** Shown as a plain list. */
  items?: string[];
  /** Always open: the safety notes of an oil. */
  isFixed?: boolean;
  /** Open at first: lot and care, to which the buy column leads, the facts of a device, and what comes in the box. */
  isOpen?: boolean;
}

const careTopics: readonly (readonly [topic: CareTopic, label: RegExp])[] = [
  ['dilution', /dilui/i],
  ['pregnancy', /gesta|gravid|gr[áa]vida/i],
  ['children', /crian/i],
  ['pets', /animais|pets/i],
];

const missingCareText =
  'Ainda não temos informação de segurança confirmada sobre este óleo. Na dúvida, fale com a gente antes de usar.';

type GroupName = 'composition' | 'facts' | 'lot' | 'box' | 'care';

/** Merchants name the groups freely, so keywords classify them. */
function toGroupName(name: string): GroupName {
  const plain = toUnicodeForm(name, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (/composi|ingredient|inci/.test(plain)) return 'composition';
  if (/\blote\b|laudo/.test(plain)) return 'lot';
  if (/\bcaixa\b|embalagem/.test(plain)) return 'box';
  return /cuidado|seguranca|precauc/.test(plain) ? 'care' : 'facts';
}

interface SectionOptions {
  toHref: (address: string) => string;
  /** Whether its facts lead to the comparison of devices. */
  isComparable: boolean;
}

export function groupFacts(groups: readonly Characteristic[]): Record<GroupName, Fact[]> {
  const facts: Record<GroupName, Fact[]> = { composition: [], facts: [], lot: [], box: [], care: [] };
  for (const group of groups.filter((candidate) => candidate.visivelSite))
    facts[toGroupName(group.nome)].push(...toFacts(group));
  return facts;
}

export function listSections(product: Product, { toHref, isComparable }: SectionOptions): SectionView[] {
  const { descricoes, caracteristicas } = product;
  const groups = groupFacts(caracteristicas);
  const isOil = /^[óo]leos/i.test(product.categoria.taxonomia[0]?.nome ?? product.categoria.nome);
  const toText = (html: string | undefined) => (html ? toSafeHtml(html, toHref) : undefined);
  const link = { label: 'Comparar com outros difusores', href: toHref(`${paths.compare}?ids=${product.id}`) };
  const sections: (SectionView | undefined)[] = [
    toTextSection('sobre', 'Sobre', toText(descricoes.longa)),
    toTextSection('como-usar', 'Como usar', toText(descricoes.opcional1)),
    toFactSection('composicao', 'Composição', groups.composition),
    // The facts of a device lead to those of others.
    toFactSection('ficha-tecnica', 'Ficha técnica', groups.facts, isComparable ? { link, isOpen: true } : {}),
    toBoxSection(groups.box),
    toFactSection(lotSectionId, 'Lote e laudo', groups.lot, {
      isOpen: true,
      ...toReportLink(product, groups.lot, toHref),
    }),
    toCareSection(groups.care, isOil),
  ];
  return sections.filter((section) => section !== undefined);
}

/** The topics of the safety notes; empty for products without them. */
export function listCareTopics(sections: readonly SectionView[]): CareTopic[] {
  const facts = sections.find((section) => section.id === careSectionId)?.facts ?? [];
  return careTopics.flatMap(([topic, label]) => (facts.some((fact) => label.test(fact.label)) ? [topic] : []));
}

/** The page of the report, if the product names one. */
function toReportLink({ rota }: Product, facts: readonly Fact[], toHref: SectionOptions['toHref']) {
  if (!facts.some(({ label }) => label === reportLabel)) return {};
  const address = href(paths.lotReport, { produto: rota.path.slice(1) });
  return { link: { label: 'Ver o laudo para imprimir', href: toHref(address) } };
}

/** "Lote LAVF-2607: colheita, validade e laudo", by what is known of it; undefined without a lot. */
export function toLotText(sections: readonly SectionView[]): string | undefined {
  const facts = sections.find((section) => section.id === lotSectionId)?.facts ?? [];
  const code = facts.find(({ label }) => label === 'Lote')?.value;
  const known = ['Colheita', 'Validade', 'Laudo'].filter((name) => facts.some(({ label }) => label === name));
  if (code === undefined || known.length === 0) return undefined;
  return `Lote ${code}: ${enumeration.format(known).toLowerCase()}`;
}

const enumeration = new Intl.ListFormat('pt-BR');

function toFacts(group: Characteristic): Fact[] {
  return group.itens.map((item) => ({ label: item.label, value: toPlainText(item.valor) }));
}

function toTextSection(id: string, title: string, html: SafeHtml | undefined): SectionView | undefined {
  return html && { id, title, html };
}

function toFactSection(id: string, title: string, facts: Fact[], more: Partial<SectionView> = {}) {
  return facts.length > 0 ? { id, title, facts, ...more } : undefined;
}

/** "Cabo USB", or "Disco de feltro (5 unidades)" of more than one. */
function toBoxSection(facts: Fact[]): SectionView | undefined {
  if (facts.length === 0) return undefined;
  const items = facts.map(({ label, value }) => (/^1\b/.test(value) ? label : `${label} (${value})`));
  return { id: 'caixa', title: 'O que vem na caixa', items, isOpen: true };
}

function toCareSection(facts: Fact[], isOil: boolean): SectionView | undefined {
  if (!isOil) return toFactSection(careSectionId, 'Cuidados', facts, { isOpen: true });
  const known = facts.length > 0 ? facts : [{ label: 'Segurança', value: missingCareText }];
  return { id: careSectionId, title: 'Cuidados', facts: known, isFixed: true };
}
