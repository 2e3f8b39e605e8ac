import { expect, it } from 'vitest';
import type { ReviewView } from '../../../commerce/reviews/review.ts';
import { createRecordingApi } from '../../../testing/recording-api.ts';
import { loadReviewList } from './load-review-list.server.ts';

const listNewest = (length: number) =>
  Array.from({ length }, (_, index): ReviewView => ({
    id: index + 1,
    name: 'Rita',
    date: '2026-10-02',
    stars: 5,
    comment: 'Bom',
    isRecommended: true,
  }));

const load = (search: string, answers: Parameters<typeof createRecordingApi>[0] = {}, newest = listNewest(7)) => {
  const { api, requests } = createRecordingApi(answers);
  const url = new URL(`https://loja.example/oleo${search}`);
  return loadReviewList({ api, url, productId: 7, newest }).then((list) => ({ list, requests }));
};

it("uses the first reviews of the product's response", async () => {
  const { list, requests } = await load('?sku=A');
  expect([list.items.map(({ id }) => id), list.hasMore, requests]).toEqual([[1, 2, 3, 4, 5, 6], true, []]);
  expect(list.total).toBe(7);
});

it("asks for their number where the product's response may lack some", async () => {
  const info = { offset: 0, limit: 6, exibindo: 6, total: 41 };
  const { list } = await load('', { '/evaluations/product': () => ({ avaliacoes: [], info }) }, listNewest(30));
  expect(list.total).toBe(41);
});

it('requests a filter, an order and a larger count from the API', async () => {
  const review = { nome: 'Rui', data: '2026-11-21T23:30:00-03:00', comentario: 'Fraco', nota: 2, recomenda: false };
  const avaliacoes = [{ id: 90, ...review, produto: { id: 7, nome: 'Óleo' } }];
  const info = { offset: 0, limit: 12, exibindo: 1, total: 13 };
  const { list, requests } = await load('?estrelas=2&ordem=piores&avaliacoes=12', {
    '/evaluations/product': () => ({ avaliacoes, info }),
  });
  expect(requests).toMatchObject([
    { method: 'GET', query: { idProduto: '7', offset: '0', limit: '12', order: 'PIORES', nota: '2' } },
  ]);
  expect(list).toEqual({
    query: { stars: 2, order: 'piores', count: 12 },
    items: [
      {
        id: 90,
        name: 'Rui',
        date: '2026-11-21',
        stars: 2,
        comment: 'Fraco',
        isRecommended: false,
      },
    ],
    total: 13,
    hasMore: true,
  });
});

it('falls back to the newest reviews if the API fails', async () => {
  const { list } = await load('?ordem=melhores', {
    '/evaluations/product': () => Response.json({ error: 'x' }, { status: 500 }),
  });
  expect([list.hasFailed, list.items.length]).toEqual([true, 6]);
});
