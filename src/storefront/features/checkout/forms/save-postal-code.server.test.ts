import { expect, it } from 'vitest';
import { aStorefront } from '../../../testing/a-storefront.ts';
import { type Answer, createRecordingStoreApi } from '../../../testing/recording-api.ts';
import { savePostalCode } from './save-postal-code.server.ts';

const location = {
  cep: '80010-000',
  cidade: 'Curitiba',
  estado: 'PR',
  uf: 'PR',
  regiao: 'Sul',
  bairro: '',
  rua: '',
  precisao: 'cidade',
};

/** Opens a path; returns the requests and where it leads to. */
async function open(path: string, answer: Answer = () => location, session = 'abc') {
  const { storeApi, requests } = createRecordingStoreApi({ '/checkout/zipcode': answer });
  const { storefront, url } = aStorefront({ path, storeApi, session });
  const thrown: unknown = await savePostalCode(storefront, url).catch((error: unknown) => error);
  const next = thrown instanceof Response ? thrown.headers.get('Location') : undefined;
  return { requests, next };
}

it('saves the CEP that the cart hands on, and opens the page without it', async () => {
  const { requests, next } = await open('/checkout?cep=80010-000&loja=caszulo');
  expect(requests).toMatchObject([{ method: 'POST', path: '/checkout/zipcode', body: { cep: '80010-000' } }]);
  expect(next).toBe('/checkout?loja=caszulo');
});

it('opens the page without a CEP that is none, and opens no session for one', async () => {
  const refuse = () => Response.json({ error: 'Informe um CEP de 8 números.' }, { status: 400 });
  expect((await open('/checkout?cep=x', refuse)).next).toBe('/checkout');
  expect(await open('/checkout?cep=80010-000', undefined, '')).toEqual({ requests: [], next: '/checkout' });
});

it('leaves the page alone otherwise', async () => {
  expect(await open('/checkout?etapa=entrega')).toEqual({ requests: [], next: undefined });
});
