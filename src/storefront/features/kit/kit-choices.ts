// What a visitor takes of an open kit: one choice for each part, by its place, since a kit may hold a product twice.

export interface KitChoice {
  quantity: number;
  /** 0 = none. */
  valueId: number;
}

export const largestQuantity = 99;

export const toQuantityField = (index: number): string => `quantidade-${index}`;
export const toValueField = (index: number): string => `valor-${index}`;

interface Part {
  quantity: number;
  selectedValueId: number;
}

/** What the form sent; a part that it does not name stays as the kit offers it. */
export function readChoices(form: FormData, parts: readonly Part[]): KitChoice[] {
  return parts.map((part, index) => ({
    quantity: toWhole(form.get(toQuantityField(index)), part.quantity),
    valueId: toWhole(form.get(toValueField(index)), part.selectedValueId),
  }));
}

export function toInitialChoices(parts: readonly Part[]): KitChoice[] {
  return parts.map((part) => ({ quantity: part.quantity, valueId: part.selectedValueId }));
}

function toWhole(value: FormDataEntryValue | null, fallback: number): number {
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value.trim())) return fallback;
  return Number(value);
}

interface JudgedPart extends Part {
  name: string;
  status: string;
  values: readonly { id: number; label: string; status: string }[];
}

/** Why the choice cannot be bought; empty when it can. */
export function findObstacle(parts: readonly JudgedPart[], choices: readonly KitChoice[]): string {
  if (choices.every((choice) => choice.quantity === 0)) return 'Escolha ao menos um item para montar o kit.';
  const missing = parts.find((part, index) => {
    const choice = choices[index];
    if (!choice || choice.quantity === 0) return false;
    const value = part.values.find((candidate) => candidate.id === choice.valueId);
    return (value?.status ?? part.status) !== 'disponivel';
  });
  return missing ? `${missing.name} está sem estoque. Deixe a quantidade em 0 para levar o resto.` : '';
}
