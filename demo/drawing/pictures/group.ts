// Several products standing together, in sizes that fit each other.

import { products } from '../../data/all-products.ts';
import { brands } from '../../data/brands.ts';
import type { SceneItem } from '../scene.ts';
import { shapes, type ShapeName } from '../shapes/shapes.ts';
import { createPen } from '../svg.ts';
import { toLook, type PackageSpec, type ProductSpec } from './product.ts';

/** Size of each shape beside the others. */
const relative: Readonly<Record<ShapeName, number>> = {
  dropper: 0.82,
  essence: 0.86,
  rollon: 0.68,
  spray: 0.78,
  mist: 0.76,
  bottle: 0.8,
  pump: 0.78,
  reed: 0.64,
  candle: 0.74,
  jar: 0.74,
  soap: 0.66,
  tube: 0.74,
  stick: 0.62,
  electric: 0.92,
  sachet: 0.76,
  stone: 0.7,
  box: 0.86,
  pouch: 0.8,
};

/** A product as its own picture shows it: the home page links to what its hero shows. */
export function ofCatalogue(slug: string): ProductSpec {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(`No product: ${slug}`);
  const brand = brands.find((one) => one.slug === product.brand);
  return { seed: slug, package: product.picture, brand: { slug: product.brand, name: brand?.name ?? product.brand } };
}

/** A product that exists for a picture only. */
export function toExample(pack: PackageSpec, brandSlug = 'manaca'): ProductSpec {
  return {
    seed: `${brandSlug} ${pack.shape} ${pack.label}`,
    package: pack,
    brand: { slug: brandSlug, name: brandSlug },
  };
}

interface Measured {
  spec: ProductSpec;
  width: number;
  height: number;
  scale: number;
}

export function measureProduct(spec: ProductSpec): { width: number; height: number } {
  const { width, height } = shapes[spec.package.shape](createPen(), toLook(spec));
  return { width, height };
}

function measureAll(parts: readonly ProductSpec[], scale: number): Measured[] {
  return parts.map((spec) => {
    const { width, height } = measureProduct(spec);
    const size = relative[spec.package.shape] * scale;
    return { spec, width: width * size, height: height * size, scale: size };
  });
}

export interface GroupPlace {
  /** Middle of the group and base of its back row. */
  x: number;
  y: number;
  scale: number;
  /** The group shrinks until it is no wider. */
  maxWidth: number;
  maxHeight?: number;
}

/** Left to right as given; every second product stands a step further in front. */
export function toGroup(parts: readonly ProductSpec[], place: GroupPlace): { items: SceneItem[]; halfWidth: number } {
  const overlap = parts.length > 2 ? 0.94 : 1.06;
  const widthOf = (measured: Measured[]) => measured.reduce((sum, { width }) => sum + width * overlap, 0);
  let measured = measureAll(parts, place.scale);
  const tallest = Math.max(...measured.map(({ height }) => height));
  const shrink = Math.min(1, place.maxWidth / widthOf(measured), (place.maxHeight ?? Infinity) / tallest);
  measured = measureAll(parts, place.scale * shrink);
  const halfWidth = widthOf(measured) / 2;
  let left = place.x - halfWidth;
  const step = 46 * place.scale * shrink;
  const items = measured.map(({ spec, width, scale }, index): SceneItem => {
    const x = left + (width * overlap) / 2;
    left += width * overlap;
    return { draw: (pen) => shapes[spec.package.shape](pen, toLook(spec)), x, y: place.y + (index % 2) * step, scale };
  });
  return { items: items.toSorted((a, b) => a.y - b.y), halfWidth };
}
