import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aProduct, siteUrl } from '#web/testing/a-product.ts';
import { ShopContext } from '../../../shops/shop-context.tsx';
import type { Shop } from '../../../shops/shop.ts';
import { caszuloShop, mainShop } from '../../../testing/sample-shops.ts';
import { useDefaultSuggestions } from './use-suggestions.ts';

const pictureFields = { prod: 'arquivos' } as const;

function Popular({ isWanted }: { isWanted: boolean }) {
  const suggestions = useDefaultSuggestions({ siteUrl, pictureFields }, isWanted);
  return <output>{suggestions ? suggestions.products.map(({ name }) => name).join() : 'nada'}</output>;
}

const at = (shop: Shop, isWanted = true) => (
  <ShopContext value={shop}>
    <Popular isWanted={isWanted} />
  </ShopContext>
);

it('loads once per shop, and never shows the products of another shop', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    const nome = url.includes('caszulo-mais-pedidos') ? 'Vela' : 'Neroli';
    return Promise.resolve(Response.json({ produtos: [aProduct({ nome })] }));
  });
  const { rerender } = render(at(mainShop));
  expect(await screen.findByText('Neroli')).toBeTruthy();
  rerender(at(mainShop, false));
  rerender(at(mainShop));
  expect(requests).toHaveLength(1);
  rerender(at(caszuloShop));
  expect(screen.getByText('nada')).toBeTruthy();
  expect(await screen.findByText('Vela')).toBeTruthy();
  expect(requests).toHaveLength(2);
});
