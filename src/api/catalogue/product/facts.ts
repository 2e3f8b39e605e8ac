// Technical and safety facts as text. Unknown facts are stated as unknown, never shown as safe.

import { z } from 'zod';
import type { Characteristic } from '#contract/product.ts';
import { type FactLine, listDeviceLines, listLotLines } from './proof.ts';
import type { ProductDetailRows } from './queries.ts';

type FactsRow = NonNullable<ProductDetailRows['facts']>;

const verdictTexts: Readonly<Record<string, string>> = {
  safe: 'Pode usar, na diluição indicada',
  caution: 'Use com cautela e peça orientação profissional',
  avoid: 'Não use',
};
const unknownText = 'Sem informação: não use sem orientação profissional';

const sunTexts: Readonly<Record<string, string>> = {
  yes: 'Fototóxico: não exponha a pele ao sol por 12 horas após o uso',
  no: 'Não é fototóxico',
};
const unknownSunText = 'Sem informação: proteja a pele do sol após o uso';

/** Purposes of products that are not applied to the skin, for which missing skin facts are not stated as unknown. */
const offSkinPurposes = new Set(['acessório', 'saneante', 'aromatizante de ambiente']);

/** Groups without a line are omitted. */
export function toCharacteristics({
  facts,
  lot,
  device,
}: Pick<ProductDetailRows, 'facts' | 'lot' | 'device'>): Characteristic[] {
  const groups: readonly (readonly [name: string, lines: readonly FactLine[]])[] = [
    ['Ficha técnica', [...listDeviceLines(device), ...(facts ? listTechnicalLines(facts) : [])]],
    ['Composição', facts ? listCompositionLines(facts) : []],
    ['Cuidados', facts ? listCareLines(facts) : []],
    ['Lote e laudo', listLotLines(lot)],
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
    ['Alergênicos', parseAllergens(facts.allergens_json).join(', ')],
  ];
}

function listCareLines(facts: FactsRow): FactLine[] {
  const isOffSkin = offSkinPurposes.has(facts.regulatory_purpose ?? '');
  const isAccessory = facts.regulatory_purpose === 'acessório';
  const verdict = (value: string) => verdictTexts[value] ?? (isAccessory ? '' : unknownText);
  return [
    ['Diluição', facts.dilution],
    ['Gestação e amamentação', verdict(facts.pregnancy)],
    ['Crianças', verdict(facts.children)],
    ['Animais de estimação', verdict(facts.pets)],
    ['Sol', sunTexts[facts.phototoxic] ?? (isOffSkin ? '' : unknownSunText)],
    ['Advertências', facts.warnings],
  ];
}

function parseAllergens(json: string): string[] {
  return z.array(z.string()).parse(JSON.parse(json));
}

function toSentence(text: string | null): string {
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : '';
}
