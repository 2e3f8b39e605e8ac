import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { verifyPassword } from '#database/password-hash.ts';
import { testNow } from '#database/testing/test-now.ts';
import { deleteExpired } from '../../../retention.ts';
import { createTestApi, openTestApi } from '../../../testing/test-api.ts';
import { limitHashing, maxConcurrentHashes, maxQueuedHashes } from '../passwords.ts';
import { createBrowser, joao, maria, readRefusal, unlimitedAddress } from '../testing/account-client.ts';
import { checkLogin } from './check-login.ts';

const minuteMs = 60_000;
const wrong = { ...maria, senha: 'errada-123' };

const shop = await createTestApi();
beforeEach(async () => {
  shop.clock.now = testNow;
  await shop.database.kysely.deleteFrom('login_failures').execute();
  await shop.database.kysely.deleteFrom('known_devices').execute();
});

const advanceClock = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const attemptLogin = async (credentials: unknown) => (await createBrowser(shop).logIn(credentials)).status;

async function attemptLogins(times: number, credentials: unknown): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) statuses.push(await attemptLogin(credentials));
  return statuses;
}

const listFailures = () => shop.database.kysely.selectFrom('login_failures').selectAll().execute();

/** Starts the attempts concurrently and returns how many of them computed a hash. */
async function countHashes(attempts: number, name: string): Promise<number> {
  let hashes = 0;
  const verify = async (stored: string, password: string) => {
    hashes += 1;
    return verifyPassword(stored, password);
  };
  const dependencies = { database: shop.database, clock: () => shop.clock.now, hasLimits: true, verify };
  const attempt = { name, password: 'errada-123', deviceToken: undefined, addressLimit: unlimitedAddress };
  const results = await Promise.allSettled(Array.from({ length: attempts }, () => checkLogin(dependencies, attempt)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  return hashes;
}

describe('an account under a brute-force attack', () => {
  it('is locked for a minute after ten failures, even for the correct password', async () => {
    expect(await attemptLogins(12, wrong)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const response = await createBrowser(shop).logIn(maria);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await readRefusal(response)).toEqual([
      429,
      'Foram muitas tentativas com a senha errada. Tente de novo em 1 minuto.',
    ]);
    advanceClock(0.5 * minuteMs);
    const later = await createBrowser(shop).logIn(maria);
    expect([later.headers.get('Retry-After'), (await readRefusal(later))[0]]).toEqual(['30', 429]);
    advanceClock(0.5 * minuteMs);
    expect(await attemptLogin(maria)).toBe(200);
  });

  it('is locked for twice as long by each further failure, up to 15 minutes', async () => {
    await attemptLogins(10, wrong);
    const lockouts: string[] = [];
    for (const minutes of [1, 2, 4, 8, 14]) {
      advanceClock(minutes * minuteMs);
      expect(await attemptLogin(wrong)).toBe(minutes === 14 ? 429 : 401);
      const response = await createBrowser(shop).logIn(wrong);
      lockouts.push((await readRefusal(response))[1]);
    }
    expect(lockouts.map((text) => /\d+ minutos?/.exec(text)?.[0])).toEqual([
      '2 minutos',
      '4 minutos',
      '8 minutos',
      '15 minutos',
      '1 minuto',
    ]);
    advanceClock(minuteMs);
    expect(await attemptLogin(maria)).toBe(200);
  });

  it('has at most 15 of 100 sequential attempts checked against its hash', async () => {
    const statuses = await attemptLogins(100, wrong);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(15);
    expect(statuses.slice(15)).toEqual(Array.from({ length: 85 }, () => 429));
  });

  it.each(['maria@exemplo.test', 'ninguem@exemplo.test'])(
    'has at most 15 of 1,000 concurrent attempts checked against its hash: %s',
    async (name) => {
      expect(await countHashes(1000, name)).toBeLessThanOrEqual(15);
    },
  );

  it('has one limit for e-mail and CPF, without revealing that both are the same account', async () => {
    await attemptLogins(10, wrong);
    const byDocument = await attemptLogins(12, { ...wrong, usuario: '529.982.247-25' });
    const byUnknown = await attemptLogins(12, { ...wrong, usuario: '390.533.447-05' });
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
    const checked = checkLogin({ ...dependencies, verify }, { ...attempt, addressLimit: unlimitedAddress });
    await expect(checked).rejects.toMatchObject({ status: 401 });
    expect(isVerified).toBe(false);
  });

  it('is not locked by failures of a user name that equals its id', async () => {
    await attemptLogins(10, { ...wrong, usuario: '1' });
    expect(await attemptLogin(maria)).toBe(200);
  });

  it('is locked in the same way when it does not exist', async () => {
    const statuses = await attemptLogins(12, { ...wrong, usuario: 'Ninguem@exemplo.test ' });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(await attemptLogin({ ...wrong, usuario: 'outra@exemplo.test' })).toBe(401);
    expect(JSON.stringify(await listFailures())).not.toContain('ninguem');
  });

  it('resets its failures on a successful login, and 15 minutes after the last failure', async () => {
    await attemptLogins(9, wrong);
    expect(await attemptLogin(maria)).toBe(200);
    expect(await listFailures()).toEqual([]);
    await attemptLogins(9, wrong);
    advanceClock(15 * minuteMs);
    await attemptLogins(9, wrong);
    expect(await attemptLogin(maria)).toBe(200);
  });

  it.each([10, 24 * 60])('is not locked for longer when the clock is set back by %d minutes', async (minutes) => {
    await attemptLogins(10, wrong);
    expect(await attemptLogin(maria)).toBe(429);
    advanceClock(-minutes * minuteMs);
    expect(await attemptLogin(maria)).toBe(200);
    advanceClock(minutes * minuteMs);
    await attemptLogins(10, wrong);
    advanceClock(-minutes * minuteMs);
    expect((await attemptLogins(11, wrong)).at(-1), 'and is locked again by failures').toBe(429);
  });

  it('is neither unlocked by attempts during a lockout, nor locked for longer', async () => {
    await attemptLogins(10, wrong);
    advanceClock(10 * minuteMs);
    await attemptLogins(20, wrong);
    advanceClock(5 * minuteMs);
    expect(await attemptLogin(maria)).toBe(200);
  });
});

describe('a known device', () => {
  it('may sign in while the account is locked for other devices', async () => {
    const browser = createBrowser(shop);
    await browser.signIn(maria);
    await browser.logOut();
    await attemptLogins(12, wrong);
    expect(await attemptLogin(maria)).toBe(429);
    expect(await browser.signIn(maria)).toMatchObject({ logado: true });
    expect(await attemptLogin(maria)).toBe(429);
  });

  it('has its own limit of ten attempts, which does not lock other devices out', async () => {
    const browser = createBrowser(shop);
    await browser.signIn(maria);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await browser.logIn(wrong)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(await attemptLogin(maria)).toBe(200);
  });

  it('is known for one customer only, and not by a forged cookie', async () => {
    const browser = createBrowser(shop);
    await browser.signIn(joao);
    const forged = createBrowser(shop);
    forged.jar.set('PHPSESSID_DEVICE', 'A'.repeat(43));
    await attemptLogins(10, wrong);
    expect([(await browser.logIn(maria)).status, (await forged.logIn(maria)).status]).toEqual([429, 429]);
  });

  it('has the same cookie across sign-ins, which is stored as a hash', async () => {
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

  it('is one of the twenty most recently used, and expires after a year', async () => {
    const first = createBrowser(shop);
    await first.signIn(maria);
    for (let device = 0; device < 21; device += 1) {
      advanceClock(1000);
      await createBrowser(shop).signIn(maria);
    }
    const listDevices = () => shop.database.kysely.selectFrom('known_devices').selectAll().execute();
    expect(await listDevices()).toHaveLength(20);
    await attemptLogins(10, wrong);
    expect((await first.logIn(maria)).status).toBe(429);
    advanceClock(365 * 24 * 60 * minuteMs);
    await deleteExpired(shop.database, shop.clock.now.getTime());
    expect([await listDevices(), await listFailures()]).toEqual([[], []]);
  });
});

describe('rate limits', () => {
  it('count the attempts of a client address, whatever the login names', async () => {
    const headers = { 'X-Client-Address': '203.0.113.7' };
    const limits: (string | null)[][] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const json = { usuario: `pessoa${attempt}@exemplo.test`, senha: 'x' };
      const response = await shop.send('/checkout/login', { method: 'POST', json, headers });
      limits.push([response.headers.get('X-RateLimit-Limit'), response.headers.get('X-RateLimit-Remaining')]);
    }
    expect(limits).toEqual([
      ['300', '299'],
      ['300', '298'],
      ['300', '297'],
    ]);
  });

  it('queue concurrent logins, and reject those beyond the queue with 503', async () => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    const queued = Array.from({ length: maxConcurrentHashes + maxQueuedHashes }, () => limitHashing(() => release));
    const response = await createBrowser(shop).logIn(wrong);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
    resolve();
    await Promise.all(queued);
    expect(await attemptLogin(wrong)).toBe(401);
  });

  it('can be disabled', async () => {
    const open = await openTestApi({ dependencies: { hasLimits: false } });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await createBrowser(open).logIn(wrong)).status).toBe(401);
    }
    expect((await createBrowser(open).logIn(maria)).status).toBe(200);
    await open.close();
  });
});
