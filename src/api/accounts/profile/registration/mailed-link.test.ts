import { describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { deleteExpired } from '../../../retention.ts';
import { createTestApi } from '../../../testing/test-api.ts';
import { confirmRegistration, listConfirmationLinks, registrationForm } from '../../testing/confirm-registration.ts';

const freeDocument = '45317828791';

const shop = await createTestApi();

const send = (fields: object) => shop.send('/client', { method: 'POST', json: { ...registrationForm, ...fields } });
const findCustomer = (email: string) =>
  shop.database.kysely.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();

describe('the mailed link', () => {
  const verify = async (token: string | null | undefined) => {
    const response = await shop.send('/client/confirm/verify', { method: 'POST', json: { token } });
    return successSchema.omit({ mensagem: true }).parse(await response.json()).sucesso;
  };

  it('leads to the shop of the sign-up and continues where the shopper was, for 24 hours', async () => {
    const email = 'longe@exemplo.test';
    const fields = { ...registrationForm, email, documento: freeDocument, voltar: '/marcas?x=1', favorito: 7 };
    await shop.send('/client?loja=caszulo', { method: 'POST', json: fields });
    const [link] = await listConfirmationLinks(shop, email);
    const token = link?.searchParams.get('token');
    expect(`${link?.origin}${link?.pathname}`).toBe('https://loja.test/checkout/confirmar-cadastro');
    expect([link?.searchParams.get('voltar'), link?.searchParams.get('favorito')]).toEqual(['/marcas?x=1', '7']);
    expect(link?.searchParams.get('loja')).toBe('caszulo');
    expect([await verify(token), await verify(token), await verify('A'.repeat(43))]).toEqual([true, true, false]);
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect(await verify(token)).toBe(false);
    expect((await confirmRegistration(shop, { email, senha: registrationForm.senha })).status).toBe(422);
    await deleteExpired(shop.database, shop.clock.now.getTime());
    expect(await shop.database.kysely.selectFrom('registrations').selectAll().execute()).toEqual([]);
    shop.clock.now = now;
    expect(await findCustomer(email)).toBeUndefined();
  });

  it.each(['//golpe.test', 'https://golpe.test', '/\\golpe.test', 'javascript:alert(1)'])(
    'leads to no other site: %s',
    async (voltar) => {
      expect((await send({ email: 'campo@exemplo.test', documento: freeDocument, voltar })).status).toBe(400);
    },
  );

  it('opens no second account when another sign-up with the same document was confirmed first', async () => {
    const documento = '16899535009';
    await send({ email: 'primeira@exemplo.test', documento });
    await send({ email: 'segunda@exemplo.test', documento });
    const [late] = await listConfirmationLinks(shop, 'segunda@exemplo.test');
    expect(
      (await confirmRegistration(shop, { email: 'primeira@exemplo.test', senha: registrationForm.senha })).status,
    ).toBe(200);
    const json = { token: late?.searchParams.get('token'), senha: registrationForm.senha };
    expect((await shop.send('/client/confirm', { method: 'POST', json })).status).toBe(422);
    expect(await findCustomer('segunda@exemplo.test')).toBeUndefined();
  });
});
