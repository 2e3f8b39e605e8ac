import type { PixReceiver } from '../receiver.ts';

export const testPix: PixReceiver = {
  key: 'loja@exemplo.test',
  name: 'Manacá Aromas',
  city: 'Curitiba',
  txid: 'order',
  minutes: 30,
  isDemonstration: false,
};
