// A client of the account calls with a cookie jar, like a browser.

import { cartSchema } from '#contract/cart.ts';
import { type User, userSchema } from '#contract/customers/account.ts';
import { errorSchema } from '#contract/shared.ts';
import type { SendOptions, TestApi } from '../../../testing/test-api.ts';

/** The demonstration's accounts. */
export const maria = { usuario: 'maria@exemplo.test', senha: 'lavanda-2026' };
export const joao = { usuario: 'joao@exemplo.test', senha: 'alecrim-2026' };

/** For tests that check a login without a request. */
export const unlimitedAddress = { take: () => undefined, giveBack: () => undefined };

export type Browser = ReturnType<typeof createBrowser>;

/** Stores and sends cookies like a browser. */
export function createBrowser(shop: Pick<TestApi, 'send'>, userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/144.0') {
  const jar = new Map<string, string>();

  function storeCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0\b/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
  }

  async function send(path: string, { headers, ...options }: SendOptions = {}): Promise<Response> {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await shop.send(path, {
      ...options,
      headers: { 'User-Agent': userAgent, ...(cookies && { Cookie: cookies }), ...headers },
    });
    storeCookies(response);
    return response;
  }

  const post = (path: string, json: unknown) => send(path, { method: 'POST', json });

  return {
    jar,
    send,
    post,
    logIn: (credentials: unknown) => post('/checkout/login', credentials),
    /** Throws when the login is refused. */
    async signIn(credentials: unknown): Promise<User> {
      const response = await post('/checkout/login', credentials);
      return userSchema.parse(await response.json());
    },
    logOut: () => send('/checkout/logout', { method: 'POST' }),
    async getUser(): Promise<User> {
      return userSchema.parse(await (await send('/checkout/user')).json());
    },
    /** Adds a quantity of a product; `query` may be `?loja=caszulo`. */
    add: (productId: number, quantity = 1, query = '') =>
      post(`/checkout/cart${query}`, { itens: [{ idProduto: productId, quantidade: quantity }] }),
    /** Quantities by product. */
    async getCart(query = ''): Promise<Record<string, number>> {
      const cart = cartSchema.parse(await (await send(`/checkout/cart${query}`)).json());
      return Object.fromEntries(cart.itens.map((item) => [item.hash.idProduto, item.quantidade]));
    },
  };
}

/** Status and message of an error response. */
export async function readRefusal(response: Response): Promise<[status: number, error: string]> {
  return [response.status, errorSchema.parse(await response.json()).error];
}

/** Repeats the work until the promise settles. */
export async function repeatUntil(pending: Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  const state = { isOver: false };
  const note = () => {
    state.isOver = true;
  };
  void pending.then(note, note);
  while (!state.isOver) {
    // On SQLite the work never yields to the event loop, which the concurrent password hash needs to complete.
    await new Promise((resolve) => void setImmediate(resolve));
    await work();
  }
}
