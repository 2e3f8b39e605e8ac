import { describe, expect, it } from 'vitest';
import { departments } from '#contract/messages/forms.ts';
import { anySentence, createTestApi } from '../../testing/test-api.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 5 };
const diffuser = { id: 900_002, name: 'Difusor Profissional', priceCents: 99_900, stock: 0, onRequest: true };

const shop = await createTestApi({
  products: [candle, diffuser],
});

const person = { nome: 'Rui Santos', email: 'Rui@Exemplo.test', contato: '(41) 99999-0001' };
const contact = {
  ...person,
  hashEmail: 'pedidos',
  assunto: 'Meu pedido\r\nBcc: todos@exemplo.test',
  mensagem: 'Bom dia.\r\nOnde está?\u0007',
};
const budget = { ...person, idProduto: diffuser.id, mensagem: 'Preciso de 12.', mailing: false, enviarEmail: true };

async function post(path: string, json: unknown, headers: Record<string, string> = {}) {
  const response = await shop.send(path, { method: 'POST', json, headers });
  const body: unknown = await response.json();
  return [response.status, body];
}
async function getLastMessage() {
  const { kysely } = shop.database;
  const message = await kysely.selectFrom('contact_messages').selectAll().orderBy('id', 'desc').executeTakeFirst();
  const mail = await kysely.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirst();
  const payload: unknown = JSON.parse(mail?.payload_json ?? 'null');
  return { message, mail, payload };
}
async function count() {
  const { kysely } = shop.database;
  const messages = await kysely.selectFrom('contact_messages').select('id').execute();
  const mails = await kysely.selectFrom('outbox').select('id').execute();
  return [messages.length, mails.length];
}

