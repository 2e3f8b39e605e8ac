import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { List } from '#contract/list.ts';
import type { Seller } from '../../shops/resolve-shop.ts';
import { inRouter } from '../../testing/in-router.tsx';
import { createList, createListPart, createPrices, createStructure, createValue } from '../../testing/wire-fixtures.ts';
import { KitPage } from './kit-page.tsx';
import { toKitView } from './kit-view.server.ts';

function show(list: List, seller?: Seller) {
  const kit = toKitView(list, createStructure('list/detail', '/lista/kit'), {
    toHref: (target) => target,
    toLocalUrl: (target) => target,
    fields: { prod: 'arquivos' },
    showsStock: false,
  });
  const Component = () => (
    <KitPage
      kit={kit}
      seller={seller}
      pricing={undefined}
      freight={undefined}
      gallery={null}
      reviews={null}
      similar={<p>Parecidos</p>}
      renderNotice={() => null}
    />
  );
  return render(inRouter(<Component />, '/lista/kit'));
}

const simples = { id: '7', nome: 'Volume', tipo: 'texto' as const, valores: [createValue(10), createValue(30)] };
const lavender = createListPart(1, { id: 1, nome: 'Lavanda', precos: createPrices(42.9), atributos: { simples } });

it('lists what may go into an open kit, each product once and linked', () => {
  const soldOut = createListPart(0, { id: 2, nome: 'Neroli', status: 'indisponivel' });
  const values = ['Rosa', 'Figo'].map((label, id) => createValue(id, { label, precos: createPrices(19.9) }));
  const soap = createListPart(1, { id: 3, nome: 'Sabonete', atributos: { simples: { ...simples, valores: values } } });
  show(createList('aberta', [lavender, soldOut, lavender, soap]));
  const contents = within(screen.getByRole('region', { name: 'O que pode entrar no kit' }));
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Lavanda',
    'Neroli',
    'Sabonete',
  ]);
  expect(contents.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    '10 ml por R$\u00a010,00 ou 30 ml por R$\u00a030,00',
    'esgotado por enquanto',
    'Rosa ou Figo · R$\u00a019,90',
  ]);
});

it('lists the parts of a fixed kit once, with their links', () => {
  show(createList('fechada', [lavender]));
  const contents = within(screen.getByRole('region', { name: 'O que vem no kit' }));
  expect(contents.getByRole('link', { name: /^Lavanda/ })).toBeDefined();
  expect(screen.queryByText('O que pode entrar no kit')).toBeNull();
});

it('has for search engines the brands of its products, and an offer only with a price', () => {
  const read = (list: List): unknown => {
    const { container, unmount } = show(list);
    const text = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    unmount();
    return JSON.parse(text);
  };
  const kit = { ...createList('fechada', [lavender]), marcas: [lavender.marca] };
  expect(read(kit)).toMatchObject({
    brand: [{ '@type': 'Brand', name: lavender.marca.nome }],
    offers: { priceCurrency: 'BRL', hasMerchantReturnPolicy: { merchantReturnDays: 7 } },
  });
  expect(read({ ...kit, precos: createPrices(0) })).not.toHaveProperty('offers');
});

it.each(['aberta', 'fechada'] as const)('can be shared (%s)', (kind) => {
  show(createList(kind, [lavender]));
  expect(screen.getByRole('button', { name: 'Copiar link' })).toBeDefined();
});

it.each(['aberta', 'fechada'] as const)('leads to the shop that sells it, from the fixed bar too (%s)', (kind) => {
  show(createList(kind, [lavender]), { inText: 'na Caszulo', href: '/lista/kit?loja=caszulo' });
  const bar = screen.getByRole('group', { name: 'Comprar' });
  expect(within(bar).getByText(/no Pix$/)).toBeDefined();
  const links = screen.getAllByRole('link', { name: 'Comprar na Caszulo' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/lista/kit?loja=caszulo'));
  expect(bar.contains(links[1] ?? null)).toBe(true);
});
