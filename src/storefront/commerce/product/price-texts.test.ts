import { describe, expect, it } from 'vitest';
import type { PaymentKind } from '#contract/buying/checkout.ts';
import { aProduct, prices } from '#web/testing/a-product.ts';
import { toPriceTexts, toPriceView } from './price-texts.ts';

const texts = (value: Parameters<typeof toPriceView>[0], methods: readonly PaymentKind[] = ['pix', 'cartao']) =>
  toPriceTexts(toPriceView(value), methods);

describe('price texts', () => {
  it('name the Pix price and the last interest-free option', () => {
    expect(texts(aProduct().precos)).toEqual({
      price: 'R$\u00a042,90',
      cashPrice: 'R$\u00a040,76 no Pix',
      installments: 'ou 3x de R$\u00a014,30 sem juros',
    });
  });

  it.each<[readonly PaymentKind[], string[]]>([
    [['pix'], ['price', 'cashPrice']],
    [['cartao'], ['price', 'installments']],
    [['boleto'], ['price']],
    [[], ['price']],
  ])('promise only what an order can be paid by: %j', (methods, names) => {
    expect(Object.keys(texts(aProduct().precos, methods))).toEqual(names);
  });

  it('strike through the list price only if it is higher', () => {
    expect(texts(prices(10, { de: 12.5 })).listPrice).toBe('R$\u00a012,50');
    expect(texts(prices(10, { de: 10 }))).not.toHaveProperty('listPrice');
  });

  it('show "à vista" without at least two interest-free installments', () => {
    expect(texts(prices(10)).installments).toBe('à vista no cartão');
  });

  it('name the price on the card again where the Pix price stands between', () => {
    expect(texts(prices(10, { vista: 9.5 })).installments).toBe('ou R$\u00a010,00 no cartão');
  });
});
