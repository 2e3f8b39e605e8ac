import { describe, expect, it } from 'vitest';
import { createRecordingApi } from '../../testing/recording-api.ts';
import type { FreightTarget } from './freight-target.ts';
import { quoteFreight } from './quote-freight.server.ts';

const shipment = { fretes: [], pontosRetirada: [], restricaoEntrega: 'Ainda não entregamos neste CEP.', mensagem: '' };
const product: FreightTarget = { kind: 'product', productId: 7, valueId: 0, quantity: 1 };

async function quote(address: string, target: FreightTarget, respond: () => unknown = () => shipment) {
  const { api, requests } = createRecordingApi(
    { '/shipment/product': respond, '/shipment/list': respond, '/shipment/cart': respond },
    'caszulo',
  );
  const reports: string[] = [];
  const onError = (_error: unknown, message: string) => void reports.push(message);
  const quoted = await quoteFreight({ api, onError, url: new URL(address, 'https://loja.test') }, target);
  return { quoted, requests, reports };
}

describe('quoteFreight', () => {
  it('sends no request without a CEP in the query', async () => {
    const { quoted, requests } = await quote('/oleo', product);
    expect([quoted, requests]).toEqual([undefined, []]);
  });

  it.each<[string, FreightTarget, string, unknown]>([
    ['a product', product, '/shipment/product', { cep: '80010-000', idProduto: 7, idAtributoValor: 0, quantidade: 1 }],
    [
      'a kit',
      { kind: 'list', listId: 5, quantity: 1, choice: '' },
      '/shipment/list',
      { cep: '80010-000', idLista: 5, quantidade: 1, parametros: '' },
    ],
    ['the cart', { kind: 'cart', loja: 'caszulo' }, '/shipment/cart', { cep: '80010-000' }],
  ])('quotes %s for the CEP in the query', async (_, target, path, body) => {
    const { quoted, requests } = await quote('/x?cep=80010000', target);
    expect(quoted).toEqual({ cep: '80010-000', shipment });
    expect(requests).toMatchObject([{ method: 'POST', path, body }]);
  });

  it('sends the shop of the cart', async () => {
    const { requests } = await quote('/x?cep=80010000', { kind: 'cart', loja: 'caszulo' });
    expect(requests[0]?.query).toEqual({ loja: 'caszulo' });
  });

  it('sends no request for an invalid CEP', async () => {
    const { quoted, requests } = await quote('/oleo?cep=8001', product);
    expect([quoted, requests]).toEqual([{ cep: '8001', error: 'Confira o CEP: são 8 números.' }, []]);
  });

  it.each([
    ['00000-000', 'CEP não encontrado. Confira os números.'],
    ['00000000', 'CEP não encontrado. Confira os números.'],
    ['800100001', 'Confira o CEP: são 8 números.'],
  ])('says what is wrong with %s', async (typed, error) => {
    const { quoted } = await quote(`/oleo?cep=${typed}`, product);
    expect(quoted).toMatchObject({ error });
  });

  it("shows the API's message for a 4xx response, and hides that of a 5xx response", async () => {
    const refuse = (status: number) => () => Response.json({ error: 'Produto não encontrado.' }, { status });
    expect((await quote('/oleo?cep=80010000', product, refuse(400))).quoted?.error).toBe('Produto não encontrado.');
    const failed = await quote('/oleo?cep=80010000', product, refuse(500));
    expect(failed.quoted?.error).toBe('Não foi possível calcular o frete agora. Tente de novo.');
    expect(failed.reports).toEqual(['Erro ao calcular o frete:']);
  });
});
