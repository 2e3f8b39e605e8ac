import { afterEach, describe, expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { wishlistProductsSchema, wishlistSchema } from '#contract/customers/wishlist.ts';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createAccounts } from '../accounts/testing/accounts.ts';
import { setPublished } from '../catalogue/merchant/set-published.ts';
import { insertProduct } from '../testing/insert-catalogue.ts';
import { anySentence, createTestApi } from '../testing/test-api.ts';
import { maxFavourites } from './add-favourite.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 5 };
const soap = { id: 900_002, name: 'Sabonete de Teste', priceCents: 1990, stock: 0 };
const sheetMist = { id: 900_003, name: 'Água de Lençóis de Teste', priceCents: 2990, stock: 5, shops: ['caszulo'] };
const discontinued = { id: 900_004, name: 'Difusor Antigo', priceCents: 9990, stock: 5 };
const fillerIds = Array.from({ length: maxFavourites }, (_, index) => 910_000 + index);
const maria = 1;
const joao = 2;

const shop = await createTestApi({
  products: [candle, soap, sheetMist, discontinued],
});
const accounts = createAccounts(shop);
const asMaria = await accounts.signIn(maria);
const asJoao = await accounts.signIn(joao);
afterEach(async () => {
  shop.clock.now = testNow;
  await shop.database.kysely.deleteFrom('favourites').execute();
});

type Verb = 'add' | 'remove' | 'verify';

const post = (verb: Verb, json: unknown, session = asMaria) =>
  shop.send(`/wishlist/${verb}`, { method: 'POST', json, headers: { Session: session } });

async function send(verb: Verb, idProduto: unknown, session = asMaria) {
  const response = await post(verb, { idProduto }, session);
  return response.status === 200
    ? successSchema.parse(await response.json()).sucesso
    : [response.status, errorSchema.parse(await response.json()).error];
}

async function listIds(session = asMaria) {
  const response = await shop.send('/wishlist', { headers: { Session: session } });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return wishlistSchema.parse(await response.json()).favoritos;
}

async function listProducts(query = '', session = asMaria) {
  const response = await shop.send(`/wishlist/products${query}`, { headers: { Session: session } });
  const { produtos, info } = wishlistProductsSchema.parse(await response.json());
  return { ids: produtos.map(({ id }) => id), info, produtos };
}

const later = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
};

const signInFirst = [401, 'Entre na sua conta para continuar.'];
const unknownProduct = [400, 'Produto não encontrado.'];

