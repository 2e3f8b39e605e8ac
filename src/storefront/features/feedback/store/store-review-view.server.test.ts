import { expect, it } from 'vitest';
import { createRecordingApi } from '../../../testing/recording-api.ts';
import { loadStoreReviews } from './store-review-view.server.ts';

const path = '/evaluations/store';
const createResponse = (total: number) => ({
  avaliacoes: [
    {
      nome: 'Ana L.',
      data: '2026-11-20T22:00:00-03:00',
      experiencia: 5,
      atendimento: 4,
      satisfacao: true,
      mensagem: 'Chegou rápido.',
      resposta: { texto: 'Que bom, Ana.', data: '2026-11-21T09:00:00-03:00' },
    },
  ],
  info: { offset: 10, limit: 10, exibindo: 1, total, medias: { experiencia: 4.5, atendimento: 4.6, satisfacao: 95 } },
});
const load = (search: string, body: unknown) => {
  const { api, requests } = createRecordingApi({ [path]: () => body });
  return loadStoreReviews(api, new URL(`https://loja.example/pagina${search}`)).then((view) => ({ view, requests }));
};

it('returns the mean of both ratings, the bars and one page of the list', async () => {
  const { view, requests } = await load('?pg=2', createResponse(21));
  expect(requests).toMatchObject([{ query: { offset: '10', limit: '10' } }]);
  expect(view).toMatchObject({
    mean: 4.6,
    count: 21,
    bars: [{ text: '4,5', fraction: 0.9 }, { text: '4,6' }, { text: '95%', fraction: 0.95 }],
    items: [{ name: 'Ana L.', date: '2026-11-20', stars: 5, text: 'Chegou rápido.', answer: 'Que bom, Ana.' }],
    pages: { current: 2, previous: 1, next: 3, numbers: [1, 2, 3] },
  });
});

it.each(['', '?pg=0', '?pg=x', '?pg=-3'])('requests the first page for the query %j', async (search) => {
  expect((await load(search, createResponse(21))).requests).toMatchObject([{ query: { offset: '0' } }]);
});

it('returns undefined without reviews and if the API fails', async () => {
  expect((await load('', createResponse(0))).view).toBeUndefined();
  expect((await load('', Response.json({ error: 'x' }, { status: 500 }))).view).toBeUndefined();
});
