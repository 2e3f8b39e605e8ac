import type { LocalAdapter } from '../port/payment-adapter.ts';

export const playedPaymentsName = 'demonstration';

/** As at a payment service, whose page is open for so long. */
const cardMinutes = 60;

/** Simulated card and boleto of a demonstration shop (reading A48): no money is charged, the shopper chooses the outcome. */
export function createPlayedPayments(): LocalAdapter {
  return {
    name: playedPaymentsName,
    isService: false,
    offers: [
      { kind: 'card', minutes: cardMinutes },
      { kind: 'boleto', minutes: undefined },
    ],
    write: ({ kind, cents }) => ({ code: kind === 'boleto' ? toPlayedLine(cents) : '', txid: undefined }),
  };
}

/** The digits that a boleto of this amount has, with a bank that does not exist, so that no bank takes them. */
function toPlayedLine(cents: number): string {
  return `00000.00000 00000.000000 00000.000000 0 0000${String(cents).padStart(10, '0')}`;
}
