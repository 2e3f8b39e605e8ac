// Schemas of payload fields.

import { z } from 'zod';
import { addressSchema } from '../layout/address.ts';
import { cleanLine, cleanText } from '../layout/clean-text.ts';

export const fields = {
  line: z.string().transform(cleanLine),
  text: z.string().transform(cleanText),
  link: z.url({ protocol: /^https?$/ }),
  cents: z.int().nonnegative(),
};

/** Fields of every payload. */
export const person = { to: addressSchema, name: fields.line };
