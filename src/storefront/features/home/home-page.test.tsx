import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fallbackShops } from '#contract/neutral-shop.ts';
import { ShopContext } from '../../shops/shop-context.tsx';
import { OpeningSoon } from './home-page.tsx';

it.each(fallbackShops)('says that the shop $nome opens soon, and how to write to it', (shop) => {
  render(
    <ShopContext value={shop}>
      <OpeningSoon />
    </ShopContext>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${shop.nome}: abrimos em breve`);
  const contact = screen.getByRole('link', { name: 'Fale conosco' }).getAttribute('href');
  expect(contact).toBe(shop.loja ? `/pagina/contato?loja=${shop.loja}` : '/pagina/contato');
});
