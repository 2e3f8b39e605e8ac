// What is known about the safe use of a product, as text. Unknown facts are stated as unknown, never shown as safe.

/** Whether use is advised in pregnancy, by children and near pets. */
export type Verdict = 'safe' | 'caution' | 'avoid' | 'unknown';

export interface ProductCare {
  pregnancy: Verdict;
  children: Verdict;
  pets: Verdict;
  phototoxic: 'yes' | 'no' | 'unknown';
  /** The regulatory category, such as `cosmético`; `''` if it is unknown. */
  purpose: string;
}

export type CareSubject = Exclude<keyof ProductCare, 'purpose'>;

/** Labels in display order. */
export const careLabels: readonly (readonly [subject: CareSubject, label: string])[] = [
  ['pregnancy', 'Gestação e amamentação'],
  ['children', 'Crianças'],
  ['pets', 'Animais de estimação'],
  ['phototoxic', 'Sol'],
];

const verdictTexts: Readonly<Record<Verdict, string>> = {
  safe: 'Pode usar, na diluição indicada',
  caution: 'Use com cautela e peça orientação profissional',
  avoid: 'Não use',
  unknown: 'Sem informação: não use sem orientação profissional',
};

const sunTexts: Readonly<Record<ProductCare['phototoxic'], string>> = {
  yes: 'Fototóxico: não exponha a pele ao sol por ao menos 12 horas após o uso',
  no: 'Não é fototóxico',
  unknown: 'Sem informação: proteja a pele do sol após o uso',
};

const accessory = 'acessório';
/** Purposes of products that are not applied to the skin, for which missing skin facts are not stated as unknown. */
const offSkinPurposes = new Set([accessory, 'saneante', 'aromatizante de ambiente']);

/** `''` where nothing is known and nothing needs to be said. */
export function toCareText(care: ProductCare, subject: CareSubject): string {
  if (subject === 'phototoxic') {
    const isSilent = care.phototoxic === 'unknown' && offSkinPurposes.has(care.purpose);
    return isSilent ? '' : sunTexts[care.phototoxic];
  }
  const isSilent = care[subject] === 'unknown' && care.purpose === accessory;
  return isSilent ? '' : verdictTexts[care[subject]];
}

interface CareRow {
  pregnancy: string;
  children: string;
  pets: string;
  phototoxic: string;
  regulatory_purpose: string | null;
}

export function toProductCare(row: CareRow): ProductCare {
  return {
    pregnancy: toVerdict(row.pregnancy),
    children: toVerdict(row.children),
    pets: toVerdict(row.pets),
    phototoxic: row.phototoxic === 'yes' || row.phototoxic === 'no' ? row.phototoxic : 'unknown',
    purpose: row.regulatory_purpose ?? '',
  };
}

function toVerdict(text: string): Verdict {
  return text === 'safe' || text === 'caution' || text === 'avoid' ? text : 'unknown';
}

/** A product without facts has this care. */
export const unknownCare: ProductCare = toProductCare({
  pregnancy: '',
  children: '',
  pets: '',
  phototoxic: '',
  regulatory_purpose: null,
});
