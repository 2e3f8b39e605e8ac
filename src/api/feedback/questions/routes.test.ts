import { describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { anySentence, createTestApi } from '../../testing/test-api.ts';

const shop = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [{ id: 1, slug: 'lavanda' }]);
    await database.kysely
      .insertInto('landing_pages')
      .values({
        id: 40,
        slug: 'sono',
        name: 'Sono',
        intro: '',
        text: '',
        seo_title: '',
        seo_description: '',
        indexable: 1,
      })
      .execute();
    const author = { product_id: 1, name: 'Bia', email: 'bia@exemplo.test', created_at: 1 };
    await database.kysely
      .insertInto('questions')
      .values([
        { id: 901, text: 'Serve no difusor?', published: 1, ...author },
        { id: 902, text: 'Ainda não aprovada', published: 0, ...author },
      ])
      .execute();
  },
});

const person = { nome: 'Rui Santos', email: 'Rui@Exemplo.test', contato: '(41) 99999-0001' };
const question = { ...person, nivel: 'produto', idNivel: 1, pergunta: 'Pode usar\tna pele?\r\nObrigado' };
const answer = { ...person, idPergunta: '901', resposta: 'Uso no meu e funciona bem.' };

async function post(path: string, json: unknown, headers: Record<string, string> = {}) {
  const response = await shop.send(path, { method: 'POST', json, headers });
  const body: unknown = await response.json();
  return { status: response.status, body };
}
const listQuestions = async () =>
  (await createContractClient(shop).get(calls.productDetail, { url: '/lavanda' })).conteudo.perguntas;

describe('a question', () => {
  it('about a product waits for approval', async () => {
    const { status, body } = await post('/question', question);
    expect([status, successSchema.parse(body)]).toEqual([
      200,
      { sucesso: true, mensagem: 'Pronto. Sua pergunta aparece aqui com a resposta da nossa equipe.' },
    ]);
    const rows = await shop.database.kysely
      .selectFrom('questions')
      .selectAll()
      .where('email', '=', 'rui@exemplo.test')
      .execute();
    expect(rows).toMatchObject([
      {
        product_id: 1,
        name: 'Rui Santos',
        email: 'rui@exemplo.test',
        phone: '(41) 99999-0001',
        text: 'Pode usar na pele?\nObrigado',
        created_at: shop.clock.now.getTime(),
        published: 0,
      },
    ]);
    await shop.restart();
    expect((await listQuestions()).map(({ id }) => id)).toEqual([901]);
  });

  it.each([
    ['categoria', smallShop.categories.oils],
    ['marca', smallShop.brands.serraClara],
    ['landingPage', 40],
  ])('about a %s is stored for the merchant', async (nivel, idNivel) => {
    expect((await post('/question', { ...question, nivel, idNivel })).status).toBe(200);
    const rows = await shop.database.kysely
      .selectFrom('content_questions')
      .selectAll()
      .where('level', '=', nivel)
      .execute();
    expect(rows).toMatchObject([{ level_id: idNivel, name: 'Rui Santos', text: 'Pode usar na pele?\nObrigado' }]);
  });

  it.each([
    ['produto', 'Produto não encontrado.'],
    ['categoria', 'Categoria não encontrada.'],
    ['marca', 'Marca não encontrada.'],
    ['landingPage', 'Página não encontrada.'],
  ])('is refused for an unknown id of a %s', async (nivel, error) => {
    expect(await post('/question', { ...question, nivel, idNivel: 4711 })).toEqual({
      status: 400,
      body: { error, campos: { idNivel: error } },
    });
  });

  it.each([
    ['nivel', 'home'],
    ['nivel', undefined],
    ['idNivel', -1],
    ['idNivel', '99999999999'],
    ['nome', 'R'],
    ['nome', 'rui@exemplo.test'],
    ['email', ''],
    ['email', 'rui@exemplo'],
    ['contato', '9'.repeat(31)],
    ['contato', 41],
    ['pergunta', '  \u0000 '],
    ['pergunta', 'x'.repeat(2001)],
    ['pergunta', undefined],
  ])('is refused with a wrong %s (case %#)', async (field, value) => {
    const { status, body } = await post('/question', { ...question, [field]: value });
    expect(status).toBe(400);
    expect(errorSchema.parse(body).error).toMatch(/^Confira o campo|caractere inválido/);
  });

  it('is limited to five an hour of one session', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push(
        (await post('/question', question, { 'X-Client-Address': '203.0.113.8', Session: 'a'.repeat(43) })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('an answer', () => {
  it('of a visitor waits for approval and never contains the e-mail address', async () => {
    expect(await post('/question/answer', answer)).toEqual({
      status: 200,
      body: { sucesso: true, mensagem: 'Obrigado. Sua resposta aparece aqui depois de aprovada.' },
    });
    const { kysely } = shop.database;
    const rows = await kysely.selectFrom('answers').selectAll().where('question_id', '=', 901).execute();
    expect(rows).toMatchObject([{ name: 'Rui Santos', email: 'rui@exemplo.test', by_shop: 0, published: 0 }]);
    await shop.restart();
    expect((await listQuestions())[0]?.respostas).toEqual([]);

    await kysely.updateTable('answers').set({ published: 1 }).where('question_id', '=', 901).execute();
    await shop.restart();
    const questions = await listQuestions();
    expect(questions[0]?.respostas).toMatchObject([{ nome: 'Rui Santos', administrador: false }]);
    expect(JSON.stringify(questions)).not.toMatch(/@|99999/);
  });

  it.each([902, 4711, 2_147_483_647])('is refused unless question %d is published', async (idPergunta) => {
    expect(await post('/question/answer', { ...answer, idPergunta })).toEqual({
      status: 400,
      body: { error: 'Pergunta não encontrada.', campos: { idPergunta: 'Pergunta não encontrada.' } },
    });
  });

  it.each([
    ['idPergunta', '99999999999'],
    ['nome', null],
    ['email', 'x'],
    ['resposta', ''],
    ['resposta', 'x'.repeat(2001)],
  ])('is refused with a wrong %s (case %#)', async (field, value) => {
    expect(await post('/question/answer', { ...answer, [field]: value })).toEqual({
      status: 400,
      body: { error: `Confira o campo "${field}".`, campos: { [field]: anySentence } },
    });
  });
});
