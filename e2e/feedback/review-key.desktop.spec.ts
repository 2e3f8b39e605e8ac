import { expect } from '../fixtures.ts';
import { testWithApi } from '../stand-in-api.ts';

/** The shop uses an API that confirms one key only. */
const test = testWithApi(({ url }, response) => {
  const isKey = url?.includes('/evaluations/store/add/');
  const body = isKey ? { sucesso: url?.endsWith('/boa') } : { error: 'Fora do ar' };
  response.writeHead(isKey ? 200 : 503, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
});

test('the key of an invitation is verified by GET, and only `sucesso` opens the page [R2.1-25, R7-25]', async ({
  request,
  api,
}) => {
  const open = (key: string) => request.get(`/pagina/avaliacao-da-loja?key=${key}`, { maxRedirects: 0 });
  const listKeyCalls = () => api.requests.filter(({ url }) => url.includes('/evaluations/'));

  const refused = await open('velha');
  expect([refused.status(), refused.headers()['location']]).toEqual([302, '/']);
  expect(listKeyCalls()).toMatchObject([
    {
      method: 'GET',
      url: '/api/v2/front/evaluations/store/add/velha',
      headers: { 'app-token': 'wapstore', accept: 'application/json' },
    },
  ]);
  // The page's own call fails here, which shows that the key was accepted.
  expect((await open('boa')).status()).toBe(503);

  api.requests.length = 0;
  for (const key of ['', '..%2F..%2Fsettings', 'a%2Fb', '%00']) {
    expect.soft((await open(key)).status(), key).toBe(302);
  }
  expect(listKeyCalls()).toEqual([]);
});
