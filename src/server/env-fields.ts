// Kinds of environment variables, with the sentence for a wrong value.

import { z } from 'zod';

export const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

export const onOrOff = z
  .enum(['on', 'off'], 'must be on or off')
  .default('on')
  .transform((value) => value === 'on');

/** At least 32 characters, so that it cannot be guessed. */
export const secret = z
  .string()
  .regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 to 200 letters, digits or signs without blanks');

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Separated by commas. */
export const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(item));

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`));
