import { expect, it } from 'vitest';
import { createCartClient, line } from '../testing/cart-client.ts';
import { createTestApi } from '../testing/test-api.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 500 };
const kit = {
  id: 900_101,
  name: 'Kit de Teste',
  kind: 'fechada',
  parts: [{ productId: candle.id, quantity: 1 }],
} as const;
const picture = { key: 'products/teste-1', hash: '0123456789', width: 1200, height: 1200, color: '#ffffff' };

const shop = await createTestApi({
  products: [candle],
  kits: [kit],
  async prepare(database) {
    const { kysely } = database;
    await kysely.insertInto('pictures').values(picture).execute();
    const shown = { product_id: candle.id, position: 0, picture_key: picture.key, alternative: 'Vela' };
    await kysely.insertInto('product_pictures').values(shown).execute();
  },
});

it('are derived and original, of a product and of a kit', async () => {
  const carts = createCartClient(shop);
  const { session } = await carts.add([line(candle.id)]);
  const { cart } = await carts.change('POST', { tipo: 'lista', itens: [line(kit.id)] }, session);
  const url = 'https://loja.test/img/products/teste-1.0123456789-320';
  expect(cart.itens.map(({ imagem, imagemOriginal }) => [imagem, imagemOriginal])).toEqual([
    [`${url}.webp`, `${url}.jpg`],
    [`${url}.webp`, `${url}.jpg`],
  ]);
});
