import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceAdapter } from '../port/payment-adapter.ts';
import { createMercadoPago } from './adapter.ts';
import { startStandIn, type StandIn } from './testing/stand-in.ts';

const buyer = {
  name: 'Marina Prado Lima',
  email: 'marina@exemplo.test',
  document: '52998224725',
  address: {
    cep: '80010000',
    rua: 'Rua das Flores',
    numero: '12',
    complemento: '',
    bairro: 'Centro',
    cidade: 'Curitiba',
    uf: 'PR',
  },
};
const payment = {
  reference: '7K4P94QX-1',
  externalId: undefined,
  cents: 11_590,
  createdAtMs: Date.UTC(2026, 5, 15),
  kind: 'boleto' as const,
  orderNumber: '7K4P94QX',
  minutes: 10_000,
  boletoDays: 5,
  buyer,
};

let service: StandIn;
let adapter: ServiceAdapter;
beforeAll(async () => {
  service = await startStandIn();
  const { url, token, secret } = service;
  adapter = createMercadoPago({ url, token, secret, methods: ['boleto'], pixMinutes: 30 }, 'https://loja.test');
});
afterAll(() => service.close());

it('starts a boleto with its days, and the name and the address that the law wants on it', async () => {
  const found = await adapter.start(payment);
  const [order] = service.orders;
  expect(found).toMatchObject({ state: 'open', isInReview: false, link: `${service.url}/boleto/${order?.id}` });
  expect(found.state === 'open' && found.code).toMatch(/^[\d .]{47,60}$/);
  expect(service.requests[0]?.body).toMatchObject({
    payer: {
      first_name: 'Marina',
      last_name: 'Prado Lima',
      identification: { type: 'CPF', number: '52998224725' },
      address: { zip_code: '80010000', street_name: 'Rua das Flores', street_number: '12', state: 'PR' },
    },
    transactions: { payments: [{ amount: '115.90', expiration_time: 'P5D', payment_method: { id: 'boleto' } }] },
  });
});

it('names the payer twice who has one name only', async () => {
  await adapter.start({ ...payment, reference: '7K4P94QX-2', buyer: { ...buyer, name: 'Marina' } });
  expect(service.requests.at(-1)?.body).toMatchObject({ payer: { first_name: 'Marina', last_name: 'Marina' } });
});
