import { describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import { alignGeneratedKeys } from '#database/generated-keys.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { findLastChange } from '../../testing/last-change.ts';
import { anySentence, createTestApi } from '../../testing/test-api.ts';
import { publishReview } from './publish-review.ts';

const products = [
  { id: 1, name: 'Óleo de Lavanda', slug: 'lavanda', categoryId: smallShop.categories.french },
  { id: 2, name: 'Vela de Figo', slug: 'vela', categoryId: smallShop.categories.candles },
];

const shop = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, products);
    await insertKit(database, { id: 70, name: 'Kit Sono', kind: 'fechada', parts: [{ productId: 1, quantity: 2 }] });
    const base = { list_id: null, recommends: 1 as const, published: 1 as const, email: 'ana@exemplo.test' };
    const at = (day: number) => Date.parse(`2026-10-${day}T12:00:00-03:00`);
    await database.kysely
      .insertInto('reviews')
      .values([
        { id: 11, product_id: 1, reviewer: 'Ana P.', stars: 5, comment: 'Amei.', created_at: at(11), ...base },
        { id: 12, product_id: 1, reviewer: 'Rui S.', stars: 2, comment: 'Fraco.', created_at: at(14), ...base },
        { id: 13, product_id: 2, reviewer: 'Bia L.', stars: 5, comment: 'Linda.', created_at: at(12), ...base },
        { id: 14, product_id: 2, reviewer: 'Caio H.', stars: 4, comment: 'Boa.', created_at: at(12), ...base },
        { id: 15, product_id: 2, reviewer: 'Só Estrelas', stars: 5, comment: null, created_at: at(20), ...base },
        {
          ...base,
          id: 16,
          product_id: 2,
          reviewer: 'À Espera',
          stars: 1,
          comment: 'Não.',
          created_at: at(21),
          published: 0,
        },
        {
          ...base,
          id: 17,
          product_id: null,
          list_id: 70,
          reviewer: 'Kit',
          stars: 5,
          comment: 'Kit!',
          created_at: at(22),
        },
      ])
      .execute();
    await alignGeneratedKeys(database.kysely, database.engine, ['reviews']);
  },
});
const client = createContractClient(shop);

const list = async (parameters: Record<string, string | number> = {}) => {
  const { avaliacoes, info } = await client.get(calls.productReviews, parameters);
  return { ids: avaliacoes.map(({ id }) => id), info };
};

describe('the reviews of all products', () => {
  it('are the published ones with a comment, newest first, with their product', async () => {
    expect((await list()).ids).toEqual([12, 14, 13, 11]);
    const { avaliacoes, info } = await client.get(calls.productReviews, { limit: 1 });
    expect(avaliacoes).toEqual([
      {
        id: 12,
        nome: 'Rui S.',
        data: '2026-10-14T12:00:00-03:00',
        comentario: 'Fraco.',
        nota: 2,
        recomenda: true,
        produto: { id: 1, nome: 'Óleo de Lavanda' },
      },
    ]);
    expect(info).toEqual({ offset: 0, limit: 1, exibindo: 1, total: 4 });
  });

  it.each([
    [{ order: 'ASC' }, [11, 13, 14, 12]],
    [{ order: 'asc' }, [11, 13, 14, 12]],
    [{ order: 'DESC' }, [12, 14, 13, 11]],
    [{ order: 'drop table' }, [12, 14, 13, 11]],
    [{ order: 'MELHORES' }, [13, 11, 14, 12]],
    [{ order: 'piores' }, [12, 14, 13, 11]],
    [{ order: 'MELHORES', idProduto: 1 }, [11, 12]],
    [{ order: '__proto__' }, [12, 14, 13, 11]],
    [{ nota: 5 }, [13, 11]],
    [{ idProduto: 2 }, [14, 13]],
    [{ idProduto: 2, nota: 4 }, [14]],
    [{ idCategoria: smallShop.categories.oils }, [12, 11]],
    [{ idCategoria: smallShop.categories.candles }, [14, 13]],
    [{ idCategoria: smallShop.categories.oils, idProduto: 2 }, []],
    [{ idCategoria: smallShop.categories.offers, nota: 5 }, [13, 11]],
    [{ idCategoria: '', nota: '', idProduto: '' }, [12, 14, 13, 11]],
    [{ offset: 1, limit: 2 }, [14, 13]],
    [{ offset: 4 }, []],
  ])('narrowed by %j are %j', async (parameters, ids) => {
    expect((await list(parameters)).ids).toEqual(ids);
  });

  it.each(['nota', 'idProduto', 'idCategoria'])('are none when %s is unknown', async (name) => {
    for (const value of ['0', '-1', '8', '1.5', '99999999999999', 'abc', "1' or '1'='1"]) {
      expect(await list({ [name]: value }), value).toMatchObject({ ids: [], info: { total: 0, exibindo: 0 } });
    }
  });

  it.each([
    [{ limit: 0 }, 0, 1],
    [{ limit: -5, offset: -5 }, 0, 1],
    [{ limit: 5000 }, 0, 100],
    [{ limit: 'abc', offset: 'abc' }, 0, 12],
    [{ limit: '1e9', offset: '1.5' }, 0, 12],
    [{ offset: '99999999999999999999' }, 1_000_000_000, 12],
  ])('are paginated with the parameters %j', async (parameters, offset, limit) => {
    expect((await list(parameters)).info).toMatchObject({ offset, limit, total: 4 });
  });

  it('contain no e-mail address', async () => {
    const { body } = await client.request('/evaluations/product', { limit: 100 });
    expect(JSON.stringify(body)).not.toContain('@');
  });
});

