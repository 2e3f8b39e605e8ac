import { z } from 'zod';

/** The stored reasons for a line's price. */
export const reasonsSchema = z.array(
  z.object({ kind: z.enum(['sale', 'schedule', 'kit', 'combination', 'coupon', 'cash']), cents: z.int() }),
);