describe('a favourite', () => {
  it('is added, verified, listed and removed', async () => {
    expect(await send('verify', candle.id)).toBe(false);
    expect(await send('add', candle.id)).toBe(true);
    expect(await send('verify', candle.id)).toBe(true);
    expect(await listIds()).toEqual([candle.id]);
    expect(await send('remove', candle.id)).toBe(true);
    expect(await send('verify', candle.id)).toBe(false);
    expect(await listIds()).toEqual([]);
  });

  it('is neither added nor removed if the request is meant for another customer', async () => {
    const meantFor = async (verb: Verb, customerId: number) => {
      const headers = { Session: asJoao, 'X-Customer-Id': String(customerId) };
      const response = await shop.send(`/wishlist/${verb}`, {
        method: 'POST',
        json: { idProduto: candle.id },
        headers,
      });
      return [response.status, await listIds(asJoao)];
    };
    expect(await meantFor('add', maria)).toEqual([409, []]);
    expect(await meantFor('add', joao)).toEqual([200, [candle.id]]);
    expect(await meantFor('remove', maria)).toEqual([409, [candle.id]]);
    expect(await meantFor('remove', joao)).toEqual([200, []]);
  });

  it('is stored once for repeated additions, and removed by repeated removals', async () => {
    expect(await Promise.all([send('add', candle.id), send('add', candle.id)])).toEqual([true, true]);
    expect(await send('add', candle.id)).toBe(true);
    expect(await listIds()).toEqual([candle.id]);
    expect(await send('remove', candle.id)).toBe(true);
    expect(await send('remove', candle.id)).toBe(true);
  });

  it('is stored once for a hundred concurrent additions', async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => send('add', candle.id)));
    expect(new Set(responses)).toEqual(new Set([true]));
    const rows = await shop.database.kysely.selectFrom('favourites').selectAll().execute();
    expect(rows).toEqual([{ customer_id: maria, product_id: candle.id, created_at: testNow.getTime() }]);
    expect(shop.failures).toEqual([]);
  });

  it('handles concurrent additions and removals without an error', async () => {
    const verbs = Array.from({ length: 60 }, (_, index): Verb => (index % 2 === 0 ? 'add' : 'remove'));
    expect(new Set(await Promise.all(verbs.map((verb) => send(verb, candle.id))))).toEqual(new Set([true]));
    expect(shop.failures).toEqual([]);
  });

  it('has the time of its first addition', async () => {
    await send('add', candle.id);
    later();
    await send('add', soap.id);
    later();
    await send('add', candle.id);
    expect(await listIds()).toEqual([soap.id, candle.id]);
  });

  it('may be sold out, or sold in the other shop only', async () => {
    expect([await send('add', soap.id), await send('add', sheetMist.id)]).toEqual([true, true]);
    expect(await listIds()).toEqual([sheetMist.id, soap.id]);
  });

  it('is per product, whatever value, unit and quantity are sent', async () => {
    const whole = { idAtributoSimples: 0, idUnidadeVenda: 1, quantidade: 3, parametroAdicional: '' };
    const bare = { idAtributoSimples: null, idUnidadeVenda: '7', quantidade: null, parametroAdicional: null };
    expect((await post('add', { idProduto: String(candle.id), ...whole, preco: 0.01, cliente: joao })).status).toBe(
      200,
    );
    expect((await post('add', { idProduto: candle.id, ...bare })).status).toBe(200);
    expect(await listIds()).toEqual([candle.id]);
    expect(await listIds(asJoao)).toEqual([]);
  });

  it('belongs to its customer alone', async () => {
    await send('add', candle.id);
    expect(await send('verify', candle.id, asJoao)).toBe(false);
    expect(await send('remove', candle.id, asJoao)).toBe(true);
    expect(await send('verify', candle.id)).toBe(true);
  });
});

describe('a visitor', () => {
  it('must sign in to add or remove, with or without a session', async () => {
    const anonymous = await accounts.signIn(null);
    for (const session of ['', 'unknown', anonymous]) {
      expect(await send('add', candle.id, session)).toEqual(signInFirst);
      expect(await send('remove', candle.id, session)).toEqual(signInFirst);
    }
  });

  it('gets an empty list without an error or a new session', async () => {
    expect(await send('verify', candle.id, '')).toBe(false);
    expect(await listIds('')).toEqual([]);
    expect(await listProducts('', '')).toMatchObject({ ids: [], info: { exibindo: 0, total: 0 } });
    expect((await post('verify', { idProduto: candle.id }, '')).headers.getSetCookie()).toEqual([]);
  });
});

describe('a request', () => {
  it.each(['add', 'remove', 'verify'] as const)('to %s an unknown product returns an error', async (verb) => {
    for (const id of [0, 899_999, '899999', 2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect(await send(verb, id)).toEqual(unknownProduct);
    }
    expect(shop.failures).toEqual([]);
  });

  it.each([
    ['no product', {}, 'idProduto'],
    ['a negative id', { idProduto: -1 }, 'idProduto'],
    ['half an id', { idProduto: 1.5 }, 'idProduto'],
    ['words', { idProduto: 'vela' }, 'idProduto'],
    ['a list', { idProduto: [candle.id] }, 'idProduto'],
    ['an ill-typed value', { idProduto: candle.id, idAtributoSimples: 'x' }, 'idAtributoSimples'],
    ['an endless parameter', { idProduto: candle.id, parametroAdicional: 'x'.repeat(501) }, 'parametroAdicional'],
  ])('with %s returns an error that names the field', async (_, json, field) => {
    for (const verb of ['add', 'remove', 'verify'] as const) {
      const response = await post(verb, json);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: `Confira o campo "${field}".`, campos: { [field]: anySentence } },
      ]);
    }
  });
});

