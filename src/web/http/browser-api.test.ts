import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserApiError, callApi } from './browser-api.ts';

afterEach(() => vi.unstubAllGlobals());

function respondWith(answer: () => Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

describe('callApi', () => {
  it('sends the token, the accepted type and the body as JSON', async () => {
    const fetching = respondWith(() => Promise.resolve(Response.json({ sucesso: true })));
    const answer = await callApi<'addFavourite'>({ method: 'POST', path: '/wishlist/add', body: { idProduto: 1 } });
    expect(answer).toEqual({ sucesso: true });
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/v2/front/wishlist/add', {
      method: 'POST',
      keepalive: true,
      headers: { 'App-Token': 'wapstore', Accept: 'application/json', 'Content-Type': 'application/json' },
      body: '{"idProduto":1}',
    });
  });

  it.each([
    [
      'the message of the response',
      Response.json({ error: 'E-mail ou senha incorretos.' }, { status: 401 }),
      401,
      'E-mail ou senha incorretos.',
    ],
    ['a default message', Response.json({}, { status: 500 }), 500, 'Erro desconhecido'],
    ['a network failure', new Response('<html>'), 0, 'Erro de rede'],
  ])('rejects with %s', async (_, response, status, message) => {
    respondWith(() => Promise.resolve(response));
    const failure = await callApi<'user'>({ method: 'GET', path: '/checkout/user' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BrowserApiError);
    expect(failure).toMatchObject({ status, message });
  });

  it('rethrows an AbortError', async () => {
    const controller = new AbortController();
    controller.abort();
    respondWith(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    const call = callApi<'user'>({ method: 'GET', path: '/checkout/user', signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
