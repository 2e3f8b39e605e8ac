// Brazilian tax numbers: CPF of persons, CNPJ of companies, the latter also with letters as issued since July 2026.

import { readCode } from './typed-text.ts';

const cpfPattern = /^\d{11}$/;
const cnpjPattern = /^[\dA-Z]{12}\d{2}$/;
/** Weights of a CNPJ's second check digit; the first has all but the first of them. */
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Reads a typed number without its separators, in capitals; the result is not validated. */
export function normaliseDocument(input: string): string {
  return readCode(input, 'cpf|cnpj|documento|n(?=[º°])|n[uú]mero')
    .replaceAll(/[\s./-]/g, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** The normalised CPF or CNPJ, or undefined when its length or a check digit is wrong or it is one digit repeated. */
export function parseDocument(input: string): string | undefined {
  const value = normaliseDocument(input);
  return isCpf(value) || isCnpj(value) ? value : undefined;
}

/** Expects a normalised value; a CPF belongs to a person, anything else counts as a company's CNPJ. */
export function isPersonDocument(value: string): boolean {
  return cpfPattern.test(value);
}

/** `529.982.247-25` or `12.ABC.345/01DE-35`; a value of any other length is returned unchanged. */
export function formatDocument(value: string): string {
  if (value.length === 11) return value.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
  return value.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
}

/**
 * Masks partial input with dots, slash and hyphen: as a CPF while it is at most eleven digits, otherwise as a CNPJ. Only what such a
 * number is made of is taken: digits, and before the check digits of a CNPJ letters. A longer number is not grouped.
 */
export function maskDocumentInput(input: string): string {
  const signs = normaliseDocument(input).replaceAll(/[^\dA-Z]/g, '');
  const value = signs.slice(0, 12) + signs.slice(12).replaceAll(/\D/g, '');
  if (value.length > 14) return value;
  if (/^\d{0,11}$/.test(value)) return joinGroups(value, [3, 3, 3, 2], ['.', '.', '-']);
  return joinGroups(value, [2, 3, 3, 4, 2], ['.', '.', '/', '-']);
}

/** Formatted with only the two check digits legible: `***.***.***-25`. */
export function maskDocument(value: string): string {
  return formatDocument(value.slice(0, -2).replaceAll(/./g, '*') + value.slice(-2));
}

/** A separator is inserted only before a group that has begun. */
function joinGroups(value: string, lengths: readonly number[], separators: readonly string[]): string {
  let [text, at] = ['', 0];
  for (const [index, length] of lengths.entries()) {
    const group = value.slice(at, at + length);
    if (group === '') break;
    text += (separators[index - 1] ?? '') + group;
    at += length;
  }
  return text;
}

function isCpf(value: string): boolean {
  if (!cpfPattern.test(value) || isOneCharacter(value)) return false;
  const hasCheckDigit = (at: number) =>
    toCheckDigit(value.slice(0, at), (position) => at + 1 - position) === Number(value[at]);
  return hasCheckDigit(9) && hasCheckDigit(10);
}

function isCnpj(value: string): boolean {
  if (!cnpjPattern.test(value) || isOneCharacter(value)) return false;
  const hasCheckDigit = (at: number) =>
    toCheckDigit(value.slice(0, at), (position) => cnpjWeights[position + 13 - at] ?? 0) === Number(value[at]);
  return hasCheckDigit(12) && hasCheckDigit(13);
}

/** Modulo 11 of a text of digits and capitals. A letter counts as its ASCII code less 48, so that digits keep their own value. */
export function toCheckDigit(base: string, toWeight: (position: number) => number): number {
  let sum = 0;
  for (let position = 0; position < base.length; position += 1) {
    sum += (base.charCodeAt(position) - 48) * toWeight(position);
  }
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

function isOneCharacter(value: string): boolean {
  return new Set(value).size === 1;
}
