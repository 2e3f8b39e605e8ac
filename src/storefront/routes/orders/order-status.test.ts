import { expect, it } from 'vitest';
import { aStorefront } from '../../testing/a-storefront.ts';
import { action } from './order-status.ts';

const path = '/checkout/pedido/7K4P-94QX/situacao';

it.each([
  ['announce', 'purchase'],
  ['announce-refund', 'refund'],
  ['announce', undefined],
])('calls %s for the event %s', async (called, evento) => {
  const seen: string[] = [];
  const storeApi = async (request: Request) => {
    seen.push(`${request.method} ${new URL(request.url).pathname.split('/order/')[1]}`);
    return Response.json({ sucesso: true });
  };
  const body = evento === undefined ? null : new URLSearchParams({ evento });
  const { args } = aStorefront({ path, storeApi, method: 'POST', body });
  const params = { numero: '7K4P-94QX' };
  const response = await action({ ...args, params, pattern: '/checkout/pedido/:numero/situacao' });
  expect(seen).toEqual([`POST 7K4P-94QX/${called}`]);
  expect(await response.json()).toEqual({ sucesso: true });
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});
