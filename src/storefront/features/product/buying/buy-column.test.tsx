import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Product } from '#contract/product.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { createProduct, createStructure } from '../../../testing/wire-fixtures.ts';
import { toProductView } from '../view/product-view.server.ts';
import { BuyColumn } from './buy-column.tsx';

function show(changes: Partial<Product>) {
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
  const seller = { inText: 'na Caszulo', href: '/vela?loja=caszulo' };
  const Component = () => (
    <BuyColumn
      product={product}
      seller={seller}
      offer={offer}
      onSelect={() => undefined}
      renderUnavailable={() => null}
    />
  );
  render(inRouter(<Component />));
}

it.each([
  { status: 'disponivel', name: 'Comprar na Caszulo', hasPrice: true },
  { status: 'indisponivel', name: 'Ver na Caszulo', hasPrice: false },
  { status: 'sobconsulta', name: 'Ver na Caszulo', hasPrice: false },
] as const)('leads to the shop that sells it ($status), from the fixed bar too', ({ status, name, hasPrice }) => {
  show({ status });
  const bar = within(screen.getByRole('group', { name: 'Comprar' }));
  expect(bar.queryAllByText(/R\$/).length > 0).toBe(hasPrice);
  expect(bar.getByRole('link', { name }).getAttribute('href')).toBe('/vela?loja=caszulo');
  expect(screen.getAllByRole('link', { name })).toHaveLength(2);
});
