import { expect, it } from 'vitest';
import { products } from './all-products.ts';
import { brands } from './brands.ts';
import { lists } from './lists.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { comments, questions } from './reviews.ts';
import { coupons, freightMethods } from './selling.ts';
import { shopSettings } from './shops.ts';
import { banners } from './showcases.ts';
import { categories } from './taxonomy.ts';

/** Without the pictures, whose labels are drawn. */
const texts = JSON.stringify([
  products.map(({ name, short, long, howToUse, facts }) => [name, short, long, howToUse, facts.warnings, facts.dilution]),
  [brands, lists.map(({ short, long }) => [short, long]), pages, banners, categories, comments, questions, shopSettings],
]).toLowerCase();

const findPage = (slug: string) => pages.find((page) => page.slug === slug)?.html ?? '';

it.each([
  'amêndoas doces',
  'chá verde',
  'laranja doce',
  'rosa damascena',
  'rosa mosqueta',
])('spells no plant in a second way: %s', (spelling) => {
  expect(texts).not.toContain(spelling);
});

/** Of the second shop's house perfumes; what follows "de" is the plant. */
const fragrances = products.flatMap(({ sibling }) => (sibling?.group === 'difusor-caszulo-250' ? [sibling.label] : []));

it('spells a fragrance the same way in all names and on labels', () => {
  expect(fragrances).toContain('Figo e Cassis');
  const named = [...products, ...lists].flatMap(({ name, picture }) => [name, picture?.label ?? '', picture?.kind ?? '']);
  for (const fragrance of fragrances) {
    const spellings = named.flatMap((text) => {
      const at = text.replace('&', 'e').toLowerCase().indexOf(fragrance.toLowerCase());
      return at < 0 || text.slice(0, at).endsWith('de ') ? [] : [text.slice(at, at + fragrance.length)];
    });
    expect(new Set(spellings)).toEqual(new Set([fragrance]));
  }
});

it('warns of an oil that is not for the skin as one for the room', () => {
  const forTheRoom = products.filter(({ facts }) => facts.dilution?.startsWith('Não usar na pele'));
  expect(forTheRoom.length).toBeGreaterThan(0);
  expect(forTheRoom.filter(({ facts }) => facts.warnings?.includes('Uso externo')).map(({ slug }) => slug)).toEqual([]);
});

it('states the minimum of each coupon as one that reaches it', () => {
  const page = findPage('cupons');
  const stated = coupons.filter(({ code }) => page.includes(code));
  expect(stated.map(({ code }) => code)).toEqual(['BEMVINDA', 'AROMA20', 'FRETEAMIGO']);
  for (const { minimumCents } of stated) {
    expect(page).toContain(`a partir de R$\u00A0${(minimumCents / 100).toFixed(2).replace('.', ',')}`);
  }
});

it('promises the first coupon with its minimum', () => {
  const promises = JSON.stringify([menus, banners, shopSettings]).match(/10%[^"]*? (?:primeira|1ª) compra[^"]*/g) ?? [];
  expect(promises.length).toBeGreaterThan(3);
  expect(promises.filter((text) => !text.includes('a partir de R$\u00A060'))).toEqual([]);
});

it('names every place where an order can be picked up', () => {
  const cities = freightMethods.flatMap(({ kind, name }) => (kind === 'retirada' ? [name.replace('Retirar ', '')] : []));
  expect(cities).toHaveLength(2);
  for (const city of cities) expect(findPage('entrega')).toContain(city);
});
