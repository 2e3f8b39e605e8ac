import { expect, it } from 'vitest';
import { listOtherFilters, listShortcuts } from './shortcuts.ts';

const shop = 'loja=caszulo';
const menu = [
  { label: 'Velas', href: '/velas', sub: [{ label: 'Figo', href: '/velas?filtro=51' }] },
  {
    label: 'Presentes',
    href: `/c/presentes?${shop}`,
    sub: [
      {
        label: 'Por preço',
        href: `/c/presentes?order=x&${shop}`,
        sub: [
          { label: 'Até R$ 50', href: `/c/presentes?preco=0-50&${shop}` },
          { label: 'Até R$ 100', href: `/c/presentes?preco=0-100&${shop}` },
        ],
      },
      {
        label: 'Para quem',
        sub: [
          { label: 'Mãe', href: `/c/presentes?filtro=61&${shop}` },
          { label: 'Amiga', href: `/c/presentes?filtro=62&${shop}` },
        ],
      },
      { label: 'Kits', href: '/lista', sub: [{ label: 'Kit Sono', href: '/lista/kit-sono' }] },
    ],
  },
];

const list = (search: string) =>
  Object.fromEntries(
    listShortcuts(menu, { pathname: '/c/presentes', search }).flatMap(({ shortcuts }) =>
      shortcuts.map(({ label, href, isCurrent }) => [label, [decodeURIComponent(href), isCurrent]]),
    ),
  );

it('lists the links of the menu that lead to the page, by their group', () => {
  const groups = listShortcuts(menu, { pathname: '/c/presentes', search: `?${shop}` });
  expect(groups.map(({ label, shortcuts }) => [label, shortcuts.map((shortcut) => shortcut.label)])).toEqual([
    ['Por preço', ['Até R$ 50', 'Até R$ 100']],
    ['Para quem', ['Mãe', 'Amiga']],
  ]);
  expect(listShortcuts(menu, { pathname: '/c/para-diluir', search: '' })).toEqual([]);
});

it('preserves other filters, order and shop, and leaves the page number', () => {
  expect(list(`?filtro=51;61&order=Favoritos&pg=2&${shop}`)).toMatchObject({
    'Até R$ 50': [`/c/presentes?filtro=51;61&order=Favoritos&${shop}&preco=0-50`, false],
    Mãe: [`/c/presentes?order=Favoritos&${shop}&filtro=51`, true],
  });
});

it('replaces the choice of its group, and removes it where it is set', () => {
  const links = list(`?preco=0-50&filtro=61&${shop}`);
  expect(links['Até R$ 50']).toEqual([`/c/presentes?filtro=61&${shop}`, true]);
  expect(links['Até R$ 100']).toEqual([`/c/presentes?filtro=61&${shop}&preco=0-100`, false]);
  expect(links['Amiga']).toEqual([`/c/presentes?preco=0-50&${shop}&filtro=62`, false]);
});

it('leaves the filters that no chosen shortcut stands for, whatever the order of their query', () => {
  const search = `?${shop}&preco=0-50&filtro=51;61`;
  const groups = listShortcuts(menu, { pathname: '/c/presentes', search });
  const applied = [
    { label: 'Até R$ 50', href: `/c/presentes?filtro=61;51&${shop}` },
    { label: 'Mães', href: `/c/presentes?filtro=51&preco=0-50&${shop}` },
    { label: 'Floral', href: `/c/presentes?filtro=61&preco=0-50&${shop}` },
  ];
  expect(listOtherFilters(applied, groups).map(({ label }) => label)).toEqual(['Floral']);
  expect(listOtherFilters(applied, [])).toEqual(applied);
});

it('leaves no filter that a chosen shortcut stands for, although the address has keys of a campaign', () => {
  const groups = listShortcuts(menu, { pathname: '/c/presentes', search: `?utm_source=carta&preco=0-50&${shop}` });
  expect(listOtherFilters([{ label: 'Até R$ 50', href: `/c/presentes?${shop}` }], groups)).toEqual([]);
});
