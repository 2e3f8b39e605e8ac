import { expect, it } from 'vitest';
import { createNeutralShop } from '#contract/neutral-shop.ts';
import { aStorefront } from '../../../testing/a-storefront.ts';
import { loadOrderEntries } from './order-entries.server.ts';

const entry = { estado: 'pago', feitoEm: '2026-11-26T18:12:00.000Z', total: 50, quantidadeItens: 1, itens: [] };
const storeApi = () =>
  Promise.resolve(
    Response.json({
      pedidos: [
        { ...entry, numero: '7K4P-94QX' },
        { ...entry, numero: '3434-3434', loja: 'caszulo' },
      ],
      info: { offset: 0, limit: 12, exibindo: 2, total: 2 },
    }),
  );
const shops = [
  createNeutralShop({ id: 'main', nome: 'Manacá Aromas', loja: '' }),
  createNeutralShop({ id: 'caszulo', nome: 'Caszulo', loja: 'caszulo' }),
] as const;
const customer = { id: 5, name: 'Ana Lima', firstName: 'Ana', email: 'ana@exemplo.test' };

it.each([
  ['/minha-conta/pedidos', [undefined, 'Caszulo']],
  ['/minha-conta/pedidos?loja=caszulo', ['Manacá Aromas', undefined]],
])('orders of another shop name it on %s', async (path, names) => {
  const { storefront } = aStorefront({ path, storeApi, shops });
  const { call } = storefront.api;
  const { orders } = await loadOrderEntries({ customer, call, read: call }, storefront, { offset: 0, limit: 12 });
  expect(orders.map(({ shopName }) => shopName)).toEqual(names);
});
