import type { Queryable } from '#database/schema/database-schema.ts';
import { createBrCode } from '../br-code.ts';
import type { PixReceiver } from '../receiver.ts';

export const testPix: PixReceiver & { minutes: number } = {
  key: 'loja@exemplo.test',
  name: 'Manacá Aromas',
  city: 'Curitiba',
  txid: 'order',
  minutes: 30,
};

export const demonstrationPix: typeof testPix = { ...testPix, key: 'demonstracao@loja.example' };

/** Gives the order the code that it has in a demonstration. */
export async function payToDemonstration(kysely: Queryable, orderId: number): Promise<void> {
  const code = createBrCode({ ...demonstrationPix, cents: 100 });
  await kysely.updateTable('payments').set({ br_code: code }).where('order_id', '=', orderId).execute();
}
