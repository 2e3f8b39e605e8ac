import { beforeEach, describe, expect, it } from 'vitest';
import { dataExportSchema } from '#contract/customers/privacy.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { createTestApi } from '../../../testing/test-api.ts';
import { createAccounts, type TestAccount, testPassword } from '../../testing/accounts.ts';
import { confirmEmail } from '../../testing/confirm-registration.ts';
import { leaveTraces, traces } from '../../testing/leave-traces.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 50 };
const path = '/client/export';

let marina: TestAccount;
const shop = await createTestApi({ products: [candle] });
const accounts = createAccounts(shop);
beforeEach(async () => {
  marina = await accounts.create();
  await leaveTraces(shop, marina, candle.id);
});

const ask = () => accounts.ask(marina.session, path, 'POST', { senhaAtual: testPassword });
const read = async () => dataExportSchema.parse((await ask()).body);
const proveEmail = () =>
  shop.database.kysely.updateTable('customers').set({ email_proven_at: 1 }).where('id', '=', marina.id).execute();

describe('the export of a customer', () => {
  it('is a downloadable file', async () => {
    const { status, response } = await ask();
    expect(status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="meus-dados.json"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('contains all data of the account', async () => {
    expect(await read()).toMatchObject({
      geradoEm: '2026-11-20T10:00:00-03:00',
      cliente: { nomeRazao: 'Marina Prado', email: marina.email, documento: marina.document, jaComprou: false },
      enderecos: [{ rua: traces.street, principal: true }],
      consentimentos: [{ finalidade: 'termos', aceita: true }],
      favoritos: [{ produto: candle.name }],
      sessoes: [{ aparelho: 'Firefox no Linux' }],
      carrinhos: [{ loja: 'main', tipo: 'produto', item: candle.name, quantidade: 2 }],
      visitas: [{ tipo: 'page', valor: '/vela-de-teste' }],
      cupons: [{ codigo: traces.voucher }],
      aparelhosConhecidos: [{}],
    });
  });

  it('contains data linked to the e-mail address once it is verified, and a note before', async () => {
    const before = await read();
    expect(before.deixadoPorEmail).toBeNull();
    expect(before.observacao).toContain('Esqueci minha senha');
    await proveEmail();
    const { deixadoPorEmail, observacao } = await read();
    expect(observacao).toBe('Este arquivo traz tudo o que guardamos sobre você.');
    expect(deixadoPorEmail).toMatchObject({
      avaliacoes: [
        { sobre: candle.name, texto: traces.review, estrelas: 5, publicada: true },
        { sobre: 'A loja', assinatura: traces.publicName, publicada: true },
      ],
      perguntas: [
        { texto: traces.question, telefone: traces.phone },
        { texto: 'Há loja?', telefone: traces.phone },
      ],
      respostas: [{ sobre: traces.question, texto: 'Serve, sim.' }],
      newsletter: [{ nome: traces.signature, segmento: 'm', pessoas: [{ nome: `Filha de ${traces.signature}` }] }],
      avisosDeEstoque: [{ produto: candle.name, telefone: traces.phone }],
      mensagens: [{ assunto: 'Entrega', texto: traces.message }],
      convites: [{ nome: traces.signature, usado: false }],
    });
  });

  it('reveals nothing to an account with another person’s address', async () => {
    const email = `vitima-${marina.id}@exemplo.test`;
    await leaveTraces(shop, { ...(await accounts.create()), email }, candle.id);
    // An account from the time before addresses were proven.
    const unproven = { email, email_proven_at: null };
    await shop.database.kysely.updateTable('customers').set(unproven).where('id', '=', marina.id).execute();
    const { body } = await ask();
    expect(dataExportSchema.parse(body).deixadoPorEmail).toBeNull();
    expect(JSON.stringify(body)).not.toContain(traces.phone);
  });

  it('still contains what was left under the proven address before, after it was changed', async () => {
    await proveEmail();
    const email = `outra-${marina.id}@exemplo.test`;
    await accounts.read(marina.session, '/client/email', 'PUT', { email, senhaAtual: testPassword });
    await confirmEmail(shop, email, testPassword);
    const { deixadoPorEmail, emailsAnteriores } = await read();
    expect(emailsAnteriores).toMatchObject([{ email: marina.email }]);
    expect(deixadoPorEmail?.mensagens).toMatchObject([{ texto: traces.message }]);
  });

  it.each(['maria@exemplo.test', 'livre@exemplo.test'])(
    'contains a new address that is not confirmed, whether another account has it or not: %s',
    async (email) => {
      const form = { email, senhaAtual: testPassword };
      for (let count = 0; count < 2; count += 1) await accounts.read(marina.session, '/client/email', 'PUT', form);
      expect((await read()).emailsAConfirmar).toEqual([{ email, ate: '2026-11-21T10:00:00-03:00' }]);
    },
  );

  it('contains nothing that was left under a former address after it was replaced', async () => {
    await proveEmail();
    const email = `depois-${marina.id}@exemplo.test`;
    await accounts.read(marina.session, '/client/email', 'PUT', { email, senhaAtual: testPassword });
    await confirmEmail(shop, email, testPassword);
    await shop.database.kysely
      .updateTable('contact_messages')
      .set({ created_at: shop.clock.now.getTime() + 1 })
      .where('email', '=', marina.email)
      .execute();
    expect((await read()).deixadoPorEmail?.mensagens).toEqual([]);
  });

  it('contains no secret', async () => {
    await proveEmail();
    const text = JSON.stringify((await ask()).body);
    for (const secret of ['argon2', marina.session, hashSecretToken(marina.session), 'device-', 'reset-']) {
      expect(text).not.toContain(secret);
    }
  });

  it('contains nothing of another customer', async () => {
    const joao = await accounts.create({ name: 'João Alheio' });
    await leaveTraces(shop, joao, candle.id);
    await proveEmail();
    const text = JSON.stringify((await ask()).body);
    expect(text).not.toContain(joao.email);
    expect(text).not.toContain('Alheio');
    const { enderecos, favoritos, carrinhos, deixadoPorEmail } = await read();
    const counts = [enderecos, favoritos, carrinhos, deixadoPorEmail?.avaliacoes ?? []].map(({ length }) => length);
    expect(counts).toEqual([1, 1, 1, 2]);
  });

  it('needs the current password', async () => {
    const wrong = await accounts.refuse(marina.session, path, 'POST', { senhaAtual: 'errada-errada' });
    expect(wrong).toEqual([422, 'A senha atual não confere.']);
    expect(await accounts.refuse(marina.session, path, 'POST', {})).toEqual([400, 'Digite a sua senha atual.']);
    expect(await accounts.refuse('', path, 'POST', {})).toEqual([401, 'Entre na sua conta para continuar.']);
  });
});
