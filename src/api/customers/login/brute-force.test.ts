import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyPassword } from '#database/password-hash.ts';
import { testNow } from '#database/testing/fill-database.ts';
import { cleanSessions } from '../../sessions/clean-sessions.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { maxConcurrentHashes } from '../passwords.ts';
import { createBrowser, joao, maria, readRefusal } from '../testing/account-client.ts';
import { checkLogin } from './check-login.ts';

const minuteMs = 60_000;
const wrong = { ...maria, senha: 'errada-123' };

let shop: TestApi;
beforeAll(async () => {
  shop = await createTestApi();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = testNow;
  await shop.database.kysely.deleteFrom('login_failures').execute();
  await shop.database.kysely.deleteFrom('known_devices').execute();
});

const wait = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const tryOnce = async (credentials: unknown) => (await createBrowser(shop).logIn(credentials)).status;

async function tryOften(times: number, credentials: unknown): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) statuses.push(await tryOnce(credentials));
  return statuses;
}

const listFailures = () => shop.database.kysely.selectFrom('login_failures').selectAll().execute();

/** So many attempts at once; answers how often a hash was computed. */
async function countHashes(attempts: number, name: string): Promise<number> {
  let hashes = 0;
  const verify = async (stored: string, password: string) => {
    hashes += 1;
    return verifyPassword(stored, password);
  };
  const dependencies = { database: shop.database, clock: () => shop.clock.now, hasLimits: true, verify };
  const attempt = { name, password: 'errada-123', deviceToken: undefined };
  const results = await Promise.allSettled(Array.from({ length: attempts }, () => checkLogin(dependencies, attempt)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  return hashes;
}

describe('an account whose password is guessed', () => {
  it('is closed after ten failures for a minute, also for the right password', async () => {
    expect(await tryOften(12, wrong)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const response = await createBrowser(shop).logIn(maria);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await readRefusal(response)).toEqual([
      429,
      'Foram muitas tentativas com a senha errada. Tente de novo em 1 minuto.',
    ]);
    wait(0.5 * minuteMs);
    const late = await createBrowser(shop).logIn(maria);
    expect([late.headers.get('Retry-After'), (await readRefusal(late))[0]]).toEqual(['30', 429]);
    wait(0.5 * minuteMs);
    expect(await tryOnce(maria)).toBe(200);
  });

  it('is closed for longer by each further failure, up to 15 minutes', async () => {
    await tryOften(10, wrong);
    const waits: string[] = [];
    for (const minutes of [1, 2, 4, 8, 14]) {
      wait(minutes * minuteMs);
      expect(await tryOnce(wrong)).toBe(minutes === 14 ? 429 : 401);
      const answer = await createBrowser(shop).logIn(wrong);
      waits.push((await readRefusal(answer))[1]);
    }
    expect(waits.map((text) => /\d+ minutos?/.exec(text)?.[0])).toEqual([
      '2 minutos',
      '4 minutos',
      '8 minutos',
      '15 minutos',
      '1 minuto',
    ]);
    wait(minuteMs);
    expect(await tryOnce(maria)).toBe(200);
  });

  it('has at most 15 of 100 tries reach the hash, one after another', async () => {
    const statuses = await tryOften(100, wrong);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(15);
    expect(statuses.slice(15)).toEqual(Array.from({ length: 85 }, () => 429));
  });

  it.each(['maria@exemplo.test', 'ninguem@exemplo.test'])(
    'has at most 15 of 1,000 tries reach the hash, all at once: %s',
    async (name) => {
      expect(await countHashes(1000, name)).toBeLessThanOrEqual(15);
    },
  );

  it('gets no second ten by its other name, and nobody learns that both are one person’s', async () => {
    await tryOften(10, wrong);
    const byDocument = await tryOften(12, { ...wrong, usuario: '529.982.247-25' });
    const byUnknown = await tryOften(12, { ...wrong, usuario: '390.533.447-05' });
    expect(byDocument).toEqual(byUnknown);
    let isVerified = false;
    const dependencies = { database: shop.database, clock: () => shop.clock.now, hasLimits: true };
    await shop.database.kysely
      .deleteFrom('login_failures')
      .where('subject_hash', '=', createHash('sha256').update('name 52998224725').digest('hex'))
      .execute();
    const { password_hash: stored } = await shop.database.kysely
      .selectFrom('customers')
      .select('password_hash')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const verify = async (hash: string) => {
      isVerified ||= hash === stored;
      return false;
    };
    const attempt = { name: '52998224725', password: maria.senha, deviceToken: undefined };
    await expect(checkLogin({ ...dependencies, verify }, attempt)).rejects.toMatchObject({ status: 401 });
    expect(isVerified).toBe(false);
  });

  it('is not closed by failures of names that look like its number', async () => {
    await tryOften(10, { ...wrong, usuario: '1' });
    expect(await tryOnce(maria)).toBe(200);
  });

  it('is closed alike when it does not exist', async () => {
    const statuses = await tryOften(12, { ...wrong, usuario: 'Ninguem@exemplo.test ' });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(await tryOnce({ ...wrong, usuario: 'outra@exemplo.test' })).toBe(401);
    expect(JSON.stringify(await listFailures())).not.toContain('ninguem');
  });

  it('forgets its failures when its owner signs in, and 15 minutes after the last one', async () => {
    await tryOften(9, wrong);
    expect(await tryOnce(maria)).toBe(200);
    expect(await listFailures()).toEqual([]);
    await tryOften(9, wrong);
    wait(15 * minuteMs);
    await tryOften(9, wrong);
    expect(await tryOnce(maria)).toBe(200);
  });

  it('is not opened by trying on while it is closed, nor kept closed', async () => {
    await tryOften(10, wrong);
    wait(10 * minuteMs);
    await tryOften(20, wrong);
    wait(5 * minuteMs);
    expect(await tryOnce(maria)).toBe(200);
  });
});

describe('a browser that the owner signed in with before', () => {
  it('may sign in while the account is closed for others', async () => {
    const browser = createBrowser(shop);
    await browser.signIn(maria);
    await browser.logOut();
    await tryOften(12, wrong);
    expect(await tryOnce(maria)).toBe(429);
    expect(await browser.signIn(maria)).toMatchObject({ logado: true });
    expect(await tryOnce(maria)).toBe(429);
  });

  it('has ten tries itself, which close nothing for others', async () => {
    const browser = createBrowser(shop);
    await browser.signIn(maria);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await browser.logIn(wrong)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(await tryOnce(maria)).toBe(200);
  });

  it('is known for this customer only, and not by an invented cookie', async () => {
    const browser = createBrowser(shop);
    await browser.signIn(joao);
    const invented = createBrowser(shop);
    invented.jar.set('PHPSESSID_DEVICE', 'A'.repeat(43));
    await tryOften(10, wrong);
    expect([(await browser.logIn(maria)).status, (await invented.logIn(maria)).status]).toEqual([429, 429]);
  });

  it('keeps its cookie from one sign-in to the next, and is stored as a hash', async () => {
    const browser = createBrowser(shop);
    await browser.signIn(maria);
    const token = browser.jar.get('PHPSESSID_DEVICE') ?? '';
    await browser.logOut();
    await browser.signIn(maria);
    expect(browser.jar.get('PHPSESSID_DEVICE')).toBe(token);
    const devices = await shop.database.kysely.selectFrom('known_devices').selectAll().execute();
    expect(devices.map((device) => device.token_hash)).toEqual([createHash('sha256').update(token).digest('hex')]);
    await browser.signIn(joao);
    expect(browser.jar.get('PHPSESSID_DEVICE')).not.toBe(token);
  });

  it('is one of the twenty last used, for a year', async () => {
    const first = createBrowser(shop);
    await first.signIn(maria);
    for (let device = 0; device < 21; device += 1) {
      wait(1000);
      await createBrowser(shop).signIn(maria);
    }
    const listDevices = () => shop.database.kysely.selectFrom('known_devices').selectAll().execute();
    expect(await listDevices()).toHaveLength(20);
    await tryOften(10, wrong);
    expect((await first.logIn(maria)).status).toBe(429);
    wait(365 * 24 * 60 * minuteMs);
    await cleanSessions(shop.database, shop.clock.now.getTime());
    expect([await listDevices(), await listFailures()]).toEqual([[], []]);
  });
});

describe('the limits', () => {
  it('stop one address after 50 logins, and say when to come back', async () => {
    const headers = { 'X-Client-Address': '203.0.113.7' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 52; attempt += 1) {
      const json = { usuario: `pessoa${attempt}@exemplo.test`, senha: 'x' };
      statuses.push((await shop.send('/checkout/login', { method: 'POST', json, headers })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual([429, 429]);
  });

  it('queue logins, and refuse what is too much with 503', async () => {
    const logins = Array.from({ length: 70 }, (_, index) =>
      createBrowser(shop).logIn({ usuario: `multidao${index}@exemplo.test`, senha: 'x' }),
    );
    const answers = await Promise.all(logins);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50 + maxConcurrentHashes);
    expect(refused).toHaveLength(20 - maxConcurrentHashes);
    expect(refused[0]?.headers.get('Retry-After')).toBe('2');
  });

  it('can be switched off', async () => {
    const open = await createTestApi({ dependencies: { hasLimits: false } });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await createBrowser(open).logIn(wrong)).status).toBe(401);
    }
    expect((await createBrowser(open).logIn(maria)).status).toBe(200);
    await open.close();
  });
});
