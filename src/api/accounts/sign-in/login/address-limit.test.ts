import { beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '#database/testing/test-now.ts';
import { createTestApi } from '../../../testing/test-api.ts';
import { createBrowser, maria } from '../testing/account-client.ts';

const minuteMs = 60_000;
const most = 30;

const shop = await createTestApi();
beforeEach(async () => {
  // Every test starts with a new window.
  shop.clock.now = new Date(Math.max(shop.clock.now.getTime(), testNow.getTime()) + 20 * minuteMs);
  await shop.database.kysely.deleteFrom('login_failures').execute();
});

const toHeaders = (address = '203.0.113.9') => ({ 'X-Client-Address': address });
const logIn = async (credentials: object, address?: string) =>
  (await shop.send('/checkout/login', { method: 'POST', json: credentials, headers: toHeaders(address) })).status;
/** A wrong password for an account that was not tried before. */
const guess = (account: number) => logIn({ usuario: `alvo${account}@exemplo.test`, senha: 'verao-2026' });

async function useUpLimit(): Promise<void> {
  for (let account = 0; account < most; account += 1) expect(await guess(account)).toBe(401);
}

describe('wrong passwords of one address', () => {
  it('are tried on thirty accounts, however many sign in there', async () => {
    for (let time = 0; time < 3; time += 1) expect(await logIn(maria)).toBe(200);
    await useUpLimit();
    expect([await guess(most), await logIn(maria)]).toEqual([429, 429]);
    expect(await logIn(maria, '198.51.100.9')).toBe(200);
  });

  it('are tried on thirty accounts when all attempts come at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 45 }, (_, account) => guess(account)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45 - most);
  });

  it('do not shut out a device that the shop knows, whose own mistakes do not count for the others', async () => {
    const browser = createBrowser(shop);
    const send = async (credentials: object) =>
      (await browser.send('/checkout/login', { method: 'POST', json: credentials, headers: toHeaders() })).status;
    expect(await send(maria)).toBe(200);
    await browser.logOut();
    expect(await send({ ...maria, senha: 'errada-123' })).toBe(401);
    await useUpLimit();
    expect([await logIn(maria), await send(maria)]).toEqual([429, 200]);
  });
});
