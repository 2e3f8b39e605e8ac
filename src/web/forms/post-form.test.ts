import { expect, it, vi } from 'vitest';
import { onErrorPage } from '../errors/error-view.ts';
import { postForm } from './post-form.ts';

function send(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  const form = new FormData();
  form.set('nome', 'Ana');
  return { fetch, result: postForm('/mensagens/contato', form, 'Falhou.') };
}

it('posts the fields with `keepalive` and accepts JSON', async () => {
  const { fetch, result } = send(() => Promise.resolve(Response.json({ ok: true, message: 'Pronto.' })));
  expect(await result).toEqual({ ok: true, message: 'Pronto.' });
  expect(fetch).toHaveBeenCalledWith('/mensagens/contato', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ nome: 'Ana' }),
    keepalive: true,
  });
});

it('returns a failure of the server unchanged', async () => {
  const refusal = { error: '', fields: { nome: 'Escreva o seu nome.' } };
  expect(await send(() => Promise.resolve(Response.json(refusal, { status: 422 }))).result).toEqual(refusal);
});

it('shows the error page that the response contains', async () => {
  const page = { status: 502, message: 'Fora do ar.', api: { endpoint: '/v2/front/checkout/cart' } };
  const shown: unknown[] = [];
  const stop = onErrorPage((view) => shown.push(view));
  await send(() => Promise.resolve(Response.json({ error: 'Fora do ar.', page }, { status: 502 }))).result;
  stop();
  expect(shown).toEqual([page]);
});

it.each([
  ['there is no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the response is a page', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ['the response is other JSON', () => Promise.resolve(Response.json({ status: 'down' }))],
])('returns a failure with a message if %s', async (_when, answer) => {
  expect(await send(answer).result).toEqual({ error: 'Falhou.' });
});
