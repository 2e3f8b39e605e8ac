// Shoppers who write to a server until it is killed, and what it has acknowledged to them.

import { registrationForm } from '#api/accounts/testing/confirm-registration.ts';
import { cartSchema } from '#contract/cart.ts';

export interface Acknowledged {
  /** The number of products in the cart of a session. */
  carts: Map<string, number>;
  /** E-mail addresses. */
  subscribers: string[];
  registrations: string[];
}

const headers = { 'App-Token': 'wapstore', Accept: 'application/json', 'Content-Type': 'application/json' };
const cartWriters = 6;
const subscribingWriters = 3;
const additionsPerCart = 5;

/**
 * Ten shoppers write concurrently, each the next time once the server has answered. Calls `onWrite` for each acknowledged
 * write, and resolves when the server answers none of them any more.
 */
export async function writeUntilKilled(base: string, onWrite: () => void): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { carts: new Map(), subscribers: [], registrations: [] };
  let written = 0;

  async function post(path: string, json: object, session = ''): Promise<Response> {
    const body = JSON.stringify(json);
    const response = await fetch(base + path, { method: 'POST', headers: { ...headers, Session: session }, body });
    if (response.status !== 200) throw new TypeError(`${path} returned ${response.status}: ${await response.text()}`);
    return response;
  }
  async function fillCart(): Promise<void> {
    let session = '';
    for (let addition = 0; addition < additionsPerCart; addition += 1) {
      const response = await post('/checkout/cart', { itens: [{ idProduto: 103 }] }, session);
      const { quantidadeTotal } = cartSchema.parse(await response.json());
      session = /PHPSESSID=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? session;
      acknowledged.carts.set(session, quantidadeTotal);
      onWrite();
    }
  }
  async function leaveAddress(path: string, fields: object, emails: string[]): Promise<void> {
    const email = `pessoa-${(written += 1)}-${process.pid}-${Date.now()}@exemplo.test`;
    await (await post(path, { ...fields, email })).arrayBuffer();
    emails.push(email);
    onWrite();
  }

  await Promise.all([
    ...Array.from({ length: cartWriters }, () => repeatUntilKilled(fillCart)),
    ...Array.from({ length: subscribingWriters }, () =>
      repeatUntilKilled(() => leaveAddress('/newsletter', {}, acknowledged.subscribers)),
    ),
    repeatUntilKilled(() => leaveAddress('/client', registrationForm, acknowledged.registrations)),
  ]);
  return acknowledged;
}

async function repeatUntilKilled(write: () => Promise<void>): Promise<void> {
  try {
    for (;;) await write();
  } catch (error) {
    // `fetch` fails with a cause when the connection breaks, and only then.
    if (!(error instanceof TypeError) || error.cause === undefined) throw error;
  }
}
