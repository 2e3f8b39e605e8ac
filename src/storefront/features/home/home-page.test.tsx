import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { fallbackShops } from '#contract/neutral-shop.ts';
import { ShopContext } from '../../shops/shop-context.tsx';
import type { Shop } from '../../shops/shop.ts';
import { mainShop, promisingShop } from '../../testing/sample-shops.ts';
import { HomePage, OpeningSoon } from './home-page.tsx';

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

const home: ComponentProps<typeof HomePage> = {
  texts: mainShop.inicio,
  newsletter: mainShop.newsletter,
  newsletterForm: null,
  hero: { eyebrow: '', title: 'Loja', text: '', button: 'Ver', href: '/busca', alt: '', desktop: '', mobile: '' },
  heroProducts: undefined,
  season: undefined,
  story: undefined,
  storyLot: undefined,
  band: undefined,
  bestSellers: { title: 'Mais pedidos', cards: [] },
  novelties: { title: 'Novidades', cards: [] },
  reviews: [],
  isOpeningSoon: false,
};

describe('the advantages of a shop', () => {
  const listAdvantages = (shop: Shop) => {
    render(
      <ShopContext value={shop}>
        <HomePage {...home} />
      </ShopContext>,
    );
    return within(screen.getByRole('region', { name: 'Vantagens' }))
      .getAllByRole('listitem')
      .slice(2)
      .map(({ textContent }) => textContent);
  };

  it('are the law and what holds for every shop, unless it promises more', () => {
    expect(listAdvantages(mainShop)).toEqual([
      'Compra seguradados protegidos',
      '7 dias para desistire receber tudo de volta',
    ]);
  });

  it('are its own promises', () => {
    expect(listAdvantages(promisingShop)).toEqual(['Feito à mãoem Curitiba', '30 dias para trocara primeira é grátis']);
  });
});
