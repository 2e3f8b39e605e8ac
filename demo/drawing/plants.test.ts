import { expect, test } from 'vitest';
import { lists } from '../data/lists.ts';
import { arrange } from './botanicals/arrange.ts';
import { citrusColors } from './botanicals/citrus.ts';
import { loadProducts } from './list-pictures.ts';
import { toLook } from './pictures/product.ts';
import { listAllowedMotifs } from './plants.ts';
import { createRandom } from './random.ts';
import { createPen } from './svg.ts';

const products = await loadProducts();

const motifOf = (picture: Parameters<typeof toLook>[0]['package']) =>
  toLook({ seed: '', package: picture, brand: { slug: 'manaca', name: 'Manacá' } }).palette.motif;

test('draws the plant that a product names, or none', () => {
  const wrong = products.flatMap((product) => {
    const motif = motifOf(product.picture);
    return listAllowedMotifs(product).includes(motif) ? [] : [`${product.slug}: ${motif}`];
  });
  expect(wrong).toEqual([]);
});

test('draws around a kit the plant of one of its parts, or none', () => {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const wrong = lists.flatMap(({ slug, picture, parts }) => {
    if (!picture) return [];
    const allowed = parts.flatMap((part) => {
      const product = bySlug.get(part.product);
      return product ? listAllowedMotifs(product) : [];
    });
    return allowed.includes(motifOf(picture)) ? [] : [`${slug}: ${motifOf(picture)}`];
  });
  expect(wrong).toEqual([]);
});

test('lays no plant around what is worn or carried', () => {
  const personal = products.filter(({ category }) => category === 'difusores/pessoais');
  expect(personal.length).toBeGreaterThanOrEqual(6);
  expect(personal.filter(({ picture }) => motifOf(picture) !== 'drop')).toEqual([]);
});

const named = (name: string, botanicalName?: string) =>
  listAllowedMotifs({ name, short: '', facts: botanicalName ? { botanicalName } : {} });

test.each([
  ['Óleo essencial de pimenta-rosa', 'pinkPepper'],
  ['Óleo essencial de pau-rosa', 'woodChips'],
  ['Sérum noturno de rosa-mosqueta', 'rosehip'],
  ['Home spray capim-limão', 'lemongrass'],
  ['Home spray Verbena-limão 200 ml', 'verbena'],
  ['Óleo essencial de limão-siciliano', 'lemon'],
  ['Água de lençóis flor de laranjeira', 'orangeBlossom'],
])('takes the longest name of a plant: %s', (name, motif) => {
  expect(named(name)).toEqual([motif, 'drop']);
});

test('knows no plant where the words name none, and follows the botanical name', () => {
  expect(named('Argila verde')).toEqual(['drop']);
  expect(named('Sachê de cedro', 'Juniperus virginiana')).toEqual(['wood', 'drop']);
  expect(named('Óleo essencial de lavandim', 'Lavandula × intermedia')).toEqual(['lavender', 'drop']);
});

test('arranges lavender anew before an alcove, and what few products share as before', () => {
  const draw = (motif: 'lavender' | 'sage', scenery?: 'alcove') =>
    arrange(
      createPen(),
      motif,
      { x: 0, y: 0, scale: 1, edge: 150 },
      { random: createRandom('wall'), ...(scenery ? { scenery } : {}) },
    );
  expect(draw('lavender', 'alcove')).not.toEqual(draw('lavender'));
  expect(draw('sage', 'alcove')).toEqual(draw('sage'));
});

test('lays no lemons beside lemongrass', () => {
  const { back, front } = arrange(
    createPen(),
    'lemongrass',
    { x: 0, y: 0, scale: 1, edge: 150 },
    { random: createRandom('grass') },
  );
  expect(`${back}${front.join('')}`).not.toContain(citrusColors.lemon.pith);
});
