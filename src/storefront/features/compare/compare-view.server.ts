// Devices side by side: reduces the API's response to the rows of a table and the choice below it.

import type { Comparison } from '#contract/content.ts';
import { type CardView, toCardView } from '../../commerce/product/card-view.ts';
import type { ViewOptions } from '../../commerce/view-options.ts';

export interface ComparedDevice {
  card: CardView;
  /** The button cannot know which voltage or colour is wanted. */
  hasChoice: boolean;
  /** The comparison without it. */
  removeHref: string;
}

export interface FactRow {
  label: string;
  /** What the parts of the values mean, such as "altura, largura, profundidade". */
  legend?: string;
  /** In the order of the devices; undefined if unknown. */
  values: (string | undefined)[];
  /** True if all are known and equal. */
  isSame: boolean;
  /** True if two known values differ. */
  isDifferent: boolean;
}

export interface CompareView {
  devices: ComparedDevice[];
  rows: FactRow[];
  /** What differs and what does not, in words. */
  summary: string[];
  /** What was asked for and is not compared, or cannot be bought. */
  notes: string[];
  /** What the form offers, with the compared ones. */
  options: (CardView & { isChosen: boolean })[];
}

interface CompareViewOptions extends ViewOptions<'prod'> {
  /** Whether the form was sent, maybe without a choice. */
  isAsked: boolean;
  /** The address of the comparison of these ids. */
  toCompareHref: (ids: readonly number[]) => string;
}

/** Without two devices there are no rows: the page then asks for another one. */
export function toCompareView(
  response: Comparison,
  { isAsked, toCompareHref, ...options }: CompareViewOptions,
): CompareView {
  const compared = response.produtos.map(({ produto }) => produto);
  const ids = compared.map(({ id }) => id);
  const others = response.opcoes.filter(({ id }) => !ids.includes(id));
  const rows = compared.length > 1 ? toRows(response.produtos) : [];
  return {
    devices: compared.map((product) => ({
      card: toCardView(product, options),
      hasChoice: (product.atributos.simples?.valores.length ?? 0) > 1,
      removeHref: toCompareHref(ids.filter((id) => id !== product.id)),
    })),
    rows,
    summary: toSummary(rows),
    notes: [
      ...toRefusals(response.recusados),
      ...toSoldOutNotes(response),
      ...(isAsked ? toMissingNote(response) : []),
    ],
    options: [...compared, ...others].map((product) => ({
      ...toCardView(product, options),
      isChosen: ids.includes(product.id),
    })),
  };
}

/** Facts that no device has are no row. */
function toRows(products: Comparison['produtos']): FactRow[] {
  const labels = new Set(products.flatMap(({ fatos }) => fatos.map(({ label }) => label)));
  return [...labels].flatMap((label) => {
    const values = products.map(({ fatos }) => fatos.find((fact) => fact.label === label)?.valor);
    const known = new Set(values.filter((value) => value !== undefined));
    if (known.size === 0) return [];
    return [
      {
        label,
        ...splitLegend(values),
        isSame: known.size === 1 && !values.includes(undefined),
        isDifferent: known.size > 1,
      },
    ];
  });
}

/** "14 × 10 × 9 cm" of "14 × 10 × 9 cm (altura, largura, profundidade)": what each value ends with is said once, in the row's head. */
function splitLegend(values: FactRow['values']): Pick<FactRow, 'legend' | 'values'> {
  const parts = values.map((value) => /^(?<text>.+) \((?<legend>[^()]+)\)$/u.exec(value ?? '')?.groups);
  const legends = new Set(parts.filter((_, place) => values[place] !== undefined).map((part) => part?.['legend']));
  const [legend] = legends;
  return legend === undefined || legends.size > 1
    ? { values }
    : { legend, values: parts.map((part) => part?.['text']) };
}

const words = new Intl.ListFormat('pt-BR');
const toWords = (rows: readonly FactRow[]) => words.format(rows.map(({ label }) => label.toLocaleLowerCase('pt-BR')));

function toSummary(rows: readonly FactRow[]): string[] {
  const different = rows.filter(({ isDifferent }) => isDifferent);
  const same = rows.filter(({ isSame }) => isSame);
  return [
    ...(different.length > 0 ? [`Diferem em ${toWords(different)}.`] : []),
    ...(same.length > 0 ? [`São iguais em ${toWords(same)}.`] : []),
  ];
}

function toRefusals(refused: Comparison['recusados']): string[] {
  const namesOf = (reason: Comparison['recusados'][number]['motivo']) =>
    refused.filter(({ motivo }) => motivo === reason).map(({ nome }) => nome);
  const unknown = namesOf('desconhecido').length;
  const tooMany = namesOf('excedente');
  return [
    ...(unknown > 0
      ? [unknown === 1 ? 'Um dos itens pedidos não existe.' : `${unknown} dos itens pedidos não existem.`]
      : []),
    ...namesOf('outra-loja').map((name) => `${name} não é vendido nesta loja.`),
    ...namesOf('sem-fatos').map((name) => `${name} não é um difusor elétrico e fica fora da comparação.`),
    ...(tooMany.length > 0
      ? [`Comparamos até quatro por vez. ${tooMany.length === 1 ? 'Ficou' : 'Ficaram'} de fora: ${tooMany.join('; ')}.`]
      : []),
  ];
}

function toSoldOutNotes({ produtos }: Comparison): string[] {
  const soldOut = produtos.filter(({ produto }) => produto.status === 'indisponivel');
  return soldOut.map(({ produto }) => `${produto.nome} está esgotado: você pode pedir um aviso na página do produto.`);
}

function toMissingNote({ produtos }: Comparison): string[] {
  const [only, second] = produtos;
  if (second) return [];
  return [only ? `Escolha mais um para comparar com ${only.produto.nome}.` : 'Escolha pelo menos dois difusores.'];
}
