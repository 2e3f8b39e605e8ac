import type { LocalAdapter } from '../port/payment-adapter.ts';
import { createBrCode, toTxid } from './br-code.ts';
import type { PixReceiver } from './receiver.ts';

export const staticPixName = 'pix-static';

/** Pix straight to the merchant's key: no service reports payments; they are read from the bank's statement. */
export function createStaticPix(receiver: PixReceiver): LocalAdapter {
  return {
    name: staticPixName,
    isService: false,
    offers: [{ kind: 'pix', minutes: receiver.minutes }],
    write({ orderNumber, cents }) {
      const txid = receiver.txid === 'order' ? toTxid(orderNumber) : undefined;
      return { code: createBrCode({ ...receiver, cents, txid }), txid };
    },
  };
}
