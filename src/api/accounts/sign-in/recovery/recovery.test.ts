import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/customers/account.ts';
import { testNow } from '#database/testing/test-now.ts';
import { mainShopId } from '../../../http/shop-query.ts';
import { deleteExpired } from '../../../retention.ts';
import { createTestApi, testSiteUrl } from '../../../testing/test-api.ts';
import { createBrowser, maria, readRefusal, repeatUntil } from '../testing/account-client.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 5 };
const minuteMs = 60_000;
const fresh = 'jabuticaba 7';
const deadLink = [422, 'Este link não vale mais. Peça outro em “Esqueci minha senha”.'];
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const mailSchema = z.object({ to: z.string(), name: z.string(), link: z.string(), minutes: z.number() });

const shop = await createTestApi({ products: [candle] });
beforeEach(async () => {
  const { kysely } = shop.database;
  shop.clock.now = testNow;
  for (const table of ['outbox', 'password_resets', 'login_failures', 'sessions'] as const) {
    await kysely.deleteFrom(table).execute();
  }
  await kysely.updateTable('customers').set({ password_hash: originalHash }).where('id', '=', 1).execute();
});

const getMaria = () =>
  shop.database.kysely.selectFrom('customers').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
const originalHash = (await getMaria()).password_hash;
const dependencies = () => ({ database: shop.database, clock: () => shop.clock.now, siteUrl: testSiteUrl });
const ask = (usuario: unknown, headers = {}) =>
  shop.send('/checkout/password-recovery', { method: 'POST', json: { usuario }, headers });
const reset = (token: unknown, senha: unknown = fresh) =>
  shop.send('/checkout/password-reset', { method: 'POST', json: { token, senha } });
const listMails = (kind: string) =>
  shop.database.kysely.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute();

/** Requests a reset for Maria and returns the token of the mail. */
async function requestToken(name = maria.usuario): Promise<string> {
  await requestReset(dependencies(), { name, shopId: mainShopId });
  const mail = (await listMails('password-recovery')).at(-1);
  return new URL(mailSchema.parse(JSON.parse(mail?.payload_json ?? '{}')).link).searchParams.get('token') ?? '';
}

async function works(token: string): Promise<boolean> {
  const response = await shop.send('/checkout/password-reset/verify', { method: 'POST', json: { token } });
  return accountCalls.verifyPasswordReset.response.parse(await response.json()).sucesso;
}

