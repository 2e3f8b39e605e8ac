// Shapes of what payloads hold.
import { z } from 'zod';
import { addressSchema } from '../address.ts';
import { cleanLine, cleanText } from '../layout/clean-text.ts';

export const fields = {
  line: z.string().transform(cleanLine),
  text: z.string().transform(cleanText),
  link: z.url({ protocol: /^https?$/ }),
  cents: z.int().nonnegative(),
};

/** What every payload has. */
export const person = { to: addressSchema, name: fields.line };
