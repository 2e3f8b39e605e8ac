import { expect, it } from 'vitest';
import { toDevice } from '#web/browser/device.ts';
import { aStorefront } from '../../../testing/a-storefront.ts';
import { createRecordingStoreApi } from '../../../testing/recording-api.ts';
import { loadCheckout } from './load-checkout.server.ts';
import { aCheckout, anAddress, anEmptyCheckout } from './testing/a-checkout.ts';

const found = { cep: '80010-000', rua: 'Rua XV de Novembro', bairro: 'Centro', cidade: 'Curitiba', uf: 'PR' };
const filled = new URLSearchParams({ rua: found.rua, bairro: found.bairro, cidade: found.cidade, uf: found.uf });

/** What the address form starts with, and which errors were reported. */
async function load(checkout: object, { step = null, answer = () => ({ ...found, regiao: 'Sul' }) }: Options = {}) {
  const { storeApi, requests } = createRecordingStoreApi({
    '/checkout/summary': () => ({ ...checkout, itens: [] }),
    '/postal-code/80010000': answer,
    '/postal-code/01310100': answer,
  });
  const { storefront, reports } = aStorefront({ storeApi, session: 'abc' });
  const { place } = await loadCheckout(storefront, {
    fields: toDevice('').tipoImg,
    customer: null,
    step,
    lastOrder: undefined,
  });
  return { place, reports, paths: requests.map(({ path }) => path) };
}

interface Options {
  step?: string | null;
  answer?: () => object;
}

it('starts the address with what is known of the CEP of the visit', async () => {
  const { place } = await load({ ...anEmptyCheckout, cep: '80010-000' });
  expect(place).toEqual({ ...found, preenchido: filled.toString() });
});

it('keeps a typed address, and knows which of it another CEP may replace', async () => {
  const { place } = await load(aCheckout, { step: 'endereco' });
  expect(place).toEqual({ ...anAddress, preenchido: filled.toString() });
});

it('looks nothing up while no address form is shown', async () => {
  expect(await load(aCheckout, { step: 'entrega' })).toEqual({ place: {}, reports: [], paths: ['/checkout/summary'] });
  expect(await load(anEmptyCheckout)).toMatchObject({ place: {}, paths: ['/checkout/summary'] });
});

it('keeps the CEP where the look-up fails or knows nothing', async () => {
  const visit = { ...anEmptyCheckout, cep: '80010-000' };
  const away = await load(visit, { answer: () => new Response('', { status: 503 }) });
  expect(away).toMatchObject({ place: { cep: '80010-000' }, reports: [expect.stringContaining('CEP')] });
  const unknown = () => Response.json({ error: 'Não encontramos esse CEP.' }, { status: 422 });
  expect((await load(visit, { answer: unknown })).place).toMatchObject({ cep: '80010-000', rua: '', cidade: '' });
});
