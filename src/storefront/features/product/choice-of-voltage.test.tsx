import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inRouter } from '../../testing/in-router.tsx';
import {
  createPayload,
  createPrices,
  createProduct,
  createStructure,
  createValue,
} from '../../testing/wire-fixtures.ts';
import { ProductPage } from './product-page.tsx';
import { type PairView, toPairOffer } from './view/pair-view.ts';
import { toProductView } from './view/product-view.server.ts';

const valores = [createValue(127, { label: '127 V', selecionado: true }), createValue(220, { label: '220 V' })];

function show(sku?: string, pairs: PairView[] = []) {
  const product = toProductView({
    response: {
      estrutura: createStructure('product/detail', '/difusor'),
      conteudo: createProduct({ atributos: { simples: { id: '9', nome: 'Voltagem', tipo: 'texto', valores } } }),
      info: {},
    },
    sku,
    showsStock: false,
    isSoldHere: true,
    toHref: (target) => target,
    toLocalUrl: (target) => target,
    fields: { prod: 'arquivos' },
  });
  return render(
    inRouter(
      <ProductPage
        product={{ ...product, pairs }}
        renderSimilar={() => null}
        renderUnavailable={() => null}
        questionForm={null}
        reviews={null}
      />,
    ),
  );
}

describe('a choice of voltage', () => {
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  const buttons = (name: string) => screen.queryAllByRole('button', { name }).length;

  it('has none at first, asks for one and cannot be sent without', () => {
    const { container } = show();
    expect(container.querySelector('input:checked')).toBeNull();
    expect(radio(/^127 V/).required).toBe(true);
    expect([buttons('Escolha a voltagem'), buttons('Adicionar à sacola')]).toEqual([2, 0]);
    fireEvent.click(radio(/^220 V/));
    expect(JSON.parse(radio(/^220 V/).value)).toMatchObject({ itens: [{ idAtributoSimples: '220' }] });
    expect([buttons('Escolha a voltagem'), buttons('Adicionar à sacola')]).toEqual([0, 2]);
  });

  it('is that of the SKU in the address', () => {
    show('SKU-101-220');
    expect(radio(/^220 V/).checked).toBe(true);
    expect(buttons('Adicionar à sacola')).toBe(2);
  });

  it('comes before a pair', () => {
    const offer = toPairOffer({ precos: createPrices(94, 100), carrinho: createPayload(101, 127) });
    const pair = { otherId: 201, otherValueId: 0, otherName: 'Óleo', otherHref: '/oleo', ...(offer && { offer }) };
    show(undefined, [pair]);
    expect(screen.queryByRole('region', { name: 'Compre junto' })).toBeNull();
    fireEvent.click(radio(/^127 V/));
    screen.getByRole('region', { name: 'Compre junto' });
  });
});