describe('a product that is no longer sold', () => {
  it('is omitted from the lists, and can still be removed', async () => {
    await send('add', candle.id);
    await send('add', discontinued.id);
    await setPublished(shop.database, discontinued.id, false);
    await shop.restart();
    expect(await listIds()).toEqual([candle.id]);
    expect((await listProducts()).info.total).toBe(1);
    expect(await send('add', discontinued.id)).toEqual(unknownProduct);
    expect(await send('verify', discontinued.id)).toBe(true);
    expect(await send('remove', discontinued.id)).toBe(true);
    expect(await send('remove', discontinued.id)).toEqual(unknownProduct);
  });

  it('causes no error before the read model is rebuilt', async () => {
    const fleeting = { id: 900_005, name: 'Produto Passageiro', priceCents: 990, stock: 1 };
    await insertProduct(shop.database, fleeting);
    await shop.restart();
    await shop.database.kysely.deleteFrom('products').where('id', '=', fleeting.id).execute();
    expect(await send('add', fleeting.id)).toBe(true);
    expect(await shop.database.kysely.selectFrom('favourites').selectAll().execute()).toEqual([]);
    expect(shop.failures).toEqual([]);
  });
});

describe('the cards of the favourites', () => {
  it('are those of listings, the newest favourite first', async () => {
    for (const { id } of [candle, sheetMist, soap]) {
      await send('add', id);
      later();
    }
    const { ids, info, produtos } = await listProducts();
    expect(ids).toEqual([soap.id, sheetMist.id, candle.id]);
    expect(info).toEqual({ offset: 0, limit: 12, exibindo: 3, total: 3 });
    expect(produtos[2]).toMatchObject({ nome: candle.name, status: 'disponivel', precos: { por: 49.9 } });
    expect(produtos[0]).toMatchObject({ status: 'indisponivel' });
  });

  it('are paginated with each product once', async () => {
    for (const { id } of [candle, sheetMist, soap]) await send('add', id);
    const first = await listProducts('?offset=0&limit=2');
    const second = await listProducts('?offset=2&limit=2');
    expect([...first.ids, ...second.ids]).toEqual([sheetMist.id, soap.id, candle.id]);
    expect(second.info).toEqual({ offset: 2, limit: 2, exibindo: 1, total: 3 });
    expect(await listProducts('?offset=900')).toMatchObject({ ids: [], info: { exibindo: 0, total: 3 } });
  });
});

describe('a full list', () => {
  async function fill(count: number) {
    const sample = await shop.database.kysely
      .selectFrom('products')
      .selectAll()
      .where('id', '=', candle.id)
      .executeTakeFirstOrThrow();
    const ids = fillerIds.slice(0, count);
    for (const id of ids) {
      await shop.database.kysely
        .insertInto('products')
        .values({ ...sample, id, slug: `recheio-${id}`, sku: `R-${id}`, active: 0 })
        .execute();
    }
    await shop.database.kysely
      .insertInto('favourites')
      .values(ids.map((id) => ({ customer_id: maria, product_id: id, created_at: 0 })))
      .execute();
  }

  it('refuses another product until one is removed', async () => {
    await fill(maxFavourites - 1);
    expect(await send('add', candle.id)).toBe(true);
    const error = 'Sua lista já tem 500 favoritos. Retire algum para guardar outro.';
    const refusal = await post('add', { idProduto: soap.id });
    expect([refusal.status, await refusal.json()]).toEqual([422, { error, campos: { idProduto: error } }]);
    expect(await send('add', candle.id)).toBe(true);
    expect(await send('add', soap.id, asJoao)).toBe(true);
    expect(await send('remove', candle.id)).toBe(true);
    expect(await send('add', soap.id)).toBe(true);
  });
});
