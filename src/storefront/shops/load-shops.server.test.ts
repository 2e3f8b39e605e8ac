import { expect, it } from 'vitest';
import { fallbackShops } from '#contract/neutral-shop.ts';
import { sampleShops } from '../testing/sample-shops.ts';
import { loadShops } from './load-shops.server.ts';

/** A remote API, or with `version` one in process, whose answers are counted. */
function openApi(answer: () => Response, version?: () => number) {
  const reports: string[] = [];
  const api = { calls: 0, answer };
  const options = {
    storeApi: async () => {
      api.calls += 1;
      return api.answer();
    },
    version,
    siteUrl: `https://${crypto.randomUUID()}.example`,
    cookieName: 'PHPSESSID',
    onError: (_: unknown, message: string) => void reports.push(message),
  };
  return { api, reports, load: async () => (await loadShops(options)).map(({ nome }) => nome) };
}

const headers = { 'Cache-Control': 'public, max-age=60' };
const toAnswer = (nome: string) => () => Response.json({ lojas: [{ ...sampleShops[0], nome }] }, { headers });
const refuse = (status: number) => () => Response.json({ error: 'Não.' }, { status });
const fallbackNames = fallbackShops.map(({ nome }) => nome);

it('asks a remote API once for the pages of ten seconds', async () => {
  const { api, load } = openApi(toAnswer('Loja A'));
  expect(await load()).toEqual(['Loja A']);
  expect(await load()).toEqual(['Loja A']);
  expect(api.calls).toBe(1);
});

it('follows every change in process', async () => {
  let version = 1;
  const { api, load } = openApi(toAnswer('Loja A'), () => version);
  expect(await load()).toEqual(['Loja A']);
  api.answer = toAnswer('Loja B');
  expect(await load()).toEqual(['Loja A']);
  version = 2;
  expect(await load()).toEqual(['Loja B']);
  version = 3;
  api.answer = refuse(503);
  expect(await load()).toEqual(['Loja B']);
});

it.each([
  ['that is away', refuse(503), ['Erro ao buscar as lojas:']],
  ['that does not know the call', refuse(404), []],
  ['that answers something else', () => Response.json({ lojas: [{ id: 'x' }] }), ['Erro ao buscar as lojas:']],
] as const)('falls back to the shops of the specification with an API %s', async (_, answer, reported) => {
  const { api, reports, load } = openApi(answer);
  expect(await load()).toEqual(fallbackNames);
  expect(await load()).toEqual(fallbackNames);
  expect(api.calls).toBe(1);
  expect(reports).toEqual(reported);
});
