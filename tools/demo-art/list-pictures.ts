// The pictures of the demonstration catalogue, and the specification of each.

import { readdir } from 'node:fs/promises';
import { brands } from '../../src/database/seed/data/brands.ts';
import { lists } from '../../src/database/seed/data/lists.ts';
import { categories } from '../../src/database/seed/data/taxonomy.ts';
import type { SeedCategory, SeedList, SeedPicture, SeedProduct } from '../../src/database/seed/types.ts';
import { banners } from './pictures/banners.ts';
import { drawBrandTile } from './pictures/brand.ts';
import { drawCategoryTile } from './pictures/categories.ts';
import { drawKit } from './pictures/kit.ts';
import { drawPlaceholder } from './pictures/placeholder.ts';
import { drawBackShot, drawCloseUp, drawHeroShot, drawLitShot, type ProductSpec } from './pictures/product.ts';
import { hashText } from './random.ts';
import type { Drawing } from './scene.ts';
import type { BackPanel } from './shapes/shape.ts';
import type { ShapeName } from './shapes/shapes.ts';

export interface Picture {
  key: string;
  draw: () => Drawing;
}

const dataFolder = new URL('../../src/database/seed/data/', import.meta.url);

/** Every product of the `products-*.ts` files, listed from disk, so that a new file is included automatically. */
export async function loadProducts(): Promise<SeedProduct[]> {
  const files = (await readdir(dataFolder)).filter((file) => /^products-.*\.ts$/.test(file)).toSorted();
  const modules = await Promise.all(
    files.map((file): Promise<{ products: readonly SeedProduct[] }> => import(new URL(file, dataFolder).href)),
  );
  return modules.flatMap(({ products }) => products);
}

const toBrand = (slug: string) => ({ slug, name: brands.find((brand) => brand.slug === slug)?.name ?? slug });

const toSpec = (seed: string, picture: SeedPicture, brand: string): ProductSpec => ({
  seed,
  package: picture,
  brand: toBrand(brand),
});

/** Shapes whose label rotates with the package. */
const labelled: ReadonlySet<ShapeName> = new Set([
  'dropper',
  'spray',
  'mist',
  'bottle',
  'pump',
  'jar',
  'tube',
  'candle',
]);

const toText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

function toBackPanel({ facts, howToUse, ean }: SeedProduct): BackPanel {
  return {
    paragraphs: [
      ...(facts.inci ? [`Composição: ${facts.inci}.`.replace('..', '.')] : []),
      `Modo de usar: ${firstSentence(toText(howToUse))}`,
      'Conservar ao abrigo da luz e do calor. Manter fora do alcance de crianças e animais.',
    ],
    ...(ean ? { barcode: ean } : {}),
  };
}

/** The hero, a second shot that a card shows on hover, and of one in five the back of the package. */
function toProductPictures(product: SeedProduct): Picture[] {
  const { slug, brand, picture } = product;
  if (!picture) return [];
  const spec = toSpec(slug, picture, brand);
  const drawSecond = picture.shape === 'electric' ? drawLitShot : drawCloseUp;
  const showsBack = labelled.has(picture.shape) && hashText(`shot ${slug}`) % 10 < 3;
  return [
    { key: `products/${slug}-1`, draw: () => drawHeroShot(spec) },
    { key: `products/${slug}-2`, draw: () => drawSecond(spec) },
    ...(showsBack ? [{ key: `products/${slug}-3`, draw: () => drawBackShot(spec, toBackPanel(product)) }] : []),
  ];
}

function toListPicture(list: SeedList, products: ReadonlyMap<string, SeedProduct>): Picture[] {
  const { slug, kind, picture, shops } = list;
  if (!picture) return [];
  const parts = list.parts.flatMap(({ product: partSlug }) => {
    const product = products.get(partSlug);
    return product?.picture ? [toSpec(partSlug, product.picture, product.brand)] : [];
  });
  // Products of different shapes or palettes are preferred to similar ones.
  const distinct = parts.filter(
    (part, index) =>
      parts.findIndex(
        (other) => other.package.shape === part.package.shape && other.package.palette === part.package.palette,
      ) === index,
  );
  const kit = toSpec(slug, picture, shops.includes('main') ? 'manaca' : 'caszulo');
  return [{ key: `lists/${slug}-1`, draw: () => drawKit(kit, distinct, kind !== 'lista') }];
}

/** The offers category is not part of the tree. */
const offers = { slug: 'ofertas', name: 'Ofertas', palette: 'rosa', intro: '' } as const;

function toCategoryPictures(level: readonly SeedCategory[], parent = '', depth = 1): Picture[] {
  return level.flatMap(({ slug, palette, children = [] }) => {
    const path = parent ? `${parent}/${slug}` : slug;
    const tile: Picture = {
      key: `categories/${path.replaceAll('/', '--')}`,
      draw: () => drawCategoryTile({ path, palette }),
    };
    return [tile, ...(depth < 2 ? toCategoryPictures(children, path, depth + 1) : [])];
  });
}

export async function listPictures(): Promise<Picture[]> {
  const products = await loadProducts();
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return [
    { key: 'placeholder', draw: drawPlaceholder },
    ...Object.entries(banners).map(([key, draw]): Picture => ({ key: `banners/${key}`, draw })),
    ...brands.map((brand): Picture => ({ key: `brands/${brand.slug}`, draw: () => drawBrandTile(brand) })),
    ...toCategoryPictures([...categories, offers]),
    ...products.flatMap(toProductPictures),
    ...lists.flatMap((list) => toListPicture(list, bySlug)),
  ];
}
