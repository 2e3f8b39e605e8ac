// The choices in an open kit: one per part, by position, since a kit may hold one product twice.

import { parseQuantity } from '#rules/typed-text.ts';
import { parseStep } from '#web/forms/fields.tsx';

export interface KitChoice {
  quantity: number;
  /** 0 = none. */
  valueId: number;
}

export const maxQuantity = 99;

export const toQuantityField = (index: number): string => `quantidade-${index}`;
/** Field of the stepper's buttons, which work without script: their value is added to the quantity. */
export const toStepField = (index: number): string => `ajuste-${index}`;
export const toValueField = (index: number): string => `valor-${index}`;

interface Part {
  quantity: number;
  selectedValueId: number;
}

/** The submitted choices; a part that the form does not name has the defaults of the kit. */
export function parseChoices(form: FormData, parts: readonly Part[]): KitChoice[] {
  return parts.map((part, index) => ({
    quantity: clamp(toWhole(form.get(toQuantityField(index)), part.quantity) + parseStep(form.get(toStepField(index)))),
    valueId: toWhole(form.get(toValueField(index)), part.selectedValueId),
  }));
}

/** The submitted quantities that are no whole numbers, by field. */
export function findWrongQuantities(form: FormData, parts: readonly Part[]): Record<string, string> {
  const fields = parts.map((_, index) => toQuantityField(index));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = form.get(field);
      return typeof text === 'string' && parseQuantity(text) === undefined ? [[field, text]] : [];
    }),
  );
}

/** The inverse of `parseChoices`. */
export function toFormData(choices: readonly KitChoice[]): FormData {
  const form = new FormData();
  for (const [index, { quantity, valueId }] of choices.entries()) {
    form.set(toQuantityField(index), String(quantity));
    form.set(toValueField(index), String(valueId));
  }
  return form;
}

export function toInitialChoices(parts: readonly Part[]): KitChoice[] {
  return parts.map((part) => ({ quantity: part.quantity, valueId: part.selectedValueId }));
}

/** "3 itens escolhidos", counting every unit. */
export function toProgressText(choices: readonly KitChoice[]): string {
  const count = choices.reduce((sum, choice) => sum + choice.quantity, 0);
  if (count === 0) return 'Nenhum item escolhido';
  return count === 1 ? '1 item escolhido' : `${count} itens escolhidos`;
}

function clamp(quantity: number): number {
  return Math.min(maxQuantity, Math.max(0, quantity));
}

function toWhole(value: FormDataEntryValue | null, fallback: number): number {
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value.trim())) return fallback;
  return Number(value);
}

interface BuyablePart extends Part {
  name: string;
  status: string;
  values: readonly { id: number; label: string; status: string }[];
}

/** Why the choice cannot be bought; empty if it can. */
export function toObstacleText(parts: readonly BuyablePart[], choices: readonly KitChoice[]): string {
  if (choices.every((choice) => choice.quantity === 0)) return 'Escolha ao menos um item para montar o kit.';
  const missing = parts.find((part, index) => {
    const choice = choices[index];
    if (!choice || choice.quantity === 0) return false;
    const value = part.values.find((candidate) => candidate.id === choice.valueId);
    return (value?.status ?? part.status) !== 'disponivel';
  });
  if (!missing) return '';
  const reason = missing.status === 'sobconsulta' ? 'é vendido só sob consulta' : 'está sem estoque';
  return `${missing.name} ${reason}. Deixe a quantidade em 0 para levar o resto.`;
}

/** Why a choice with a wrong quantity has no price; the field says what is wrong. */
export const wrongQuantityText = 'Confira as quantidades para ver o preço do kit.';

/** The result of pricing after a network failure or a server error, which the shopper can retry. */
export const pricingFailure: { error: string; canRetry: true } = {
  error: 'Não foi possível calcular o preço desta escolha.',
  canRetry: true,
};
