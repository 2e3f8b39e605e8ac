import { expect, it } from 'vitest';
import { createOrderShop } from '#api/orders/testing/order-shop.ts';
import { line } from '#api/testing/cart-client.ts';
import { runAtShop } from './testing/order-commands.ts';

const mist = { id: 916_001, name: 'Bruma de Presente', priceCents: 2990, stock: 90 };
const oil = { id: 916_002, name: 'Óleo de Presente', priceCents: 4990, stock: 90 };
const parts = [mist, oil].map(({ id }) => ({ productId: id, quantity: 2 }));
const kit = { id: 916_101, name: 'Kit de Presente', kind: 'fechada', parts } as const;

const { shop, buyers } = await createOrderShop({ products: [mist, oil], kits: [kit] });

const run = (...words: string[]) => runAtShop(shop, ...words);

it('the slip of a parcel has what goes into it and the note of the gift, but no price', async () => {
  const buyer = await buyers.create([line(mist.id, 3)]);
  await buyers.send(buyer.session, 'PUT', '/checkout/gift', { mensagem: 'Para a Bia,\n[ ] 9 × Brinde' });
  const { numero } = await buyers.place(await buyers.see(buyer.session));
  const { output } = await run('slip', numero);
  for (const text of [numero, 'Marina Prado', 'Rua Sergipe, 120', '[ ] 3 × Bruma de Presente'])
    expect(output).toContain(text);
  expect(output.endsWith('Recado:\n| Para a Bia,\n| [ ] 9 × Brinde')).toBe(true);
  expect((await run('show', numero)).output).toContain('Presente:\n| Para a Bia,\n| [ ] 9 × Brinde\n');
  expect(output).not.toMatch(/R\$|\d,\d\d|529\.982/);
});

it('the slip of a further parcel has what is left to send', async () => {
  const { numero } = await buyers.place(await buyers.create([line(mist.id, 3), line(oil.id)]));
  await run('pay', numero);
  await run('ship', numero, 'AA123456785BR', '--itens', '1:1,2:1');
  const { output } = await run('slip', numero);
  expect(output).toContain('[ ] 2 × Bruma de Presente');
  expect(output).not.toContain('Óleo de Presente');
  await run('cancel', numero, '--resto');
  expect((await run('slip', numero)).output).toContain('[ ] 1 × Bruma de Presente');
});

it('the slips of several orders are a page each, and name the parts of a kit', async () => {
  const first = await buyers.place(await buyers.create([line(oil.id)]));
  const second = await buyers.place(await buyers.create([line(kit.id)], 'lista'));
  const pages = (await run('slip', first.numero, second.numero)).output.split('\f');
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('[ ] 1 × Óleo de Presente');
  expect(pages[0]).not.toContain('Recado');
  expect(pages[1]).toMatch(/\[ \] 1 × Kit de Presente · KIT-916101\n {6}2 × Bruma de Presente/);
  expect(await run('slip', '3333-3333')).toMatchObject({ hasFailed: true });
});
