// Pictures of a single product: the hero, a close-up, a lit device, and the back of the package.

import type { SeedPicture } from '../../seed/types.ts';
import { getBrandLook } from '../brand-looks.ts';
import { lighten } from '../color.ts';
import { palettes, toEvening } from '../palettes.ts';
import { createRandom, hashText } from '../random.ts';
import { drawScene, type Drawing, type Scene } from '../scene.ts';
import { drawCarton } from '../shapes/carton.ts';
import type { BackPanel, GlassTint, Look } from '../shapes/shape.ts';
import { shapes, type ShapeName } from '../shapes/shapes.ts';
import type { Pen } from '../svg.ts';

/** Package data of the catalogue. */
export type PackageSpec = SeedPicture;

export interface ProductSpec {
  /** Seed of everything that varies; the product's slug. */
  seed: string;
  package: PackageSpec;
  brand: { slug: string; name: string };
  back?: BackPanel;
  /** The room is dark; lamps and mist of a device are on. */
  isLit?: boolean;
}

const usualGlass: Partial<Record<ShapeName, GlassTint>> = {
  spray: 'green',
  reed: 'plum',
  candle: 'clear',
  mist: 'blue',
  bottle: 'amber',
};

/** Base and size of each shape in a portrait picture, and the middle of its label for the close-up. */
export const poses: Readonly<Record<ShapeName, { y: number; scale: number; focus: number }>> = {
  dropper: { y: 1120, scale: 1.3, focus: 810 },
  essence: { y: 1110, scale: 1.42, focus: 860 },
  rollon: { y: 1120, scale: 1.4, focus: 760 },
  spray: { y: 1125, scale: 1.2, focus: 770 },
  mist: { y: 1125, scale: 1.22, focus: 770 },
  bottle: { y: 1125, scale: 1.28, focus: 790 },
  pump: { y: 1125, scale: 1.22, focus: 800 },
  reed: { y: 1120, scale: 1.02, focus: 860 },
  candle: { y: 1080, scale: 1.4, focus: 740 },
  jar: { y: 1050, scale: 1.42, focus: 770 },
  soap: { y: 1080, scale: 1.36, focus: 800 },
  tube: { y: 1130, scale: 1.25, focus: 640 },
  stick: { y: 1110, scale: 1.34, focus: 720 },
  electric: { y: 1090, scale: 1.35, focus: 800 },
  sachet: { y: 1090, scale: 1.36, focus: 800 },
  stone: { y: 1080, scale: 1.4, focus: 760 },
  box: { y: 1070, scale: 1.3, focus: 800 },
  pouch: { y: 1110, scale: 1.3, focus: 740 },
};

export function toLook(spec: ProductSpec): Look {
  const { package: pack, brand, seed } = spec;
  return {
    palette: { ...palettes[pack.palette], ...(pack.motif ? { motif: pack.motif } : {}) },
    brand: getBrandLook(brand.slug, brand.name),
    text: { name: pack.label, kind: pack.kind, volume: pack.volume, ...(pack.latin ? { latin: pack.latin } : {}) },
    tint: pack.glass ?? usualGlass[pack.shape] ?? 'amber',
    variant: hashText(seed) % 6,
    ...(pack.color ? { color: pack.color } : {}),
    ...(spec.isLit ? { isLit: true } : {}),
  };
}

/** Nothing stands before the warning on a flask of room fragrance. */
function toScene(spec: ProductSpec): Scene {
  const look = toLook(spec);
  const palette = spec.isLit ? toEvening(look.palette) : look.palette;
  const { y, scale } = poses[spec.package.shape];
  const random = createRandom(`pose ${spec.seed}`);
  const draw = (shown: Look) => (pen: Pen) => shapes[spec.package.shape](pen, shown);
  // The second of a pair, with a light label, stands behind.
  const second = spec.package.volume.startsWith('2 unidades')
    ? [
        {
          draw: draw({ ...look, palette: { ...palette, tone: lighten(palette.tone, 0.45) } }),
          x: 300,
          y: y - 60,
          scale: scale * 0.8,
        },
      ]
    : [];
  return {
    palette,
    seed: spec.seed,
    sun: [0.26 + random() * 0.1, 0.26 + random() * 0.08],
    items: [
      ...second,
      {
        draw: draw(look),
        x: second.length > 0 ? 600 : 500,
        y,
        scale: second.length > 0 ? scale * 0.86 : scale,
        motif: palette.motif,
        motifScale: Math.min(scale, 1.3),
        ...(spec.package.shape === 'essence' ? { fronts: 0 } : {}),
      },
    ],
  };
}

export const masterWidth = 1200;

export const drawHeroShot = (spec: ProductSpec, scenery?: Scene['scenery']): Drawing =>
  drawScene({ ...toScene(spec), ...(scenery ? { scenery } : {}) }, masterWidth);

/** A device at work in the evening. */
export const drawLitShot = (spec: ProductSpec): Drawing => drawHeroShot({ ...spec, isLit: true });

export function drawCloseUp(spec: ProductSpec): Drawing {
  const { focus } = poses[spec.package.shape];
  const width = 580;
  const height = width * 1.25;
  const random = createRandom(`crop ${spec.seed}`);
  const x = 500 - width / 2 + (random() * 60 - 30);
  return drawScene(
    { ...toScene(spec), crop: [x, Math.min(1250 - height, focus - height / 2), width, height] },
    masterWidth,
  );
}

/** Shapes whose label rotates with the package; the carton of another one is turned round. */
export const labelled: ReadonlySet<ShapeName> = new Set([
  'dropper',
  'spray',
  'mist',
  'bottle',
  'pump',
  'jar',
  'tube',
  'candle',
]);

/** Plain studio, package or carton turned round; nearer where the lot is to be read. */
export function drawBackShot(spec: ProductSpec, back: BackPanel): Drawing {
  const look = { ...toLook(spec), back };
  const { shape } = spec.package;
  const isCarton = !labelled.has(shape);
  const { y, scale, focus } = isCarton ? { y: 1090, scale: 1.3, focus: 640 } : poses[shape];
  const [width, height] = [720, 900];
  const crop = [(1000 - width) / 2, Math.min(1250 - height, focus - height / 2), width, height] as const;
  return drawScene(
    {
      palette: look.palette,
      seed: `${spec.seed} back`,
      items: [{ draw: (pen) => (isCarton ? drawCarton : shapes[shape])(pen, look), x: 500, y, scale }],
      ...(back.lot && !isCarton ? { crop } : {}),
    },
    masterWidth,
  );
}
