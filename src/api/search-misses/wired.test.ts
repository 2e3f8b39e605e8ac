import { expect, it } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import { listSearchMisses } from './queries.ts';

it('counts misses of results pages, but not of suggestions', async () => {
  const api = await createTestApi({ catalogue: 'demonstration' });
  await api.send('/url/product/listing/search?busca=Kombuch%C3%A1');
  await api.send('/url/product/listing/search?busca=chimarr&offset=0&limit=5');
  await api.send('/url/product/listing/search?busca=lavanda');
  await api.restart();
  expect(await listSearchMisses(api.database)).toMatchObject([{ text: 'kombucha', searches: 1 }]);
  await api.close();
});
