import { describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/shared.ts';
import { createTestApi, readSession } from '../../../testing/test-api.ts';
import { confirmRegistration, listConfirmationLinks } from '../../testing/confirm-registration.ts';

const form = { nomeRazao: 'Ana Prado', celular: '(41) 98888-7777', aceitaTermos: true };
const own = { documento: '15350946056', senha: 'Folha verde de capim 7' };
const strange = { documento: '45317828791', senha: 'Senha de um estranho 3' };
const wrongPassword = 'Esta não é a senha que você escolheu no cadastro.';

const shop = await createTestApi();

/** Signs up at a later millisecond than before, since the newest forms are stored. */
async function send(email: string, fields: object): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  const response = await shop.send('/client', { method: 'POST', json: { ...form, email, ...fields } });
  expect(response.status).toBe(200);
}
async function sendMany(count: number, email: string, fields: object): Promise<void> {
  for (let index = 0; index < count; index += 1) await send(email, fields);
}
const listTokens = async (email: string) =>
  (await listConfirmationLinks(shop, email)).map(({ searchParams }) => searchParams.get('token'));
const confirm = (token: string | null | undefined, senha: string | undefined) =>
  shop.send('/client/confirm', { method: 'POST', json: { token, senha } });
const findCustomer = (email: string) =>
  shop.database.kysely.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
const listForms = (email: string) =>
  shop.database.kysely.selectFrom('registrations').selectAll().where('email', '=', email).execute();
async function logIn(usuario: string, senha: string): Promise<number> {
  return (await shop.send('/checkout/login', { method: 'POST', json: { usuario, senha } })).status;
}

describe('the password of a confirmation', () => {
  it('is that of the form; a wrong one is refused beside its field and consumes nothing', async () => {
    const email = 'ana@exemplo.test';
    await send(email, { ...strange, documento: own.documento });
    const [token] = await listTokens(email);
    const refusal = await confirm(token, own.senha);
    const { error, campos } = errorSchema.parse(await refusal.json());
    expect([refusal.status, error, campos]).toEqual([422, wrongPassword, { senha: wrongPassword }]);
    expect(readSession(refusal)).toBeUndefined();
    expect((await confirm(token, undefined)).status).toBe(400);
    expect(await findCustomer(email)).toBeUndefined();
    expect((await confirm(token, strange.senha)).status).toBe(200);
  });

  it('is tried ten times, then the address waits', async () => {
    const email = 'tentativas@exemplo.test';
    await send(email, { ...own, documento: '39053344705' });
    const [token] = await listTokens(email);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await confirm(token, 'errada-123')).status).toBe(422);
    const locked = await confirm(token, own.senha);
    expect([locked.status, locked.headers.get('Retry-After')]).toEqual([429, '60']);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect((await confirm(token, own.senha)).status).toBe(200);
  });

  it("selects the form, by any link of the address: a stranger's link opens the owner's account", async () => {
    const email = 'bia@exemplo.test';
    await sendMany(5, email, strange);
    await send(email, { ...own, nomeRazao: 'Bia Prado', documento: '86288366757' });
    const tokens = await listTokens(email);
    expect(tokens).toHaveLength(3);
    expect((await confirm(tokens[1], own.senha)).status).toBe(200);
    expect(await findCustomer(email)).toMatchObject({ name: 'Bia Prado', document: '86288366757' });
    expect([await logIn(email, strange.senha), await logIn(email, own.senha)]).toEqual([401, 200]);
    expect(await listForms(email)).toEqual([]);
    expect((await confirm(tokens[2], strange.senha)).status).toBe(422);
  });

  it("keeps opening the link's own form, however many a stranger sends after it", async () => {
    const email = 'caio@exemplo.test';
    await send(email, { ...own, documento: '71428793860' });
    await sendMany(20, email, strange);
    const forms = await listForms(email);
    expect([forms.length, forms.filter((row) => row.is_mailed === 0).length]).toEqual([13, 10]);
    const [token] = await listTokens(email);
    expect((await confirm(token, own.senha)).status).toBe(200);
    expect((await findCustomer(email))?.document).toBe('71428793860');
  });
});

describe('confirming a sign-up', () => {
  it('leaves a waiting sign-up of another address, even with the same document, which gets no account of its own', async () => {
    const [first, second] = ['primeiro@exemplo.test', 'segundo@exemplo.test'];
    await send(second, { ...own, documento: '87748248800' });
    await send(first, { ...strange, documento: '87748248800' });
    expect((await confirmRegistration(shop, { email: first, senha: strange.senha })).status).toBe(200);
    expect(await listForms(second)).toHaveLength(1);
    expect((await confirmRegistration(shop, { email: second, senha: own.senha })).status).toBe(422);
    expect(await findCustomer(second)).toBeUndefined();
  });
});
