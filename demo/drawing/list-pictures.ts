// The pictures of the demonstration catalogue, and the specification of each.

import { readdir } from 'node:fs/promises';
import { brands } from '../data/brands.ts';
import { lists } from '../data/lists.ts';
import { lots } from '../data/lots.ts';
import { categories } from '../data/taxonomy.ts';
import { findLot, labelsDrawnOn } from '../seed/seed-proof.ts';
import { findRoom, findUse } from '../seed/shots.ts';
import type { SeedCategory, SeedList, SeedPicture, SeedProduct } from '../seed/types.ts';
import { banners } from './pictures/banners.ts';
import { drawBrandTile } from './pictures/brand.ts';
import { drawUnlit, drawWithCarton } from './pictures/candle.ts';
import { drawCategoryTile } from './pictures/categories.ts';
import { getContentsShot } from './pictures/contents.ts';
import { drawBesideBottle, drawFromBehind, drawInRoom } from './pictures/device.ts';
import { drawUse } from './pictures/in-use.ts';
import { drawKit, drawPieces, drawWrapped } from './pictures/kit.ts';
import {
  drawBackShot,
  drawCloseUp,
  drawHeroShot,
  drawLitShot,
  labelled,
  type ProductSpec,
} from './pictures/product.ts';
import { hashText } from './random.ts';
import type { Drawing, Scene } from './scene.ts';
import type { BackPanel } from './shapes/shape.ts';

export interface Picture {
  key: string;
  draw: () => Drawing;
}

const dataFolder = new URL('../data/', import.meta.url);

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

const toText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

function toLotLine({ slug, sku }: SeedProduct): string | undefined {
  const lot = lots[slug];
  if (!lot) return undefined;
  const { code, best_before: bestBefore } = findLot(sku, lot, labelsDrawnOn);
  return `Lote ${code} · validade ${bestBefore.split('-').toReversed().join('/')}`;
}

function toBackPanel(product: SeedProduct): BackPanel {
  const { facts, howToUse, ean } = product;
  const lot = toLotLine(product);
  return {
    ...(lot ? { lot } : {}),
    paragraphs: [
      ...(facts.inci ? [`Composição: ${facts.inci}.`.replace('..', '.')] : []),
      `Modo de usar: ${firstSentence(toText(howToUse))}`,
      'Conservar ao abrigo da luz e do calor. Manter fora do alcance de crianças e animais.',
    ],
    ...(ean ? { barcode: ean } : {}),
  };
}

interface ProductShots {
  scenery: Scene['scenery'];
  isBestSeller: boolean;
}

/** The most popular products, which are shown in use and from behind besides hero and close-up. */
export function listBestSellers(products: readonly SeedProduct[]): SeedProduct[] {
  return products.toSorted((a, b) => b.popularity - a.popularity).slice(0, 60);
}

/** Every second product of an essence stands before an alcove, so that a page of one essence does not repeat one wall. */
export function listBeforeAlcove(products: readonly SeedProduct[]): ReadonlySet<string> {
  const essences = Map.groupBy(products, ({ picture }) => picture.palette);
  const second = [...essences.values()].flatMap((group) => group.filter((_, index) => index % 2 === 1));
  return new Set(second.map(({ slug }) => slug));
}

type Shots = Readonly<Record<string, (() => Drawing) | false | undefined>>;

/** Lit, beside a bottle, in a room and from behind. */
const toDeviceShots = (spec: ProductSpec, product: SeedProduct): Shots => ({
  2: () => drawLitShot(spec),
  bottle: () => drawBesideBottle(spec),
  room: () => drawInRoom(spec, findRoom(product)),
  behind: () => drawFromBehind(spec),
});

/** Hero and close-up, of one in five also the back. A best seller and each candle are shown in use, a candle also unlit and boxed. */
function toPackageShots(spec: ProductSpec, product: SeedProduct, isBestSeller: boolean): Shots {
  const { slug, picture } = product;
  const isCandle = picture.shape === 'candle';
  const use = findUse(product);
  const showsBack = isBestSeller || (labelled.has(picture.shape) && hashText(`shot ${slug}`) % 10 < 3);
  return {
    2: getContentsShot(spec) ?? (() => drawCloseUp(spec)),
    3: showsBack && (() => drawBackShot(spec, toBackPanel(product))),
    'in-use': use && (isBestSeller || isCandle) && (() => drawUse(spec, use)),
    unlit: isCandle && (() => drawUnlit(spec)),
    carton: isCandle && (() => drawWithCarton(spec)),
  };
}

function toProductPictures(product: SeedProduct, { scenery, isBestSeller }: ProductShots): Picture[] {
  const { slug, brand, picture } = product;
  const spec = toSpec(slug, picture, brand);
  const shots: Shots = {
    1: () => drawHeroShot(spec, scenery),
    ...(picture.shape === 'electric' ? toDeviceShots(spec, product) : toPackageShots(spec, product, isBestSeller)),
  };
  return Object.entries(shots).flatMap(([shot, draw]) => (draw ? [{ key: `products/${slug}-${shot}`, draw }] : []));
}

function toListPicture(list: SeedList, products: ReadonlyMap<string, SeedProduct>): Picture[] {
  const { slug, kind, picture, shops } = list;
  if (!picture) return [];
  const parts = list.parts.flatMap(({ product: partSlug }) => {
    const product = products.get(partSlug);
    return product ? [toSpec(partSlug, product.picture, product.brand)] : [];
  });
  // Products of different shapes or palettes are preferred to similar ones.
  const distinct = parts.filter(
    (part, index) =>
      parts.findIndex(
        (other) => other.package.shape === part.package.shape && other.package.palette === part.package.palette,
      ) === index,
  );
  const holdsCaszuloOnly = list.parts.every(({ product }) => products.get(product)?.brand === 'caszulo');
  const kit = toSpec(slug, picture, shops.includes('main') && !holdsCaszuloOnly ? 'manaca' : 'caszulo');
  // A fixed kit shows all that is in it, one that is put together three examples.
  const shown = { aberta: distinct.slice(0, 3), fechada: parts, lista: distinct }[kind];
  const open: Picture = { key: `lists/${slug}-1`, draw: () => drawKit(kit, shown, kind !== 'lista') };
  if (kind === 'lista') return [open];
  const pieces = list.parts.flatMap(({ product, quantity }) =>
    parts.filter(({ seed }) => seed === product).flatMap((part) => Array.from({ length: quantity }, () => part)),
  );
  return [
    open,
    { key: `lists/${slug}-pieces`, draw: () => drawPieces(kit, pieces) },
    { key: `lists/${slug}-wrapped`, draw: () => drawWrapped(kit) },
  ];
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
  const beforeAlcove = listBeforeAlcove(products);
  const bestSellers = new Set(listBestSellers(products));
  return [
    ...Object.entries(banners).map(([key, draw]): Picture => ({ key: `banners/${key}`, draw })),
    ...brands.map((brand): Picture => ({ key: `brands/${brand.slug}`, draw: () => drawBrandTile(brand) })),
    ...toCategoryPictures([...categories, offers]),
    ...products.flatMap((product) =>
      toProductPictures(product, {
        scenery: beforeAlcove.has(product.slug) ? 'alcove' : undefined,
        isBestSeller: bestSellers.has(product),
      }),
    ),
    ...lists.flatMap((list) => toListPicture(list, bySlug)),
  ];
}