describe('asking for a new password', () => {
  it('mails a link of the configured site, whatever the Host header', async () => {
    const headers = { Host: 'ladrao.test', 'X-Forwarded-Host': 'ladrao.test' };
    expect((await ask(' Maria@exemplo.TEST', headers)).status).toBe(200);
    const mails = await listMails('password-recovery');
    expect(mails).toHaveLength(1);
    const payload = mailSchema.parse(JSON.parse(mails[0]?.payload_json ?? ''));
    expect(payload).toMatchObject({ to: 'maria@exemplo.test', name: 'Maria Clara Souza', minutes: 30 });
    expect(payload.link).toMatch(/^https:\/\/loja\.test\/checkout\/nova-senha\?token=[\w-]{43}$/);
  });

  it('answers known and unknown names with the same message, after about the same time', async () => {
    const names = [maria.usuario, '529.982.247-25', 'ninguem@exemplo.test', '000.000.000-00', "' or 1=1 --"];
    const responses = await Promise.all(
      names.map(async (name) => {
        const started = performance.now();
        const response = await ask(name);
        const ms = performance.now() - started;
        const body = accountCalls.passwordRecovery.response.parse(await response.json());
        return { status: response.status, body, isSlow: ms > 50, cookies: response.headers.getSetCookie() };
      }),
    );
    const mensagem =
      'Se houver uma conta com esses dados, você vai receber um e-mail com o link para criar uma nova senha.';
    const same = { status: 200, body: { sucesso: true, mensagem }, isSlow: true, cookies: [] };
    expect(responses).toEqual(names.map(() => same));
    expect(await listMails('password-recovery')).toHaveLength(2);
  });

  it('stores only the hash of the token', async () => {
    const token = await requestToken();
    const rows = await shop.database.kysely.selectFrom('password_resets').selectAll().execute();
    expect(rows).toEqual([
      { token_hash: hash(token), customer_id: 1, expires_at: testNow.getTime() + 30 * minuteMs, used_at: null },
    ]);
  });

  it('mails one account six times an hour at most, whatever the addresses of the callers', async () => {
    for (let minute = 0; minute < 60; minute += 4) {
      shop.clock.now = new Date(testNow.getTime() + minute * minuteMs);
      expect((await ask(maria.usuario, { 'X-Client-Address': `198.51.${minute}.1` })).status).toBe(200);
    }
    expect((await listMails('password-recovery')).length).toBe(6);
  });

  it('mails two links to concurrent requests, and leaves older ones valid', async () => {
    const first = await requestToken();
    await Promise.all(
      Array.from({ length: 10 }, () => requestReset(dependencies(), { name: '52998224725', shopId: mainShopId })),
    );
    expect(await listMails('password-recovery')).toHaveLength(2);
    expect(await works(first)).toBe(true);
  });

  it('always leaves the owner with a link that is valid for ten minutes', async () => {
    const first = await requestToken();
    const second = await requestToken();
    shop.clock.now = new Date(testNow.getTime() + 20 * minuteMs - 1);
    expect([await requestToken(), await works(first), await works(second)]).toEqual([second, true, true]);
    shop.clock.now = new Date(testNow.getTime() + 20 * minuteMs);
    expect(await requestToken()).not.toBe(second);
  });

  it('is possible again when the clock is set back', async () => {
    await requestToken();
    const second = await requestToken();
    shop.clock.now = new Date(testNow.getTime() - 60 * minuteMs);
    expect(await requestToken()).not.toBe(second);
  });

  it('is possible again at once after a new password, which ends all other links', async () => {
    const first = await requestToken();
    expect((await reset(await requestToken())).status).toBe(200);
    expect(await works(first)).toBe(false);
    expect(await works(await requestToken())).toBe(true);
  });

  it('sends nothing to erased accounts', async () => {
    const { kysely } = shop.database;
    const token = await requestToken();
    await kysely.updateTable('customers').set({ erased_at: 1 }).where('id', '=', 1).execute();
    expect((await ask(maria.usuario)).status).toBe(200);
    expect([await works(token), (await listMails('password-recovery')).length]).toEqual([false, 1]);
    await kysely.updateTable('customers').set({ erased_at: null }).where('id', '=', 1).execute();
  });

  it('is limited for one address, and refuses an empty name', async () => {
    const headers = { 'X-Client-Address': '203.0.113.9' };
    const statuses = await Promise.all(
      Array.from({ length: 62 }, async () => (await ask('x@exemplo.test', headers)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect((await ask(' ')).status).toBe(400);
  });
});

describe('the link', () => {
  it('is valid for 30 minutes', async () => {
    const token = await requestToken();
    shop.clock.now = new Date(testNow.getTime() + 30 * minuteMs - 1);
    expect(await works(token)).toBe(true);
    shop.clock.now = new Date(testNow.getTime() + 30 * minuteMs);
    expect(await works(token)).toBe(false);
    expect(await readRefusal(await reset(token))).toEqual(deadLink);
    await deleteExpired(shop.database, shop.clock.now.getTime());
    expect(await shop.database.kysely.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  it('is not used up by the validity check, nor by a refused password', async () => {
    const token = await requestToken();
    expect([await works(token), await works(token)]).toEqual([true, true]);
    expect(await readRefusal(await reset(token, 'curta'))).toEqual([
      422,
      'A senha precisa de pelo menos 8 caracteres.',
    ]);
    expect(await readRefusal(await reset(token, 'maria@exemplo.test'))).toEqual([
      422,
      'A senha não pode ser o seu e-mail.',
    ]);
    expect(await readRefusal(await reset(token, 'Souza-1985'))).toEqual([
      422,
      'Essa senha é fácil de adivinhar. Escolha outra.',
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', 'x', 'A'.repeat(43), hash('x'), "' or 1=1 --", '../../etc/passwd'])(
    'cannot be guessed: %j',
    async (token) => {
      await requestToken();
      expect(await readRefusal(await reset(token))).toEqual(deadLink);
      expect(await works(token || 'x')).toBe(false);
    },
  );

  it('does not accept its stored hash as the token', async () => {
    const token = await requestToken();
    expect([await works(hash(token)), (await reset(hash(token))).status]).toEqual([false, 422]);
  });
});

describe('a new password', () => {
  it('replaces the old one, and the customer gets a mail', async () => {
    const response = await reset(await requestToken());
    expect(accountCalls.passwordReset.response.parse(await response.json())).toEqual({
      sucesso: true,
      mensagem: 'Pronto, sua senha foi trocada. Entre com a nova senha.',
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    const browser = createBrowser(shop);
    expect((await browser.logIn(maria)).status).toBe(401);
    expect(await browser.signIn({ ...maria, senha: fresh })).toMatchObject({ logado: true });
    const nowMs = testNow.getTime();
    expect(await getMaria()).toMatchObject({ password_changed_at: nowMs, email_proven_at: nowMs });
    const mails = await listMails('password-changed');
    expect(mails.map(({ payload_json: payload }) => JSON.parse(payload) as unknown)).toEqual([
      { to: 'maria@exemplo.test', name: 'Maria Clara Souza' },
    ]);
  });

  it('ends 5 of 5 sessions and deletes all known browsers', async () => {
    const browsers = Array.from({ length: 5 }, () => createBrowser(shop));
    for (const browser of browsers) await browser.signIn(maria);
    await reset(await requestToken());
    const users = await Promise.all(browsers.map((browser) => browser.getUser()));
    expect(users.filter(({ logado }) => logado)).toEqual([]);
    const devices = await shop.database.kysely.selectFrom('known_devices').selectAll().execute();
    expect(devices.filter((device) => device.customer_id === 1)).toEqual([]);
  });

  it('preserves the cart', async () => {
    const browser = createBrowser(shop);
    await browser.signIn(maria);
    await browser.add(candle.id, 2);
    await reset(await requestToken());
    expect(await browser.getCart()).toEqual({});
    await browser.signIn({ ...maria, senha: fresh });
    expect(await browser.getCart()).toEqual({ [candle.id]: 2 });
  });

  it('is set by 1 of 10 concurrent uses of a link, and by 0 of 10 later ones', async () => {
    const token = await requestToken();
    const once = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(token, `jabuticaba ${index}`)));
    expect(once.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 422),
    ]);
    const stored = (await getMaria()).password_hash;
    const again = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(again.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 422));
    expect((await getMaria()).password_hash).toBe(stored);
    expect(await listMails('password-changed')).toHaveLength(1);
  });

  it('unlocks an account that failed logins locked', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) await createBrowser(shop).logIn({ ...maria, senha: 'errada-1' });
    expect((await createBrowser(shop).logIn(maria)).status).toBe(429);
    await reset(await requestToken());
    expect((await createBrowser(shop).logIn({ ...maria, senha: fresh })).status).toBe(200);
  });

  it('also ends a concurrent login with the old one', async () => {
    shop.clock.now = new Date(testNow.getTime() + 1);
    const token = await requestToken();
    const browsers = Array.from({ length: 6 }, () => createBrowser(shop));
    const logins = browsers.map((browser) => browser.logIn(maria));
    await Promise.all([
      ...logins,
      resetPassword(dependencies(), { token, password: fresh, shopId: mainShopId, shops: [] }),
    ]);
    const users = await Promise.all(browsers.map((browser) => browser.getUser()));
    expect(users.filter(({ logado }) => logado)).toEqual([]);
  });

  it('refuses a login whose password was changed during the check', async () => {
    const { kysely } = shop.database;
    const browser = createBrowser(shop);
    const login = browser.logIn(maria);
    let changedAt = 0;
    await repeatUntil(login, () => {
      changedAt += 1;
      return kysely.updateTable('customers').set({ password_changed_at: changedAt }).where('id', '=', 1).execute();
    });
    expect(await readRefusal(await login)).toEqual([401, 'E-mail ou senha incorretos.']);
    expect([(await browser.getUser()).logado, browser.jar.size]).toEqual([false, 0]);
  });
});