const review = {
  nome: 'Maria S.',
  email: 'maria@exemplo.test',
  nota: 5,
  comentario: 'Perfume delicado.',
  recomenda: true,
};
const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  shop.send(path, { method: 'POST', json, headers });
const reviewsOf = (email: string) =>
  shop.database.kysely.selectFrom('reviews').selectAll().where('email', '=', email).orderBy('id').execute();

describe('a new review', () => {
  it('waits for approval, and appears on the product’s page and in its mean once it is published', async () => {
    const getRating = async () => (await client.get(calls.productDetail, { url: '/lavanda' })).conteudo.avaliacao;
    const before = await getRating();
    const response = await post('/evaluations/product', { ...review, idProduto: '1', nota: '4', recomenda: undefined });
    expect(successSchema.parse(await response.json())).toEqual({
      sucesso: true,
      mensagem: 'Obrigado. Sua avaliação aparece aqui depois de aprovada.',
    });
    const [row] = await reviewsOf(review.email);
    expect(row).toMatchObject({ product_id: 1, list_id: null, stars: 4, recommends: 1, published: 0 });
    await shop.restart();
    expect(await getRating()).toEqual(before);

    expect(await publishReview(shop.database, row?.id ?? 0)).toBe(true);
    expect(await publishReview(shop.database, row?.id ?? 0)).toBe(false);
    expect(await publishReview(shop.database, 999_999)).toBe(false);
    await shop.restart();
    const after = await getRating();
    expect([before.quantidade, after.quantidade]).toEqual([2, 3]);
    expect(after.avaliacoes?.[0]).toMatchObject({ nome: 'Maria S.', nota: 4, comentario: 'Perfume delicado.' });
    expect((await list({ idProduto: 1 })).info.total).toBe(3);
    expect(JSON.stringify(after)).not.toContain('@');
  });

  it('of a kit appears on the kit’s page once it is published', async () => {
    const getRating = async () => (await client.get(calls.listDetail, { url: '/lista/kit-70' })).conteudo.avaliacao;
    const email = 'kit@exemplo.test';
    const comments = async () => (await getRating()).avaliacoes?.map(({ comentario }) => comentario);
    await post('/evaluations/list', { ...review, email, idListaCompra: '70', comentario: 'Kit completo.' });
    await shop.restart();
    expect(await comments()).toEqual(['Kit!']);
    const [row] = await reviewsOf(email);
    await publishReview(shop.database, row?.id ?? 0);
    await shop.restart();
    expect((await comments())?.toSorted()).toEqual(['Kit completo.', 'Kit!']);
    expect(JSON.stringify(await getRating())).not.toContain('@');
  });

  it('is recorded as a change of its product when it is published', async () => {
    await post('/evaluations/product', { ...review, idProduto: 2, email: 'rebuild@exemplo.test' });
    const [row] = await reviewsOf('rebuild@exemplo.test');
    await publishReview(shop.database, row?.id ?? 0);
    expect(await findLastChange(shop.database)).toEqual({ kind: 'product', row_id: 2 });
  });

  it('replaces a pending one, but not one of another item or a published one', async () => {
    const send = (idProduto: number, comentario: string) =>
      post('/evaluations/product', { ...review, idProduto, comentario, email: 'BIA@exemplo.test' });
    await send(1, 'Primeira');
    await send(2, 'Outra coisa');
    await post('/evaluations/list', { ...review, idListaCompra: 70, email: 'bia@exemplo.test', comentario: '' });
    await send(1, 'Segunda');
    const rows = await reviewsOf('bia@exemplo.test');
    expect(rows.map((row) => [row.product_id, row.list_id, row.comment])).toEqual([
      [1, null, 'Segunda'],
      [2, null, 'Outra coisa'],
      [null, 70, null],
    ]);
    await publishReview(shop.database, rows[0]?.id ?? 0);
    await send(1, 'Terceira');
    expect((await reviewsOf('bia@exemplo.test')).filter((row) => row.product_id === 1)).toHaveLength(2);
  });

  it('is stored once for concurrent requests', async () => {
    const email = 'dobro@exemplo.test';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/evaluations/product', { ...review, email, idProduto: 1 })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(
      Array.from({ length: 20 }, () => post('/evaluations/list', { ...review, email, idListaCompra: 70 })),
    );
    expect((await reviewsOf(email)).map((row) => [row.product_id, row.list_id])).toEqual([
      [1, null],
      [null, 70],
    ]);
  });

  it('is stored cleaned', async () => {
    const email = 'limpa@exemplo.test';
    await post('/evaluations/product', {
      ...review,
      email,
      idProduto: 1,
      nome: ' Ana\r\nPaula ',
      comentario: '  Ac\u0327ai\u0301 \u202e<b>bom</b>\u0007\r\n\r\n\r\n\r\n5 estrelas ',
      published: 1,
    });
    expect(await reviewsOf(email)).toMatchObject([
      { reviewer: 'Ana Paula', comment: 'Açaí <b>bom</b>\n\n5 estrelas', published: 0 },
    ]);
  });

  it.each([
    ['idProduto', undefined],
    ['idProduto', 'abc'],
    ['idProduto', '999999999999999'],
    ['nome', ''],
    ['nome', 'maria@exemplo.test'],
    ['email', 'maria'],
    ['email', `${'a'.repeat(250)}@exemplo.test`],
    ['nota', 0],
    ['nota', 6],
    ['nota', 4.5],
    ['nota', null],
    ['comentario', 'x'.repeat(2001)],
    ['comentario', { $ne: '' }],
    ['recomenda', 'talvez'],
  ])('is refused with a wrong %s (case %#)', async (field, value) => {
    const response = await post('/evaluations/product', {
      idProduto: 1,
      ...review,
      email: 'errada@exemplo.test',
      [field]: value,
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: `Confira o campo "${field}".`, campos: { [field]: anySentence } },
    ]);
    expect(await reviewsOf('errada@exemplo.test')).toEqual([]);
  });

  it('is refused for an unknown id', async () => {
    const toProduct = await post('/evaluations/product', { ...review, idProduto: 999 });
    expect([toProduct.status, errorSchema.parse(await toProduct.json()).error]).toEqual([
      400,
      'Produto não encontrado.',
    ]);
    const toList = await post('/evaluations/list', { ...review, idListaCompra: 1 });
    expect([toList.status, errorSchema.parse(await toList.json()).error]).toEqual([400, 'Lista não encontrada.']);
  });

  it('is limited to five an hour of one session, for all items together', async () => {
    const headers = { 'X-Client-Address': '203.0.113.7', Session: 'a'.repeat(43) };
    const send = async (path: string) =>
      (await post(path, { ...review, idProduto: 1, idListaCompra: 70 }, headers)).status;
    const statuses = [];
    for (const path of ['product', 'list', 'product', 'list', 'product', 'list'])
      statuses.push(await send(`/evaluations/${path}`));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
