// Fields that several forms of the contract share. Texts are trimmed; texts that are too long are refused, never truncated.
import { z } from 'zod';

export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const personNameSchema = z.string().trim().min(2).max(120);
/** Eight digits, with or without the hyphen; the result has only the digits. */
export const postalCodeSchema = z
  .string()
  .trim()
  .regex(/^\d{5}-?\d{3}$/)
  .transform((value) => value.replace('-', ''));
/** Public clients send flags as booleans, numbers or words. */
export const flagSchema = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false', 's', 'n'])])
  .transform((value) => [true, 1, '1', 'true', 's'].includes(value));
