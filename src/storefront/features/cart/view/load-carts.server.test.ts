import { describe, expect, it } from 'vitest';
import { toDevice } from '#web/browser/device.ts';
import { aStorefront } from '../../../testing/a-storefront.ts';
import { emptyCart } from './cart-view.ts';
import { loadCarts } from './load-carts.server.ts';

const fields = toDevice('').tipoImg;
const respondWithCart = (units: number, outrasSacolas = [{ loja: 'main', quantidadeItens: 4 }]) =>
  Response.json({
    quantidadeItens: units,
    quantidadeTotal: units,
    quantidadePontos: 0,
    mensagens: [{ tipo: 'aviso', mensagem: 'O preço mudou.' }],
    itens: [
      {
        nome: 'Vela',
        sku: 'V1',
        tipo: 'produto',
        conjunto: false,
        quantidade: units,
        precos: { precoDe: 90, precoPor: 80, descontoVista: 5, total: 80 * units, tipo: '' },
        imagem: 'https://loja.example/img/vela.webp',
        imagemOriginal: 'https://loja.example/img/vela.jpg',
        atributos: {},
        quantidadeMaxima: 5,
        path: '/vela',
        hash: { idProduto: 3, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, quantidade: units, adicional: '' },
      },
    ],
    subtotal: {
      valor: 80 * units,
      descontoVista: { valor: 76 * units, porcentagem: 5, desconto: 4 * units },
      parcelamento: [],
    },
    outrasSacolas,
  });

describe('loadCarts', () => {
  it('sends no request for visitors without a session', async () => {
    const { storefront } = aStorefront({ storeApi: () => Promise.reject(new Error('unexpected request')) });
    expect(await loadCarts(storefront, fields)).toEqual({
      cart: emptyCart,
      others: [],
    });
  });

  it('loads the cart of this shop and the count of the other in one call', async () => {
    const { storefront } = aStorefront({
      path: '/loja-caszulo',
      session: 'x',
      storeApi: async (request) => respondWithCart(new URL(request.url).searchParams.get('loja') === 'caszulo' ? 1 : 9),
    });
    const { cart, others } = await loadCarts(storefront, fields);
    expect(others).toEqual([{ shopId: 'main', count: 4 }]);
    expect(cart).toEqual({
      count: 1,
      subtotal: 80,
      couponDiscount: 0,
      pairDiscount: 0,
      total: 80,
      cash: 76,
      messages: ['O preço mudou.'],
      lines: [
        {
          identity:
            '{"tipo":"produto","idProduto":3,"idAtributoSimples":0,"idUnidadeVenda":0,"idArmazem":0,"adicional":""}',
          name: 'Vela',
          quantity: 1,
          price: 80,
          list: 90,
          href: '/vela?loja=caszulo',
          picture: '/img/vela.webp',
          max: 5,
        },
      ],
    });
  });

  it('shows the original pictures on a Macintosh', async () => {
    const { storefront } = aStorefront({ session: 'x', storeApi: async () => respondWithCart(1) });
    const { cart } = await loadCarts(storefront, toDevice('Mozilla/5.0 (Macintosh)').tipoImg);
    expect(cart?.lines.map(({ picture }) => picture)).toEqual(['/img/vela.jpg']);
  });

  it('leaves the cart unknown and logs if the API fails', async () => {
    const { storefront, reports } = aStorefront({
      session: 'x',
      storeApi: async () => Response.json({ error: 'Falhou.' }, { status: 500 }),
    });
    expect(await loadCarts(storefront, fields)).toEqual({ cart: undefined, others: undefined });
    expect(reports).toEqual(['Erro ao buscar a sacola:']);
  });
});
