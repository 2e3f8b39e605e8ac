// Technical and safety facts as text.

import { z } from 'zod';
import type { Characteristic } from '#contract/product.ts';
import { careLabels, toCareText, toProductCare } from '../published/care.ts';
import type { CatalogueProduct } from '../published/model.ts';
import { type FactLine, listContentsLines, listDeviceLines, listLotLines } from './proof.ts';
import type { ProductDetailRows } from './queries.ts';

type FactsRow = NonNullable<ProductDetailRows['facts']>;

/** Groups without a line are omitted. */
export function toCharacteristics({
  facts,
  lot,
  device,
  contents,
}: Pick<ProductDetailRows, 'facts' | 'lot' | 'contents'> & Pick<CatalogueProduct, 'device'>): Characteristic[] {
  const groups: readonly (readonly [name: string, lines: readonly FactLine[]])[] = [
    ['Ficha técnica', [...listDeviceLines(device), ...(facts ? listTechnicalLines(facts) : [])]],
    ['Composição', facts ? listCompositionLines(facts) : []],
    ['Cuidados', facts ? listCareLines(facts) : []],
    ['Lote e laudo', listLotLines(lot)],
    ['O que vem na caixa', listContentsLines(contents)],
  ];
  return groups.flatMap(([nome, lines], group) => {
    const itens = lines.flatMap(([label, valor], place) =>
      valor ? [{ id: (group + 1) * 100 + place + 1, label, valor }] : [],
    );
    return itens.length > 0 ? [{ nome, visivelSite: true, itens }] : [];
  });
}

function listTechnicalLines(facts: FactsRow): FactLine[] {
  return [
    ['Nome botânico', facts.botanical_name],
    ['Parte da planta', facts.plant_part],
    ['Origem', facts.origin],
    ['Extração', facts.extraction],
    ['Categoria regulatória', toSentence(facts.regulatory_purpose)],
  ];
}

function listCompositionLines(facts: FactsRow): FactLine[] {
  return [
    ['INCI', facts.inci],
    ['Alergênicos', z.array(z.string()).parse(JSON.parse(facts.allergens_json)).join(', ')],
  ];
}

function listCareLines(facts: FactsRow): FactLine[] {
  const care = toProductCare(facts);
  return [
    ['Diluição', facts.dilution],
    ...careLabels.map(([subject, label]): FactLine => [label, toCareText(care, subject)]),
    ['Advertências', facts.warnings],
  ];
}

function toSentence(text: string | null): string {
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : '';
}
