// Texts that visitors type: cleaned when they are parsed, so that no control character is ever stored, mailed or shown.

import { z } from 'zod';
import { removeInvisible, toUnicodeForm } from '#rules/typed-text.ts';
import { absentAs, wireIdSchema } from '../shared.ts';

/** Halves of a character, which UTF-8 cannot store. */
const loneSurrogates = /\p{Surrogate}/gu;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Composed (NFC), without invisible characters and without blanks around the text and at the end of its lines; line breaks stay, with at
 * most one empty line in a row.
 */
export function cleanText(text: string): string {
  const visible = removeInvisible(
    text.replaceAll(loneSurrogates, '\ufffd').replaceAll(lineEnds, '\n').replaceAll('\t', ' '),
  );
  return toUnicodeForm(visible, 'NFC')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line, with single spaces: for names, subjects and phone numbers. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim();
}

const text = (clean: (text: string) => string, min: number, max: number) =>
  z.string().transform(clean).pipe(z.string().min(min).max(max));
const optionalText = (clean: (text: string) => string, max: number) =>
  absentAs(z.string(), '').transform(clean).pipe(z.string().max(max));

export const longTextSchema = (min: number, max: number) => text(cleanText, min, max);
export const optionalLongTextSchema = (max: number) => optionalText(cleanText, max);
export const optionalLineSchema = (max: number) => optionalText(cleanLine, max);

/** A person's name. An e-mail address is refused, because the name is published and used in greetings. */
export const senderNameSchema = text(cleanLine, 2, 120).refine((name) => !name.includes('@'));
/** The same where only the shop reads it. */
export const shopReaderNameSchema = text(cleanLine, 1, 120);
/** `contato`: a phone number as the person writes it. */
export const contactSchema = optionalLineSchema(30);

/** One to five, as a number or a digit. */
export const starsSchema = z.union([z.int().min(1).max(5), z.enum(['1', '2', '3', '4', '5']).transform(Number)]);

// The largest value of the columns' type; PostgreSQL fails on a greater one.
const maxId = 2_147_483_647;

/** An id that a column can hold. */
export const rowIdSchema = wireIdSchema.refine((id) => id <= maxId);
