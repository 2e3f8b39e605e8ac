import { describe, expect, it, vi } from 'vitest';
import { onErrorPage } from '../errors/error-view.ts';
import { BrowserApiError, callApi } from './browser-api.ts';

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

  it.each([
    ['a failure', Response.json({ error: 'Falhou.' }, { status: 500 }), undefined, [500, 'Falhou.']],
    ['a network failure', new Response('<html>'), undefined, [500, 'Erro de rede']],
    ['a sign-in that is needed', Response.json({ error: 'Entre.' }, { status: 401 }), undefined, []],
    ['the failure of a call that opts out', Response.json({ error: 'Falhou.' }, { status: 500 }), true as const, []],
  ])(
    'notifies the layout of %s, which is an error page in debug mode',
    async (_, response, skipsErrorPage, expected) => {
      respondWith(() => Promise.resolve(response));
      const shown: unknown[] = [];
      const stop = onErrorPage(({ status, message, api }) => {
        shown.push(status, message);
        expect(api).toEqual({ endpoint: '/v2/front/wishlist/add' });
      });
      const call = callApi<'addFavourite'>({
        method: 'POST',
        path: '/wishlist/add',
        ...(skipsErrorPage && { skipsErrorPage }),
      });
      await expect(call).rejects.toThrow(BrowserApiError);
      stop();
      expect(shown).toEqual(expected);
    },
  );

  it('rethrows an AbortError', async () => {
    const controller = new AbortController();
    controller.abort();
    respondWith(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    const call = callApi<'user'>({ method: 'GET', path: '/checkout/user', signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
