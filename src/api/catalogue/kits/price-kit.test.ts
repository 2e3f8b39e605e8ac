import { expect, it } from 'vitest';
import { shopResponseSchema } from '#contract/product.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { createTestApi } from '../../testing/test-api.ts';

const candle = { id: 900_001, name: 'Vela em Oferta', priceCents: 3690, listPriceCents: 4990, stock: 9 };
const soap = { id: 900_002, name: 'Sabonete de Teste', priceCents: 1995, stock: 7 };

const shop = await createTestApi({
  products: [candle, soap],
});

it('returns for pieces the same cash price as the cart, and the sum of their "from" prices', async () => {
  const produtos = [
    { id: candle.id, idAtributoValor: 0, quantidade: 2, preco: 1 },
    { id: soap.id, idAtributoValor: 0, quantidade: 1, preco: 1 },
  ];
  const response = await shop.send('/product/shop', { method: 'POST', json: { produtos, carrinho: true } });
  const { precos } = shopResponseSchema.parse(await response.json());
  // Two at 36.90 with 5 % off, rounded per piece: 2 x 35.06 + 18.95.
  expect(precos).toMatchObject({ de: 119.75, por: 93.75, vista: 89.07 });
  const lines = [line(candle.id, 2), line(soap.id)];
  const { cart } = await createCartClient(shop).add(lines);
  expect(cart.subtotal.descontoVista.valor).toBe(precos.vista);
});
