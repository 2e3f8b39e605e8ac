import { z } from 'zod';

/** Exactly one address: no list, no display name, no line break that could inject a header. */
export const addressSchema = z
  .string()
  .regex(/^[^\s,;:<>()[\]"@\\]+@[^\s,;:<>()[\]"@\\]+$/, 'not one address')
  .max(254);
