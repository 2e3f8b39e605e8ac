import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShopContext } from '../../shops/shop-context.tsx';
import { caszuloShop } from '../../testing/sample-shops.ts';
import { ShareLinks } from './share-links.tsx';

it('hands out an address that opens in the shop in which it was copied', async () => {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(written.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(
    <ShopContext value={caszuloShop}>
      <ShareLinks name="Sachê" url="https://loja.example/sache?sku=SC-1" />
    </ShopContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar link' }));
  await screen.findByText('Link copiado');
  expect(written).toEqual(['https://loja.example/sache?sku=SC-1&loja=caszulo']);
});
