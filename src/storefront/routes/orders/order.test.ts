import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { type Customer, customerContext } from '../../middleware/user-logado.server.ts';
import { aStorefront } from '../../testing/a-storefront.ts';
import { action, loader } from './order.tsx';

const token = 'a'.repeat(43);
const number = '7K4P-94QX';
const missing = { error: 'Não encontramos esse pedido.' };

/** A shop with one order, which one token opens. */
function aShop({ status = 200, order = anOrder() }: { status?: number; order?: Order } = {}) {
  const seen: string[] = [];
  const storeApi = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    seen.push(pathname + search);
    if (status !== 200) return Response.json({ error: 'Fora do ar.' }, { status });
    const isRight = pathname.toUpperCase().includes(number) && request.headers.get('Order-Token') === token;
    if (!isRight) return Response.json(missing, { status: 404 });
    return pathname.endsWith('/status')
      ? Response.json({ estado: 'pago', agora: '2026-11-26T18:12:00.000Z' })
      : Response.json(order);
  };
  const load = async (path: string, cookie = '', customer: Customer | null = null) => {
    const { args, url } = aStorefront({ path, storeApi, headers: { Cookie: cookie } });
    args.context.set(customerContext, customer);
    const params = { numero: url.pathname.split('/').at(-1) ?? '' };
    return loader({ ...args, params, pattern: '/checkout/pedido/:numero' });
  };
  return { seen, load };
}

async function catchResponse(loading: Promise<unknown>): Promise<Response> {
  try {
    await loading;
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
  throw new Error('the loader did not redirect');
}

describe('the link of a mail', () => {
  it('is redirected to the address without its token, which a cookie keeps [R10.8-08]', async () => {
    const { seen, load } = aShop();
    const response = await catchResponse(load(`/checkout/pedido/${number}?t=${token}&loja=caszulo`));
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `/checkout/pedido/${number}?loja=caszulo`,
    ]);
    expect(response.headers.getSetCookie()).toEqual([
      `pedido_7K4P94QX=${token}; Path=/checkout; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000`,
      // The way back to the order from the empty checkout, until the browser is closed.
      'ultimo_pedido=7K4P-94QX; Path=/checkout; HttpOnly; SameSite=Lax; Secure',
    ]);
    expect([response.headers.get('Cache-Control'), response.headers.get('Referrer-Policy')]).toEqual([
      'private, no-store',
      'strict-origin',
    ]);
    expect(seen.join(), 'no address that could be logged has the token').not.toContain(token);
  });

  it.each([`?t=${'b'.repeat(43)}`, '?t=', '?t=x', `?t=${token}x`])('sets no cookie for %s', async (query) => {
    const response = await catchResponse(aShop().load(`/checkout/pedido/${number}${query}`));
    expect([response.status, response.headers.get('Location')]).toEqual([303, `/checkout/pedido/${number}`]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is not lost while the API is away', async () => {
    const { load } = aShop({ status: 503 });
    const response = await catchResponse(load(`/checkout/pedido/${number}?t=${token}`));
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });
});

describe('the link of an order that was just placed by card', () => {
  const path = `/checkout/pedido/${number}`;
  const { codigo: _, ...prepared } = anOrder().pagamento;
  const card = { ...prepared, tipo: 'cartao' as const };
  const service = 'https://pagar.example/1';
  const follow = async (pagamento: Order['pagamento'], value = 'servico') => {
    const { load } = aShop({ order: anOrder({ pagamento }) });
    const response = await catchResponse(load(`${path}?t=${token}&pagar=${value}`));
    expect([response.status, response.headers.getSetCookie().length]).toEqual([303, 2]);
    return response.headers.get('Location');
  };

  it('leads to the page of the payment service, or to the one that plays it', async () => {
    expect(await follow({ ...card, link: service })).toBe(service);
    expect(await follow({ ...card, demonstracao: true })).toBe(`${path}/pagamento`);
  });

  it('leads a form without script to a page of the shop only', async () => {
    expect(await follow({ ...card, link: service }, 'aqui')).toBe(path);
    expect(await follow({ ...card, demonstracao: true }, 'aqui')).toBe(`${path}/pagamento`);
  });

  it('leads to the page of the order while the service has given no address, and for what is no card to be typed', async () => {
    expect(await follow(card)).toBe(path);
    expect(await follow({ ...card, link: service, estado: 'em-analise' })).toBe(path);
    expect(await follow({ ...card, link: service, estado: 'recusado' })).toBe(path);
    expect(await follow({ ...card, tipo: 'boleto', link: service })).toBe(path);
  });
});

describe('the page of an order', () => {
  it('is opened by its cookie, in any case of the number', async () => {
    const cookie = `pedido_7K4P94QX=${token}`;
    const result = await aShop().load(`/checkout/pedido/${number.toLowerCase()}`, cookie);
    expect(result).toMatchObject({ data: { order: { number, title: 'Falta só o Pix' } } });
    expect(JSON.stringify(result)).not.toContain(token);
  });

  it('can be left by a visitor with its cookie, and by nobody else', async () => {
    const { load } = aShop();
    const cookie = `pedido_7K4P94QX=${token}`;
    expect(await load(`/checkout/pedido/${number}`, cookie)).toMatchObject({ data: { canLeave: true } });
    const customer = { id: 5, name: 'Ana Lima', firstName: 'Ana', email: 'ana@exemplo.test' };
    expect(await load(`/checkout/pedido/${number}`, cookie, customer)).toMatchObject({ data: { canLeave: false } });
  });

  it('is closed in this browser by leaving it', async () => {
    const body = new URLSearchParams({ intent: 'sair' });
    const path = `/checkout/pedido/${number}`;
    const { args } = aStorefront({ path, storeApi: () => Promise.reject(new Error('no call')), method: 'POST', body });
    const params = { numero: number };
    const response = await action({ ...args, params, pattern: '/checkout/pedido/:numero' });
    if (!(response instanceof Response)) throw new Error('no redirect');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/pedido']);
    expect(response.headers.getSetCookie()).toEqual([
      'pedido_7K4P94QX=; Path=/checkout; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
      'ultimo_pedido=; Path=/checkout; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    ]);
  });

  it('is the same for an order that does not exist and for one of another person [R10.8-09]', async () => {
    const { load } = aShop();
    const unknown = await load('/checkout/pedido/3333-3333');
    expect(unknown).toMatchObject({ data: undefined, init: { status: 404 } });
    expect(await load(`/checkout/pedido/${number}`)).toEqual(unknown);
    expect(await load(`/checkout/pedido/${number}`, `pedido_7K4P94QX=${'b'.repeat(43)}`)).toEqual(unknown);
    expect(await load(`/checkout/pedido/${number}`, `pedido_33333333=${token}`)).toEqual(unknown);
  });

  it('is an error page with status 503 while the API is away', async () => {
    await expect(aShop({ status: 503 }).load(`/checkout/pedido/${number}`)).rejects.toMatchObject({
      init: { status: 503 },
    });
  });
});
