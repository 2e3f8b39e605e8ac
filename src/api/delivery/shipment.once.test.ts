import { describe, expect, it } from 'vitest';
import { createTestApi, readSession } from '../testing/test-api.ts';
import { createShipmentClient, curitiba, londrina, pricesOf } from './testing/shipment-client.ts';
import {
  emptyKit,
  heavy,
  insertShipmentShop,
  kit,
  oil,
  onRequest,
  openKit,
  sheetMist,
  soap,
  soldOut,
  tooHeavy,
} from './testing/shipment-shop.ts';

const shop = await createTestApi({ prepare: insertShipmentShop });
const freight = createShipmentClient(shop);

const quoteProduct = (idProduto: unknown, quantidade: unknown = 1, more = {}) =>
  freight.quote('/shipment/product', { cep: londrina, idProduto, quantidade, ...more });

describe('POST shipment/product', () => {
  it('returns the options of the contract, the cheapest first', async () => {
    expect(await quoteProduct(soap.id)).toEqual({
      fretes: [
        {
          id: '2',
          tipo: 'transportadora',
          label: 'Econômico',
          valor: 13.9,
          prazo: 'até 4 dias úteis',
          previsao: '2026-11-27',
          entregaAgendada: false,
        },
        {
          id: '1',
          tipo: 'expressa',
          label: 'Expresso',
          valor: 23.9,
          prazo: '1 dia útil',
          previsao: '2026-11-24',
          entregaAgendada: false,
        },
      ],
      pontosRetirada: [],
      paises: [{ nome: 'Brasil', sigla: 'BR', codigo: '1058' }],
      horarioCorte: 12,
      restricaoEntrega: '',
      mensagem: '',
    });
  });

  it('returns the pickup points of the state', async () => {
    const { fretes, pontosRetirada } = await quoteProduct(soap.id, 1, { cep: curitiba });
    expect(fretes[0]).toEqual({
      id: '3',
      tipo: 'retirada',
      label: 'Retirar em Curitiba',
      valor: 0,
      prazo: 'Retire em 1 dia útil',
      previsao: '2026-11-24',
      entregaAgendada: false,
    });
    expect(pontosRetirada).toEqual([
      {
        id: 1,
        nome: 'Ateliê Manacá',
        endereco: 'Rua das Jabuticabeiras',
        numero: '210',
        bairro: 'Santa Felicidade',
        cidade: 'Curitiba',
        uf: 'PR',
        horario: 'segunda a sexta, das 9h às 18h',
      },
    ]);
  });

  it.each([
    ['the lightest step', soap.id, 5, 13.9],
    ['the next step for weight', heavy.id, 2, 38.9],
    ['two parcels beyond 30 kg', heavy.id, 25, 0],
  ])('weighs the quantity: %s', async (_, id, quantity, expected) => {
    const { fretes } = await quoteProduct(id, quantity);
    expect(fretes.find(({ label }) => label === 'Econômico')?.valor).toBe(expected);
  });

  it('charges every parcel above 30 kg', async () => {
    const { fretes } = await quoteProduct(heavy.id, 25);
    expect(fretes.find(({ label }) => label === 'Expresso')?.valor).toBe(47.8);
  });

  it.each([
    [9, 13.9],
    [10, 0],
    [11, 0],
  ])('is free from R$ 149,00 on, by the server’s own price: %d soaps', async (quantity, expected) => {
    const { fretes } = await quoteProduct(soap.id, quantity, { preco: 999, valor: 999, total: 999 });
    expect(fretes[0]).toMatchObject({ label: 'Econômico', valor: expected });
  });

  it('uses the price of the chosen value', async () => {
    expect(pricesOf(await quoteProduct(oil.id, 1, { idAtributoValor: 900_052 }))[0]).toEqual(['Econômico', 0]);
    expect(pricesOf(await quoteProduct(oil.id, 1, { idAtributoValor: '900051' }))[0]).toEqual(['Econômico', 13.9]);
  });

  it('accepts numbers as strings, as public clients send them', async () => {
    expect(await quoteProduct(String(soap.id), '3', { marketplace: 0, idMarketplaceSeller: '0' })).toEqual(
      await quoteProduct(soap.id, 3),
    );
  });

  it('quotes sold-out products, and products of the other shop', async () => {
    expect((await quoteProduct(soldOut.id)).fretes).toHaveLength(2);
    expect((await quoteProduct(sheetMist.id)).fretes).toHaveLength(2);
  });

  it.each([
    ['is not served', '01310-100', 'Ainda não entregamos neste CEP.'],
    ['no state has', '78950-000', 'CEP não encontrado. Confira os números.'],
  ])('returns the reason when a CEP %s', async (_, cep, restricaoEntrega) => {
    expect(await quoteProduct(soap.id, 1, { cep })).toEqual({
      fretes: [],
      pontosRetirada: [],
      paises: [{ nome: 'Brasil', sigla: 'BR', codigo: '1058' }],
      restricaoEntrega,
      mensagem: '',
    });
  });

  it.each([
    ['one piece', tooHeavy.id, 1],
    ['so many pieces', heavy.id, 999],
  ])('reports that %s is too heavy', async (_, id, quantity) => {
    const { fretes, restricaoEntrega } = await quoteProduct(id, quantity);
    expect(fretes).toEqual([]);
    expect(restricaoEntrega).toMatch(/^Esta compra é pesada demais/);
  });

  const product = { cep: londrina, idProduto: soap.id };
  const noPostalCode = 'Informe um CEP de 8 números, como 80010-000.';
  it.each([
    ['a short CEP', { ...product, cep: '8001000' }, 400, noPostalCode],
    ['letters', { ...product, cep: 'abcdefgh' }, 400, noPostalCode],
    ['two hyphens', { ...product, cep: '80010--000' }, 400, noPostalCode],
    ['zeros', { ...product, cep: '00000-000' }, 400, noPostalCode],
    ['an empty CEP', { ...product, cep: '' }, 400, noPostalCode],
    ['no CEP', { idProduto: soap.id }, 400, 'Confira o campo "cep".'],
    ['a CEP as an object', { ...product, cep: { $gt: '' } }, 400, 'Confira o campo "cep".'],
    ['an unknown product', { ...product, idProduto: 999_999_999 }, 400, 'Produto não encontrado.'],
    ['an id beyond every column', { ...product, idProduto: '999999999999999' }, 400, 'Produto não encontrado.'],
    ['a value left open', { ...product, idProduto: oil.id }, 400, 'Escolha uma opção de Medida para Óleo de Teste.'],
    ['an unknown value', { ...product, idAtributoValor: 5 }, 400, 'Sabonete de Teste não tem essa opção.'],
    ['no quantity', { ...product, quantidade: 0 }, 400, 'A quantidade deve ser de pelo menos 1.'],
    ['a negative quantity', { ...product, quantidade: -1 }, 400, 'Confira o campo "quantidade".'],
    ['half a piece', { ...product, quantidade: 0.5 }, 400, 'Confira o campo "quantidade".'],
    [
      'a product on request',
      { ...product, idProduto: onRequest.id },
      422,
      'Difusor Profissional é vendido só sob consulta.',
    ],
  ])('refuses %s', async (_, json, status, error) => {
    expect(await freight.refuse('/shipment/product', json)).toEqual([status, error]);
  });

  it('creates no session', async () => {
    const response = await shop.send('/shipment/product', { method: 'POST', json: product });
    expect(readSession(response)).toBeUndefined();
  });

  it('is limited to ten quotes in two seconds', async () => {
    const headers = { 'X-Client-Address': '203.0.113.7', Session: 'a'.repeat(43) };
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => freight.send('/shipment/product', product, headers)),
    );
    expect(responses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('POST shipment/list', () => {
  const quoteList = (idLista: number, more = {}) =>
    freight.quote('/shipment/list', { cep: londrina, idLista, quantidade: 1, ...more });

  it('sums weights and prices of all parts: 2.25 kg of R$ 199,00', async () => {
    expect(pricesOf(await quoteList(kit.id))).toEqual([
      ['Econômico', 0],
      ['Expresso', 23.9],
    ]);
    expect(pricesOf(await quoteList(kit.id, { quantidade: '14' }))).toEqual([
      ['Econômico', 0],
      ['Expresso', 47.8],
    ]);
  });

  it('weighs the chosen parts of an open kit', async () => {
    expect(pricesOf(await quoteList(openKit.id, { parametros: `${soap.id}-0-2` }))[0]).toEqual(['Econômico', 13.9]);
    expect(pricesOf(await quoteList(openKit.id, { parametros: `${heavy.id}-0-2` }))[0]).toEqual(['Expresso', 23.9]);
  });

  it('quotes a kit with a sold-out part', async () => {
    expect((await quoteList(openKit.id)).fretes).toHaveLength(2);
  });

  it.each([
    ['an unknown kit', { idLista: 7 }, 400, 'Kit não encontrado.'],
    ['a kit without parts', { idLista: emptyKit.id }, 422, 'Escolha ao menos um produto de Kit Vazio.'],
    [
      'parts of another kit',
      { idLista: kit.id, parametros: '101-0-1' },
      400,
      'O produto 101 não faz parte de Kit Banho.',
    ],
    ['parts that are no parts', { idLista: kit.id, parametros: 'x' }, 400, 'Não entendemos a escolha de Kit Banho.'],
    ['no quantity', { idLista: kit.id, quantidade: 0 }, 400, 'A quantidade deve ser de pelo menos 1.'],
    ['a wrong CEP', { idLista: kit.id, cep: '1' }, 400, 'Informe um CEP de 8 números, como 80010-000.'],
  ])('refuses %s', async (_, json, status, error) => {
    expect(await freight.refuse('/shipment/list', { cep: londrina, quantidade: 1, ...json })).toEqual([status, error]);
  });
});