describe('the contact form', () => {
  it('stores the message and mails it to the shop, cleaned', async () => {
    expect(await post('/form/contact', contact)).toEqual([
      200,
      { sucesso: true, mensagem: 'Pronto. Recebemos a sua mensagem e respondemos por e-mail em até um dia útil.' },
    ]);
    const sender = {
      name: 'Rui Santos',
      email: 'rui@exemplo.test',
      phone: '(41) 99999-0001',
      subject: 'Pedidos: Meu pedido Bcc: todos@exemplo.test',
      message: 'Bom dia.\nOnde está?',
    };
    const { message, mail, payload } = await getLastMessage();
    expect(message).toMatchObject({ ...sender, kind: 'contact', recipient: 'pedidos', product_id: null });
    expect(mail).toMatchObject({ kind: 'shop-message', message_id: `shop-message-${message?.id}@loja.test` });
    expect(payload).toEqual({ ...sender, to: 'oi@manaca.example', product: '' });
  });

  it('accepts a message without subject, a subject without message, and neither', async () => {
    expect((await post('/form/contact', { ...contact, assunto: undefined, mensagem: 'Oi' }))[0]).toBe(200);
    expect((await getLastMessage()).message?.subject).toBe('Pedidos');
    expect((await post('/form/contact', { ...contact, assunto: 'Oi', mensagem: null }))[0]).toBe(200);
    const empty = { ...contact, assunto: ' \n', mensagem: '\u200b' };
    expect((await post('/form/contact', empty))[0]).toBe(200);
    expect((await getLastMessage()).message).toMatchObject({ subject: 'Pedidos', message: '' });
  });

  it.each(['R', 'rui@exemplo.test'])('accepts the name %s', async (nome) => {
    expect((await post('/form/contact', { ...contact, nome }))[0]).toBe(200);
    expect((await getLastMessage()).message?.name).toBe(nome);
  });

  it.each(departments)('accepts the department %s, and names it in the subject', async (hashEmail) => {
    expect((await post('/form/contact', { ...contact, hashEmail, assunto: '' }))[0]).toBe(200);
    const { message } = await getLastMessage();
    expect([message?.recipient, message?.subject.toLowerCase()]).toEqual([hashEmail, hashEmail]);
  });

  it.each(['', 'diretoria', '__proto__', 'PEDIDOS', 'oi@manaca.example'])(
    'refuses the department %j',
    async (hashEmail) => {
      const before = await count();
      expect(await post('/form/contact', { ...contact, hashEmail })).toEqual([
        400,
        { error: 'Não encontramos o setor escolhido.', campos: { hashEmail: 'Não encontramos o setor escolhido.' } },
      ]);
      expect(await count()).toEqual(before);
    },
  );

  it.each([
    ['hashEmail', undefined],
    ['nome', ' '],
    ['email', 'rui'],
    ['contato', '9'.repeat(31)],
    ['assunto', 'x'.repeat(151)],
    ['mensagem', 'x'.repeat(5001)],
    ['mensagem', { texto: 'x' }],
  ])('is refused with a wrong %s (case %#)', async (field, value) => {
    const form = { ...contact, [field]: value };
    expect(await post('/form/contact', form)).toEqual([
      400,
      { error: `Confira o campo "${field}".`, campos: { [field]: anySentence } },
    ]);
  });

  it('is limited to five an hour of one session, not counting mistakes, like the request for a quote', async () => {
    const headers = { 'X-Client-Address': '203.0.113.6', Session: 'a'.repeat(43) };
    const sendOften = async (path: string, json: object) => {
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await post(path, json, headers))[0]);
      return statuses;
    };
    expect(await sendOften('/form/contact', { ...contact, email: 'x' })).toEqual(Array(6).fill(400));
    expect(await sendOften('/form/contact', contact)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await sendOften('/product/budget', budget)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a request for a quote', () => {
  it('is mailed to the shop with the product', async () => {
    expect(await post('/product/budget', { ...budget, preco: 1 })).toEqual([
      200,
      {
        sucesso: true,
        mensagem: 'Pronto. Recebemos o seu pedido de orçamento e respondemos por e-mail em até um dia útil.',
      },
    ]);
    const { message, mail, payload } = await getLastMessage();
    expect(message).toMatchObject({ kind: 'budget', recipient: 'orcamentos', product_id: diffuser.id });
    expect(mail?.kind).toBe('shop-message');
    expect(payload).toEqual({
      to: 'oi@manaca.example',
      name: 'Rui Santos',
      email: 'rui@exemplo.test',
      phone: '(41) 99999-0001',
      subject: 'Orçamento: Difusor Profissional',
      message: 'Preciso de 12.',
      product: 'Difusor Profissional',
    });
  });

  it('subscribes to the newsletter only on request', async () => {
    const subscribers = async () =>
      (await shop.database.kysely.selectFrom('newsletter_subscribers').select(['email', 'name']).execute()).length;
    await post('/product/budget', { ...budget, mailing: false });
    expect(await subscribers()).toBe(0);
    await post('/product/budget', { ...budget, mailing: true });
    expect(await subscribers()).toBe(1);
  });

  it.each([
    [candle.id, 422, 'Vela de Teste já tem preço: é só pôr na sacola.'],
    [4_711_000, 400, 'Produto não encontrado.'],
    ['99999999999', 400, 'Confira o campo "idProduto".'],
    [undefined, 400, 'Confira o campo "idProduto".'],
  ])('about product %s is refused', async (idProduto, status, error) => {
    const before = await count();
    expect(await post('/product/budget', { ...budget, idProduto })).toEqual([
      status,
      { error, campos: { idProduto: anySentence } },
    ]);
    expect(await count()).toEqual(before);
  });

  it.each([
    ['nome', 'R'],
    ['email', null],
    ['contato', 41],
    ['mensagem', 'x'.repeat(5001)],
    ['mailing', 'talvez'],
  ])('is refused with a wrong %s (case %#)', async (field, value) => {
    expect(await post('/product/budget', { ...budget, [field]: value })).toEqual([
      400,
      { error: `Confira o campo "${field}".`, campos: { [field]: anySentence } },
    ]);
  });
});

it('is stored without a mail while the shop has no address', async () => {
  await shop.database.kysely.deleteFrom('settings').where('key', '=', 'site.emailContato').execute();
  await shop.restart();
  const [messages = 0, mails] = await count();
  expect((await post('/form/contact', contact))[0]).toBe(200);
  expect(await count()).toEqual([messages + 1, mails]);
});
