import { describe, expect, it } from 'vitest';
import { anySentence, createTestApi } from '../../testing/test-api.ts';

const available = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 5 };
const soldOut = { id: 900_002, name: 'Sabonete Esgotado', priceCents: 1000, stock: 0 };
const onRequest = { id: 900_003, name: 'Difusor Profissional', priceCents: 99_900, stock: 0, onRequest: true };
const oil = {
  id: 900_004,
  name: 'Óleo de Teste',
  priceCents: 3290,
  stock: 10,
  values: [
    { id: 900_051, label: '10 ml', priceCents: 3290, stock: 10 },
    { id: 900_052, label: '30 ml', priceCents: 7990, stock: 0 },
  ],
};

const shop = await createTestApi({
  products: [available, soldOut, onRequest, oil],
});

const request = {
  idProduto: soldOut.id,
  idAtributoValor: 0,
  nome: 'Ana Paula',
  email: 'Ana@Exemplo.test',
  contato: '(41) 99999-0001',
  mensagem: ' Quero\r\ntrês ',
  mailing: false,
};

async function post(json: unknown, headers: Record<string, string> = {}) {
  const response = await shop.send('/product/solicitation', { method: 'POST', json, headers });
  const body: unknown = await response.json();
  return [response.status, body];
}
const listNotices = (email = 'ana@exemplo.test') =>
  shop.database.kysely.selectFrom('stock_notices').selectAll().where('email', '=', email).orderBy('id').execute();
const countSubscribers = async () =>
  (await shop.database.kysely.selectFrom('newsletter_subscribers').select('id').execute()).length;

describe('a request for a stock notice', () => {
  it('is stored for a product or for one of its values', async () => {
    expect(await post(request)).toEqual([
      200,
      { sucesso: true, mensagem: 'Pronto. Avisamos por e-mail assim que ele voltar.' },
    ]);
    expect(await post({ ...request, idProduto: String(oil.id), idAtributoValor: '900052' })).toEqual([
      200,
      { sucesso: true, mensagem: 'Pronto. Avisamos por e-mail assim que ele voltar.' },
    ]);
    const notice = { name: 'Ana Paula', phone: '(41) 99999-0001', message: 'Quero\ntrês', notified_at: null };
    expect(await listNotices()).toMatchObject([
      { ...notice, product_id: soldOut.id, attribute_value_id: 0 },
      { ...notice, product_id: oil.id, attribute_value_id: 900_052 },
    ]);
  });

  it('is stored once for repeated and concurrent requests', async () => {
    const email = 'dobro@exemplo.test';
    await Promise.all(Array.from({ length: 20 }, () => post({ ...request, email })));
    await post({ ...request, email, nome: 'Outra Pessoa' });
    expect(await listNotices(email)).toMatchObject([{ name: 'Ana Paula' }]);
  });

  it('is opened again after its notice was sent', async () => {
    const email = 'denovo@exemplo.test';
    await post({ ...request, email });
    await shop.database.kysely
      .updateTable('stock_notices')
      .set({ notified_at: 5 })
      .where('email', '=', email)
      .execute();
    await post({ ...request, email, nome: 'Ana de Novo' });
    expect(await listNotices(email)).toMatchObject([{ name: 'Ana de Novo', notified_at: null }]);
  });

  it('subscribes to the newsletter only on request', async () => {
    const before = await countSubscribers();
    await post({ ...request, email: 'novidades@exemplo.test', mailing: false });
    expect(await countSubscribers()).toBe(before);
    await post({ ...request, email: 'novidades@exemplo.test', mailing: true });
    expect(await countSubscribers()).toBe(before + 1);
  });

  it.each([
    [available.id, 0, 'Boa notícia: Vela de Teste está disponível. É só pôr na sacola.'],
    [oil.id, 900_051, 'Boa notícia: Óleo de Teste (10 ml) está disponível. É só pôr na sacola.'],
  ])('is refused when product %d, value %d is in stock', async (idProduto, idAtributoValor, mensagem) => {
    const email = 'pressa@exemplo.test';
    expect(await post({ ...request, email, idProduto, idAtributoValor })).toEqual([200, { sucesso: true, mensagem }]);
    expect(await listNotices(email)).toEqual([]);
  });

  it.each([
    ['idProduto', { idProduto: 4_711_000 }, 400, 'Produto não encontrado.'],
    ['idAtributoValor', { idProduto: oil.id }, 400, 'Escolha uma opção de Medida para Óleo de Teste.'],
    ['idAtributoValor', { idProduto: oil.id, idAtributoValor: 7 }, 400, 'Óleo de Teste não tem essa opção.'],
    ['idAtributoValor', { idAtributoValor: 900_052 }, 400, 'Sabonete Esgotado não tem essa opção.'],
    ['idProduto', { idProduto: onRequest.id }, 422, 'Difusor Profissional é vendido só sob consulta.'],
    ['idProduto', { idProduto: '99999999999' }, 400, 'Confira o campo "idProduto".'],
    ['idAtributoValor', { idAtributoValor: -1 }, 400, 'Confira o campo "idAtributoValor".'],
    ['nome', { nome: '' }, 400, 'Confira o campo "nome".'],
    ['email', { email: 'ana' }, 400, 'Confira o campo "email".'],
    ['contato', { contato: '9'.repeat(31) }, 400, 'Confira o campo "contato".'],
    ['mensagem', { mensagem: 'x'.repeat(5001) }, 400, 'Confira o campo "mensagem".'],
    ['mailing', { mailing: 'talvez' }, 400, 'Confira o campo "mailing".'],
  ])('is refused for its %s (case %#)', async (field, wrong, status, error) => {
    const form = { ...request, email: 'errada@exemplo.test', ...wrong };
    expect(await post(form)).toEqual([status, { error, campos: { [field]: anySentence } }]);
    expect(await listNotices('errada@exemplo.test')).toEqual([]);
  });

  it('is refused while its mailbox, in any spelling, waits for twenty others', async () => {
    for (let number = 1; number <= 20; number += 1)
      expect((await post({ ...request, email: `muitos+${number}@exemplo.test` }))[0]).toBe(200);
    const error = 'Este e-mail já espera o aviso de muitos produtos. Use outro e-mail ou tente de novo mais tarde.';
    expect(await post({ ...request, email: 'muitos@exemplo.test' })).toEqual([
      422,
      { error, campos: { email: error } },
    ]);
    expect((await post({ ...request, email: 'muitos+7@exemplo.test' }))[0]).toBe(200);
    await shop.database.kysely
      .updateTable('stock_notices')
      .set({ notified_at: 5 })
      .where('email', '=', 'muitos+7@exemplo.test')
      .execute();
    expect((await post({ ...request, email: 'muitos@exemplo.test' }))[0]).toBe(200);
  });

  it('is limited to five an hour of one session', async () => {
    const headers = { 'X-Client-Address': '203.0.113.4', Session: 'a'.repeat(43) };
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await post(request, headers))[0]);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
