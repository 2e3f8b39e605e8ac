import { expect, it } from 'vitest';
import { aStorefront } from '../../testing/a-storefront.ts';
import { createRecordingStoreApi } from '../../testing/recording-api.ts';
import { createProductCard } from '../../testing/wire-fixtures.ts';
import { loader } from './similar.ts';

const path = '/showcase/products/produto-detalhe-indicados';
const vitrine = { id: 0, nivel: 'product/detail', titulo: 'Indicados', tagTitulo: 'h2' };

it.each([
  ['?produto=101', { productId: '101' }],
  ['?kit=7', { idListaCompra: '7' }],
])('asks the API what is like the product or kit %s, and takes eight', async (search, query) => {
  const produtos = Array.from({ length: 12 }, (_, index) => createProductCard({ id: index + 1 }));
  const { storeApi, requests } = createRecordingStoreApi({ [path]: () => ({ vitrine, produtos }) });
  const { args } = aStorefront({ storeApi, path: `/parecidos${search}` });
  expect(await loader(args)).toHaveLength(8);
  expect(requests[0]?.query).toEqual(query);
});

it('returns nothing if the API does not know the product', async () => {
  const { storeApi } = createRecordingStoreApi({});
  const { args } = aStorefront({ storeApi, path: '/parecidos?produto=9' });
  expect(await loader(args)).toEqual([]);
});
