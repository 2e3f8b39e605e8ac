// How a card is charged in parts: the payer owes that to the payment service, whose interest the shop does not get.

import { formatReais, toCents, toReais } from '../money.ts';

export interface CardInstallments {
  count: number;
  /** Centavos of all of them, with the service's interest. */
  payerCents: number;
}

/** In reais; `parcelas` is 1 for a card that is charged at once. */
interface ShownInstallments {
  parcelas: number;
  valorParcela: number;
  valorTotal: number;
}

/** What does not divide is in the first one, as in the tables of products. */
export const toShownInstallments = ({ count, payerCents }: CardInstallments): ShownInstallments => ({
  parcelas: count,
  valorParcela: toReais(Math.floor(payerCents / count)),
  valorTotal: toReais(payerCents),
});

/** "em 3x de R$ 47,69 sem juros", "em 8x de R$ 20,12 com juros, R$ 160,96 no total"; `amount` is what the order costs, in reais. */
export function toInstallmentsText({ parcelas, valorParcela, valorTotal }: ShownInstallments, amount: number): string {
  if (parcelas === 1) return 'à vista';
  const interest =
    toCents(valorTotal) > toCents(amount) ? `com juros, ${formatReais(valorTotal)} no total` : 'sem juros';
  return `em ${parcelas}x de ${formatReais(valorParcela)} ${interest}`;
}
