import { expect, it } from 'vitest';
import { insertProduct } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { listSearchMisses } from './queries.ts';

it('counts misses of results pages, but not of suggestions', async () => {
  const api = await createTestApi({
    prepare: (database) =>
      insertProduct(database, { id: 900_001, name: 'Óleo de lavanda', priceCents: 3290, stock: 5 }),
  });
  await api.send('/url/product/listing/search?busca=Kombuch%C3%A1');
  await api.send('/url/product/listing/search?busca=chimarr&offset=0&limit=5');
  await api.send('/url/product/listing/search?busca=lavanda');
  await api.restart();
  expect(await listSearchMisses(api.database)).toMatchObject([{ text: 'kombucha', searches: 1 }]);
  await api.close();
});
