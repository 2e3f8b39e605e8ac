import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Product } from '#contract/product.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { createProduct, createStructure, createValue } from '../../../testing/wire-fixtures.ts';
import { toProductView } from '../view/product-view.server.ts';
import { BuyColumn } from './buy-column.tsx';

const seller = { inText: 'na Caszulo', href: '/vela?loja=caszulo' };

function createColumn(changes: Partial<Product>, soldBy?: typeof seller) {
  const product = toProductView({
    response: {
      estrutura: createStructure('product/detail', '/vela'),
      conteudo: createProduct(changes),
      info: {},
    },
    sku: undefined,
    showsStock: false,
    isSoldHere: true,
    toHref: (target) => target,
    toLocalUrl: (target) => target,
    fields: { prod: 'arquivos' },
  });
  const [offer] = product.offers;
  if (!offer) throw new Error('the product has no offer');
  const Component = () => (
    <BuyColumn
      product={product}
      seller={soldBy}
      offer={offer}
      isChosen
      onSelect={() => undefined}
      renderUnavailable={() => null}
    />
  );
  return inRouter(<Component />);
}

it.each([
  { status: 'disponivel', name: 'Comprar na Caszulo', hasPrice: true },
  { status: 'indisponivel', name: 'Ver na Caszulo', hasPrice: false },
  { status: 'sobconsulta', name: 'Ver na Caszulo', hasPrice: false },
] as const)('leads to the shop that sells it ($status), from the fixed bar too', ({ status, name, hasPrice }) => {
  render(createColumn({ status }, seller));
  const bar = within(screen.getByRole('group', { name: 'Comprar' }));
  expect(bar.queryAllByText(/R\$/).length > 0).toBe(hasPrice);
  expect(bar.getByRole('link', { name }).getAttribute('href')).toBe('/vela?loja=caszulo');
  expect(screen.getAllByRole('link', { name })).toHaveLength(2);
});

it('asks without script for which size the freight is, but not for which colour of one price', () => {
  const toHtml = (valores: ReturnType<typeof createValue>[]) =>
    renderToString(createColumn({ atributos: { simples: { id: '7', nome: 'Opção', tipo: 'texto', valores } } }));
  const [sand, moss] = [createValue(10, { label: 'Areia' }), createValue(30, { label: 'Musgo' })];
  expect(toHtml([sand, moss])).toContain('Opção para o frete');
  expect(toHtml([sand, { ...moss, precos: sand.precos }])).not.toContain('Opção para o frete');
});
