import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createProduct, createStructure, createValue } from '../../testing/wire-fixtures.ts';
import { ProductStructuredData } from './product-structured-data.tsx';
import { toProductView } from './view/product-view.server.ts';

beforeEach(() => void vi.stubEnv('SSR', true));

it('compares sizes by the measure that the page shows', () => {
  const valores = [createValue(10), createValue(30), createValue(50)];
  const product = toProductView({
    response: {
      estrutura: createStructure('product/detail', '/produto-101'),
      conteudo: createProduct({ atributos: { simples: { id: '7', nome: 'Volume', tipo: 'texto', valores } } }),
      info: {},
    },
    showsStock: false,
    isSoldHere: true,
    toHref: (target) => target,
    toLocalUrl: (target) => target,
    fields: { prod: 'arquivos' },
  });
  const [offer] = product.offers;
  if (!offer) throw new Error('the product has no offer');
  expect(offer.unit?.text).toBe('R$\u00a01,00/ml');
  const { container } = render(<ProductStructuredData product={product} offer={offer} />);
  const written: unknown = JSON.parse(container.querySelector('script')?.innerHTML ?? '');
  expect(written).toMatchObject({
    offers: [
      {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '10.00',
          referenceQuantity: { value: '10', unitCode: 'ml', valueReference: { value: '1', unitCode: 'ml' } },
        },
      },
      { priceSpecification: { price: '30.00', referenceQuantity: { value: '30' } } },
      { priceSpecification: { price: '50.00', referenceQuantity: { value: '50' } } },
    ],
  });
});
