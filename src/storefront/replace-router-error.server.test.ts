import { describe, expect, it } from 'vitest';
import { replaceRouterError } from './replace-router-error.server.ts';

const options = {
  storeApi: () => Promise.reject(new Error('no call')),
  siteUrl: 'https://loja.test',
  cookieName: 'SID',
};
const replace = (response: Response, headers: HeadersInit = {}) =>
  replaceRouterError(new Request('https://loja.test/x', { method: 'POST', headers }), response, options);

describe('replaceRouterError', () => {
  it.each([
    [
      'a refusal of a resource',
      Response.json({ message: 'Unexpected Server Error' }, { status: 405 }),
      'Não entendemos o que foi enviado.',
    ],
    ['a plain text', new Response('Bad Request', { status: 400 }), 'Não entendemos o que foi enviado.'],
    ['an unexpected error', new Response('Unexpected Server Error', { status: 500 }), 'Algo deu errado do nosso lado.'],
    ['an empty error', new Response(null, { status: 500 }), 'Algo deu errado do nosso lado.'],
    ['a missing file', new Response(null, { status: 404 }), 'Página não encontrada'],
  ])('shows a sentence of the shop instead of %s, with the same status', async (_, response, text) => {
    const page = await replace(response.clone());
    expect(page.status).toBe(response.status);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain(`<h1>${text}</h1>`);
    expect(html).not.toMatch(/Unexpected|Bad Request/);
    const json = await replace(response, { Accept: 'application/json' });
    expect([json.status, await json.json()]).toEqual([response.status, { error: text }]);
  });

  it.each([
    ['a page', new Response('<p>', { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } })],
    ['router data', new Response('[]', { status: 404, headers: { 'Content-Type': 'text/x-script' } })],
    ['the refusal of a form', Response.json({ error: '', fields: { nome: 'Escreva o seu nome.' } }, { status: 422 })],
    ['a file', new Response('User-agent: *', { headers: { 'Content-Type': 'text/plain' } })],
    ['a redirect', new Response(null, { status: 303, headers: { Location: '/' } })],
  ])('passes on %s', async (_, response) => {
    expect(await replace(response)).toBe(response);
  });
});
