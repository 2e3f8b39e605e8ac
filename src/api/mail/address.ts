import { z } from 'zod';

/** Exactly one address: no list, no name, nothing that a mail server could read as a second line. */
export const addressSchema = z
  .string()
  .regex(/^[^\s,;:<>()[\]"@\\]+@[^\s,;:<>()[\]"@\\]+$/, 'not one address')
  .max(254);
