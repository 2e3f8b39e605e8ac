import { describe, expect, it } from 'vitest';
import { toFullPicture, toFullPurchase, toLeanPicture, toLeanPurchase } from './lean-card.ts';

const card = { href: '/roll-on-de-lavanda?loja=caszulo', name: 'Roll\u2011on de lavanda 10\u00a0ml' };
const alt = 'Roll-on de lavanda 10 ml';
const own = '/img/products/roll-on-de-lavanda-1.0123456789-640.webp';

describe('a picture of a card', () => {
  it('leaves out what the address and the name of the product say', () => {
    expect(toLeanPicture({ medium: own, alt }, card)).toEqual({ medium: '~-1.0123456789-640.webp' });
  });

  it.each([
    ['of the product', { medium: own, alt }],
    ['with words of its own', { medium: own, alt: 'A caixa' }],
    ['without words', { medium: own, alt: '' }],
    ['from elsewhere', { small: 'https://x.example/s', medium: 'https://x.example/m', big: '/b', alt }],
  ])('comes back whole: %s', (_, picture) => {
    expect(toFullPicture(toLeanPicture(picture, card), card)).toEqual(picture);
  });
});

describe('what a card puts into the cart', () => {
  it.each([
    ['one piece', '{"itens":[{"idProduto":"7","quantidade":"1"}]}', {}],
    ['a value', '{"itens":[{"idProduto":"7","idAtributoSimples":"201","quantidade":"1"}]}', { boughtValueId: '201' }],
  ])('is not written out: %s', (_, purchase, lean) => {
    expect(toLeanPurchase(7, purchase)).toEqual(lean);
    expect(toFullPurchase({ id: 7, ...lean })).toBe(purchase);
  });

  it.each([
    ['another product', '{"itens":[{"idProduto":"8","quantidade":"1"}]}'],
    ['a kit', '{"tipo":"kit","itens":[{"idProduto":"7","quantidade":"1"}]}'],
    ['two pieces', '{"itens":[{"idProduto":"7","idAtributoSimples":"201","quantidade":"2"}]}'],
  ])('stays as it is: %s', (_, purchase) => {
    const lean = toLeanPurchase(7, purchase);
    expect(lean).toEqual({ purchase });
    expect(toFullPurchase({ id: 7, ...lean })).toBe(purchase);
  });
});
