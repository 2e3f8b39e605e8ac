import { describe, expect, it } from 'vitest';
import { orderRequestSchema } from '#contract/buying/order-requests.ts';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import { line } from '../../testing/cart-client.ts';
import type { Buyers } from '../testing/buyers.ts';
import { createFulfilment } from '../testing/fulfilment.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const mist = { id: 910_001, name: 'Bruma de Teste', priceCents: 2990, stock: 500 };
const oil = { id: 910_002, name: 'Óleo de Teste', priceCents: 4990, stock: 500 };

type Placed = Awaited<ReturnType<Buyers['place']>>;

const { shop, buyers } = await createOrderShop({ products: [mist, oil] });
const fulfilment = createFulfilment(shop);

const place = async () => buyers.place(await buyers.create([line(mist.id, 3), line(oil.id)]));

const ask = ({ numero, token }: Placed, json: object) =>
  buyers.send('', 'POST', `/order/${numero}/request`, json, token);
const request = async (placed: Placed, json: object) => orderRequestSchema.parse((await ask(placed, json)).body);
const refuse = async (placed: Placed, json: object) => {
  const { status, body } = await ask(placed, json);
  return [status, errorSchema.parse(body).error];
};

describe('a request', () => {
  it('to withdraw gets its protocol at once, needs no reason, and is shown with the order', async () => {
    const placed = await place();
    await fulfilment.deliver(placed.numero);
    expect(await buyers.read(placed)).toMatchObject({
      podeSolicitar: ['arrependimento', 'troca', 'defeito'],
      arrependimento: { ate: '2026-11-27' },
      solicitacoes: [],
    });
    const asked = await request(placed, { tipo: 'arrependimento' });
    expect(asked.protocolo).toMatch(/^S-\w{4}-\w{4}$/);
    expect(asked).toEqual({
      protocolo: asked.protocolo,
      tipo: 'arrependimento',
      estado: 'aprovada',
      feitaEm: testNow.toISOString(),
      prazo: '2026-11-25',
      itens: [
        { posicao: 0, quantidade: 3 },
        { posicao: 1, quantidade: 1 },
      ],
      texto: '',
      resposta: '',
    });
    const order = await buyers.read(placed);
    expect(order.solicitacoes).toEqual([asked]);
    expect(order.podeSolicitar).toEqual([]);
    expect(order.arrependimento).toBeUndefined();
  });

  it.each(['troca', 'defeito'])('of the kind %s needs a text, which is named as the missing field', async (tipo) => {
    const placed = await place();
    await fulfilment.deliver(placed.numero);
    for (const texto of [undefined, '', ' \n '])
      expect(await ask(placed, { tipo, texto })).toMatchObject({
        status: 400,
        body: { campos: { texto: 'Conte em poucas palavras, para a gente poder ajudar.' } },
      });
    expect((await buyers.read(placed)).solicitacoes).toEqual([]);
    expect(await request(placed, { tipo, texto: 'Veio vazando.' })).toMatchObject({ tipo, texto: 'Veio vazando.' });
  });

  it.each(['troca', 'defeito'])(
    'of the kind %s leaves the right to withdraw, which replaces it [R10.6-11]',
    async (tipo) => {
      const placed = await place();
      await fulfilment.deliver(placed.numero);
      const earlier = await request(placed, { tipo, itens: [{ posicao: 0, quantidade: 3 }], texto: 'Veio vazando.' });
      const before = await buyers.read(placed);
      expect(before.podeSolicitar).toEqual(['arrependimento', 'troca', 'defeito']);
      expect(before.itens.map(({ livres, desistiveis }) => [livres, desistiveis])).toEqual([
        [0, 3],
        [1, 1],
      ]);
      const part = await request(placed, { tipo: 'arrependimento', itens: [{ posicao: 0, quantidade: 1 }] });
      expect((await buyers.read(placed)).solicitacoes).toMatchObject([
        { estado: earlier.estado, itens: [{ posicao: 0, quantidade: 2 }] },
        part,
      ]);
      const rest = await request(placed, { tipo: 'arrependimento' });
      expect(rest.itens).toEqual([
        { posicao: 0, quantidade: 2 },
        { posicao: 1, quantidade: 1 },
      ]);
      const { solicitacoes, podeSolicitar } = await buyers.read(placed);
      expect(solicitacoes).toMatchObject([
        { protocolo: earlier.protocolo, estado: 'concluida', substituidaPor: rest.protocolo },
        part,
        rest,
      ]);
      expect(podeSolicitar).toEqual([]);
    },
  );

  it('is one, however often it is sent, and another one for other pieces [R10.6-10]', async () => {
    const placed = await place();
    await fulfilment.deliver(placed.numero);
    const json = { tipo: 'troca', itens: [{ posicao: 0, quantidade: 1 }], texto: 'Veio o perfume errado.' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(placed, json)));
    const [first] = answers;
    expect(answers).toEqual(answers.map(() => first));
    expect(first?.itens).toEqual(json.itens);
    const other = await request(placed, { ...json, itens: [{ posicao: 1, quantidade: 1 }] });
    expect(other.itens).toEqual([{ posicao: 1, quantidade: 1 }]);
    const rest = await request(placed, { tipo: 'defeito', texto: 'Veio vazando.' });
    expect(rest.itens).toEqual([{ posicao: 0, quantidade: 2 }]);
    expect(await request(placed, { tipo: 'defeito', texto: 'Veio vazando.' })).toEqual(rest);
    expect((await buyers.read(placed)).solicitacoes).toEqual([first, other, rest]);
  });

  it('to withdraw from the rest is taken while another is open, also from as many pieces of the same line', async () => {
    const placed = await place();
    await fulfilment.deliver(placed.numero);
    const one = { tipo: 'arrependimento', itens: [{ posicao: 0, quantidade: 1 }] };
    const first = await request(placed, one);
    expect((await buyers.read(placed)).podeSolicitar).toContain('arrependimento');
    try {
      shop.clock.now = new Date(testNow.getTime() + 24 * 60 * 60 * 1000);
      const second = await request(placed, one);
      expect([second.protocolo === first.protocolo, second.itens]).toEqual([false, one.itens]);
      const rest = await request(placed, { tipo: 'arrependimento' });
      expect(rest.itens).toEqual([
        { posicao: 0, quantidade: 1 },
        { posicao: 1, quantidade: 1 },
      ]);
      expect(await request(placed, { tipo: 'arrependimento' })).toMatchObject({ tipo: 'arrependimento' });
      const order = await buyers.read(placed);
      expect([order.solicitacoes, order.podeSolicitar]).toEqual([[first, second, rest], []]);
    } finally {
      shop.clock.now = testNow;
    }
  });

  it('of a kind that is not possible names the kind while another one is', async () => {
    const placed = await place();
    const listFields = async (tipo: string) =>
      Object.keys(errorSchema.parse((await ask(placed, { tipo, texto: 'Prefiro outro aroma.' })).body).campos ?? {});
    expect(await listFields('arrependimento')).toEqual([]);
    await fulfilment.ship(placed.numero);
    expect(await listFields('troca')).toEqual(['tipo']);
    await fulfilment.deliver(placed.numero, shop.clock.now.getTime() - 9 * 24 * 3_600_000);
    expect(await listFields('arrependimento')).toEqual(['tipo']);
  });

  it('to withdraw is open from dispatch until the end of the seventh day after delivery in São Paulo', async () => {
    const placed = await place();
    expect(await refuse(placed, { tipo: 'arrependimento' })).toEqual([
      422,
      'Este pedido ainda não foi enviado. Em vez de devolver, você pode cancelar o pedido.',
    ]);
    await fulfilment.ship(placed.numero);
    const sent = await buyers.read(placed);
    expect([sent.podeSolicitar, sent.arrependimento]).toEqual([['arrependimento'], {}]);
    expect(await refuse(placed, { tipo: 'troca', texto: 'Prefiro outro aroma.' })).toEqual([
      422,
      'Este pedido ainda não foi entregue. Peça a troca quando ele chegar.',
    ]);
    // 23:30 in São Paulo is the next day in UTC.
    await fulfilment.deliver(placed.numero, Date.parse('2026-11-20T23:30:00-03:00'));
    try {
      shop.clock.now = new Date('2026-11-28T00:00:00-03:00');
      const late = await buyers.read(placed);
      expect([late.podeSolicitar, late.arrependimento]).toEqual([['troca', 'defeito'], undefined]);
      expect(await refuse(placed, { tipo: 'arrependimento' })).toEqual([
        422,
        'O prazo para desistir da compra terminou em 27/11/2026. Se algo veio errado ou com defeito, peça uma troca.',
      ]);
      shop.clock.now = new Date('2026-11-27T23:59:59.999-03:00');
      expect((await buyers.read(placed)).arrependimento).toEqual({ ate: '2026-11-27' });
      expect(await request(placed, { tipo: 'arrependimento' })).toMatchObject({ prazo: '2026-12-02' });
    } finally {
      shop.clock.now = testNow;
    }
  });

  it('names existing lines, each once, and no more than the buyer has', async () => {
    const placed = await place();
    await fulfilment.deliver(placed.numero);
    const choose = (itens: object[]) => refuse(placed, { tipo: 'troca', itens, texto: 'Prefiro outro aroma.' });
    const choice = (posicao: number, quantidade: number) => ({ posicao, quantidade });
    expect(await choose([choice(2, 1)])).toEqual([400, 'Confira os produtos.']);
    expect(await choose([choice(0, 1), choice(0, 1)])).toEqual([400, 'Confira os produtos.']);
    expect(await choose([choice(0, 0)])).toEqual([400, 'Escolha pelo menos um produto.']);
    expect(await choose([])).toEqual([400, 'Escolha pelo menos um produto.']);
    expect(await choose([choice(0, 4)])).toEqual([422, 'De Bruma de Teste você pode escolher no máximo 3.']);
    await request(placed, { tipo: 'defeito', itens: [choice(1, 1)], texto: 'Veio vazando.' });
    expect(await choose([choice(1, 1)])).toEqual([422, 'Óleo de Teste já voltou ou está em outra solicitação.']);
    await request(placed, { tipo: 'arrependimento', itens: [choice(0, 3), choice(1, 0)] });
    expect(await choose([choice(0, 1)])).toEqual([422, 'Estes produtos já voltaram ou estão em outra solicitação.']);
    expect((await ask(placed, { tipo: 'presente' })).status).toBe(400);
  });

  it('is received from the buyer only', async () => {
    const placed = await place();
    await fulfilment.deliver(placed.numero);
    const json = { tipo: 'troca', texto: 'Prefiro outro aroma.' };
    const unknown = await ask({ ...placed, numero: '3333-3333' }, json);
    expect(unknown.status).toBe(404);
    expect(await ask({ ...placed, token: '' }, json)).toEqual(unknown);
    expect(await ask({ ...placed, token: 'x'.repeat(43) }, json)).toEqual(unknown);
    expect((await buyers.read(placed)).solicitacoes).toEqual([]);
  });
});
