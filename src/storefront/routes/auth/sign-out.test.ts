import { expect, it } from 'vitest';
import { aStorefront } from '../../testing/a-storefront.ts';
import { action } from './sign-out.ts';

async function signOut(cookie: string): Promise<Response> {
  const storeApi = () => Promise.resolve(Response.json({ sucesso: true }));
  const body = new URLSearchParams();
  const { args } = aStorefront({ path: '/checkout/sair', headers: { Cookie: cookie }, storeApi, method: 'POST', body });
  const response = await action({ ...args, pattern: '/checkout/sair' });
  if (!(response instanceof Response)) throw new Error('no redirect');
  return response;
}

it('closes every order that was opened as a guest in this browser', async () => {
  const token = 'a'.repeat(43);
  const response = await signOut(
    `pedido_7K4P94QX=${token}; x=1; pedido_=2; pedido_33339999=${token}; ultimo_pedido=7K4P-94QX`,
  );
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/']);
  const scope = 'Path=/checkout; HttpOnly; SameSite=Lax; Secure; Max-Age=0';
  expect(response.headers.getSetCookie()).toEqual([
    `pedido_7K4P94QX=; ${scope}`,
    `pedido_33339999=; ${scope}`,
    `ultimo_pedido=; ${scope}`,
  ]);
});

it('sets no cookie of an order where none is open', async () => {
  expect((await signOut('PHPSESSID=s')).headers.getSetCookie()).toEqual([]);
});
